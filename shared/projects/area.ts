import * as z from 'zod/mini';
import { defineArea } from '../core/area.ts';
import { joined, tableOf } from '../core/table.ts';
import { projectImports } from './imports.ts';
import { projectSchema } from './model.ts';
import { projects } from './routes.ts';

const project = z.omit(projectSchema, { duration: true });

type Project = z.output<typeof project>;

const notTicked = { completed: null, completedAt: null };

const listItems = (project: Project) => {
  const { goals, learningOutcomes, challenges } = project;
  const rowOf = (kind: string) => (item: (typeof learningOutcomes)[number]) => ({
    ...notTicked,
    ...item,
    kind,
    project,
  });
  return [
    ...goals.map(rowOf('Goal')),
    ...learningOutcomes.map(rowOf('Learning outcome')),
    ...challenges.map(rowOf('Challenge')),
  ];
};

export const projectArea = defineArea({
  label: 'Projects',
  routes: projects,
  imports: projectImports,
  lists: { projects: z.array(project) },
  tables: ({ projects }) => [
    tableOf('projects.csv', projects, {
      id: ({ _id }) => _id,
      name: ({ name }) => name,
      description: ({ description }) => description,
      status: ({ status }) => status,
      progress: ({ progress }) => progress,
      started: ({ startDate }) => startDate,
      'planned end': ({ endDate }) => endDate,
      completed: ({ completionDate }) => completionDate,
      repository: ({ repositoryUrl }) => repositoryUrl,
      demo: ({ demoUrl }) => demoUrl,
      skills: ({ relatedSkills }) => joined(relatedSkills.map(({ name }) => name)),
    }),
    tableOf('project-lists.csv', projects.flatMap(listItems), {
      project: ({ project }) => project.name,
      kind: ({ kind }) => kind,
      description: ({ description }) => description,
      completed: ({ completed }) => completed,
      'completed on': ({ completedAt }) => completedAt,
      'project id': ({ project }) => project._id,
    }),
  ],
});

import * as z from 'zod/mini';
import { defineArea } from '../core/area.ts';
import { type Batch, batch, isLarge, packed, recordBatches } from '../core/batches.ts';
import { joined, tableOf } from '../core/table.ts';
import { projectImports } from './imports.ts';
import { type ListItem, projectSchema, storedItems } from './model.ts';
import { projects } from './routes.ts';

const project = z.extend(z.omit(projectSchema, { duration: true, spentMinutes: true }), {
  goals: z.array(storedItems.goals),
  learningOutcomes: z.array(storedItems.learningOutcomes),
  challenges: z.array(storedItems.challenges),
});

type Project = z.output<typeof project>;

/** The columns that are empty for some of the lists. */
const noFacts = {
  completed: null,
  completedAt: null,
  dueDate: null,
  createdOn: null,
  solvedOn: null,
};

const listItems = (project: Project) => {
  const { goals, learningOutcomes, challenges } = project;
  const rowOf =
    (kind: string) =>
    <Item extends ListItem>(item: Item) => ({ ...noFacts, ...item, kind, project });
  return [
    ...goals.map(rowOf('Goal')),
    ...learningOutcomes.map(rowOf('Learning outcome')),
    ...challenges.map(rowOf('Challenge')),
  ];
};

type Lists = Pick<Project, 'goals' | 'learningOutcomes' | 'challenges'>;

const noLists: Lists = { goals: [], learningOutcomes: [], challenges: [] };

/** Sends large projects without their goals, outcomes and challenges. More calls add those. */
const projectBatches = (projects: readonly Project[]): Batch[] => {
  const sent = projects.map((project) => (isLarge(project) ? { ...project, ...noLists } : project));
  return [
    ...recordBatches(projectImports.import, sent, (projects) => ({ body: { projects } })),
    ...projects.filter(isLarge).flatMap(listBatches),
  ];
};

const listBatches = ({ _id: id, ...project }: Project): Batch[] =>
  (['goals', 'learningOutcomes', 'challenges'] as const).flatMap((list) =>
    packed<Project[typeof list][number]>(project[list]).map((some) =>
      batch(projectImports.importLists, { params: { id }, body: { ...noLists, [list]: some } }),
    ),
  );

export const projectArea = defineArea({
  routes: projects,
  imports: projectImports,
  lists: { projects: z.array(project) },
  gather: async (read) => ({ lists: await read(projects.list, {}), rest: [] }),
  batches: ({ projects }) => projectBatches(projects),
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
      due: ({ dueDate }) => dueDate,
      'created on': ({ createdOn }) => createdOn,
      'solved on': ({ solvedOn }) => solvedOn,
      'project id': ({ project }) => project._id,
    }),
  ],
});

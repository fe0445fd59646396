import { limits, requiredText } from '#shared/core/fields.ts';
import {
  endBeforeStart,
  type NewProject,
  type Project,
  projectFields,
} from '#shared/projects/model.ts';
import { endsBeforeStart, newProject } from '#shared/projects/rules.ts';
import { filled, filledFrom, formValuesOf, mapForm } from '../../forms/formValues.ts';
import { itemLines, itemsOfLines } from './itemLines.ts';

/** Goals, learning outcomes and challenges are one per line. */
const empty = formValuesOf({ name: '', ...projectFields.unset });

export type ProjectFormValues = typeof empty;

/** The screen requires a description, the API does not. */
const create = projectFields.create.extend({
  description: requiredText('Description', limits.description),
});

/** A cleared date must not count as unchanged. */
const datesOf = ({ startDate, endDate }: Pick<NewProject, 'startDate' | 'endDate'>) => ({
  startDate: startDate ?? null,
  endDate: endDate ?? null,
});

export const { formValues, formErrors, createBody, patchBody } = mapForm({
  empty,
  shown: (project: Project) => ({
    ...filledFrom(empty, project),
    relatedSkills: project.relatedSkills.map(({ _id }) => _id),
    goals: itemLines(project.goals),
    learningOutcomes: itemLines(project.learningOutcomes),
    challenges: itemLines(project.challenges),
  }),
  // Lines that were items of the project stay those items.
  bodyOf: (values, project) => ({
    ...filled(values, ['name', 'description']),
    goals: itemsOfLines(values.goals, project?.goals).map((goal) => ({
      ...goal,
      completed: false,
    })),
    learningOutcomes: itemsOfLines(values.learningOutcomes, project?.learningOutcomes),
    challenges: itemsOfLines(values.challenges, project?.challenges),
  }),
  schema: (project) =>
    create.refine((sent) => !endsBeforeStart(project ?? newProject, datesOf(sent)), {
      path: ['endDate'],
      message: endBeforeStart,
    }),
});

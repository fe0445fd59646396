import { limits, requiredText } from '#shared/core/fields.ts';
import {
  endBeforeStart,
  type NewProject,
  type Project,
  type ProjectPatch,
  projectFields,
} from '#shared/projects/model.ts';
import { endsBeforeStart, newProject } from '#shared/projects/rules.ts';
import { changedFields } from '../../forms/changedFields.ts';
import { filled } from '../../forms/filled.ts';
import { formSchema } from '../../forms/formSchema.ts';
import { filledFrom, formValuesOf } from '../../forms/formValues.ts';
import { itemLines, itemsOfLines } from './itemLines.ts';

/** Goals, learning outcomes and challenges are one per line. */
export const emptyProject = formValuesOf({ name: '', ...projectFields.unset });

export type ProjectFormValues = typeof emptyProject;

export const formValues = (project: Project): ProjectFormValues => ({
  ...filledFrom(emptyProject, project),
  relatedSkills: project.relatedSkills.map(({ _id }) => _id),
  goals: itemLines(project.goals),
  learningOutcomes: itemLines(project.learningOutcomes),
  challenges: itemLines(project.challenges),
});

type Lists = Pick<Project, 'goals' | 'learningOutcomes' | 'challenges'>;

const noLists: Lists = { goals: [], learningOutcomes: [], challenges: [] };
const required = ['name', 'description'];

/** The screen requires a description, the API does not. */
const body = projectFields.create.extend({
  description: requiredText('Description', limits.description),
});

/** The body for the values of the inputs, not validated. Lines that were items of the project stay those items. */
const prepare = (before: Lists) => (values: unknown) => {
  const { goals, learningOutcomes, challenges, ...others } = values as ProjectFormValues;
  return {
    ...(filled(others, required) as object),
    goals: itemsOfLines(goals, before.goals).map((goal) => ({ ...goal, completed: false })),
    learningOutcomes: itemsOfLines(learningOutcomes, before.learningOutcomes),
    challenges: itemsOfLines(challenges, before.challenges),
  };
};

/** A cleared date must not count as unchanged. */
const datesOf = ({ startDate, endDate }: Pick<NewProject, 'startDate' | 'endDate'>) => ({
  startDate: startDate ?? null,
  endDate: endDate ?? null,
});

/** Validates the values of the inputs, for a new project or the given one; its output is the body of a create. */
export const projectFormSchema = (project?: Project) =>
  formSchema(
    body.refine((sent) => !endsBeforeStart(project ?? newProject, datesOf(sent)), {
      path: ['endDate'],
      message: endBeforeStart,
    }),
    prepare(project ?? noLists),
  );

export const createBody = (values: ProjectFormValues): NewProject =>
  projectFormSchema().parse(values);

/** The body of a patch: only the changed fields, null for the cleared ones. */
export const patchBody = (project: Project, values: ProjectFormValues): ProjectPatch =>
  changedFields(prepare(project)(formValues(project)), projectFormSchema(project).parse(values));

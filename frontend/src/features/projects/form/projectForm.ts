import * as z from 'zod/mini';
import { issueMessage } from '#shared/calls/fieldReasons.ts';
import { limits, requiredLine } from '#shared/calls/fields.ts';
import {
  type Goal,
  type ListItem,
  type NewProject,
  type Project,
  projectFields,
} from '#shared/projects/model.ts';
import { projectReasons } from '#shared/projects/reasons.ts';
import { endsBeforeStart, newProject } from '#shared/projects/rules.ts';
import { webAddressOf } from '../../../forms/fields/webAddress.ts';
import { filled, filledFrom, formValuesOf, lineList, mapForm } from '../../../forms/formValues.ts';
import { goalCounts } from '../view.ts';

/** In the form, goals, learning outcomes and challenges have one line per item. */
const empty = formValuesOf({ name: '', ...projectFields.unset });

export type ProjectFormValues = typeof empty;

/** The form requires a description, the API does not. */
const create = z.extend(projectFields.create, {
  description: requiredLine('Description', limits.description),
});

/** Sets missing dates to null, so that a cleared date does not count as unchanged. */
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
  // A line with the text of an existing item stays that item.
  bodyOf: (values, project) => ({
    ...filled(withAddresses(values), ['name', 'description']),
    goals: itemsOfLines(values.goals, project?.goals).map((goal) => ({
      ...goal,
      completed: false,
    })),
    learningOutcomes: itemsOfLines(values.learningOutcomes, project?.learningOutcomes),
    challenges: itemsOfLines(values.challenges, project?.challenges),
  }),
  schema: (project) =>
    create.check(
      z.refine((sent) => !endsBeforeStart(project ?? newProject, datesOf(sent)), {
        path: ['endDate'],
        error: issueMessage(projectReasons.endBeforeStart()),
      }),
    ),
  numeric: { progress: 'number' },
});

const withAddresses = (values: ProjectFormValues): ProjectFormValues => ({
  ...values,
  repositoryUrl: webAddressOf(values.repositoryUrl),
  demoUrl: webAddressOf(values.demoUrl),
});

const lineOf = ({ description }: ListItem): string => lineList(description).join(' ');

/** Items as a form shows them, one per line. */
export const itemLines = (items: readonly ListItem[]): string => items.map(lineOf).join('\n');

export type SentListItem = { readonly _id?: string; readonly description: string };

/**
 * Turns the lines of a form into items. A line with the text of an old item becomes that item, but each item is used
 * only once. The item keeps its id, its tick and its text, even a text of several lines.
 */
export function itemsOfLines(text: string, before: readonly ListItem[] = []): SentListItem[] {
  const free = [...before];
  return lineList(text).map((line) => {
    const index = free.findIndex((item) => lineOf(item) === line);
    const [item] = index < 0 ? [] : free.splice(index, 1);
    return item ? { _id: item._id, description: item.description } : { description: line };
  });
}

/** Counts the goals in the form, and the done goals among them. Null if the progress does not follow the goals. */
export function followedGoals(
  { status, progressFromGoals, goals }: ProjectFormValues,
  before: readonly Goal[] = [],
) {
  const ticked = new Set(before.filter(({ completed }) => completed).map(({ _id }) => _id));
  const counts = goalCounts(
    itemsOfLines(goals, before).map(({ _id = '' }) => ({ completed: ticked.has(_id) })),
  );
  return progressFromGoals && counts.all > 0 && status !== 'Completed' ? counts : null;
}

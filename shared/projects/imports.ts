import * as z from 'zod/mini';
import { issueMessage } from '../calls/fieldReasons.ts';
import { byId, byRule, day, idSchema, trueOrFalse, wholeNumber } from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { completionProblem } from '../core/importedCompletion.ts';
import { fewRecords, importCall, record, timestamps, undoImportCall } from '../core/imports.ts';
import type { Label } from '../language/fieldLabels.ts';
import { namedSkills } from '../skills/imports.ts';
import { listItemText, projectFields, projectList } from './model.ts';
import { projectReasons } from './reasons.ts';

const { create, patch } = projectFields;

const listItem = { _id: idSchema, description: listItemText };

/** Older exports have no days of list items. */
const dayOrNull = (label: Label) => z._default(z.nullable(day(label)), null);

const goal = record('Goal', {
  ...listItem,
  completed: trueOrFalse('Completed'),
  completedAt: z.nullable(day('Completed at')),
  dueDate: dayOrNull('Due date'),
}).check(
  z.refine(({ completed, completedAt }) => completed || completedAt === null, {
    path: ['completedAt'],
    error: issueMessage(projectReasons.completedAtOfGoal()),
  }),
);

const outcome = { ...listItem, createdOn: dayOrNull('Created on') };

type Lists = Readonly<
  Record<'goals' | 'learningOutcomes' | 'challenges', readonly { readonly _id: string }[]>
>;

const ownIds = {
  path: ['goals'],
  error: issueMessage(projectReasons.sharedIds()),
};

const hasOwnIds = ({ goals, learningOutcomes, challenges }: Lists): boolean => {
  const all = [...goals, ...learningOutcomes, ...challenges];
  return new Set(all.map(({ _id }) => _id)).size === all.length;
};

const lists = {
  goals: projectList('Goals', goal),
  learningOutcomes: projectList('Learning outcomes', record('Learning outcome', outcome)),
  challenges: projectList(
    'Challenges',
    record('Challenge', { ...outcome, solvedOn: dayOrNull('Solved on') }),
  ),
};

/** A project in an export. If the progress follows the goals, it is computed from them. */
export const projectRecord = record('Project', {
  ...patch.shape,
  ...lists,
  _id: idSchema,
  name: create.shape.name,
  relatedSkills: namedSkills,
  progressBefore: z.nullable(wholeNumber('Progress before', 0, 100)),
  completionDate: z.nullable(day('Completion date')),
  ...timestamps,
}).check(z.refine(hasOwnIds, ownIds), byRule(completionProblem));

export type ProjectRecord = z.output<typeof projectRecord>;

/** More list items of a project, because all of them may not fit into one body. */
const projectLists = z.strictObject(lists).check(z.refine(hasOwnIds, ownIds));

export type ProjectLists = z.output<typeof projectLists>;

export const projectImports = defineRoutes({
  import: {
    path: '/projects/import',
    summary: 'Import projects from an export, with their goals, outcomes and challenges',
    ...importCall(z.strictObject({ projects: fewRecords('Projects', projectRecord) })),
  },
  importLists: {
    path: '/projects/{id}/lists/import',
    summary: 'Import more goals, outcomes and challenges of a project, after its existing ones',
    params: byId,
    ...importCall(projectLists),
  },
  undoImport: {
    path: '/projects/import/undo',
    summary: 'Delete imported projects',
    ...undoImportCall,
  },
});

import * as z from 'zod/mini';
import { dueGoalsOf } from '#shared/analytics/agenda.ts';
import { day, idSchema } from '#shared/calls/fields.ts';
import {
  type Goal,
  type ListName,
  listNames,
  projectFields,
  storedItems,
} from '#shared/projects/model.ts';
import { projectReasons } from '#shared/projects/reasons.ts';
import { progressOf } from '#shared/projects/rules.ts';
import type { ItemWrite } from '../../http/itemWrite.ts';
import { notFound, Problem } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { tombstonesAfter } from '../../table/listItems.ts';
import { parseEach, parseItem, parseItems } from '../../table/parsing.ts';
import { type CountedRevision, reviseCounted } from '../../table/storage.ts';
import type { Changes } from '../../table/updating.ts';
import { goalDaysOf, goalsOfDays } from './goalDays.ts';
import { projectKeys } from './keys.ts';

/** A list item stores the request that added it, if the client chose the item's id in a separate call. See `NewId`. */
const request = z.optional(z.string());

const itemsOf = <S extends z.ZodMiniObject>(item: S) =>
  z._default(z.array(z.extend(item, { request })), []);

/**
 * The earliest open goals with a due day, see `dueGoalsOf`. These are copies, so that the agenda need not read all
 * goals.
 */
const dueGoals = z._default(
  z.array(z.object({ _id: idSchema, description: z.string(), dueDate: z.iso.date() })),
  [],
);

/** The tombstone of a deleted list item that had a `request`. */
const tombstone = z.object({ _id: idSchema, request: z.string(), deletedAt: z.iso.datetime() });

const schema = z.object({
  _id: idSchema,
  ...projectFields.stored,
  progressBefore: z._default(z.nullable(z.int()), null),
  completionDate: z._default(z.nullable(day('Completion date')), null),
  goals: itemsOf(storedItems.goals),
  learningOutcomes: itemsOf(storedItems.learningOutcomes),
  challenges: itemsOf(storedItems.challenges),
  deletedEntries: z._default(z.array(tombstone), []),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type StoredProject = z.output<typeof schema>;

/** Parses a project's item. Throws 404 if it is missing. */
export const parseProject = (item: Item | undefined): StoredProject => {
  if (!item) throw notFound('project');
  return parseItem(schema, item);
};

export const parseEachProject = (items: AsyncIterable<Item>): AsyncGenerator<StoredProject> =>
  parseEach(schema, items);

/** Stats read only these fields. */
const facts = z.object({
  ...z.pick(schema, {
    _id: true,
    name: true,
    status: true,
    progress: true,
    endDate: true,
    completionDate: true,
  }).shape,
  goalDays: z.string(),
  dueGoals,
});

const factsSchema = z.pipe(
  facts,
  z.transform(({ goalDays, ...rest }) => ({ ...rest, goals: goalsOfDays(goalDays) })),
);

export const factFields = Object.keys(facts.shape);

export const parseProjectFacts = (items: readonly Item[]) => parseItems(factsSchema, items);

export const reviseProject = async (
  { userId, id, now }: ItemWrite,
  revise: (project: StoredProject) => Changes | undefined,
  options: Pick<CountedRevision, 'always' | 'isOnce'> = {},
): Promise<StoredProject> => {
  const item = await reviseCounted(projectKeys.project(userId, id), (item) => {
    const changes = revise(parseProject(item));
    return changes && { changes: changesWithGoals(item, changes, now), ...options };
  });
  return parseProject(item);
};

/**
 * Adds `updatedAt` (unless `changes` has it), the tombstones of deleted list items, and the fields that depend on
 * goals.
 */
export const changesWithGoals = (item: Item, changes: Changes, now: Date): Changes => {
  const before = parseProject(item);
  const after = parseProject({ ...item, ...changes });
  const deletedEntries = tombstonesAfter(before.deletedEntries, {
    before: listNames.flatMap((list) =>
      before[list].flatMap(({ _id, request }) => (request === undefined ? [] : [{ _id, request }])),
    ),
    after: listNames.flatMap((list) => after[list].map(({ _id }) => ({ _id }))),
    now,
    max: maxTombstones,
  });
  return {
    updatedAt: now.toISOString(),
    ...changes,
    ...(deletedEntries && { deletedEntries }),
    ...goalFieldsOf(after.goals),
    ...(after.progressFromGoals && { progress: progressOf(after) }),
  };
};

/** Returns the fields that an item stores in addition to its goals and computes from them. */
export const goalFieldsOf = (goals: readonly Goal[]) => {
  const due = dueGoalsOf(goals);
  return { goalDays: goalDaysOf(goals), dueGoals: due.length > 0 ? due : undefined };
};

/** A project stores at most this many tombstones of list items. Later deletions drop the oldest. */
const maxTombstones = 500;

/**
 * A project's list items and the copies in `dueGoals` may take this many bytes as JSON. DynamoDB allows 400 KB per
 * item. The limits on the number of list items and on their lengths alone would allow more, because some scripts need
 * three bytes per character.
 */
const maxListBytes = 350_000;

/** Throws `limit` if a project with these lists would be too large for its item. */
export const requireRoom = (
  was: Pick<StoredProject, ListName>,
  lists: Partial<Pick<StoredProject, ListName>>,
): void => {
  const { goals, learningOutcomes, challenges } = { ...was, ...lists };
  const bytes = Buffer.byteLength(
    JSON.stringify([goals, learningOutcomes, challenges, dueGoalsOf(goals)]),
  );
  if (bytes <= maxListBytes) return;
  throw new Problem('limit', projectReasons.projectFull());
};

import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { fieldReasons } from '#shared/calls/fieldReasons.ts';
import { day, idSchema } from '#shared/calls/fields.ts';
import type { Day } from '#shared/days/days.ts';
import {
  maxResources,
  type NewResource,
  type Part,
  partSchema,
  type ResourcePatch,
  readingSchema,
  resourceFields,
} from '#shared/resources/model.ts';
import { progressProblem } from '#shared/resources/progress.ts';
import {
  activityTypeOf,
  changeOfFields,
  changeResource,
  createdState,
  movesState,
  type ResourceChange,
} from '#shared/resources/rules.ts';
import { afterSession, pageBeforeSession } from '#shared/resources/sessions.ts';
import type { ItemWrite } from '../../http/itemWrite.ts';
import { invalid, notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { createItem, isRepeated, type NewId } from '../../table/lifecycle.ts';
import { tombstonesAfter } from '../../table/listItems.ts';
import { parseEach, parseItem, parseItems } from '../../table/parsing.ts';
import { getItem, queryItems, walkItems } from '../../table/reading.ts';
import { clearingNulls, onlySet } from '../../table/revision.ts';
import { type CountedRevision, reviseCounted } from '../../table/storage.ts';
import type { Changes } from '../../table/updating.ts';
import { hasNewerPage } from '../ledger/activities.ts';
import { skillKeys } from '../ledger/keys.ts';
import type { TimedSource } from '../ledger/logTime.ts';
import { renameSource } from '../ledger/sources.ts';
import { deleteWithNotes } from '../owned/deletion.ts';
import { resourceKeys, resourceRanges } from './keys.ts';
import { requireFewEnough, requireRoom } from './partLimits.ts';

/** The tombstone of a deleted part or reading, so that a repeated call does not add it again. */
const tombstone = z.object({ _id: idSchema, deletedAt: z.iso.datetime() });

/** A resource's item, including its parts and the readings that were closed. */
const schema = z.object({
  _id: idSchema,
  ...resourceFields.stored,
  parts: z._default(z.array(partSchema), []),
  readings: z._default(z.array(readingSchema), []),
  deletedItems: z._default(z.array(tombstone), []),
  progressBefore: z._default(z.nullable(z.int()), null),
  startDate: z._default(z.nullable(day('Start date')), null),
  completionDate: z._default(z.nullable(day('Completion date')), null),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type StoredResource = z.output<typeof schema>;

export const counter = 'resources';

/** Yields resources in the order of creation, after `cursor`. */
export const walkResources = (userId: string, cursor?: string): AsyncGenerator<StoredResource> => {
  const after = cursor === undefined ? undefined : resourceKeys.resource(userId, cursor);
  return parseEach(schema, walkItems(resourceRanges.resources(userId), { after }));
};

/** Attributes that stats don't need: long texts and lists, and fields that are only displayed. */
const shownOnly = [
  ...(['url', 'author', 'description', 'notes', 'tags', 'relatedSkills', 'position'] as const),
  ...(['parts', 'deletedItems'] as const),
];
const factFields = Object.keys(schema.shape).filter(
  (field) => !shownOnly.some((one) => one === field),
);

/** Returns all resources, or those of a skill, without the attributes in `shownOnly`. */
export const listResourceFacts = async (
  userId: string,
  skill?: string,
): Promise<Omit<StoredResource, (typeof shownOnly)[number]>[]> => {
  const having = skill === undefined ? undefined : { field: 'relatedSkills', id: skill };
  const range = resourceRanges.resources(userId);
  return parseItems(schema, await queryItems(range, { fields: factFields, having }));
};

export const getResource = async (
  userId: string,
  id: string,
  consistent = false,
): Promise<StoredResource> =>
  parseResource(await getItem(resourceKeys.resource(userId, id), consistent));

export const parseResource = (item: Item | undefined): StoredResource => {
  if (!item) throw notFound('resource');
  return parseItem(schema, item);
};

/** Returns the new resource. A repeated request returns the resource that it created before. */
export const createResource = async (
  { userId, id, today, now }: ItemWrite,
  resource: NewResource,
  request: NewId['request'],
): Promise<StoredResource> => {
  const state = createdState(resource, newIdAt(now), today);
  requireRoom(state.parts);
  const fields = onlySet({ ...resource, ...state, parts: unlessEmpty(state.parts) });
  const item = { ...fields, updatedAt: now.toISOString() };
  const key = resourceKeys.resource(userId, id);
  return parseResource(
    await createItem({ userId, key, item, request, counter, max: maxResources }),
  );
};

/** Throws `invalid` for pages beside parts, and for a page that does not exist. */
const requireProgress = (was: Parameters<typeof progressProblem>[0], change: ResourceChange) => {
  const { parts, ...place } = change;
  const problem = progressProblem(was, { ...place, hasParts: parts && parts.length > 0 });
  if (problem) throw invalid(problem.field, problem);
};

const newIdAt = (now: Date) => () => ulid(now.getTime());

/** An empty list is not stored. */
export const unlessEmpty = <V>(list: readonly V[]): readonly V[] | undefined =>
  list.length > 0 ? list : undefined;

/**
 * Returns the attributes to write for a change of a resource's progress. Throws `invalid` for a completion date without
 * the status Completed, and the errors of `requireProgress`.
 */
export const changesOf = (
  was: StoredResource,
  change: ResourceChange & { readonly parts?: readonly Part[] },
  today: Day,
): Changes => {
  requireProgress(was, change);
  const state = changeResource(was, change, today);
  if (change.completionDate && state.status !== 'Completed') {
    throw invalid('completionDate', fieldReasons.completionDateNeedsStatus());
  }
  const { parts } = change;
  return { ...clearingNulls({ ...state }), ...(parts && { parts: unlessEmpty(parts) }) };
};

/** A resource stores at most this many tombstones. Later deletions drop the oldest. */
const maxTombstones = 350;

const listItemsOf = ({ parts, readings }: StoredResource) =>
  [...parts, ...readings].map(({ _id }) => ({ _id }));

/** Adds `updatedAt` (unless `revise` sets it) and the tombstones of deleted parts and readings. */
export const reviseResource = async (
  { userId, id, now }: ItemWrite,
  revise: (resource: StoredResource) => Changes | undefined,
  options: Pick<CountedRevision, 'always' | 'isOnce'> = {},
): Promise<StoredResource> => {
  const item = await reviseCounted(resourceKeys.resource(userId, id), (item) => {
    const before = parseItem(schema, item);
    const changes = revise(before);
    if (!changes) return undefined;
    const after = listItemsOf(parseItem(schema, { ...item, ...changes }));
    const deletion = { before: listItemsOf(before), after, now, max: maxTombstones };
    const deletedItems = tombstonesAfter(before.deletedItems, deletion);
    const updatedAt = now.toISOString();
    return {
      changes: { updatedAt, ...changes, ...(deletedItems && { deletedItems }) },
      ...options,
    };
  });
  return parseResource(item);
};

/** Sets the sent fields and the fields that follow from them. Null removes an optional field. */
export const updateResource = async (
  write: ItemWrite,
  patch: ResourcePatch,
): Promise<StoredResource> => {
  const { userId, id, today, now } = write;
  const { knownParts: _, parts: __, ...fields } = patch;
  const resource = await reviseResource(write, (was) => {
    const change = changeOfFields(was.parts, patch, newIdAt(now), today);
    if (change.parts) {
      requireFewEnough(change.parts);
      requireRoom(change.parts);
    }
    const state = movesState(patch) ? changesOf(was, change, today) : {};
    const changes = { ...clearingNulls(fields), ...state };
    return Object.keys(changes).length > 0 ? changes : undefined;
  });
  if (patch.title !== undefined) await renameSource(userId, sourceOf(id), resource.title);
  return resource;
};

export const sourceOf = (id: string) => ({ kind: 'resource', id }) as const;

export const nameAndType = ({ title, type }: StoredResource) => ({
  name: title,
  type: activityTypeOf(type),
});

/** Says how to log time for a resource. The call may also send a page or a progress. */
export const timedResource = ({
  userId,
  id,
  now,
}: Omit<ItemWrite, 'today'>): TimedSource<StoredResource> => ({
  source: sourceOf(id),
  key: resourceKeys.resource(userId, id),
  parse: parseResource,
  nameAndType,
  reviseBy: async (item, { newId, date, progress, page }) => {
    const was = parseResource(item);
    const problem = page === undefined ? undefined : progressProblem(was, { page });
    if (problem && !(await isRepeated(skillKeys.activity(userId, newId.id), newId.request)))
      throw invalid(problem.field, problem);
    const isOlder = page !== undefined && (await hasNewerPage(userId, sourceOf(id), newId.id));
    const state = afterSession(was, { date, progress, page, isOlder });
    const changes = state && { ...clearingNulls({ ...state }), updatedAt: now.toISOString() };
    return {
      revision: changes && { changes },
      pages:
        page === undefined ? undefined : { page, pageBefore: pageBeforeSession(was, { isOlder }) },
    };
  },
});

/** Deletes the resource with its notes. Its activities stay, and still show its title. */
export const deleteResource = async (userId: string, id: string, now: Date): Promise<void> => {
  const isDeleted = await deleteWithNotes(
    { userId, key: resourceKeys.resource(userId, id), about: { area: 'resources', id }, now },
    (item) => renameSource(userId, sourceOf(id), item.title),
  );
  if (!isDeleted) throw notFound('resource');
};

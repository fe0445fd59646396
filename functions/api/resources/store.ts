import * as z from 'zod/mini';
import type { Day } from '#shared/core/days.ts';
import { fieldReasons } from '#shared/core/fieldReasons.ts';
import { day, idSchema } from '#shared/core/fields.ts';
import {
  maxResources,
  type NewResource,
  type ResourcePatch,
  resourceDefaults,
  resourceFields,
} from '#shared/resources/model.ts';
import {
  activityTypeOf,
  changeOfProgress,
  changeResource,
  newResource,
  type ResourceChange,
  type ResourceState,
} from '#shared/resources/rules.ts';
import { invalid, notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { createItem, deleteItem, type NewId } from '../../table/lifecycle.ts';
import { parseEach, parseItem, parseItems } from '../../table/parsing.ts';
import { getItem, queryItems, walkItems } from '../../table/reading.ts';
import { clearingNulls, onlySet } from '../../table/revision.ts';
import { reviseCounted } from '../../table/storage.ts';
import type { TimedSource } from '../skills/logTime.ts';
import { renameSource } from '../skills/sources.ts';
import { resourceKeys, resourceRanges } from './keys.ts';

const schema = z.object({
  _id: idSchema,
  ...resourceFields.stored,
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

/** Attributes that stats don't need: long texts, and fields that are only displayed. */
const shownOnly = new Set([
  'url',
  'author',
  'description',
  'notes',
  'tags',
  'relatedSkills',
  'position',
]);
const factFields = Object.keys(schema.shape).filter((field) => !shownOnly.has(field));

/** Returns all resources, without the attributes in `shownOnly`. */
export const listResourceFacts = async (userId: string): Promise<StoredResource[]> =>
  parseItems(schema, await queryItems(resourceRanges.resources(userId), { fields: factFields }));

export const getResource = async (
  userId: string,
  id: string,
  consistent = false,
): Promise<StoredResource> =>
  parseResource(await getItem(resourceKeys.resource(userId, id), consistent));

const parseResource = (item: Item | undefined): StoredResource => {
  if (!item) throw notFound('resource');
  return parseItem(schema, item);
};

export type ResourceWrite = {
  readonly userId: string;
  readonly id: string;
  readonly today: Day;
  readonly now: Date;
};

/** Returns the new resource. A repeated request returns the resource that it created before. */
export const createResource = async (
  { userId, id, today, now }: ResourceWrite,
  resource: NewResource,
  request: NewId['request'],
): Promise<StoredResource> => {
  const state = changeResource(newResource, resource, today);
  const item = { ...onlySet({ ...resource, ...state }), updatedAt: now.toISOString() };
  const key = resourceKeys.resource(userId, id);
  return parseResource(
    await createItem({ userId, key, item, request, counter, max: maxResources }),
  );
};

/** Returns the state after a change. Throws `invalid` for a completion date without the status Completed. */
const changeState = (was: ResourceState, change: ResourceChange, today: Day): ResourceState => {
  const state = changeResource(was, change, today);
  if (change.completionDate && state.status !== 'Completed') {
    throw invalid('completionDate', fieldReasons.completionDateNeedsStatus());
  }
  return state;
};

/** Sets the sent fields and the fields that follow from a new status. Null removes an optional field. */
export const updateResource = async (
  { userId, id, today, now }: ResourceWrite,
  patch: ResourcePatch,
): Promise<StoredResource> => {
  const { status, progress, startDate, completionDate } = patch;
  const movesState = [status, progress, startDate, completionDate].some((f) => f !== undefined);
  const change = {
    status: status === null ? resourceDefaults.status : status,
    progress: progress === null ? resourceDefaults.progress : progress,
    startDate,
    completionDate,
  };
  const item = await reviseCounted(resourceKeys.resource(userId, id), (item) => {
    const was = parseItem(schema, item);
    const state = movesState ? changeState(was, change, today) : {};
    return {
      changes: { ...clearingNulls({ ...patch, ...state }), updatedAt: now.toISOString() },
    };
  });
  const resource = parseResource(item);
  if (patch.title !== undefined) await renameAsSource(userId, id, resource.title);
  return resource;
};

/**
 * Makes the resource's activities show this title. A broken item may have no valid title, but can still be deleted.
 */
const renameAsSource = async (userId: string, id: string, name: unknown): Promise<void> => {
  if (typeof name === 'string') await renameSource(userId, { ...sourceOf(id), name });
};

/** The resource as the source of activities. */
export const sourceOf = (id: string) => ({ kind: 'resource', id }) as const;

/** The title of the resource and the type of its activities. */
export const describeTime = ({ title, type }: StoredResource) => ({
  name: title,
  type: activityTypeOf(type),
});

/** Says how to log time for a resource. The call may also send a progress. */
export const timedResource = ({
  userId,
  id,
  today,
  now,
}: ResourceWrite): TimedSource<StoredResource> => ({
  source: sourceOf(id),
  key: resourceKeys.resource(userId, id),
  parse: parseResource,
  describe: describeTime,
  changesBy: (item, progress) => {
    const was = parseResource(item);
    const state = changeResource(was, changeOfProgress(was, progress), today);
    return { ...clearingNulls({ ...state }), updatedAt: now.toISOString() };
  },
});

/** Deletes the resource. Its activities stay, and still show its title. */
export const deleteResource = async (userId: string, id: string, now: Date): Promise<void> => {
  const isDeleted = await deleteItem(resourceKeys.resource(userId, id), counter, now, (item) =>
    renameAsSource(userId, id, item.title),
  );
  if (!isDeleted) throw notFound('resource');
};

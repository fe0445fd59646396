import * as z from 'zod/mini';
import { idSchema } from '#shared/calls/fields.ts';
import { type ItemSource, itemSources } from '#shared/skills/model.ts';
import { type Grains, minutesOf } from '#shared/skills/time.ts';
import type { Item } from '../../table/item.ts';
import { parseItem, parseItems } from '../../table/parsing.ts';
import { queryItems } from '../../table/reading.ts';
import { retryOnConflict } from '../../table/retryOnConflict.ts';
import type { Step } from '../../table/transactions.ts';
import { updateItem, upsertItem } from '../../table/updating.ts';
import type { Sign } from './activityMonths.ts';
import { type SourceId, skillKeys, skillRanges } from './keys.ts';

/**
 * The sum of a source's activities, and the source's name. This item is separate from the source. So a log costs the
 * same for any source, and an import may write activities and sources in any order. The name stays after the source is
 * deleted.
 */
const schema = z.object({
  _id: idSchema,
  sk: z.string(),
  name: z.string(),
  time: z.int().check(z.gte(0)),
  /** The number of the source's activities. */
  entries: z.int().check(z.gte(0)),
  /** The number of changes. */
  revision: z.int(),
});

export type NamedSource = SourceId & { readonly name: string };

/** The part of an activity that counts for its source. */
export type FromSource = {
  /** Undefined if the activity's source is not a habit, resource or project. */
  readonly from: (SourceId & { readonly name?: string }) | undefined;
  readonly time: Grains;
};

const placeOf = ({ kind, id }: SourceId): string => `${kind}#${id}`;

/** Returns the steps that add activities to their sources, or subtract them. One step per source. */
export const sourceSteps = (userId: string, logs: readonly FromSource[], sign: Sign): Step[] =>
  sourceChangeSteps(
    userId,
    logs.map((log) => ({ ...log, sign })),
  );

/**
 * Returns the steps that add some activities to their sources and subtract others, one step per changed source. A
 * name is written only if the source has none yet. Later, `renameSource` writes it.
 */
export const sourceChangeSteps = (
  userId: string,
  changes: readonly (FromSource & { readonly sign: Sign })[],
): Step[] => {
  const sourced = changes.flatMap(({ from, ...change }) => (from ? [{ from, ...change }] : []));
  return [...Map.groupBy(sourced, ({ from }) => placeOf(from)).values()].flatMap((ofSource) => {
    const from = ofSource.find(({ from }) => from.name !== undefined)?.from ?? ofSource[0]?.from;
    const time = ofSource.reduce((sum, one) => sum + one.sign * one.time, 0);
    const count = ofSource.reduce((sum, { sign }) => sum + sign, 0);
    return from && (time !== 0 || count !== 0) ? sourceStep(userId, from, { time, count }) : [];
  });
};

const sourceStep = (
  userId: string,
  { name, ...source }: SourceId & { readonly name?: string },
  { time, count }: { readonly time: Grains; readonly count: number },
): Step => ({
  Update: {
    Key: skillKeys.source(userId, source),
    UpdateExpression: `${name === undefined ? '' : 'SET #name = if_not_exists(#name, :name) '}ADD #time :time, entries :count, revision :one`,
    ExpressionAttributeNames: { '#time': 'time', ...(name !== undefined && { '#name': 'name' }) },
    ExpressionAttributeValues: {
      ':time': time,
      ':count': count,
      ':one': 1,
      ...(name !== undefined && { ':name': name }),
    },
  },
});

/**
 * Returns the habit, resource or project that an activity comes from. Undefined if it comes from none. Also undefined if
 * the stored source is broken, so that a broken item can still be deleted.
 */
export const sourceOf = ({ source, sourceId }: Item): SourceId | undefined => {
  const kind = itemSources.find((one) => one === source);
  return kind && typeof sourceId === 'string' ? { kind, id: sourceId } : undefined;
};

/** Reads the stored names of all sources, in one Query. */
export const readSourceNames = async (
  userId: string,
): Promise<(source: SourceId) => string | undefined> => {
  const items = parseItems(schema, await queryItems(skillRanges.sources(userId)));
  const names = new Map(items.map(({ sk, name }) => [sk, name]));
  return (source) => names.get(skillKeys.source(userId, source).sk);
};

/** Reads the minutes logged for each source of a kind, by its id, in one Query. */
export const spentMinutesById = async (
  userId: string,
  kind: ItemSource,
): Promise<(id: string) => number> => {
  const items = parseItems(schema, await queryItems(skillRanges.sources(userId, kind)));
  const minutes = new Map(items.map(({ _id, time }) => [_id, minutesOf(time)]));
  return (id) => minutes.get(id) ?? 0;
};

/** Returns the time logged for one source, and the number of its activities. */
export const readSourceSums = async (
  userId: string,
  source: SourceId,
  consistent = false,
): Promise<{ readonly time: Grains; readonly entries: number }> => {
  const { pk, sk } = skillKeys.source(userId, source);
  const [item] = await queryItems({ pk, from: sk, to: sk }, { consistent });
  return item ? parseItem(schema, item) : { time: 0, entries: 0 };
};

export const readSpentMinutes = async (
  userId: string,
  source: SourceId,
  consistent = false,
): Promise<number> => minutesOf((await readSourceSums(userId, source, consistent)).time);

/**
 * Stores the name of a source that will get time, unless a name is stored. Later renames, and the deletion of the
 * source, update this name. So the name is known when the time arrives.
 */
export const nameSource = async (
  userId: string,
  { name, ...source }: NamedSource,
): Promise<void> => {
  const key = skillKeys.source(userId, source);
  await upsertItem(key, {}, { name, time: 0, entries: 0, revision: 0 });
};

/**
 * Writes the current name of a source that has time. Call this after a rename. Also call this before the source is
 * deleted, so that its activities keep its last name. A broken source may have no valid name. Then its stored name
 * stays, so that the source can still be deleted.
 */
export const renameSource = async (
  userId: string,
  source: SourceId,
  name: unknown,
): Promise<void> => {
  if (typeof name !== 'string') return;
  await retryOnConflict(() => updateItem(skillKeys.source(userId, source), { name }));
};

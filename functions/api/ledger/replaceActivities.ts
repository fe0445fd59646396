import { isDeepStrictEqual } from 'node:util';
import { maxLogBytes } from '#shared/core/storage.ts';
import type { Day } from '#shared/days/days.ts';
import { skillReasons } from '#shared/skills/reasons.ts';
import { grainsOfMinutes, withoutLog } from '#shared/skills/time.ts';
import { Problem } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { deletionStep } from '../../table/lifecycle.ts';
import { lastItems } from '../../table/reading.ts';
import { ifUnchanged } from '../../table/revision.ts';
import type { Step } from '../../table/transactions.ts';
import { conditionOf } from '../../table/updating.ts';
import {
  isLive,
  itemOfActivity,
  logStep,
  type Origin,
  parseActivity,
  type StoredActivity,
} from './activities.ts';
import { dayOfActivity } from './activityIds.ts';
import { monthChangeSteps } from './activityMonths.ts';
import { skillKeys, skillRanges } from './keys.ts';
import { type FromSource, sourceChangeSteps, sourceOf } from './sources.ts';
import { findSkill, type StoredSkill } from './store.ts';
import { requireUnassignedRoom, unassignedStep, unassignedStepBack } from './unassigned.ts';

/** The intended state of an activity. If `next` is defined, its id is derived from other data. */
export type Replacement = {
  readonly id: string;
  /** The activity's item. Undefined if it does not exist. */
  readonly item: Item | undefined;
  /**
   * Undefined to delete the activity. If its skill was deleted, no skill gets the time. A missing type,
   * description or page stays unchanged.
   */
  readonly next:
    | {
        readonly skill: string | null;
        readonly minutes: number;
        readonly source: Origin;
        readonly type?: StoredActivity['type'];
        readonly description?: string | undefined;
        readonly page?: number | undefined;
        readonly pageBefore?: number | undefined;
      }
    | undefined;
};

/**
 * This many replacements of one source fit into a transaction, together with up to five other steps. Each
 * replacement needs up to three steps: for its activity, for its month and for the skill that loses its time. The
 * skills that get time need steps too.
 */
export const replacementsAtOnce = 24;

/**
 * Returns the steps that update activities in a transaction. Each activity is added, changed or deleted, and the
 * sums of its skill, source and month change by the difference. The activities' steps come first, in their order.
 * Returns no steps if nothing differs. If anything has changed since the read, the steps fail and must be computed
 * again. `known` are the previous and the new skills, if they were read. Throws `limit` if a skill has no room.
 */
export const replacementSteps = async (
  userId: string,
  replacements: readonly Replacement[],
  now: Date,
  known?: Skills,
): Promise<readonly Step[]> => {
  const ids = replacements.flatMap(({ item, next }) => [item?.skillId, next?.skill]);
  const skills = known ?? (await readSkills(userId, ids));
  const changes = replacements
    .map((one) => changeOf(userId, one, skills, now))
    .filter(({ before, after }) => !isDeepStrictEqual(before?.facts, after?.facts));
  if (changes.length === 0) return [];
  const parts = changes.flatMap(({ id, before, after }): Part[] => [
    ...(before ? [{ ...before, id, sign: -1 as const }] : []),
    ...(after ? [{ ...after, id, sign: 1 as const }] : []),
  ]);
  const held = await Promise.all(
    [...Map.groupBy(parts, ({ facts }) => facts.skillId)].map(([skillId, parts]) =>
      skillId === null
        ? unassignedSteps(userId, parts)
        : skillStep(userId, skills.get(skillId), parts),
    ),
  );
  const days = parts.map(({ id, sign, facts: { time } }) => ({
    date: dayOfActivity(id),
    time: sign * time,
    count: sign,
  }));
  return [
    ...changes.map(({ step }) => step),
    ...held.flat(),
    ...sourceChangeSteps(
      userId,
      parts.map(({ source: from, sign, facts: { time } }) => ({ from, time, sign })),
    ),
    ...monthChangeSteps(userId, days),
  ];
};

type Skills = ReadonlyMap<string, StoredSkill>;

export const readSkills = async (userId: string, ids: readonly unknown[]): Promise<Skills> => {
  const wanted = new Set(ids.filter((id) => typeof id === 'string'));
  const found = await Promise.all([...wanted].map((id) => findSkill(userId, id, true)));
  return new Map(found.flatMap((skill) => (skill ? [[skill._id, skill] as const] : [])));
};

/** The part of an activity that counts in sums. */
type Summand = {
  /** If none of these facts differs, nothing has to be written. */
  readonly facts: Pick<
    StoredActivity,
    'skillId' | 'source' | 'sourceId' | 'type' | 'time' | 'page' | 'pageBefore'
  > & {
    readonly description: string | undefined;
  };
  readonly source: FromSource['from'];
  readonly bytes: number;
};

const summandOf = (item: Item, name?: string): Summand => {
  const { _id: _, createdAt: __, date: ___, ...facts } = parseActivity(item);
  const { source, sourceId } = facts;
  const from = sourceOf({ source, sourceId });
  return {
    facts: { ...facts, description: facts.description },
    source: from && { ...from, ...(name !== undefined && { name }) },
    bytes: sizeOf(item),
  };
};

/** Returns an activity before and after the change, and the step that changes it. */
const changeOf = (userId: string, { id, item, next }: Replacement, skills: Skills, now: Date) => {
  const key = skillKeys.activity(userId, id);
  const was = item && parseActivity(item);
  const before = item && summandOf(item);
  const condition = item
    ? conditionOf(ifUnchanged(item, ['time', 'skillId', 'sourceId']))
    : { ConditionExpression: isFree };
  if (!next) {
    const step = deletionStep(key, item ?? {}, now, condition);
    return { id, before, after: undefined, step };
  }
  const { skill, minutes, source, ...texts } = next;
  const put = itemOfActivity({
    userId,
    newId: { id, request: undefined },
    source,
    skillId: skill !== null && skills.has(skill) ? skill : null,
    type: was?.type ?? 'Practice',
    description: was?.description,
    page: was?.page ?? undefined,
    pageBefore: was?.pageBefore ?? undefined,
    ...texts,
    time: grainsOfMinutes(minutes),
    now: was ? new Date(was.createdAt) : now,
  });
  const step: Step = { Put: { Item: put, ...condition } };
  return { id, before, after: summandOf(put, source.name), step };
};

/** A tombstone may be replaced: no device can create another activity with a derived id. */
const isFree = 'attribute_not_exists(pk) OR attribute_exists(deletedAt)';

/** A part added to a sum of activities with sign 1, or subtracted with -1. */
type Part = Summand & { readonly id: string; readonly sign: 1 | -1 };

const total = (parts: readonly Part[], of: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + part.sign * of(part), 0);

const sumsOf = (parts: readonly Part[]) => ({
  time: total(parts, ({ facts }) => facts.time),
  bytes: total(parts, ({ bytes }) => bytes),
  count: total(parts, () => 1),
});

const unassignedSteps = async (userId: string, parts: readonly Part[]): Promise<Step[]> => {
  const { time, bytes, count } = sumsOf(parts);
  if (bytes > 0) {
    await requireUnassignedRoom(userId, bytes);
    return [unassignedStep(userId, { time, bytes, count })];
  }
  return [unassignedStepBack(userId, { time: -time, bytes: -bytes, count: -count })];
};

/**
 * Returns the step of a skill. Added activities only need ADD. Writes that depend on the skill's time or last day
 * require an unchanged skill. A deleted skill needs no step, because it loses its activities anyway.
 */
const skillStep = async (
  userId: string,
  skill: StoredSkill | undefined,
  parts: readonly Part[],
): Promise<readonly Step[]> => {
  if (!skill) return [];
  const { time, bytes, count } = sumsOf(parts);
  if (bytes > 0 && skill.loggedBytes + bytes > maxLogBytes)
    throw new Problem('limit', skillReasons.skillFull());
  const key = skillKeys.skill(userId, skill._id);
  const added = parts.filter(({ sign }) => sign === 1);
  const newest = latest(added.map(({ id }) => dayOfActivity(id)));
  const removed = parts.filter(({ sign }) => sign === -1);
  if (removed.length === 0 && newest !== undefined) {
    const isNewest = skill.lastActivityDate === null || skill.lastActivityDate <= newest;
    return [logStep(key, { date: newest, time, bytes, count }, isNewest)];
  }
  const less = removed.reduce((sum, { facts }) => sum + facts.time, 0);
  const { initialTime } = withoutLog(skill, less);
  const remaining = await lastDayWithout(userId, skill, removed);
  const last = latest([remaining, newest].filter((day) => day !== undefined));
  return [
    {
      Update: {
        Key: key,
        UpdateExpression: `SET initialTime = :initialTime${last ? ', lastActivityDate = :last' : ' REMOVE lastActivityDate'} ADD loggedTime :time, loggedBytes :bytes, entries :count, revision :one`,
        ConditionExpression: `${isLive} AND revision = :revision`,
        ExpressionAttributeValues: {
          ':initialTime': initialTime,
          ':revision': skill.revision,
          ':one': 1,
          ':time': time,
          ':bytes': bytes,
          ':count': count,
          ...(last && { ':last': last }),
        },
      },
    },
  ];
};

const latest = (days: readonly Day[]): Day | undefined =>
  days.reduce<Day | undefined>((last, day) => (last && last > day ? last : day), undefined);

/**
 * Returns the last day of a skill's other activities. Undefined if there are none. Reads only if the day may change.
 */
const lastDayWithout = async (
  userId: string,
  { _id, lastActivityDate }: StoredSkill,
  removed: readonly Part[],
): Promise<Day | undefined> => {
  const gone = new Set(removed.map(({ id }) => id));
  if (lastActivityDate && removed.every(({ id }) => dayOfActivity(id) < lastActivityDate))
    return lastActivityDate;
  const newest = await lastItems(skillRanges.activities(userId, _id), gone.size + 1);
  return newest.map(parseActivity).find((one) => !gone.has(one._id))?.date;
};

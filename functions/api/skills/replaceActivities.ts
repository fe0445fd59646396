import type { Day } from '#shared/core/days.ts';
import { maxLogBytes } from '#shared/core/storage.ts';
import { skillReasons } from '#shared/skills/reasons.ts';
import { type Grains, grainsOfMinutes, withoutLog } from '#shared/skills/time.ts';
import { Problem } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { lastItems } from '../../table/reading.ts';
import { ifUnchanged } from '../../table/revision.ts';
import type { Step } from '../../table/transactions.ts';
import { conditionOf } from '../../table/updating.ts';
import { isLive, logStep, parseActivity } from './activities.ts';
import { dayOfActivity } from './activityIds.ts';
import { monthChangeSteps } from './activityMonths.ts';
import { skillKeys, skillRanges } from './keys.ts';
import { type NamedSource, sourceStep } from './sources.ts';
import { findSkill, type StoredSkill } from './store.ts';
import { requireUnassignedRoom, unassignedStep, unassignedStepBack } from './unassigned.ts';

/** What an activity with a derived id is to become. */
export type Replacement = {
  readonly id: string;
  /** Its item, undefined if there is none. */
  readonly item: Item | undefined;
  /** Undefined if it is to be deleted. The time counts for no skill if the skill was deleted. */
  readonly next: { readonly skill: string | null; readonly minutes: number } | undefined;
};

/**
 * Replacements that fit into a transaction, beside up to five other steps: an activity, its month, and a skill that it
 * leaves each; and the skills that they count for then.
 */
export const replacementsAtOnce = 24;

/**
 * The steps of a transaction that bring activities of a source in line: each is added, changed or deleted, with the
 * difference in the sums of its skills or of none, of its source and its months. No step if nothing differs. They are
 * refused if any of it was changed since it was read: then compute them again. Throws `limit` if a skill has no room.
 */
export const replacementSteps = async (
  userId: string,
  source: NamedSource,
  replacements: readonly Replacement[],
  now: Date,
): Promise<readonly Step[]> => {
  const ids = replacements.flatMap(({ item, next }) => [item?.skillId, next?.skill]);
  const skills = await readSkills(userId, ids);
  const changes = replacements
    .map((one) => changeOf(userId, source, one, skills, now))
    .filter(({ before, after }) => !isSame(before, after));
  if (changes.length === 0) return [];
  const holders = Map.groupBy(
    changes.flatMap(({ id, before, after }) => [
      ...(before ? [{ ...before, id, sign: -1 as const }] : []),
      ...(after ? [{ ...after, id, sign: 1 as const }] : []),
    ]),
    ({ skillId }) => skillId,
  );
  const held = await Promise.all(
    [...holders].map(([skillId, parts]) =>
      skillId === null
        ? unassignedSteps(userId, parts)
        : skillStep(userId, skills.get(skillId), parts),
    ),
  );
  const days = changes.map(({ id, before, after }) => ({
    date: dayOfActivity(id),
    time: (after?.time ?? 0) - (before?.time ?? 0),
    count: Number(after !== undefined) - Number(before !== undefined),
  }));
  const sum = (of: 'time' | 'count') => days.reduce((total, day) => total + day[of], 0);
  const [time, count] = [sum('time'), sum('count')];
  return [
    ...changes.map(({ step }) => step),
    ...held.flat(),
    ...(time === 0 && count === 0 ? [] : [sourceStep(userId, source, { time, count })]),
    ...monthChangeSteps(userId, days),
  ];
};

type Skills = ReadonlyMap<string, StoredSkill>;

/** The skills that exist. */
const readSkills = async (userId: string, ids: readonly unknown[]): Promise<Skills> => {
  const wanted = new Set(ids.filter((id) => typeof id === 'string'));
  const found = await Promise.all([...wanted].map((id) => findSkill(userId, id, true)));
  return new Map(found.flatMap((skill) => (skill ? [[skill._id, skill] as const] : [])));
};

/** What an activity adds to its sums. */
type Summand = { readonly skillId: string | null; readonly time: Grains; readonly bytes: number };

const isSame = (a: Summand | undefined, b: Summand | undefined): boolean =>
  a?.skillId === b?.skillId && a?.time === b?.time;

/** An activity before and after, and the step that changes it. */
const changeOf = (
  userId: string,
  source: NamedSource,
  { id, item, next }: Replacement,
  skills: Skills,
  now: Date,
) => {
  const key = skillKeys.activity(userId, id);
  const was = item && parseActivity(item);
  const before = was && { skillId: was.skillId, time: was.time, bytes: sizeOf(item) };
  const unchanged = item && conditionOf(ifUnchanged(item, ['time', 'skillId', 'sourceId']));
  if (!next) {
    const step: Step = { Delete: { Key: key, ...unchanged } };
    return { id, before, after: undefined, step };
  }
  const skillId = next.skill !== null && skills.has(next.skill) ? next.skill : null;
  const time = grainsOfMinutes(next.minutes);
  const put = {
    ...skillKeys.activityOfSkill(userId, skillId, id),
    ...(skillId !== null && { skillId }),
    ...{ source: source.kind, sourceId: source.id, type: 'Practice', time },
    createdAt: was?.createdAt ?? now.toISOString(),
  };
  const step: Step = { Put: { Item: put, ...(unchanged ?? { ConditionExpression: isFree }) } };
  return { id, before, after: { skillId, time, bytes: sizeOf(put) }, step };
};

/** A derived id can't be the id of another activity that a device may still create. */
const isFree = 'attribute_not_exists(pk) OR attribute_exists(deletedAt)';

/** What is added to a sum of activities, with sign 1, or subtracted from it. */
type Part = Summand & { readonly id: string; readonly sign: 1 | -1 };

const total = (parts: readonly Part[], of: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + part.sign * of(part), 0);

const sumsOf = (parts: readonly Part[]) => ({
  time: total(parts, ({ time }) => time),
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
 * The step of a skill. Only added activities are written by ADD. What depends on the skill's time and last day is written
 * on the condition that both are unchanged. A skill that is being deleted loses its activities anyway.
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
  const less = removed.reduce((sum, part) => sum + part.time, 0);
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
          ...{ ':initialTime': initialTime, ':revision': skill.revision, ':one': 1 },
          ...{ ':time': time, ':bytes': bytes, ':count': count },
          ...(last && { ':last': last }),
        },
      },
    },
  ];
};

const latest = (days: readonly Day[]): Day | undefined =>
  days.reduce<Day | undefined>((last, day) => (last && last > day ? last : day), undefined);

/** The last day of a skill's other activities, undefined if there are none. It is only read if it may change. */
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

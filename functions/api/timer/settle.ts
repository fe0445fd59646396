import { maxLogBytes } from '#shared/core/storage.ts';
import { skillReasons } from '#shared/skills/reasons.ts';
import { grainsOfMinutes } from '#shared/skills/time.ts';
import type { TimerFacts } from '#shared/timer/facts.ts';
import { activitiesOf, type TimerActivity } from '#shared/timer/logged.ts';
import { Problem } from '../../problem.ts';
import { isThere } from '../../table/item.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { isNew } from '../../table/lifecycle.ts';
import { getItem } from '../../table/reading.ts';
import type { Step } from '../../table/transactions.ts';
import { logStep, parseActivity } from '../skills/activities.ts';
import { monthSteps } from '../skills/activityMonths.ts';
import { skillKeys } from '../skills/keys.ts';
import { isStillThere, lastDayWithout, unlogStep } from '../skills/removal.ts';
import { findSkill } from '../skills/store.ts';
import type { Logged } from './item.ts';

/**
 * Brings the activities in line with the timers, one activity at a time, each in a transaction with the timers' item.
 * Usually that is the only one of a stop. Only a call that arrives late changes activities that are there: then an
 * activity is deleted first and added by the next transaction. `logged` says how far it came, so it may be interrupted.
 */

/** The next activity that is not as the timers have it. */
export type Difference =
  | { readonly kind: 'add'; readonly activity: Logged }
  | { readonly kind: 'remove'; readonly activity: Logged };

export const firstDifference = (
  timers: readonly TimerFacts[],
  logged: readonly Logged[],
): Difference | undefined => {
  const wanted = new Map(activitiesOf(timers).map((one) => [one._id, loggedAs(one)]));
  for (const activity of logged) {
    if (!activity.gone && !isSame(activity, wanted.get(activity._id)))
      return { kind: 'remove', activity };
    wanted.delete(activity._id);
  }
  const [missing] = wanted.values();
  return missing && { kind: 'add', activity: missing };
};

const loggedAs = ({ target, ...activity }: TimerActivity): Logged => ({
  ...activity,
  skill: target.id,
});

const isSame = (a: Logged, b: Logged | undefined): boolean =>
  b !== undefined && a.minutes === b.minutes && a.skill === b.skill && a.note === b.note;

/** The steps for a difference, and what is logged after them. */
export type Settlement = { readonly steps: readonly Step[]; readonly logged: readonly Logged[] };

/**
 * The activity's own step is the first. What was undone by the person, or went with its skill, stays away. Throws `limit`
 * if the skill has no room.
 */
export const settle = (
  userId: string,
  { kind, activity }: Difference,
  logged: readonly Logged[],
  now: Date,
): Promise<Settlement> =>
  kind === 'add' ? add(userId, activity, logged, now) : remove(userId, activity, logged);

/** What is logged if an activity can't be added or is no longer there. */
export const asGone = (
  logged: readonly Logged[],
  activity: Logged,
  gone: NonNullable<Logged['gone']>,
): readonly Logged[] => [...without(logged, activity), { ...activity, gone }];

const without = (logged: readonly Logged[], { _id }: Logged): readonly Logged[] =>
  logged.filter((one) => one._id !== _id);

const add = async (
  userId: string,
  activity: Logged,
  logged: readonly Logged[],
  now: Date,
): Promise<Settlement> => {
  const { _id, skill: skillId, date, minutes, note } = activity;
  const skill = await findSkill(userId, skillId, true);
  if (!skill) return { steps: [], logged: asGone(logged, activity, 'skill') };
  const time = grainsOfMinutes(minutes);
  const item = {
    ...skillKeys.activityOfSkill(userId, skillId, _id),
    ...{ skillId, source: 'timer', type: 'Practice', time },
    ...(note && { description: note }),
    createdAt: now.toISOString(),
  };
  const bytes = sizeOf(item);
  if (skill.loggedBytes + bytes > maxLogBytes) throw new Problem('limit', skillReasons.skillFull());
  const isNewest = skill.lastActivityDate === null || skill.lastActivityDate <= date;
  return {
    steps: [
      { Put: { Item: item, ConditionExpression: isNew } },
      logStep(skillKeys.skill(userId, skillId), { date, time, bytes, count: 1 }, isNewest),
      ...monthSteps(userId, [{ date, time }], 1),
    ],
    logged: [...logged, activity],
  };
};

const remove = async (
  userId: string,
  activity: Logged,
  logged: readonly Logged[],
): Promise<Settlement> => {
  const key = skillKeys.activity(userId, activity._id);
  const skill = await findSkill(userId, activity.skill, true);
  const item = await getItem(key, true);
  if (!skill || item?.skillId !== skill._id) {
    return { steps: [], logged: asGone(logged, activity, skill ? 'activity' : 'skill') };
  }
  const written = parseActivity(item);
  const last = await lastDayWithout(userId, skill, written);
  return {
    steps: [
      { Delete: { Key: key, ConditionExpression: isThere } },
      unlogStep(
        skillKeys.skill(userId, skill._id),
        skill,
        { ...written, bytes: sizeOf(item) },
        last,
      ),
      ...monthSteps(userId, [written], -1),
      ...('beside' in last ? [isStillThere(skillKeys.activity(userId, last.beside))] : []),
    ],
    logged: without(logged, activity),
  };
};

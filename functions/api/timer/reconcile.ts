import { isDeepStrictEqual } from 'node:util';
import { grainsOfMinutes } from '#shared/skills/time.ts';
import type { TimerFacts } from '#shared/timer/facts.ts';
import { activitiesOf, type TimerActivity } from '#shared/timer/logged.ts';
import { originOf } from '#shared/timer/target.ts';
import type { Item } from '../../table/item.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { getItem } from '../../table/reading.ts';
import type { Step } from '../../table/transactions.ts';
import { addTimed, takeBackTimed } from '../habits/timed.ts';
import { additionSteps, isNewestIn, itemOfActivity, parseActivity } from '../skills/activities.ts';
import { skillKeys } from '../skills/keys.ts';
import { stepsFromNone, stepsFromSkill } from '../skills/removal.ts';
import { sourceOf } from '../skills/sources.ts';
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
  ...originOf(target),
});

const isSame = (
  { isWithoutSkill: _, unit: __, ...activity }: Logged,
  wanted: Logged | undefined,
): boolean => isDeepStrictEqual(activity, wanted);

/** The steps for a difference, and what is logged after them. */
export type Reconciliation = {
  readonly steps: readonly Step[];
  readonly logged: readonly Logged[];
  /** Whether an activity is added that counts for no skill. */
  readonly isUnassigned?: boolean;
};

/**
 * The activity's own step is the first, that of its skill the second. What was undone by the person, or went with its
 * skill, stays away. Throws `limit` if the skill has no room.
 */
export const reconcile = (
  userId: string,
  { kind, activity }: Difference,
  logged: readonly Logged[],
  now: Date,
): Promise<Reconciliation> => {
  if (activity.source === 'habit') return reconcileHabit(userId, { kind, activity }, logged, now);
  return kind === 'add'
    ? add(userId, activity, logged, now)
    : remove(userId, activity, logged, now);
};

/** Time of a habit is added to the amount of its day, as if the person had typed the sum. */
const reconcileHabit = async (
  userId: string,
  { kind, activity }: Difference,
  logged: readonly Logged[],
  now: Date,
): Promise<Reconciliation> => {
  const { sourceId, date: day, minutes, unit } = activity;
  const which = { userId, id: sourceId ?? '', day, now };
  if (kind === 'add') {
    const added = await addTimed(which, minutes);
    if (!added) return { steps: [], logged: asGone(logged, activity, 'habit') };
    return { steps: added.steps, logged: [...logged, { ...activity, unit: added.unit }] };
  }
  const steps = unit && (await takeBackTimed(which, minutes, unit));
  if (!steps) return { steps: [], logged: asGone(logged, activity, 'habit') };
  return { steps, logged: without(logged, activity) };
};

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
): Promise<Reconciliation> => {
  const { _id, date, minutes, type, note } = activity;
  const skill = activity.skill === null ? undefined : await findSkill(userId, activity.skill, true);
  const source = sourceOf(activity);
  const isWithoutSkill = activity.skill !== null && !skill;
  if (isWithoutSkill && !source) return { steps: [], logged: asGone(logged, activity, 'skill') };
  const skillId = skill?._id ?? null;
  const time = grainsOfMinutes(minutes);
  const item = itemOfActivity({
    ...{ userId, skillId, type, time, now },
    newId: { id: _id, request: undefined },
    source: source ?? { kind: 'timer' },
    description: note || undefined,
  });
  const isNewest = !skill || isNewestIn(skill, { date, bytes: sizeOf(item) });
  return {
    steps: additionSteps(userId, { item, skillId, source, log: { date, time }, isNewest }),
    logged: [...logged, { ...activity, ...(isWithoutSkill && { isWithoutSkill }) }],
    isUnassigned: !skill,
  };
};

const remove = async (
  userId: string,
  activity: Logged,
  logged: readonly Logged[],
  now: Date,
): Promise<Reconciliation> => {
  const skillId = activity.isWithoutSkill ? null : activity.skill;
  const [skill, item] = await Promise.all([
    skillId === null ? undefined : findSkill(userId, skillId, true),
    getItem(skillKeys.activity(userId, activity._id), true),
  ]);
  if (skillId !== null && !skill) return { steps: [], logged: asGone(logged, activity, 'skill') };
  if (!item || !isOf(item, { ...activity, skill: skillId })) {
    return { steps: [], logged: asGone(logged, activity, 'activity') };
  }
  const removal = { userId, item, now };
  return {
    steps: skill ? await stepsFromSkill(removal, skill) : stepsFromNone(removal),
    logged: without(logged, activity),
  };
};

/** Whether an item is the activity that was logged, and not another one with its id. */
const isOf = (item: Item, { skill, source, sourceId }: Logged): boolean => {
  const written = parseActivity(item);
  return written.skillId === skill && written.source === source && written.sourceId === sourceId;
};

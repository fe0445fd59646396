import { isDeepStrictEqual } from 'node:util';
import type { TimerFacts } from '#shared/timer/facts.ts';
import { activitiesOf, type TimerActivity } from '#shared/timer/logged.ts';
import { originOf } from '#shared/timer/target.ts';
import type { Item } from '../../table/item.ts';
import { getItem } from '../../table/reading.ts';
import type { Step } from '../../table/transactions.ts';
import { addTimed, takeBackTimed } from '../habits/timed.ts';
import { parseActivity } from '../ledger/activities.ts';
import { skillKeys } from '../ledger/keys.ts';
import { type Replacement, readSkills, replacementSteps } from '../ledger/replaceActivities.ts';
import { sourceOf } from '../ledger/sources.ts';
import type { Logged } from './item.ts';

/**
 * Makes the activities match the timers, in a transaction with the timers' item. Activities change in batches. The
 * time of habits changes one day per transaction, because it also changes the habit. `logged` records the
 * progress, so an interrupted reconciliation can continue.
 */

/** An activity that differs from the timers. Without `was` it must be added, without `next` it must be removed. */
export type Difference = { readonly was: Logged | undefined; readonly next: Logged | undefined };

export const differencesOf = (
  timers: readonly TimerFacts[],
  logged: readonly Logged[],
): Difference[] => {
  const wanted = new Map(activitiesOf(timers).map((one) => [one._id, loggedAs(one)]));
  const changed = logged.flatMap((was): Difference[] => {
    const next = wanted.get(was._id);
    wanted.delete(was._id);
    return was.gone || isSame(was, next) ? [] : [{ was, next }];
  });
  return [...changed, ...[...wanted.values()].map((next) => ({ was: undefined, next }))];
};

const loggedAs = ({ target, ...activity }: TimerActivity): Logged => ({
  ...activity,
  ...originOf(target),
});

const isSame = (
  { isWithoutSkill: _, unit: __, ...activity }: Logged,
  wanted: Logged | undefined,
): boolean => isDeepStrictEqual(activity, wanted);

/** The steps for some differences, and the logged activities after these steps. */
export type Reconciliation = {
  readonly steps: readonly Step[];
  readonly logged: readonly Logged[];
  /** How many of the first steps add an activity. Such a step fails if another activity has the id. */
  readonly additions: number;
};

/**
 * Returns the next steps towards the timers' state. Activities that the person undid, or that were deleted with
 * their skill, are not added again. Throws `limit` if a skill, or the time without a skill, has no room.
 */
export const reconcile = async (
  userId: string,
  differences: readonly Difference[],
  logged: readonly Logged[],
  now: Date,
): Promise<Reconciliation> => {
  const taken = differences.find(({ was }) => isOfHabit(was))?.was;
  if (taken) return takeBack(userId, taken, logged, now);
  const others = differences.flatMap(({ was, next }): Difference[] => {
    const activity = isOfHabit(next) ? undefined : next;
    return was || activity ? [{ was, next: activity }] : [];
  });
  if (others.length > 0) return replace(userId, others.slice(0, atOnce), logged, now);
  const given = differences.find(({ next }) => isOfHabit(next))?.next;
  return given ? give(userId, given, logged, now) : { steps: [], logged, additions: 0 };
};

/**
 * This many differences fit into a transaction. Each needs one step for its activity and one for its month. Skills,
 * sources and resources need steps too.
 */
const atOnce = 14;

const isOfHabit = (activity: Logged | undefined): boolean => activity?.source === 'habit';

const habitDayOf = (userId: string, { sourceId, date: day }: Logged, now: Date) => ({
  userId,
  id: sourceId ?? '',
  day,
  now,
});

/** Adds time to the amount of a habit's day, as if the person had added it. */
const give = async (
  userId: string,
  activity: Logged,
  logged: readonly Logged[],
  now: Date,
): Promise<Reconciliation> => {
  const added = await addTimed(habitDayOf(userId, activity, now), activity.minutes);
  if (!added) return { steps: [], logged: asGone(logged, activity, 'habit'), additions: 0 };
  const { steps, unit } = added;
  return { steps, logged: [...logged, { ...activity, unit }], additions: 0 };
};

const takeBack = async (
  userId: string,
  activity: Logged,
  logged: readonly Logged[],
  now: Date,
): Promise<Reconciliation> => {
  const { unit, minutes } = activity;
  const steps = unit && (await takeBackTimed(habitDayOf(userId, activity, now), minutes, unit));
  if (!steps) return { steps: [], logged: asGone(logged, activity, 'habit'), additions: 0 };
  return { steps, logged: without(logged, activity), additions: 0 };
};

/** Returns the state to store if an activity can't be added or no longer exists. */
const asGone = (
  logged: readonly Logged[],
  activity: Logged,
  gone: NonNullable<Logged['gone']>,
): readonly Logged[] => [...without(logged, activity), { ...activity, gone }];

const without = (logged: readonly Logged[], { _id }: Logged): readonly Logged[] =>
  logged.filter((one) => one._id !== _id);

/** Returns the steps that apply some differences in activities. The steps of added activities come first. */
const replace = async (
  userId: string,
  differences: readonly Difference[],
  before: readonly Logged[],
  now: Date,
): Promise<Reconciliation> => {
  const [skills, items] = await Promise.all([
    readSkills(
      userId,
      differences.flatMap(({ was, next }) => [was?.skill, next?.skill]),
    ),
    readItems(
      userId,
      differences.flatMap(({ was }) => was ?? []),
    ),
  ]);
  const isDeleted = (skill: string | null) => skill !== null && !skills.has(skill);
  const added: Replacement[] = [];
  const changed: Replacement[] = [];
  let logged = before;
  for (const { was, next } of differences) {
    const item = was && items.get(was._id);
    if (was && !item) {
      logged = asGone(logged, was, isDeleted(skillOf(was)) ? 'skill' : 'activity');
      continue;
    }
    if (was) logged = without(logged, was);
    const isWithoutSkill = next && isDeleted(next.skill);
    const isGone = isWithoutSkill && !sourceOf(next);
    if (isGone) logged = asGone(logged, next, 'skill');
    else if (next) logged = [...logged, { ...next, ...(isWithoutSkill && { isWithoutSkill }) }];
    if (was) changed.push({ id: was._id, item, next: isGone ? undefined : next && timeOf(next) });
    else if (next && !isGone) added.push({ id: next._id, item: undefined, next: timeOf(next) });
  }
  const steps = await replacementSteps(userId, [...added, ...changed], now, skills);
  return { steps, logged, additions: added.length };
};

const timeOf = (activity: Logged): NonNullable<Replacement['next']> => {
  const { skill, minutes, type, note, page, pageBefore } = activity;
  const source = sourceOf(activity) ?? { kind: 'timer' };
  return {
    ...{ skill, minutes, source, type },
    description: note || undefined,
    page: page ?? undefined,
    pageBefore: pageBefore ?? undefined,
  };
};

const skillOf = ({ skill, isWithoutSkill }: Logged): string | null =>
  isWithoutSkill ? null : skill;

/** Returns the items of activities that still exist as they were logged, by their ids. */
const readItems = async (
  userId: string,
  all: readonly Logged[],
): Promise<ReadonlyMap<string, Item>> => {
  const found = await Promise.all(
    all.map(async (activity) => {
      const item = await getItem(skillKeys.activity(userId, activity._id), true);
      return item && isOf(item, activity) ? ([[activity._id, item]] as const) : [];
    }),
  );
  return new Map(found.flat());
};

/** Whether an item is the logged activity. Another activity may have the same id. */
const isOf = (item: Item, activity: Logged): boolean => {
  const { skillId, source, sourceId } = parseActivity(item);
  return (
    skillId === skillOf(activity) && source === activity.source && sourceId === activity.sourceId
  );
};

import type { Reason } from '../calls/reasons.ts';
import {
  addDays,
  type Calendar,
  type Day,
  daysBetween,
  LAST_DAY,
  startOfWeek,
} from '../days/days.ts';
import { isWeekOff, type Pause } from '../pauses/pauses.ts';
import type { PaceShown } from './model.ts';
import { skillReasons } from './reasons.ts';
import { type SkillFacts, skillStatus } from './rules.ts';
import {
  currentTime,
  type DatedTime,
  GRAINS_A_HUNDREDTH,
  type Grains,
  grainsOfHours,
  hoursOf,
} from './time.ts';

/** The pace covers at most this many complete weeks. */
export const PACE_WEEKS = 13;
/** A finish date needs at least this many weeks. Of these, at least `FEWEST_ACTIVE_WEEKS` must have time. */
const FEWEST_WEEKS = 8;
const FEWEST_ACTIVE_WEEKS = 4;
/** The fastest and the slowest run have this many weeks each. */
const RUN_WEEKS = 4;
/** A finish date that is more than this many years away is not given. */
export const FARTHEST_YEARS = 5;
const FARTHEST_DAYS = Math.floor(FARTHEST_YEARS * 365.25);

export interface PaceFacts {
  /** The activities from the first day of `paceWindow` on, in any order. May include older ones. */
  readonly activities: readonly DatedTime[];
  /** Whether there are activities before the window. */
  readonly hasOlder: boolean;
  /** The time left to the target. 0 or less once the target is reached. */
  readonly remaining: Grains;
  /** The person's vacations, in any order. */
  readonly vacations: readonly Pause[];
}

export type Pace = Readonly<Omit<PaceShown, 'reason' | 'reasons'>> & {
  /** Why there is no finish. */
  readonly reason: Reason | null;
};

export const noPace = (reason: Reason): Pace => ({
  weeks: 0,
  hoursPerWeek: 0,
  finish: null,
  earliest: null,
  latest: null,
  reason,
});

export type PaceWeek = {
  readonly from: Day;
  readonly time: Grains;
  /** Whether the whole week was a vacation. Such a week does not count. */
  readonly isOff: boolean;
};

/**
 * The first and the last day of the 13 complete weeks before the current one. Example: on Wednesday 25 November 2026,
 * if weeks start on Sunday, they are 23 August and 21 November.
 */
export function paceWindow({ today, weekStartsOn }: Calendar): {
  readonly from: Day;
  readonly to: Day;
} {
  const thisWeek = startOfWeek(today, weekStartsOn);
  return { from: addDays(thisWeek, -7 * PACE_WEEKS), to: addDays(thisWeek, -1) };
}

/**
 * The weeks of the window that begin on or after the first activity, oldest first. If the first activity was on a
 * Wednesday, its week is incomplete and left out.
 */
export function paceWeeks(
  { activities, hasOlder, vacations }: Omit<PaceFacts, 'remaining'>,
  calendar: Calendar,
): PaceWeek[] {
  const { from: first } = paceWindow(calendar);
  const times = new Map<Day, Grains>();
  for (const { date, time } of activities) {
    const week = startOfWeek(date, calendar.weekStartsOn);
    times.set(week, (times.get(week) ?? 0) + time);
  }
  const begun = hasOlder ? first : firstOf(activities.map(({ date }) => date));
  return Array.from({ length: PACE_WEEKS }, (_, n) => addDays(first, 7 * n))
    .filter((from) => begun !== undefined && from >= begun)
    .map((from) => ({
      from,
      time: times.get(from) ?? 0,
      isOff: isWeekOff(vacations, from),
    }));
}

/**
 * The pace of the last weeks, and the day on which it reaches the target. Example: 31.2 h in 13 weeks are 2.4 h a
 * week, so another 57.6 h take 24 weeks. Runs of four weeks skip weeks that don't count. The finish is never before
 * `earliest` or after `latest`.
 */
export function paceOf(facts: PaceFacts, calendar: Calendar): Pace {
  const times = paceWeeks(facts, calendar)
    .filter(({ isOff }) => !isOff)
    .map(({ time }) => time);
  const weeks = times.length;
  const total = sum(times);
  const hoursPerWeek = weeks === 0 ? 0 : hoursOf(total / weeks);
  const reason = whyNoFinish(facts.remaining, times);
  if (reason) return { weeks, hoursPerWeek, finish: null, earliest: null, latest: null, reason };
  const runs = times.slice(RUN_WEEKS - 1).map((_, n) => sum(times.slice(n, n + RUN_WEEKS)));
  const { remaining } = facts;
  const finish = daysFor(remaining, total, weeks);
  // If weeks alternate, every run may be faster than the mean, or every run slower.
  const earliest = Math.min(finish, daysFor(remaining, Math.max(...runs), RUN_WEEKS));
  const latest = Math.max(finish, daysFor(remaining, Math.min(...runs), RUN_WEEKS));
  return {
    weeks,
    hoursPerWeek,
    finish: dayAfter(finish, calendar.today),
    earliest: dayAfter(earliest, calendar.today),
    latest: dayAfter(latest, calendar.today),
    reason: null,
  };
}

/** The time left to the target. 0 once the skill is completed, judged by its displayed hours. */
export const remainingTime = (facts: SkillFacts): Grains =>
  skillStatus(facts) === 'Completed' ? 0 : facts.targetTime - currentTime(facts);

/** The finish day at a given weekly pace. Null if it is over five years away. */
export function finishAt(remaining: Grains, hoursPerWeek: number, today: Day): Day | null {
  const days = daysFor(Math.max(0, remaining), grainsOfHours(hoursPerWeek), 1);
  return days > FARTHEST_DAYS ? null : dayAfter(days, today);
}

/** Whether a day is more than five years ahead. */
export const isFarAhead = (day: Day, today: Day): boolean =>
  daysBetween(today, day) > FARTHEST_DAYS;

/**
 * The weekly hours needed to reach the target by a day, rounded up to two decimal places. Example: 57.6 h in 168 days
 * need 2.4 h a week. Null if the day is not after today, or if the target is reached.
 */
export function hoursPerWeekNeeded(
  remaining: Grains,
  targetDate: Day | null,
  today: Day,
): number | null {
  if (targetDate === null || targetDate <= today || remaining <= 0) return null;
  const days = daysBetween(today, targetDate);
  return Math.ceil((7 * remaining) / (days * GRAINS_A_HUNDREDTH)) / 100;
}

function whyNoFinish(remaining: Grains, times: readonly Grains[]): Reason | null {
  if (remaining <= 0) return skillReasons.targetReached();
  if (times.length < FEWEST_WEEKS) {
    return skillReasons.fewWeeks({ needed: FEWEST_WEEKS, weeks: times.length });
  }
  const active = times.filter((time) => time > 0).length;
  if (active < FEWEST_ACTIVE_WEEKS) {
    return skillReasons.fewActiveWeeks({ needed: FEWEST_ACTIVE_WEEKS, weeks: active });
  }
  return daysFor(remaining, sum(times), times.length) > FARTHEST_DAYS
    ? skillReasons.finishFarAhead({ years: FARTHEST_YEARS })
    : null;
}

/**
 * The days until the remaining time is done, at a pace of `time` in `weeks` weeks. Exact, because all values are
 * integers.
 */
const daysFor = (remaining: Grains, time: Grains, weeks: number): number =>
  remaining === 0 ? 0 : Math.ceil((7 * remaining * weeks) / time);

/** Null for an infinite number of days. At most the last possible day. */
const dayAfter = (days: number, today: Day): Day | null =>
  Number.isFinite(days) ? addDays(today, Math.min(days, daysBetween(today, LAST_DAY))) : null;

const firstOf = (days: readonly Day[]): Day | undefined =>
  days.reduce<Day | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined);

const sum = (times: readonly Grains[]): Grains => times.reduce((total, time) => total + time, 0);

import {
  addDays,
  type Calendar,
  type Day,
  daysBetween,
  LAST_DAY,
  startOfWeek,
} from '../core/days.ts';
import type { Reason } from '../core/reasons.ts';
import { pauseOn } from '../habits/pauses.ts';
import type { Pause } from '../habits/schedule.ts';
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

/** The most complete weeks that the pace covers. */
export const PACE_WEEKS = 13;
/** With fewer weeks, or fewer weeks with time, there is no pace. */
export const FEWEST_WEEKS = 8;
export const FEWEST_ACTIVE_WEEKS = 4;
/** The number of weeks in the fastest and the slowest run. */
export const RUN_WEEKS = 4;
/** There is no finish date if it would be more than this many years ahead. */
export const FARTHEST_YEARS = 5;
const FARTHEST_DAYS = 1_826;

export interface PaceFacts {
  /** The activities from the first day of `paceWindow` on, in any order. May include older ones. */
  readonly activities: readonly DatedTime[];
  /** Whether there are activities before the window. */
  readonly hasOlder: boolean;
  /** The time left to the target, 0 or less once the target is reached. */
  readonly remaining: Grains;
  /** The person's vacations, in any order. */
  readonly vacations: readonly Pause[];
}

export interface Pace {
  /** The number of weeks that count. */
  readonly weeks: number;
  /** The mean of these weeks, rounded to two decimal places; 0 without weeks. */
  readonly hoursPerWeek: number;
  /** The day on which the target is reached; null if there is a reason. */
  readonly finish: Day | null;
  /** The finish at the pace of the fastest four consecutive weeks. */
  readonly earliest: Day | null;
  /** The finish at the pace of the slowest four; null if those had no time. It may be more than five years ahead. */
  readonly latest: Day | null;
  readonly reason: Reason | null;
}

/** The pace if there is none, with the reason. */
export const noPace = (reason: Reason): Pace => ({
  weeks: 0,
  hoursPerWeek: 0,
  finish: null,
  earliest: null,
  latest: null,
  reason,
});

/** A week and the time logged in it. */
export type PaceWeek = {
  readonly from: Day;
  readonly time: Grains;
  /** The whole week was a vacation, so it does not count. */
  readonly isOff: boolean;
};

/**
 * The first and the last day of the 13 complete weeks before the current one. On Wednesday 25 November 2026, if weeks
 * start on Sunday: 23 August to 21 November.
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
 * Wednesday, its own week is left out as incomplete.
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
      isOff: daysOfWeek(from).every((day) => pauseOn(vacations, day) !== undefined),
    }));
}

/**
 * The pace of the last weeks, and when it reaches the target. 31.2 h in 13 weeks are 2.4 h a week, so 57.6 h more take
 * 24 weeks. Runs of four weeks skip weeks that don't count. The finish is never outside its range.
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
  // If weeks alternate, every run may be on the same side of their mean.
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

/** The time to the target; 0 once the skill is completed, by its hours as displayed. */
export const remainingTime = (facts: SkillFacts): Grains =>
  skillStatus(facts) === 'Completed' ? 0 : facts.targetTime - currentTime(facts);

/** The day on which the remaining time is done at these hours a week; null if never, or not within five years. */
export function finishAt(remaining: Grains, hoursPerWeek: number, today: Day): Day | null {
  const days = daysFor(Math.max(0, remaining), grainsOfHours(hoursPerWeek), 1);
  return days > FARTHEST_DAYS ? null : dayAfter(days, today);
}

/** Whether a day is more than five years ahead. */
export const isFarAhead = (day: Day, today: Day): boolean =>
  daysBetween(today, day) > FARTHEST_DAYS;

/**
 * The hours a week needed to reach the target on a day, rounded up to two decimal places: 2.4 for 57.6 h in 168 days.
 * Null if the day is not later than today, or the target is reached.
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

/** The days until the remaining time is done, if `time` was done in `weeks` weeks. Exact, since all are integers. */
const daysFor = (remaining: Grains, time: Grains, weeks: number): number =>
  remaining === 0 ? 0 : Math.ceil((7 * remaining * weeks) / time);

/** Null for infinite days. Limited to the last possible day. */
const dayAfter = (days: number, today: Day): Day | null =>
  Number.isFinite(days) ? addDays(today, Math.min(days, daysBetween(today, LAST_DAY))) : null;

const daysOfWeek = (from: Day): Day[] => Array.from({ length: 7 }, (_, n) => addDays(from, n));

const firstOf = (days: readonly Day[]): Day | undefined =>
  days.reduce<Day | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined);

const sum = (times: readonly Grains[]): Grains => times.reduce((total, time) => total + time, 0);

import { countBetween, hasDay } from '../../days/daySet.ts';
import {
  addDays,
  type Calendar,
  type Day,
  dayOfWeek,
  endOfMonth,
  endOfWeek,
  epochDay,
  fromEpochDay,
  monthOf,
} from '../../days/days.ts';
import { isDueOn } from '../due/dueDays.ts';
import { unitsOf } from '../due/units.ts';
import { type HabitSchedule, scheduleOn, startOf, streakUnitOf } from '../schedule.ts';
import { runsOf } from './streaks.ts';
import { strengthsOf, wholePercent } from './strength.ts';

export interface Streak {
  /** In the unit of today's schedule. */
  readonly length: number;
  /** The first day of its first unit, and the last day of its last unit. */
  readonly from: Day;
  readonly to: Day;
}

/**
 * The longest streaks ever, at most `count`, longest first. Streaks of equal length are sorted newest first. Example:
 * a daily habit was done on the 1st to 3rd, the 5th, and the 7th to 9th. The result is 7th to 9th (3), 1st to 3rd
 * (3), 5th (1).
 */
export const bestStreaks = (facts: HabitSchedule, calendar: Calendar, count: number): Streak[] =>
  runsOf(unitsOf(facts, calendar), scheduleOn(facts.schedules, calendar.today))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length || b.from - a.from)
    .slice(0, count)
    .map(({ length, from, to }) => ({ length, from: fromEpochDay(from), to: fromEpochDay(to) }));

/** How strong a habit was at the end of a day, in percent. */
interface StrengthPoint {
  readonly day: Day;
  readonly value: number;
}

/**
 * The strength on the first day of the range, at the end of each week from then on, and today. If the habit began
 * later, its own first day is used. A week or month changes the strength on its last day. If the current one is already
 * met, it changes today's strength.
 *
 * Example: daily from Thursday 1 January 2026 without a miss, seen on Wednesday the 14th. The strength is 5 on the 1st,
 * 15 on Saturday the 3rd, 41 on the 10th and 53 on the 14th.
 */
export function strengthByWeek(
  facts: HabitSchedule,
  since: Day,
  { today, weekStartsOn }: Calendar,
): StrengthPoint[] {
  const { list } = unitsOf(facts, { today, weekStartsOn });
  const strengths = strengthsOf(list, facts.schedules);
  const points: StrengthPoint[] = [];
  let place = 0;
  const add = (day: Day) => {
    const end = day === today ? Number.POSITIVE_INFINITY : epochDay(day);
    for (let unit = list[place]; unit && unit.last <= end; unit = list[place]) place++;
    points.push({ day, value: wholePercent(strengths[place - 1] ?? 0) });
  };
  const start = startOf(facts);
  const first = start > since ? start : since;
  if (first < today) add(first);
  for (let day = endOfWeek(first, weekStartsOn); day < today; day = addDays(day, 7)) {
    if (day > first) add(day);
  }
  add(today);
  return points;
}

interface WeekdayTally {
  /** Completed days. */
  readonly done: number;
  /** Days up to today on which the habit was due. Today counts only once the habit is done. */
  readonly due: number;
  /** The due days that were completed. */
  readonly met: number;
}

/** The weekdays of a calendar year, 0 Sunday to 6 Saturday. */
export function weekdaysOf(
  facts: HabitSchedule,
  year: number,
  calendar: Calendar,
): readonly WeekdayTally[] {
  const tallies = Array.from({ length: 7 }, () => ({ done: 0, due: 0, met: 0 }));
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    const tally = tallies[dayOfWeek(day)];
    if (!tally) continue;
    const isDone = hasDay(facts.completed, day);
    if (isDone) tally.done++;
    if (!isDueOn(facts, day, calendar) || (day === calendar.today && !isDone)) continue;
    tally.due++;
    if (isDone) tally.met++;
  }
  return tallies;
}

export interface MonthTally {
  /** YYYY-MM. */
  readonly month: string;
  /** Completed days. */
  readonly done: number;
  /** The units that ended in this month, without open ones. */
  readonly units: number;
  readonly met: number;
}

/** The twelve months of a calendar year. A week belongs to the month with its last day. */
export function monthsOf(
  facts: HabitSchedule,
  year: number,
  calendar: Calendar,
): readonly MonthTally[] {
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    const first = `${month}-01`;
    return {
      month,
      done: countBetween(facts.completed, first, endOfMonth(first)),
      units: 0,
      met: 0,
    };
  });
  for (const { outcome, last } of unitsOf(facts, calendar).list) {
    if (outcome === 'open') continue;
    const monthOfLast = monthOf(fromEpochDay(last));
    const tally = months.find(({ month }) => month === monthOfLast);
    if (!tally) continue;
    tally.units++;
    if (outcome === 'met') tally.met++;
  }
  return months;
}

/** Whether each day is met or missed on its own. Only then can the shares of weekdays be compared. */
export const isByDay = ({ schedules }: Pick<HabitSchedule, 'schedules'>, day: Day): boolean =>
  streakUnitOf(scheduleOn(schedules, day)) === 'day';

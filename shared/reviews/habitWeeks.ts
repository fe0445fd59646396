import { countBetween } from '../days/daySet.ts';
import { addDays, type Day, epochDay, fromEpochDay } from '../days/days.ts';
import { countPossibleDays } from '../habits/due/excused.ts';
import { hasQuietTarget } from '../habits/due/limits.ts';
import { totalFrom } from '../habits/due/sums.ts';
import { type Unit, unitsOf } from '../habits/due/units.ts';
import { isAfterEnd } from '../habits/ends.ts';
import { isListed } from '../habits/rules.ts';
import { type HabitSchedule, scheduleOn, startOf, streakUnitOf } from '../habits/schedule.ts';
import { pauseOn } from '../pauses/pauses.ts';
import { fewerDays } from './fewerDays.ts';
import type { WeekFigures } from './model.ts';
import { weekEndOf, weekStartOf } from './weeks.ts';

/** A habit, archived or not. */
export type ReviewedHabit = HabitSchedule & {
  readonly _id: string;
  readonly name: string;
  readonly archivedOn?: Day | null;
};

/** A habit is listed as failing after it has failed this many weeks in a row. */
export const FAILING_WEEKS = 4;
/** A week fails if less than this percentage of its asked days was done. */
export const FAILING_BELOW = 40;

type Tally = { readonly done: number; readonly asked: number };

/**
 * Counts the days that a week asked for, and how many of them were done. A schedule in days asks for each of its
 * days. A weekly schedule asks for as many days as the week needs. A total asks once, in the week in which its week or
 * month ends. Nothing asks for a quiet limit.
 */
function tallyOf({ habit, units, isCounted }: Counting, weekStart: Day): Tally {
  const [first, last] = [epochDay(weekStart), epochDay(weekEndOf(weekStart))];
  let [done, asked] = [0, 0];
  for (const unit of units.filter(isCounted)) {
    const { first: from, last: to } = unit;
    if (to < first || to > last || (from < first && !totalFrom(habit, to))) continue;
    if (hasQuietTarget(habit, fromEpochDay(to))) continue;
    done += Math.min(unit.done, unit.wanted);
    asked += unit.wanted;
  }
  return { done, asked };
}

type Counting = {
  readonly habit: HabitSchedule;
  readonly units: readonly Unit[];
  readonly isCounted: (unit: Unit) => boolean;
};

const isWithin = (habit: HabitSchedule, unit: 'month', day: Day): boolean =>
  streakUnitOf(scheduleOn(habit.schedules, day)) === unit;

/**
 * For each habit, how many days a week asked for, and how many of these were done. A week doesn't ask for excused
 * days, nor for today until it is done. Leaves out habits that began later or had ended, and habits that were off or
 * archived all week.
 *
 * Examples: a daily habit with five days done and one skipped has 5 of 6. A habit for three days a week, done on
 * four, has 3 of 3. A habit for eight days a month, done on two, has 2, and `asked` is null.
 */
export const habitsInWeek = (
  habits: readonly ReviewedHabit[],
  weekStart: Day,
  today: Day,
): WeekFigures['habits'] =>
  habits.flatMap((habit): WeekFigures['habits'] => {
    const { _id, name } = habit;
    const weekEnd = weekEndOf(weekStart);
    if (startOf(habit) > weekEnd || isAfterEnd(habit, weekStart)) return [];
    if (isWithin(habit, 'month', weekEnd) && !totalFrom(habit, epochDay(weekEnd))) {
      const done = countBetween(habit.completed, weekStart, weekEnd);
      const last = habit.endsOn && isAfterEnd(habit, weekEnd) ? habit.endsOn : weekEnd;
      const { possible } = countPossibleDays(habit, epochDay(weekStart), epochDay(last));
      return done + possible > 0 ? [{ _id, name, done, asked: null }] : [];
    }
    const { list: units } = unitsOf(habit, { today, weekStartsOn: weekStartOf(weekStart) });
    const isAsked = ({ outcome, first, last }: Unit) => outcome !== 'open' || first !== last;
    const { done, asked } = tallyOf({ habit, units, isCounted: isAsked }, weekStart);
    return asked > 0 ? [{ _id, name, done, asked }] : [];
  });

/**
 * The first day of the last week that is over. This is the reviewed week, or the week before it if the reviewed week
 * isn't over yet.
 */
const lastWeekOver = (weekStart: Day, today: Day): Day =>
  weekEndOf(weekStart) < today ? weekStart : addDays(weekStart, -7);

/**
 * The habits that failed in each of the last four weeks that are over. A week fails if less than 40 % of its asked
 * days were done. Leaves out habits that began after the first day of those weeks, and habits with no asked days in
 * one of them. Also leaves out archived and ended habits, habits that are off today, and habits with a schedule changed
 * since those weeks.
 *
 * Example: a daily habit was done on 2, 0, 1 and 2 days. It is listed with 5 of 28. If one of the weeks had 3 days
 * (43 %), the habit would not be listed.
 */
export function failingHabits(
  habits: readonly ReviewedHabit[],
  weekStart: Day,
  today: Day,
): WeekFigures['failing'] {
  const last = lastWeekOver(weekStart, today);
  const first = addDays(last, -7 * (FAILING_WEEKS - 1));
  return habits.flatMap((habit) => {
    const schedule = scheduleOn(habit.schedules, today);
    const isOff =
      !isListed(habit) ||
      isAfterEnd(habit, today) ||
      pauseOn(habit.pauses ?? [], today) !== undefined;
    const wasChanged = habit.schedules.slice(1).some(({ from }) => from > weekEndOf(last));
    if (startOf(habit) > first || isOff || wasChanged) return [];
    const { list: units } = unitsOf(habit, { today, weekStartsOn: weekStartOf(weekStart) });
    const weeks = Array.from({ length: FAILING_WEEKS }, (_, n) =>
      tallyOf({ habit, units, isCounted: ({ isOver }) => isOver }, addDays(first, 7 * n)),
    );
    if (!weeks.every(isFailing)) return [];
    const [done, asked] = [sum(weeks, 'done'), sum(weeks, 'asked')];
    const { _id, name } = habit;
    return [{ _id, name, done, asked, fewerDays: fewerDays(schedule, done) }];
  });
}

const isFailing = ({ done, asked }: Tally): boolean =>
  asked > 0 && done * 100 < asked * FAILING_BELOW;

const sum = (weeks: readonly Tally[], of: keyof Tally): number =>
  weeks.reduce((total, week) => total + week[of], 0);

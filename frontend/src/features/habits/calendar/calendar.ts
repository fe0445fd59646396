import {
  addDays,
  type Calendar,
  type Day,
  endOfMonth,
  endOfWeek,
  monthOf,
  startOfWeek,
  type WeekStart,
} from '#shared/days/days.ts';
import { type DayFraction, dayFraction } from '#shared/habits/due/dayFraction.ts';
import { hasQuietTarget } from '#shared/habits/due/limits.ts';
import type { Habit } from '#shared/habits/model.ts';
import { type DueHabit, dueOn, habitFactsOf, isListed } from '#shared/habits/rules.ts';
import { restsOn, type TimeOff, timeOffOn } from '../format/timeOff.ts';
import { isInQuietLimit, type LimitState, limitOn } from '../limits.ts';
import { isCompletedOn, isSkippedOn } from '../view.ts';

export const GRID_DAYS = 42;
export const MAX_DOTS = 3;

/** The first and the last month that can be shown. The API accepts every day in the grids of both months. */
const FIRST_MONTH = '1970-02';
const LAST_MONTH = '9999-10';

/** A calendar month `YYYY-MM`. */
export type Month = string;

export const isMonth = (text: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text >= FIRST_MONTH && text <= LAST_MONTH;

/** The month `n` months later. Example: ('2026-12', 1) gives '2027-01'. */
export function addMonths(month: Month, n: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + n;
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export type Window = { readonly from: Day; readonly to: Day };

/**
 * The six weeks that show a month. Example: '2026-11' begins on a Sunday. In weeks from Sunday, its grid is 1
 * November to 12 December.
 */
export function gridWindow(month: Month, weekStartsOn: WeekStart): Window {
  const from = startOfWeek(`${month}-01`, weekStartsOn);
  return { from, to: addDays(from, GRID_DAYS - 1) };
}

export const isWithin = (day: Day, { from, to }: Window): boolean => day >= from && day <= to;

export type Cell = {
  readonly day: Day;
  readonly dayOfMonth: number;
  readonly inMonth: boolean;
  readonly isToday: boolean;
  readonly isFuture: boolean;
};

/** 42 days, starting with the week in which the month begins. */
export function monthGrid(month: Month, { today, weekStartsOn }: Calendar): Cell[] {
  const { from } = gridWindow(month, weekStartsOn);
  return Array.from({ length: GRID_DAYS }, (_, index) => {
    const day = addDays(from, index);
    return {
      day,
      dayOfMonth: Number(day.slice(8)),
      inMonth: monthOf(day) === month,
      isToday: day === today,
      isFuture: day > today,
    };
  });
}

export type Mark = DueHabit & {
  readonly completed: boolean;
  readonly isSkipped: boolean;
  /** Why the habit has a day off, see timeOff.ts. */
  readonly timeOff?: TimeOff['why'] | undefined;
  /** The state of a limit on the day, see limits.ts. */
  readonly limit?: LimitState | undefined;
};

/**
 * The mark of a habit on a day. Undefined if the habit is not due, completed or skipped, and has neither a limit nor
 * time off.
 */
export function markOf(habit: Habit, day: Day, calendar: Calendar): Mark | undefined {
  const [due] = dueOn([habit], day, calendar);
  const completed = isCompletedOn(habit, day);
  const isSkipped = isSkippedOn(habit, day);
  const timeOff = restsOn(habit, day, calendar) ? timeOffOn(habit, day)?.why : undefined;
  const limit = limitOn(habit, day, calendar);
  if (!due && !completed && !isSkipped && !timeOff && !limit) return undefined;
  const { isMet, isCounted } = due ?? metAlone(habit, day, completed);
  return { habit, completed, isSkipped, timeOff, isMet, isCounted, limit };
}

/** The state of a habit on a day on which it is not due. No fraction counts a quiet limit, see limits.ts. */
const metAlone = (habit: Habit, day: Day, isDone: boolean) => ({
  isMet: isDone,
  isCounted: isDone && !hasQuietTarget(habit, day),
});

export type DayHabit = DueHabit & { readonly isDue: boolean };

/**
 * The habits in the panel of a day, in two lists. `ofDay` has quiet limits (see limits.ts), and the habits that were
 * due, skipped, paused or on vacation. `others` has the rest.
 */
export function listsOf(day: Day, habits: readonly Habit[], calendar: Calendar) {
  const due = new Map(dueOn(habits, day, calendar).map((one) => [one.habit, one]));
  const [ofDay, others]: [DayHabit[], DayHabit[]] = [[], []];
  for (const habit of habits) {
    const isDone = isCompletedOn(habit, day);
    const isSkipped = isSkippedOn(habit, day);
    const isDue = due.has(habit);
    const isShown = isDone || (day <= calendar.today && (isListed(habit) || isDue || isSkipped));
    if (!isShown) continue;
    const isOfDay =
      isDue ||
      isSkipped ||
      isInQuietLimit(habitFactsOf(habit), day, calendar) ||
      restsOn(habit, day, calendar);
    const list = isOfDay ? ofDay : others;
    list.push({ habit, ...metAlone(habit, day, isDone), ...due.get(habit), isDue });
  }
  return { ofDay, others };
}

/** One habit on one day, with its mark if the day shows it. `fraction` is its part of the day's fraction. */
export type HabitDay = { readonly mark: Mark | undefined; readonly fraction: DayFraction };

export const habitDayOf = (habit: Habit, day: Day, calendar: Calendar): HabitDay => ({
  mark: markOf(habit, day, calendar),
  fraction: dayFraction([habitFactsOf(habit)], day, calendar),
});

export const sumOf = (fractions: readonly DayFraction[]): DayFraction => {
  let [asked, done] = [0, 0];
  for (const one of fractions) {
    asked += one.asked;
    done += one.done;
  }
  return { asked, done };
};

/** The same day of another month, or that month's last day. Example: ('2026-03-31', -1) gives '2026-02-28'. */
function sameDayOf(day: Day, months: number): Day {
  const first = `${addMonths(day.slice(0, 7), months)}-01`;
  const last = endOfMonth(first);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** The day to which a key moves in a date grid. Null for other keys. */
export function dayByKey(key: string, day: Day, weekStartsOn: WeekStart): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day, weekStartsOn);
    case 'End':
      return endOfWeek(day, weekStartsOn);
    case 'PageUp':
      return sameDayOf(day, -1);
    case 'PageDown':
      return sameDayOf(day, 1);
    default:
      return null;
  }
}

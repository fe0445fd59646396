import { lastDay } from '../../core/daySet.ts';
import {
  type Calendar,
  epochDay,
  monthAround,
  type Span,
  type WeekStart,
  weekAround,
  weekdayOfEpochDay,
} from '../../core/days.ts';
import type { Schedule } from '../model.ts';
import { type HabitSchedule, rhythmOf, startOf, streakUnitOf, wantedOf } from '../schedule.ts';
import { COMPLETED, EXCUSED, marksBetween } from './excused.ts';

/**
 * The counting units of a habit, oldest first. They are stored as columns, because a daily habit has 3,653 units in
 * ten years. Leaves out excused days, weeks and months with all days excused, and unmet units that a schedule change
 * cut short. Days are numbers of days since 1970-01-01.
 */
export interface Units {
  readonly count: number;
  /** The number of units that are over. They come first. The others are open. */
  readonly closed: number;
  /** The first and the last day of each unit, or of the remaining part of a cut unit. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** How many days are completed, and how many are needed. A unit of one day needs 1. */
  readonly done: Uint8Array;
  readonly wanted: Uint8Array;
  /** The index of the unit's schedule in the habit's list. */
  readonly schedule: Uint8Array;
  /** The mark of each day from `origin` on, see `marksBetween`. */
  readonly marks: Uint8Array;
  readonly origin: number;
}

/** The first and last day of the week or month that contains a day. */
export const spanOf = (unit: 'week' | 'month', day: number, weekStartsOn: WeekStart): Span =>
  unit === 'week' ? weekAround(day, weekStartsOn) : monthAround(day);

/** The days on which one schedule applies, both inclusive. */
export interface Stretch {
  readonly schedule: Schedule;
  /** The schedule's index in the habit's list. */
  readonly index: number;
  readonly from: number;
  /** The last day of the habit for the last one. Infinite if the habit has no end. */
  readonly to: number;
  /** Whether a schedule change began this stretch. The first stretch begins with the habit itself. */
  readonly isChange: boolean;
}

/** The stretches of a habit, oldest first. They stop at its end. `start` is its first day, as days since 1970-01-01. */
export function stretchesOf(
  { schedules, endsOn }: Pick<HabitSchedule, 'schedules' | 'endsOn'>,
  start: number,
): Stretch[] {
  const end = endsOn ? epochDay(endsOn) : Number.POSITIVE_INFINITY;
  const stretches = schedules.map((schedule, index) => {
    const from = index === 0 ? start : epochDay(schedule.from);
    const next = schedules[index + 1];
    return {
      schedule,
      index,
      from: Math.max(start, from),
      to: next === undefined ? end : Math.min(end, epochDay(next.from) - 1),
      isChange: from > start,
    };
  });
  return stretches.filter(({ from, to }) => from <= to);
}

/**
 * Units begin at the habit's start. Example: created on Wednesday 7 January 2026, seen on Saturday the 10th, weeks
 * from Sunday. A daily habit has 4 units: the 7th to the 9th are closed, and the 10th is open. A weekday habit has 3,
 * all closed. A weekend habit has 1, open. A weekly habit has 1, the 7th to the 10th, open. With 5 a week, this first
 * week needs only 4 days, because it has only 4 left.
 *
 * After travelling west, some completed days can be later than today. Their units are not over, so they are open.
 * Like all open units, they count only if they are met. A streak of 5 in Auckland is thus still 5 after landing in
 * Honolulu, where it is the day before.
 */
export function unitsOf(habit: HabitSchedule, { today, weekStartsOn }: Calendar): Units {
  const origin = epochDay(startOf(habit));
  const newest = lastDay(habit.completed);
  const end = Math.max(origin, epochDay(newest !== null && newest > today ? newest : today));
  const horizon = Math.max(weekAround(end, weekStartsOn)[1], monthAround(end)[1]);
  const days = { marks: marksBetween(habit, origin, horizon), origin, end };
  const units = emptyTable(days.marks.length);
  for (const stretch of stretchesOf(habit, origin)) {
    const unit = streakUnitOf(stretch.schedule);
    if (unit === 'day') addDayUnits(units, stretch, days);
    else addSpans(units, stretch, days, (day) => spanOf(unit, day, weekStartsOn));
  }
  const now = epochDay(today);
  let closed = units.count;
  while (closed > 0 && (units.last[closed - 1] ?? 0) >= now) closed--;
  return { ...units, closed, marks: days.marks, origin };
}

const emptyTable = (room: number) => ({
  count: 0,
  first: new Int32Array(room),
  last: new Int32Array(room),
  done: new Uint8Array(room),
  wanted: new Uint8Array(room),
  schedule: new Uint8Array(room),
});

type Table = ReturnType<typeof emptyTable>;

/** `end` is the last day on which a unit can begin. */
type Days = Pick<Units, 'marks' | 'origin'> & { readonly end: number };

function addUnit(
  table: Table,
  schedule: number,
  [first, last]: Span,
  done: number,
  wanted: number,
) {
  const place = table.count++;
  table.first[place] = first;
  table.last[place] = last;
  table.done[place] = done;
  table.wanted[place] = wanted;
  table.schedule[place] = schedule;
}

/** Each day on the schedule that is not excused. */
function addDayUnits(table: Table, { schedule, index, from, to }: Stretch, days: Days): void {
  const { marks, origin } = days;
  const end = Math.min(to, days.end);
  const { first, step, isUnit } = rhythmOf(schedule, from);
  for (let day = first; day <= end; day += step) {
    const mark = marks[day - origin];
    if (mark === EXCUSED || isUnit[weekdayOfEpochDay(day)] !== 1) continue;
    addUnit(table, index, [day, day], mark === COMPLETED ? 1 : 0, 1);
  }
}

/**
 * Adds each week or month with at least one day that is not excused. If a schedule change or the end cut it short, it
 * counts only if its part is met.
 */
function addSpans(
  table: Table,
  { schedule, index, from, to, isChange }: Stretch,
  { marks, origin, end }: Days,
  spanAround: (day: number) => Span,
): void {
  for (let next = from; next <= Math.min(to, end); ) {
    const [begin, finish] = spanAround(next);
    const part: Span = [next, Math.min(finish, to)];
    const isCut = (isChange && begin < next) || to < finish;
    let [done, left] = [0, 0];
    for (let day = Math.max(begin, origin); day <= finish; day++) {
      const mark = marks[day - origin];
      if (mark !== EXCUSED) left++;
      if (mark === COMPLETED && day >= part[0] && day <= part[1]) done++;
    }
    const wanted = Math.min(wantedOf(schedule), left);
    if (left > 0 && (done >= wanted || !isCut)) addUnit(table, index, part, done, wanted);
    next = finish + 1;
  }
}

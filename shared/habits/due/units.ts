import { lastDay, NO_DAYS } from '../../days/daySet.ts';
import {
  type Calendar,
  epochDay,
  fromEpochDay,
  monthAround,
  type Span,
  type WeekStart,
  weekAround,
  weekdayOfEpochDay,
} from '../../days/days.ts';
import { amountPlacesBetween, NO_AMOUNTS } from '../allAmounts.ts';
import { type Schedule, type Target, totalPerOf } from '../model.ts';
import {
  type HabitSchedule,
  rhythmOf,
  scheduleIndexOn,
  startOf,
  streakUnitOf,
  wantedOf,
} from '../schedule.ts';
import { COMPLETED, EXCUSED, marksBetween } from './excused.ts';
import { type Limits, limitsBetween, NO_LIMIT, QUIET } from './limits.ts';
import { isAbove, isKeptLimit, isReachedTotal, type Total, totalFrom, totalOf } from './sums.ts';

/**
 * The counting units of a habit, oldest first. They are stored as columns, because a daily habit has 3,653 units in
 * ten years. A unit is left out if all its days are excused. A quiet limit also leaves out days without a record on
 * which the person was away. A unit that a change or the end cut short may be left out, see `addSpans` and `addTotals`.
 * Days are numbers of days since 1970-01-01.
 */
export interface Units {
  readonly count: number;
  /** The number of units that are over. They come first. A later unit can already be met, or above its limit. */
  readonly over: number;
  /** The first and the last day of each unit, or of the remaining part of a cut unit. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** How many days are completed, and how many are needed. A unit of one day needs 1, and so does a total. */
  readonly done: Uint8Array;
  readonly wanted: Uint8Array;
  /** `MET`, `MISSED` or `OPEN`. */
  readonly outcome: Uint8Array;
  /** For a missed week or month, the share that was done, 0 to 1. For a day, 0. */
  readonly share: Float64Array;
  /** The index of the unit's schedule in the habit's list. */
  readonly schedule: Uint8Array;
  /** The mark of each day from `origin` on, see `marksBetween`. */
  readonly marks: Uint8Array;
  readonly origin: number;
}

/** The outcome of a unit. A unit with the outcome `OPEN` is not over and not met yet. No figure counts it. */
export const OPEN = 0;
export const MET = 1;
export const MISSED = 2;

export const spanOf = (unit: 'week' | 'month', day: number, weekStartsOn: WeekStart): Span =>
  unit === 'week' ? weekAround(day, weekStartsOn) : monthAround(day);

/** A range of days on which one schedule applies. `from` and `to` are inclusive. */
export interface Stretch {
  readonly schedule: Schedule;
  /** The schedule's index in the habit's list. */
  readonly index: number;
  readonly from: number;
  /** For the last stretch, this is the last day of the habit, or infinite if the habit has no end. */
  readonly to: number;
  /** Whether a schedule change began this stretch. The first stretch begins with the habit itself. */
  readonly isChange: boolean;
}

/**
 * The stretches of a habit up to its end, oldest first. `start` is its first day, as days since 1970-01-01. In a
 * stretch, all days have the same schedule. Either all of them have a total or none has one, see ../totals.ts.
 */
export function stretchesOf(
  { schedules, targets = [], endsOn }: Pick<HabitSchedule, 'schedules' | 'targets' | 'endsOn'>,
  start: number,
): Stretch[] {
  const end = endOf({ endsOn });
  const begins = [...schedules.slice(1), ...targets.filter(beginsOrEndsTotal)];
  const later = [...new Set(begins.map(({ from }) => epochDay(from)))]
    .filter((from) => from > start)
    .sort((a, b) => a - b);
  return [start, ...later].flatMap((from, n): Stretch[] => {
    const index = scheduleIndexOn(schedules, fromEpochDay(from));
    const schedule = schedules[index];
    const to = Math.min(end, (later[n] ?? Number.POSITIVE_INFINITY) - 1);
    return schedule && from <= to ? [{ schedule, index, from, to, isChange: from > start }] : [];
  });
}

/** The stretch of any day, even of one before the habit's start or after its end. `to` is never after the end. */
export const stretchOn = (habit: HabitSchedule, day: number): Stretch | undefined => {
  const whole = stretchesOf({ ...habit, endsOn: null }, Math.min(day, epochDay(startOf(habit))));
  const stretch = whole.find(({ to }) => day <= to);
  return stretch && { ...stretch, to: Math.min(stretch.to, endOf(habit)) };
};

/** The last day of a habit, in days since 1970-01-01. Infinite without an end. */
const endOf = ({ endsOn }: Pick<HabitSchedule, 'endsOn'>): number =>
  endsOn ? epochDay(endsOn) : Number.POSITIVE_INFINITY;

const beginsOrEndsTotal = (target: Target, n: number, targets: readonly Target[]): boolean =>
  n > 0 && totalPerOf(target) !== totalPerOf(targets[n - 1]);

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
  const now = epochDay(today);
  const end = Math.max(origin, now, newestDay(habit));
  const horizon = Math.max(weekAround(end, weekStartsOn)[1], monthAround(end)[1]);
  const days: Days = {
    marks: marksBetween(habit, origin, horizon),
    limits: limitsBetween(habit, origin, horizon, now),
    origin,
    end,
    now,
    absent: [],
  };
  const units = emptyTable(days.marks.length);
  for (const stretch of stretchesOf(habit, origin)) {
    const unit = streakUnitOf(stretch.schedule);
    const spanAround = (day: number) => spanOf(unit === 'month' ? unit : 'week', day, weekStartsOn);
    if (unit === 'day') addDayUnits(units, stretch, days);
    else if (totalFrom(habit, stretch.from)) addTotals(units, stretch, days, habit, spanAround);
    else addSpans(units, stretch, days, spanAround);
  }
  for (const day of days.absent) days.marks[day - origin] = EXCUSED;
  let over = units.count;
  while (over > 0 && (units.last[over - 1] ?? 0) >= now) over--;
  return { ...units, over, marks: days.marks, origin };
}

/**
 * The last completed day, or the last recorded day if that is later and the habit has a limit. In days since
 * 1970-01-01, or 0 if there is no such day.
 */
const newestDay = ({ completed, recorded = NO_DAYS, targets = [] }: HabitSchedule): number => {
  const hasLimit = targets.some(({ direction }) => direction === 'at-most');
  const days = [lastDay(completed), hasLimit ? lastDay(recorded) : null];
  return Math.max(0, ...days.map((day) => (day === null ? 0 : epochDay(day))));
};

const emptyTable = (room: number) => ({
  count: 0,
  first: new Int32Array(room),
  last: new Int32Array(room),
  done: new Uint8Array(room),
  wanted: new Uint8Array(room),
  outcome: new Uint8Array(room),
  share: new Float64Array(room),
  schedule: new Uint8Array(room),
});

type Table = ReturnType<typeof emptyTable>;

type Days = Pick<Units, 'marks' | 'origin'> & {
  readonly limits: Limits | undefined;
  /** The last day on which a unit can begin. */
  readonly end: number;
  readonly now: number;
  /** Collects the days that quiet limits leave out because the person was away. */
  readonly absent: number[];
};

type Unit = {
  readonly schedule: number;
  readonly span: Span;
  readonly done: number;
  readonly wanted: number;
  readonly outcome: number;
  readonly share?: number;
};

function addUnit(table: Table, { schedule, span, done, wanted, outcome, share = 0 }: Unit) {
  const place = table.count++;
  table.first[place] = span[0];
  table.last[place] = span[1];
  table.done[place] = done;
  table.wanted[place] = wanted;
  table.outcome[place] = outcome;
  table.share[place] = share;
  table.schedule[place] = schedule;
}

const isAbsent = ({ marks, isRecorded, isAway }: Limits, place: number): boolean =>
  marks[place] === QUIET && isAway[place] === 1 && isRecorded[place] === 0;

/**
 * Adds each day on the schedule that is not excused. A quiet limit leaves out a day without a record on which the
 * person was away.
 */
function addDayUnits(table: Table, { schedule, index, from, to }: Stretch, days: Days): void {
  const { marks, limits, origin, now } = days;
  const end = Math.min(to, days.end);
  if (limits) {
    for (let day = from; day <= end; day++)
      if (isAbsent(limits, day - origin)) days.absent.push(day);
  }
  const { first, step, isUnit } = rhythmOf(schedule, from);
  for (let day = first; day <= end; day += step) {
    const mark = marks[day - origin];
    if (mark === EXCUSED || isUnit[weekdayOfEpochDay(day)] !== 1) continue;
    const isOver = day < now;
    let outcome = mark === COMPLETED ? MET : isOver ? MISSED : OPEN;
    if (limits && mark !== COMPLETED) {
      const limit = limits.marks[day - origin];
      if (limit !== NO_LIMIT && limits.isRecorded[day - origin] === 1) outcome = MISSED;
      else if (limit === QUIET && limits.isAway[day - origin] === 1) continue;
      else if (limit === QUIET && isOver) outcome = MET;
    }
    const done = outcome === MET ? 1 : 0;
    addUnit(table, { schedule: index, span: [day, day], done, wanted: 1, outcome });
  }
}

/**
 * Adds each week or month with at least one day that is not excused. If a schedule change or the end cut it short, it
 * counts only if its part is met.
 */
function addSpans(
  table: Table,
  { schedule, index, from, to, isChange }: Stretch,
  { marks, origin, end, now }: Days,
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
    const isMet = done >= wanted;
    if (left > 0 && (isMet || !isCut)) {
      const outcome = isMet ? MET : part[1] < now ? MISSED : OPEN;
      addUnit(table, { schedule: index, span: part, done, wanted, outcome, share: done / wanted });
    }
    next = finish + 1;
  }
}

/**
 * Adds each week or month of a total. If a later change or the end cuts it short, it counts only if it is met or above
 * its limit.
 */
function addTotals(
  table: Table,
  { index, from, to }: Stretch,
  { marks, limits, origin, end, now, absent }: Days,
  habit: HabitSchedule,
  spanAround: (day: number) => Span,
): void {
  const isAway = limits?.isAway ?? new Uint8Array(marks.length);
  const amounts = amountPlacesBetween(
    habit.allAmounts ?? NO_AMOUNTS,
    origin,
    origin + marks.length - 1,
  );
  const days = { origin, marks, isAway, amounts };
  for (let next = from; next <= Math.min(to, end); ) {
    const span = spanAround(next);
    const part: Span = [next, Math.min(span[1], to)];
    const total = totalOf(habit, span, part, days);
    absent.push(...total.absent);
    const outcome = outcomeOf(total, part[1] < now, part[1] < span[1]);
    if (outcome !== undefined) {
      const isMet = outcome === MET;
      const share = total.target.direction === 'at-least' ? total.sum / total.wanted : 0;
      addUnit(table, {
        schedule: index,
        span: part,
        done: isMet ? 1 : 0,
        wanted: 1,
        outcome,
        share,
      });
    }
    next = span[1] + 1;
  }
}

/** Undefined for a unit that is left out. */
function outcomeOf(total: Total, isOver: boolean, isCut: boolean): number | undefined {
  if (total.lastOpen === null) return undefined;
  if (isAbove(total)) return MISSED;
  if (isReachedTotal(total)) return MET;
  if (isCut) return undefined;
  if (!isOver) return OPEN;
  return isKeptLimit(total) ? MET : MISSED;
}

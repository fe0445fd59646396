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
import { type Schedule, type Target, totalPerOf } from '../model.ts';
import {
  type HabitSchedule,
  rhythmOf,
  scheduleOn,
  startOf,
  streakUnitOf,
  wantedOf,
} from '../schedule.ts';
import { COMPLETED, EXCUSED, marksBetween } from './excused.ts';
import { type Limits, limitsBetween, NO_LIMIT, QUIET } from './limits.ts';
import {
  isAbove,
  isKeptLimit,
  isReachedTotal,
  type Total,
  totalDaysBetween,
  totalFrom,
  totalOf,
} from './sums.ts';

/** A counting unit of a habit. Days are numbers of days since 1970-01-01. */
export type Unit = {
  readonly schedule: Schedule;
  /** The first and the last day of the unit, or of the remaining part of a cut unit. */
  readonly first: number;
  readonly last: number;
  /** How many days are completed, and how many are needed. A unit of one day needs 1, and so does a total. */
  readonly done: number;
  readonly wanted: number;
  /** An open unit is not over and not met yet. No figure counts it. */
  readonly outcome: 'met' | 'missed' | 'open';
  /** For a missed week or month, the share that was done, 0 to 1. For a day, 0. */
  readonly share: number;
  /** A unit that is not over can already be met, or above its limit. */
  readonly isOver: boolean;
};

/**
 * The counting units of a habit, oldest first. A unit is left out if all its days are excused. A quiet limit also
 * leaves out days without a record on which the person was away. A unit that a change or the end cut short may be left
 * out, see `spanUnit` and `totalUnits`.
 */
export interface Units {
  readonly list: readonly Unit[];
  /** The mark of each day from `origin` on, see `marksBetween`. */
  readonly marks: Uint8Array;
  readonly origin: number;
}

export const spanOf = (unit: 'week' | 'month', day: number, weekStartsOn: WeekStart): Span =>
  unit === 'week' ? weekAround(day, weekStartsOn) : monthAround(day);

/** A range of days on which one schedule applies. `from` and `to` are inclusive. */
export interface Stretch {
  readonly schedule: Schedule;
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
    const schedule = scheduleOn(schedules, fromEpochDay(from));
    const to = Math.min(end, (later[n] ?? Number.POSITIVE_INFINITY) - 1);
    return from <= to ? [{ schedule, from, to, isChange: from > start }] : [];
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
  const list = stretchesOf(habit, origin).flatMap((stretch) => {
    const unit = streakUnitOf(stretch.schedule);
    if (unit === 'day') return dayUnits(stretch, days);
    const parts = partsOf(stretch, end, (day) => spanOf(unit, day, weekStartsOn));
    return totalFrom(habit, stretch.from)
      ? totalUnits(habit, stretch, days, parts)
      : parts.flatMap((part) => spanUnit(stretch, days, part));
  });
  for (const day of days.absent) days.marks[day - origin] = EXCUSED;
  return { list, marks: days.marks, origin };
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

type Days = Pick<Units, 'marks' | 'origin'> & {
  readonly limits: Limits | undefined;
  /** The last day on which a unit can begin. */
  readonly end: number;
  readonly now: number;
  /** Collects the days that quiet limits leave out because the person was away. */
  readonly absent: number[];
};

const isAbsent = ({ marks, isRecorded, isAway }: Limits, place: number): boolean =>
  marks[place] === QUIET && isAway[place] === 1 && isRecorded[place] === 0;

/**
 * Each day on the schedule that is not excused. A quiet limit leaves out a day without a record on which the person was
 * away.
 */
function dayUnits({ schedule, from, to }: Stretch, days: Days): Unit[] {
  const { marks, limits, origin, now } = days;
  const end = Math.min(to, days.end);
  if (limits) {
    for (let day = from; day <= end; day++)
      if (isAbsent(limits, day - origin)) days.absent.push(day);
  }
  const list: Unit[] = [];
  const { first, step, isUnit } = rhythmOf(schedule, from);
  for (let day = first; day <= end; day += step) {
    const mark = marks[day - origin];
    if (mark === EXCUSED || isUnit[weekdayOfEpochDay(day)] !== 1) continue;
    const isOver = day < now;
    let outcome: Unit['outcome'] = mark === COMPLETED ? 'met' : isOver ? 'missed' : 'open';
    if (limits && mark !== COMPLETED) {
      const limit = limits.marks[day - origin];
      if (limit !== NO_LIMIT && limits.isRecorded[day - origin] === 1) outcome = 'missed';
      else if (limit === QUIET && limits.isAway[day - origin] === 1) continue;
      else if (limit === QUIET && isOver) outcome = 'met';
    }
    const done = outcome === 'met' ? 1 : 0;
    list.push({ schedule, first: day, last: day, done, wanted: 1, outcome, share: 0, isOver });
  }
  return list;
}

/** A week or month, and the part of it that lies in a stretch. */
type Part = { readonly span: Span; readonly part: Span };

function partsOf({ from, to }: Stretch, end: number, spanAround: (day: number) => Span): Part[] {
  const parts: Part[] = [];
  for (let next = from; next <= Math.min(to, end); ) {
    const span = spanAround(next);
    parts.push({ span, part: [next, Math.min(span[1], to)] });
    next = span[1] + 1;
  }
  return parts;
}

/**
 * A week or month with at least one day that is not excused. If a schedule change or the end cut it short, it counts
 * only if its part is met.
 */
function spanUnit(
  { schedule, to, isChange }: Stretch,
  { marks, origin, now }: Days,
  { span: [begin, finish], part }: Part,
): Unit[] {
  const isCut = (isChange && begin < part[0]) || to < finish;
  let [done, left] = [0, 0];
  for (let day = Math.max(begin, origin); day <= finish; day++) {
    const mark = marks[day - origin];
    if (mark !== EXCUSED) left++;
    if (mark === COMPLETED && day >= part[0] && day <= part[1]) done++;
  }
  const wanted = Math.min(wantedOf(schedule), left);
  const [isMet, isOver] = [done >= wanted, part[1] < now];
  if (left === 0 || (isCut && !isMet)) return [];
  const outcome = isMet ? 'met' : isOver ? 'missed' : 'open';
  const [first, last] = part;
  return [{ schedule, first, last, done, wanted, outcome, share: done / wanted, isOver }];
}

/**
 * The weeks or months of a total. If a later change or the end cuts one short, it counts only if it is met or above its
 * limit.
 */
function totalUnits(
  habit: HabitSchedule,
  { schedule }: Stretch,
  { marks, origin, now, absent }: Days,
  parts: readonly Part[],
): Unit[] {
  const days = totalDaysBetween(habit, origin, origin + marks.length - 1, now);
  return parts.flatMap(({ span, part }): Unit[] => {
    const total = totalOf(habit, span, part, days);
    absent.push(...total.absent);
    const isOver = part[1] < now;
    const outcome = outcomeOf(total, isOver, part[1] < span[1]);
    if (!outcome) return [];
    const share = total.target.direction === 'at-least' ? total.sum / total.wanted : 0;
    const done = outcome === 'met' ? 1 : 0;
    const [first, last] = part;
    return [{ schedule, first, last, done, wanted: 1, outcome, share, isOver }];
  });
}

/** Undefined for a unit that is left out. */
function outcomeOf(total: Total, isOver: boolean, isCut: boolean): Unit['outcome'] | undefined {
  if (total.lastOpen === null) return undefined;
  if (isAbove(total)) return 'missed';
  if (isReachedTotal(total)) return 'met';
  if (isCut) return undefined;
  if (!isOver) return 'open';
  return isKeptLimit(total) ? 'met' : 'missed';
}

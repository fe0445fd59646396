import type { streakNames } from '../core/streakNames.ts';
import { type DaySet, firstDay, NO_DAYS } from '../days/daySet.ts';
import { type Day, epochDay, weekdayOfEpochDay } from '../days/days.ts';
import type { Pause } from '../pauses/pauses.ts';
import type { AllAmounts } from './allAmounts.ts';
import type { Frequency, FrequencyFields, Schedule, StreakUnit, Target } from './model.ts';

/** The stored facts of a habit that determine its stats. */
export interface HabitSchedule {
  /** One or more, oldest first. */
  readonly schedules: readonly Schedule[];
  /** The user's day at creation. */
  readonly createdDay: Day;
  readonly completed: DaySet;
  /** The days with an amount. Undefined or empty for habits of kind 'check'. */
  readonly recorded?: DaySet | undefined;
  readonly skipped?: DaySet | undefined;
  /** All days off, see `daysOffOf`. They may overlap. */
  readonly pauses?: readonly Pause[] | undefined;
  /** The last day. Null if the habit has no end. */
  readonly endsOn?: Day | null | undefined;
  /** The targets of an amount habit, oldest first. */
  readonly targets?: readonly Target[] | undefined;
  readonly unit?: string | null | undefined;
  /** All amounts. Only a habit with a target for a whole week or month has them. */
  readonly allAmounts?: AllAmounts | undefined;
  /** The days on which the person was away, see away.ts. */
  readonly away?: readonly Pause[] | undefined;
}

const unitNames: Record<Frequency, StreakUnit> = {
  daily: 'day',
  weekdays: 'day',
  weekends: 'day',
  weekly: 'week',
  days: 'day',
  'per-week': 'week',
  'per-month': 'month',
  'every-n-days': 'day',
};

/** The unit that is met or missed: a day on the schedule, a whole week or a whole month. */
export const streakUnitOf = ({ frequency }: Pick<Schedule, 'frequency'>): StreakUnit =>
  unitNames[frequency];

/**
 * The unit in which a streak is shown: '5 days' if the schedule has every day, '5 times' if it leaves out days. Examples
 * of the latter are weekdays, every third day, and Mondays, Wednesdays and Fridays.
 */
export const streakNameOf = (schedule: FrequencyFields): (typeof streakNames)[number] => {
  const { frequency, frequencyDays } = schedule;
  const unit = streakUnitOf(schedule);
  const isEveryDay = frequency === 'daily' || frequencyDays?.length === 7;
  return unit === 'day' && !isEveryDay ? 'time' : unit;
};

const weekdayMasks: Partial<Record<Frequency, Uint8Array>> = {
  daily: Uint8Array.of(1, 1, 1, 1, 1, 1, 1),
  weekdays: Uint8Array.of(0, 1, 1, 1, 1, 1, 0),
  weekends: Uint8Array.of(1, 0, 0, 0, 0, 0, 1),
};
const everyWeekday = Uint8Array.of(1, 1, 1, 1, 1, 1, 1);

/** For each weekday, from 0 (Sunday) to 6: 1 if a schedule of single days can have it, else 0. */
function maskOf({ frequency, frequencyDays = [] }: Schedule): Uint8Array {
  if (frequency !== 'days') return weekdayMasks[frequency] ?? everyWeekday;
  const mask = new Uint8Array(7);
  for (const weekday of frequencyDays) mask[weekday] = 1;
  return mask;
}

/**
 * Describes the days from `from` on that a schedule of single days has. They are every `step`-th day since `first`, if
 * their weekday is 1 in `isUnit`. `from` and `first` are days since 1970-01-01. Example: for every 3 days since the
 * 1st, with the 3rd as `from`, `first` is the 4th and `step` is 3.
 */
export function rhythmOf(schedule: Schedule, from: number) {
  const isUnit = maskOf(schedule);
  if (schedule.frequency !== 'every-n-days') return { first: from, step: 1, isUnit };
  const step = schedule.frequencyCount ?? 1;
  const into = (((from - epochDay(schedule.from)) % step) + step) % step;
  return { first: into === 0 ? from : from + step - into, step, isUnit };
}

/** How many completed days a unit needs. A unit of one day needs 1. */
export const wantedOf = ({ frequency, frequencyCount = 1 }: Schedule): number =>
  frequency === 'every-n-days' ? 1 : frequencyCount;

/**
 * How many units a schedule has on average, and in how many days: 5 weekdays in 7 days, 1 in 3 days, 1 month in 30.44
 * days.
 */
export function rateOf(schedule: Schedule): { readonly units: number; readonly days: number } {
  const unit = streakUnitOf(schedule);
  if (unit === 'week') return { units: 1, days: 7 };
  if (unit === 'month') return { units: 1, days: 30.44 };
  if (schedule.frequency === 'every-n-days')
    return { units: 1, days: schedule.frequencyCount ?? 1 };
  return { units: maskOf(schedule).reduce((sum, one) => sum + one, 0), days: 7 };
}

/** A schedule as the fields of a request. Null clears fields that the schedule does not have. */
export const sentFrequency = ({
  frequency,
  frequencyDays,
  frequencyCount,
}: FrequencyFields): FrequencyFields => ({
  frequency,
  frequencyDays: frequencyDays ?? null,
  frequencyCount: frequencyCount ?? null,
});

/** The index of the schedule that applies on a day. The first one also applies before its own `from`. */
export const scheduleIndexOn = (schedules: readonly Schedule[], day: Day): number =>
  Math.max(
    0,
    schedules.findLastIndex(({ from }) => from <= day),
  );

export function scheduleOn(schedules: readonly Schedule[], day: Day): Schedule {
  const schedule = schedules[scheduleIndexOn(schedules, day)];
  if (!schedule) throw new Error('A habit needs a schedule');
  return schedule;
}

/**
 * Whether the day is on the schedule. Weekly and monthly schedules include every day. Example: every 3 days from the
 * 1st includes the 4th.
 */
export function isOnSchedule(schedule: Schedule, day: Day): boolean {
  if (streakUnitOf(schedule) !== 'day') return true;
  const n = epochDay(day);
  const { first, isUnit } = rhythmOf(schedule, n);
  return first === n && isUnit[weekdayOfEpochDay(n)] === 1;
}

/**
 * The first day of a habit: the day of its creation, or an earlier day that was completed or has an amount. Example:
 * created on the 10th, with 3 of 8 glasses on the 1st and 8 on the 5th, it starts on the 1st.
 */
export const startOf = ({
  createdDay,
  completed,
  recorded = NO_DAYS,
}: Pick<HabitSchedule, 'createdDay' | 'completed' | 'recorded'>): Day =>
  [firstDay(completed), firstDay(recorded)].reduce<Day>(
    (start, first) => (first !== null && first < start ? first : start),
    createdDay,
  );

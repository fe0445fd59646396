import type { FieldError } from '../../calls/errors.ts';
import { type DaySet, hasDay } from '../../days/daySet.ts';
import type { Day } from '../../days/days.ts';
import { maxActivityMinutes } from '../../skills/model.ts';
import type { RecordedDays } from '../dayRecord.ts';
import {
  type Counting,
  type CountingFields,
  countingProblem,
  type Habit,
  type HabitPatch,
} from '../model.ts';
import { startOf } from '../schedule.ts';
import { changeDayProblem, withChange } from './changeDay.ts';

export const minutesAnHour = 60;

/**
 * Returns the rule by which a habit's days count as time on this day. The first entry also applies before its own `from`. Undefined for a
 * habit that never counted.
 */
export const countingOn = (counting: readonly Counting[], day: Day): Counting | undefined =>
  counting.findLast(({ from }) => from <= day) ?? counting[0];

export const firstCounting = (
  { skill, countsAs }: CountingFields,
  from: Day,
): readonly Counting[] => (countsAs ? [{ from, skill: skill ?? null, countsAs }] : []);

/** The time of one day of a habit. It becomes one activity. */
export type DayTime = {
  /** Null if the time counts for no skill. */
  readonly skill: string | null;
  /** Whole minutes, 1 to 1,440. */
  readonly minutes: number;
};

export type Counted = {
  readonly counting: readonly Counting[];
  readonly completed: DaySet;
  readonly skipped: DaySet;
};

/**
 * The time of a day, or undefined. With a fixed time of 20 minutes, a completed day has 20 minutes. Otherwise the
 * amount is the time, whether or not it completes the day: 12.5 minutes are rounded to 13, and 0.75 hours are 45
 * minutes. A skipped day and a day without an amount have no time. A day has at most 1,440 minutes.
 */
export function timeOn(
  { counting, completed, skipped }: Counted,
  day: Day,
  amount: number | undefined,
): DayTime | undefined {
  const { skill = null, countsAs } = countingOn(counting, day) ?? {};
  if (!countsAs) return undefined;
  const minutes =
    typeof countsAs === 'string'
      ? hasDay(skipped, day)
        ? 0
        : (amount ?? 0) * (countsAs === 'hours' ? minutesAnHour : 1)
      : hasDay(completed, day)
        ? countsAs.minutesEach
        : 0;
  const whole = Math.min(Math.round(minutes), maxActivityMinutes);
  return whole > 0 ? { skill, minutes: whole } : undefined;
}

type Change = Pick<HabitPatch, 'skill' | 'countsAs' | 'from'>;

export type Recounted = readonly Counting[] | { readonly problem: FieldError };

/**
 * How a habit counts as time after a change. Like a schedule, the change applies from today, or from the day in
 * `from`. Earlier entries stay. Later ones, planned or not, are dropped. If `from` is in the past, days that are
 * already recorded count too.
 *
 * Example: a habit counts 20 minutes each for Spanish since 3 May, its first day. Changing it to 30 on 9 June gives
 * 20 from 3 May and 30 from 9 June. With 3 May as `from`, it gives 30 from 3 May. If the habit begins to count 20
 * minutes only on 9 June, the first entry says that earlier days don't count.
 */
export function recount(
  habit: Pick<Habit, 'kind' | 'createdDay'> & RecordedDays & { counting: readonly Counting[] },
  { from, ...sent }: Change,
  today: Day,
): Recounted {
  const first = from ?? today;
  const start = startOf(habit);
  const current = countingOn(habit.counting, today);
  const countsAs = sent.countsAs === undefined ? (current?.countsAs ?? null) : sent.countsAs;
  const kept = countsAs === null ? null : (current?.skill ?? null);
  const skill = sent.skill === undefined ? kept : sent.skill;
  const problem =
    countingProblem({ kind: habit.kind, skill, countsAs }) ?? changeDayProblem(start, first, today);
  if (problem) return { problem };
  const next = { from: first, skill, countsAs };
  const never = { from: start, skill: null, countsAs: null };
  const all = habit.counting.length > 0 ? habit.counting : [never];
  const after = withChange(all, next, start, today);
  return after.some((one) => one.countsAs !== null) ? after : [];
}

/**
 * Checks how a habit counts today and how it will count later. Returns an error if a habit of this kind can't count in
 * that way. Only amount habits can count by their amount. Entries before today don't matter, because the kind can't
 * change once a day is recorded.
 */
export const countingOfKind = (
  kind: Habit['kind'],
  counting: readonly Counting[],
  today: Day,
): FieldError | undefined =>
  [countingOn(counting, today), ...counting.filter(({ from }) => from > today)]
    .map((one) => countingProblem({ kind, ...one }))
    .find((problem) => problem !== undefined);

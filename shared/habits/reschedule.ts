import type { Day } from '../core/days.ts';
import type { FieldError } from '../core/errors.ts';
import { type FrequencyFields, frequencyProblem, type HabitPatch, type Schedule } from './model.ts';
import { type HabitSchedule, scheduleOn, startOf } from './schedule.ts';

type Change = Pick<HabitPatch, 'frequency' | 'frequencyDays' | 'frequencyCount' | 'from'>;

/** The schedule from a day on; its fields must match, see `frequencyProblem`. */
export const newSchedule = (
  { frequency, frequencyDays, frequencyCount }: FrequencyFields,
  from: Day,
): Schedule => ({
  from,
  frequency,
  ...(frequencyDays && { frequencyDays: frequencyDays.toSorted() }),
  ...(frequencyCount && { frequencyCount }),
});

/**
 * Splits a patch into the schedule, the kind with its target, and archiving, each undefined if it is not part of the
 * patch, and the other fields.
 */
export function splitPatch({
  frequency,
  frequencyDays,
  frequencyCount,
  kind,
  unit,
  target,
  direction,
  from,
  archived,
  ...fields
}: HabitPatch) {
  const rhythm = { frequency, frequencyDays, frequencyCount };
  const aim = { kind, unit, target, direction };
  const isAim = isSent(aim);
  return {
    change: isSent(rhythm) || (from !== undefined && !isAim) ? { ...rhythm, from } : undefined,
    aim: isAim ? { ...aim, from } : undefined,
    archived,
    fields,
  };
}

const isSent = (fields: object): boolean =>
  Object.values(fields).some((value) => value !== undefined);

export type Rescheduled = Schedule[] | { readonly problem: FieldError };

/**
 * The schedules of a habit after a change that applies from today or from `from`: earlier ones stay, later ones are
 * dropped. If the frequency stays the same, fields that were not sent stay too.
 *
 * Daily since 1 January, changed on 5 March to weekdays -> daily from 1 January, weekdays from 5 March; with the
 * habit's first day as `from` -> weekdays from 1 January, as if it had always been so.
 */
export function reschedule(
  habit: Pick<HabitSchedule, 'schedules' | 'createdDay' | 'completed'>,
  change: Change,
  today: Day,
): Rescheduled {
  const { from = today, ...sent } = change;
  if (!isSent(sent)) {
    return {
      problem: { field: 'from', message: 'From is the first day of a changed frequency or target' },
    };
  }
  const start = startOf(habit);
  const early = tooEarly(start, from, today);
  if (early) return { problem: early };
  const present = scheduleOn(habit.schedules, today);
  const { frequency = present.frequency } = sent;
  const kept = frequency === present.frequency ? present : undefined;
  const fields = {
    frequency,
    frequencyDays: sent.frequencyDays === undefined ? kept?.frequencyDays : sent.frequencyDays,
    frequencyCount: sent.frequencyCount === undefined ? kept?.frequencyCount : sent.frequencyCount,
  };
  const problem = frequencyProblem(fields);
  if (problem) return { problem };
  const next = newSchedule(fields, from);
  if (from <= start) return [next];
  const before = habit.schedules.filter((one, index) => index === 0 || one.from < from);
  const last = before.at(-1);
  return last && isAlike(last, next) ? before : [...before, next];
}

/** A change can't apply before the habit's first day. */
export const tooEarly = (start: Day, from: Day, today: Day): FieldError | undefined =>
  from < start && from < today
    ? { field: 'from', message: `${from} is before the habit’s first day, ${start}` }
    : undefined;

/** Whether two schedules are equal except for the day from which they apply. */
const isAlike = (a: Schedule, b: Schedule): boolean =>
  a.frequency === b.frequency &&
  a.frequencyCount === b.frequencyCount &&
  String(a.frequencyDays) === String(b.frequencyDays);

import type { FieldError } from '../../calls/errors.ts';
import type { Day } from '../../days/days.ts';
import {
  type FrequencyFields,
  frequencyProblem,
  type HabitPatch,
  isSent,
  type Schedule,
  type SentFrequency,
} from '../model.ts';
import { habitReasons } from '../reasons.ts';
import { type HabitSchedule, scheduleOn, startOf } from '../schedule.ts';
import { changeDayProblem, withChange } from './changeDay.ts';

type Change = SentFrequency & Pick<HabitPatch, 'from'>;

/** A schedule that applies from a day on. Its fields must match, see `frequencyProblem`. */
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
 * Splits a patch into five parts: the schedule, the kind with its target, the counting, the end with archiving, and the
 * other fields. Each of the first four is undefined if the patch doesn't contain it. A patch with `from`, but without a
 * target and a counting, changes the schedule. If it has no frequency either, `reschedule` refuses it.
 */
export function splitPatch({
  frequency,
  frequencyDays,
  frequencyCount,
  kind,
  unit,
  target,
  direction,
  targetPer,
  quiet,
  skill,
  countsAs,
  from,
  archived,
  endsOn,
  ...fields
}: HabitPatch) {
  const ofSchedule = { frequency, frequencyDays, frequencyCount };
  const ofTarget = { kind, unit, target, direction, targetPer, quiet };
  const ofCounting = { skill, countsAs };
  const ending = { archived, endsOn };
  const targetChange = isSent(ofTarget) ? { ...ofTarget, from } : undefined;
  const countingChange = isSent(ofCounting) ? { ...ofCounting, from } : undefined;
  const isFromOnly = from !== undefined && !targetChange && !countingChange;
  return {
    scheduleChange: isSent(ofSchedule) || isFromOnly ? { ...ofSchedule, from } : undefined,
    targetChange,
    countingChange,
    ending: isSent(ending) ? ending : undefined,
    fields,
  };
}

type Rescheduled = Schedule[] | { readonly problem: FieldError };

/**
 * The schedules of a habit after a change. The change applies from today, or from the day in `from`, which may be in
 * the future. Earlier schedules stay. Later ones, planned or not, are dropped. If the frequency stays the same,
 * fields that were not sent stay too.
 *
 * Example: daily since 1 January, the habit's first day. Changing it to weekdays on 5 March gives daily from 1
 * January and weekdays from 5 March. With 9 March as `from`, it gives daily from 1 January and weekdays from 9 March.
 * With 1 January as `from`, it gives weekdays from 1 January. Sending the current schedule cancels a planned one.
 */
export function reschedule(
  habit: Pick<HabitSchedule, 'schedules' | 'createdDay' | 'completed' | 'recorded'>,
  change: Change,
  today: Day,
): Rescheduled {
  const { from = today, ...sent } = change;
  if (!isSent(sent)) {
    return { problem: { field: 'from', ...habitReasons.fromOfNothing() } };
  }
  const start = startOf(habit);
  const wrongDay = changeDayProblem(start, from, today);
  if (wrongDay) return { problem: wrongDay };
  const current = scheduleOn(habit.schedules, today);
  const { frequency = current.frequency } = sent;
  const kept = frequency === current.frequency ? current : undefined;
  const fields = {
    frequency,
    frequencyDays: sent.frequencyDays === undefined ? kept?.frequencyDays : sent.frequencyDays,
    frequencyCount: sent.frequencyCount === undefined ? kept?.frequencyCount : sent.frequencyCount,
  };
  const problem = frequencyProblem(fields);
  if (problem) return { problem };
  return withChange(habit.schedules, newSchedule(fields, from), start, today);
}

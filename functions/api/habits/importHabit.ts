import type { Outcome } from '#shared/core/imports.ts';
import type { Day } from '#shared/days/days.ts';
import { tooFarAhead } from '#shared/habits/changes/changeDay.ts';
import { newSchedule } from '#shared/habits/changes/reschedule.ts';
import { newTarget } from '#shared/habits/changes/retarget.ts';
import { archivedByHand } from '#shared/habits/ends.ts';
import type { HabitRecord } from '#shared/habits/imports.ts';
import { habitFields, maxHabits } from '#shared/habits/model.ts';
import { reminderTimesAfter } from '#shared/habits/reminderTimes.ts';
import { latestOf } from '../../http/records.ts';
import { invalid } from '../../problem.ts';
import { importItem } from '../../table/importing.ts';
import { habitKeys } from './keys.ts';
import { counter, remindersField, stepsToRemind, targetsField } from './store.ts';

/** Throws `invalid`, with the field, for the first habit with a change that is planned too far ahead. */
export const changesNotTooFarAhead = (habits: readonly HabitRecord[], today: Day): void => {
  for (const [n, habit] of habits.entries()) {
    for (const list of ['schedules', 'targets', 'counting'] as const) {
      const latest = latestOf((habit[list] ?? []).slice(1).map(({ from }) => from));
      const problem = latest === null ? undefined : tooFarAhead(latest, today);
      if (problem) throw invalid(`habits.${n}.${list}`, problem);
    }
  }
};

/**
 * Writes an exported habit unchanged, without its days. Ignores an empty `counting`, `endsOn` and `group`. So a record
 * that was exported before habits had these fields compares as equal. Also ignores the archiving that follows from the
 * end, so a record that was exported before the habit ended compares as equal too.
 */
export const importHabit = (
  userId: string,
  { counting = [], endsOn = null, group = '', ...older }: HabitRecord,
  now: Date,
): Promise<Outcome> => {
  const record = {
    ...older,
    archivedOn: archivedByHand({ ...older, endsOn }),
    ...(counting.length > 0 && { counting }),
    ...(endsOn !== null && { endsOn }),
    ...(group !== '' && { group }),
  };
  const times = reminderTimesAfter(record);
  const facts = {
    ...record,
    schedules: record.schedules.map(({ from, ...schedule }) => newSchedule(schedule, from)),
    ...targetsField(record.targets.map(newTarget)),
    ...remindersField(times),
  };
  const key = habitKeys.habit(userId, record._id);
  const { unset } = habitFields;
  const importing = { userId, key, counter, max: maxHabits, record, facts, unset } as const;
  const comes = record.archivedOn === null ? times?.reminderTimes : [];
  return importItem(importing, stepsToRemind(userId, comes, now));
};

import type { HabitRecord } from '#shared/habits/imports.ts';
import { habitFields, maxHabits } from '#shared/habits/model.ts';
import { newSchedule } from '#shared/habits/reschedule.ts';
import { importItem } from '../../table/importing.ts';
import { habitKeys } from './keys.ts';
import { counter, targetsField } from './store.ts';

/** Writes an exported habit unchanged, without its days. */
export const importHabit = (userId: string, record: HabitRecord) => {
  const facts = {
    ...record,
    schedules: record.schedules.map(({ from, ...schedule }) => newSchedule(schedule, from)),
    ...targetsField(record.targets),
  };
  const key = habitKeys.habit(userId, record._id);
  const { unset } = habitFields;
  return importItem({ userId, key, counter, max: maxHabits, record, facts, unset });
};

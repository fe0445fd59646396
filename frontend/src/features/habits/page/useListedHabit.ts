import type { Habit } from '#shared/habits/model.ts';
import { useRows } from '../../../data/changes/useRows.ts';
import { habitRows } from '../../../domain/habits/rows.ts';

/** The habit of the cached list, archived or not, with pending changes. */
export const useListedHabit = (id: string): Habit | undefined => useRows().get(habitRows, id);

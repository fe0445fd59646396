import { useCallback } from 'react';
import type { Day } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { isTotalOn } from '../totals.ts';
import { useSetDay } from './useSetDay.ts';

export type Tick = (habit: Habit, day: Day, completed: boolean) => void;

/** Ticks or unticks a habit on a day, with Undo. A total has no ticks, so unticking clears the amount of the day. */
export function useTick(): Tick {
  const onSet = useSetDay();
  return useCallback(
    (habit, day, completed) =>
      onSet(habit, day, isTotalOn(habit, day) && !completed ? { amount: null } : { completed }),
    [onSet],
  );
}

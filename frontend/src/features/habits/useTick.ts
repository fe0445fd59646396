import { useCallback } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { formatDay } from '../../ui/format/days.ts';
import { tickHabit } from './changes.ts';
import { tickLabel } from './format.ts';

export type Tick = (habit: Pick<Habit, '_id' | 'name'>, day: Day, completed: boolean) => void;

/** Sets one day of one habit. */
export function useTick(): Tick {
  const make = useMake();
  return useCallback(
    ({ _id, name }, day, completed) => {
      make(
        tickHabit,
        { params: { id: _id }, query: { from: day, to: day }, body: { date: day, completed } },
        {
          label: tickLabel(name, day, completed),
          failure: `"${name}" on ${formatDay(day)} could not be saved and is back as it was.`,
        },
      );
    },
    [make],
  );
}

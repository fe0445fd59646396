import { useCallback, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { call } from '../../data/client.ts';
import { isOutdated } from '../../data/refreshes.ts';
import { createCrowds } from './crowd.ts';
import { confirmInLists, isList, refreshLists } from './habitLists.ts';
import { createTickQueue } from './tickQueue.ts';
import type { Tick, Ticks } from './toggle.ts';

// One for the page's life, not a component's: a tick made just before leaving the screen is
// still pending when the screen comes back.
const queue = createTickQueue();
const crowds = createCrowds();

export const useTicks = (): Ticks => useSyncExternalStore(queue.subscribe, queue.ticks);

export type Toggle = (habit: Pick<Habit, '_id' | 'name'>, day: Day, completed: boolean) => void;

/** Sets one day of one habit; shows at once, is rolled back and reported when the request fails. */
export function useToggle(onFailure: (habit: Pick<Habit, 'name'>, day: Day) => void): Toggle {
  const { cache, mutate } = useSWRConfig();

  const send = useCallback(
    async (tick: Tick) => {
      crowds.enter(tick.habitId);
      let isCrowdOver = false;
      try {
        const { data } = await call(habits.toggle, {
          params: { id: tick.habitId },
          query: { from: tick.day, to: tick.day },
          body: { date: tick.day, completed: tick.completed },
        }).finally(() => {
          isCrowdOver = crowds.leave(tick.habitId);
        });
        await confirmInLists({ cache, mutate }, tick, data.habit);
      } finally {
        if (isCrowdOver) void refreshLists(mutate);
      }
      void mutate((key) => isOutdated(key, habits.toggle.path) && !isList(key));
    },
    [cache, mutate],
  );

  return useCallback(
    (habit, day, completed) => {
      queue.set({ habitId: habit._id, day, completed }, send).catch((error: unknown) => {
        console.error(`Could not save ${habit.name} on ${day}`, error);
        onFailure(habit, day);
      });
    },
    [send, onFailure],
  );
}

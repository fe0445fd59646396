import { useMemo } from 'react';
import { type Day, monthOf } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits as routes } from '#shared/habits/routes.ts';
import { useRoute } from '../../data/useRoute.ts';
import {
  currentWindow,
  gridWindow,
  type Month,
  type TrackedHabit,
  track,
  type Window,
} from './calendar.ts';
import { overlay } from './toggle.ts';
import { useTicks } from './useToggle.ts';

export type ShownMonth = {
  readonly tracked: readonly TrackedHabit[];
  /** The days whose completions are loaded. */
  readonly known: Window;
  readonly error: unknown;
  readonly retry: () => void;
};

type Wanted = {
  readonly month: Month;
  /** The month that the user is likely to open next. */
  readonly aimed: Month | null;
  readonly today: Day;
};

/**
 * The habits with the user's unconfirmed ticks applied: `habits` for the stats, the cards and
 * today (undefined until loaded), `shown` for the calendar of a month. Each month is asked for
 * by itself, so no response grows with the years; the month likely to be opened next is prefetched.
 */
export function useHabits({ month, aimed, today }: Wanted) {
  const ticks = useTicks();
  const current = useRoute(
    routes.list,
    { query: currentWindow(today) },
    { keepPreviousData: true },
  );
  const requestOf = (wanted: Month | null) =>
    wanted === null || wanted === monthOf(today) ? null : { query: gridWindow(wanted) };
  const other = useRoute(routes.list, requestOf(month));
  useRoute(routes.list, requestOf(aimed));

  const habits = useMemo(
    () => current.data && overlay(current.data.habits, ticks, today),
    [current.data, ticks, today],
  );
  const shown = useMemo<Pick<ShownMonth, 'tracked' | 'known'>>(() => {
    const list: readonly Habit[] = other.data
      ? overlay(other.data.habits, ticks, today)
      : (habits ?? []);
    return {
      tracked: list.map(track),
      known: other.data ? gridWindow(month) : currentWindow(today),
    };
  }, [other.data, habits, ticks, month, today]);

  return {
    habits,
    error: current.error,
    retry: () => void current.mutate(),
    shown: { ...shown, error: other.error, retry: () => void other.mutate() } satisfies ShownMonth,
  };
}

import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Day, monthOf } from '#shared/rules/days.ts';
import { isMonth, type Month } from './calendar.ts';
import { type HabitFilter, habitFilters } from './view.ts';

export const habitViews = ['calendar', 'list'] as const;
export type HabitView = (typeof habitViews)[number];

const VIEW_KEY = 'cairn.habits.view';

const known = <V extends string>(values: readonly V[], text: string | null): V | undefined =>
  values.find((value) => value === text);

export type HabitsView = ReturnType<typeof useHabitsView>;

/**
 * Which view, month and filter are shown. They live in the URL (`?view=list&month=2026-10`), so a
 * reload or a way back finds them again; the view is also remembered for the next visit.
 */
export function useHabitsView(today: Day) {
  const [params, setParams] = useSearchParams();
  const month = params.get('month') ?? '';

  const put = useCallback(
    (name: string, value: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

  return {
    view:
      known(habitViews, params.get('view')) ??
      known(habitViews, localStorage.getItem(VIEW_KEY)) ??
      'calendar',
    setView: (view: HabitView) => {
      localStorage.setItem(VIEW_KEY, view);
      put('view', view);
    },
    month: isMonth(month) ? month : monthOf(today),
    setMonth: (next: Month) => put('month', next === monthOf(today) ? null : next),
    filter: known(habitFilters, params.get('filter')) ?? 'all',
    setFilter: (filter: HabitFilter) => put('filter', filter === 'all' ? null : filter),
  };
}

import { useCallback, useMemo } from 'react';
import { type Day, monthOf } from '#shared/days/days.ts';
import { useRemembered } from '../../../ui/browser/useRemembered.ts';
import { useUrlChoice, useUrlParam } from '../../../ui/browser/useUrlParam.ts';
import { isMonth, type Month } from '../calendar/calendar.ts';
import { habitFilters, habitSorts } from '../view.ts';

export const habitViews = ['calendar', 'list'] as const;
export type HabitView = (typeof habitViews)[number];

const known = <V extends string>(values: readonly V[], text: string | null): V | undefined =>
  values.find((value) => value === text);

export type HabitsView = ReturnType<typeof useHabitsView>;

/**
 * The view, month, filter and order. The URL stores all of them (`?view=list&month=2026-10`), so a reload or Back
 * restores them. The view is also remembered for the next visit.
 */
export function useHabitsView(today: Day) {
  const [view, putView] = useUrlParam('view');
  const [kept, keep] = useRemembered('cairn.habits.view');
  const [month, putMonth] = useUrlParam('month');
  const [filter, setFilter] = useUrlChoice('filter', habitFilters);
  const [sort, setSort] = useUrlChoice('sort', habitSorts);
  const setView = useCallback(
    (next: HabitView) => {
      keep(next);
      putView(next);
    },
    [keep, putView],
  );
  const setMonth = useCallback(
    (next: Month) => putMonth(next === monthOf(today) ? null : next),
    [putMonth, today],
  );
  const shownView = known(habitViews, view) ?? known(habitViews, kept) ?? 'calendar';
  const shownMonth = month !== null && isMonth(month) ? month : monthOf(today);
  // The object stays the same until a value changes, so a tick does not render the controls again.
  return useMemo(
    () => ({
      view: shownView,
      setView,
      month: shownMonth,
      setMonth,
      filter,
      setFilter,
      sort,
      setSort,
    }),
    [shownView, setView, shownMonth, setMonth, filter, setFilter, sort, setSort],
  );
}

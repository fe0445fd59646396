import { useMemo } from 'react';
import { analytics } from '#shared/analytics/routes.ts';
import { allHabitsOf, everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { useRows } from '../../data/changes/useRows.ts';
import { useCalendar } from '../../data/days/useToday.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { usePending } from '../../data/person/usePersonData.ts';
import { dashboardWithChanges } from './dashboardWithChanges.ts';

/** The dashboard with pending changes, as far as this browser knows. */
export function useDashboard() {
  const response = useRoute(analytics.dashboard, {});
  const rows = useRows();
  const waiting = usePending();
  const calendar = useCalendar();
  const received = response.data;
  const data = useMemo(() => {
    if (!received || waiting.length === 0) return received;
    const ofHabits = rows.data(habits.list, everyHabit);
    return dashboardWithChanges(
      received,
      {
        habits: ofHabits && allHabitsOf(ofHabits),
        skills: rows.data(skills.list, {})?.skills,
        resources: rows.data(resources.list, {})?.resources,
        projects: rows.data(projects.list, {})?.projects,
      },
      calendar,
    );
  }, [received, waiting, rows, calendar]);
  return { ...response, data };
}

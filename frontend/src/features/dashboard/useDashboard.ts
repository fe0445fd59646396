import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { analytics } from '#shared/analytics/routes.ts';
import { allHabitsOf, everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { peekInto } from '../../data/changes/confirmChange.ts';
import { useCalendar } from '../../data/days/useToday.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { usePending } from '../../data/person/usePersonData.ts';
import { dashboardWithChanges } from './dashboardWithChanges.ts';

/** The dashboard with pending changes, as far as this browser knows. */
export function useDashboard() {
  const response = useRoute(analytics.dashboard, {});
  const { cache } = useSWRConfig();
  const waiting = usePending();
  const calendar = useCalendar();
  const received = response.data;
  const data = useMemo(() => {
    if (!received || waiting.length === 0) return received;
    const peek = peekInto(cache, waiting);
    const ofHabits = peek(habits.list, everyHabit);
    return dashboardWithChanges(
      received,
      {
        habits: ofHabits && allHabitsOf(ofHabits),
        skills: peek(skills.list, {})?.skills,
        resources: peek(resources.list, {})?.resources,
        projects: peek(projects.list, {})?.projects,
      },
      calendar,
    );
  }, [received, waiting, cache, calendar]);
  return { ...response, data };
}

import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { analytics } from '#shared/analytics/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { everyHabit } from '../../data/everyHabit.ts';
import { peekInto } from '../../data/outbox/settle.ts';
import { useWaiting } from '../../data/usePersonData.ts';
import { useRoute } from '../../data/useRoute.ts';
import { useCalendar } from '../../data/useToday.ts';
import { heldDashboard } from './heldDashboard.ts';

/** The dashboard, with the changes that wait as far as this browser can tell. */
export function useDashboard() {
  const response = useRoute(analytics.dashboard, {});
  const { cache } = useSWRConfig();
  const waiting = useWaiting();
  const calendar = useCalendar();
  const said = response.data;
  const data = useMemo(() => {
    if (!said || waiting.length === 0) return said;
    const peek = peekInto(cache, waiting);
    return heldDashboard(
      said,
      {
        habits: peek(habits.list, everyHabit)?.habits,
        skills: peek(skills.list, {})?.skills,
        resources: peek(resources.list, {})?.resources,
        projects: peek(projects.list, {})?.projects,
      },
      calendar,
    );
  }, [said, waiting, cache, calendar]);
  return { ...response, data };
}

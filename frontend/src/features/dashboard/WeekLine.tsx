import { useDeferredValue, useMemo } from 'react';
import type { Dashboard } from '#shared/analytics/model.ts';
import { weekLine } from '#shared/analytics/weekLine.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits as habitRoutes } from '#shared/habits/routes.ts';
import { useCalendar } from '../../data/days/useToday.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { QuietLink } from '../../ui/links/QuietLink.tsx';
import { describeWeekLine } from './describeWeekLine.ts';

type Props = {
  /** Undefined until the dashboard is loaded. */
  readonly thisWeek: Dashboard['thisWeek'] | undefined;
};

/**
 * Shows at most one sentence about this week. Renders nothing if there is nothing to mention, or until the habits have
 * loaded.
 */
export const WeekLine = ({ thisWeek }: Props) => {
  const calendar = useCalendar();
  const { data } = useRoute(habitRoutes.list, everyHabit, { isOptional: true });
  // Deferred, because the line may appear a moment after the tick that caused it.
  const habits = useDeferredValue(data?.habits);
  const line = useMemo(
    () => (habits ? weekLine(thisWeek, habits, calendar) : null),
    [thisWeek, habits, calendar],
  );
  if (!line) return null;
  const { text, ...link } = describeWeekLine(line, calendar.today);
  return <QuietLink {...link}>{text}</QuietLink>;
};

import { useEffect } from 'react';
import { useCalendar } from '../../data/days/useToday.ts';
import { fractionOf } from '../../features/habits/view.ts';
import { useHabitsAtHand } from './useHabitsAtHand.ts';

/** Some browsers lack these methods, and others may reject the call. */
type WithBadge = {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
};

const show = (count: number): void => {
  const { setAppBadge, clearAppBadge } = navigator as WithBadge;
  const shown = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  shown?.catch(() => undefined);
};

/**
 * Shows the number of today's open habits on the app's icon. The habits page counts them in the same way. A log-out
 * removes the number.
 */
export const OpenHabitsBadge = () => {
  const calendar = useCalendar();
  const list = useHabitsAtHand();
  const { asked, done } = list
    ? fractionOf(list.habits, calendar.today, calendar)
    : { asked: 0, done: 0 };
  const open = list ? asked - done : undefined;
  useEffect(() => {
    if (open !== undefined) show(open);
  }, [open]);
  useEffect(() => () => show(0), []);
  return null;
};

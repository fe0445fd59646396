import type { Habit } from '#shared/habits/model.ts';
import { formatCount } from '../../../ui/format/formatCount.ts';

/** What each figure of a habit measures. */
export const measures = {
  completionRate:
    'How much of all that the habit asked for since it began was done. Skips and pauses are left out.',
  strength:
    'How firmly the habit is kept: each time it is done adds, each miss takes away, and recent ones count most.',
  target: 'How many days you want to complete in all. You can change it in the form of the habit.',
} as const;

/** '12 of 30 days', and from the target on '30-day target reached · 2,556 days'. */
export function describeTarget({
  totalCompletions,
  targetDays,
}: Pick<Habit, 'totalCompletions' | 'targetDays'>): string {
  if (totalCompletions < targetDays) {
    return `${totalCompletions.toLocaleString('en')} of ${formatCount(targetDays, 'day')}`;
  }
  const reached = `${targetDays.toLocaleString('en')}-day target reached`;
  return totalCompletions === targetDays
    ? reached
    : `${reached} · ${formatCount(totalCompletions, 'day')}`;
}

/** Below the number of completed days: 'of 30 days to the target', '30-day target reached'. */
export const describeTargetLeft = ({
  totalCompletions,
  targetDays,
}: Pick<Habit, 'totalCompletions' | 'targetDays'>): string =>
  totalCompletions < targetDays
    ? `of ${formatCount(targetDays, 'day')} to the target`
    : `${targetDays.toLocaleString('en')}-day target reached`;

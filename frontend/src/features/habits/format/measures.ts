import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '../../../language/i18n.ts';

/** What each figure of a habit measures. */
export const measures = () => ({
  completionRate: i18n.t(
    'How much of what was scheduled since the habit began was done. Skips and pauses are left out.',
  ),
  strength: i18n.t(
    'How firmly the habit is kept: each time done adds, each miss subtracts, and recent ones count most.',
  ),
  target: i18n.t('How many days you want to complete in all. Edit the habit to change it.'),
});

type Counted = Pick<Habit, 'totalCompletions' | 'targetDays'>;

/** '12 of 30 days', and from the target on '30-day target reached · 2,556 days'. */
export function describeTarget({ totalCompletions: done, targetDays: target }: Counted): string {
  if (done < target) {
    return i18n.t('{done, number} of {target, plural, one {# day} other {# days}}', {
      done,
      target,
    });
  }
  return done === target
    ? i18n.t('{target, number}-day target reached', { target })
    : i18n.t('{target, number}-day target reached · {done, plural, one {# day} other {# days}}', {
        target,
        done,
      });
}

/** Below the number of completed days: 'of 30 days to the target', '30-day target reached'. */
export const describeTargetLeft = ({
  totalCompletions: done,
  targetDays: target,
}: Counted): string =>
  done < target
    ? i18n.t('{target, plural, one {of # day to the target} other {of # days to the target}}', {
        target,
      })
    : i18n.t('{target, number}-day target reached', { target });

import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';

export const figureExplanations = () => ({
  completionRate: i18n.t(
    'The share of scheduled days, weeks or months that you completed. Skips and pauses don’t count.',
  ),
  strength: i18n.t(
    'How solid the habit is. Completing it raises the strength, missing it lowers it. Recent days count most.',
  ),
  target: i18n.t('How many days you want to complete in all. Edit the habit to change it.'),
});

type Counted = Pick<Habit, 'totalCompletions' | 'targetDays'>;

/** '12 of 30 days'. Beyond the target: '2,556 of 30 days'. */
export const describeTarget = ({ totalCompletions: done, targetDays: target }: Counted): string =>
  i18n.t('{done, number} of {target, plural, one {# day} other {# days}}', { done, target });

/** '5 days beyond the target'. Undefined if the target isn't exceeded. */
export const describeExtraDays = ({
  totalCompletions,
  targetDays,
}: Counted): string | undefined => {
  const extra = totalCompletions - targetDays;
  return extra > 0
    ? i18n.t('{extra, plural, one {# day beyond the target} other {# days beyond the target}}', {
        extra,
      })
    : undefined;
};

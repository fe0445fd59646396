import { type Day, daysBetween } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { describeDue } from '../../../domain/resources/deadlines.ts';
import { formatNearDay } from '../../../ui/format/days.ts';

/** For so many days ahead, the day says how far away it is. */
const NEAR = 14;

/** 'due today', '3 December, in 5 days', '20 November, 2 days overdue'; 'due on 3 February' for a day far ahead. */
export const describeGoalDay = (dueDate: Day, today: Day): string => {
  const days = daysBetween(today, dueDate);
  const day = formatNearDay(dueDate, today);
  if (days === 0 || days === 1) return describeDue(days);
  return days > NEAR
    ? i18n.t('due on {day}', { day })
    : i18n.t('{day}, {when}', { day, when: describeDue(days) });
};

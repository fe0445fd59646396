import { type Day, daysBetween } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { describeDue } from '../../../domain/resources/deadlines.ts';
import { formatNearDay } from '../../../ui/format/days.ts';

/** Up to this many days ahead, the text also says how far away the day is. */
const NEAR = 14;

/** 'due today', '3 December, in 5 days', '20 November, 2 days overdue'. For a day far ahead: 'due on 3 February'. */
export const describeGoalDay = (dueDate: Day, today: Day): string => {
  const days = daysBetween(today, dueDate);
  const day = formatNearDay(dueDate, today);
  if (days === 0 || days === 1) return describeDue(days);
  return days > NEAR
    ? i18n.t('due on {day}', { day })
    : i18n.t('{day}, {when}', { day, when: describeDue(days) });
};

import { i18n } from '#shared/language/i18n.ts';
import type { Target } from '#shared/resources/model.ts';
import { formatMinutes } from '../../ui/format/durations.ts';

type Pace = Pick<Target, 'remainingMinutes' | 'minutesPerDay' | 'daysRemaining'>;

/** '45 min a day'. '2 h left' on the last day and later. '' if no time remains. */
export const describePace = ({ remainingMinutes, minutesPerDay, daysRemaining }: Pace): string => {
  if (remainingMinutes === 0) return '';
  return daysRemaining > 0
    ? i18n.t('{duration} a day', { duration: formatMinutes(minutesPerDay) })
    : i18n.t('{duration} left', { duration: formatMinutes(remainingMinutes) });
};

/** 0 -> 'due today', 1 -> 'due tomorrow', 5 -> 'in 5 days', -1 -> '1 day overdue'. */
export const describeDue = (days: number): string => {
  if (days < 0) {
    return i18n.t('{days, plural, one {# day overdue} other {# days overdue}}', { days: -days });
  }
  if (days === 0) return i18n.t('due today');
  return days === 1
    ? i18n.t('due tomorrow')
    : i18n.t('{days, plural, one {in # day} other {in # days}}', { days });
};

import { type Day, daysBetween, yearOf } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { dayFormat } from '#shared/language/intl.ts';
import { formatShortDay, unbroken } from '../../ui/format/days.ts';

/** A day that is more than this many days away is named by its date. */
const countedDays = 13;

const shortDate = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

const formatDay = (due: Day, today: Day): string =>
  unbroken(yearOf(due) === yearOf(today) ? formatShortDay(due) : shortDate(due));

/** When a takeaway returns, on a button: 'today', 'tomorrow', '3 days', '14 Dec', or '14 Feb 2027' in another year. */
export const formatReturn = (due: Day, today: Day): string => {
  const days = daysBetween(today, due);
  if (days <= 0) return i18n.t('today');
  if (days === 1) return i18n.t('tomorrow');
  return days <= countedDays
    ? unbroken(i18n.t('{days, plural, one {# day} other {# days}}', { days }))
    : formatDay(due, today);
};

/** When a takeaway returns, after today: 'tomorrow', 'in 3 days', 'on 14 Dec'. */
export const describeReturn = (due: Day, today: Day): string => {
  const days = daysBetween(today, due);
  if (days === 1) return i18n.t('tomorrow');
  return days <= countedDays
    ? unbroken(i18n.t('{days, plural, one {in # day} other {in # days}}', { days }))
    : unbroken(i18n.t('on {day}', { day: formatDay(due, today) }));
};

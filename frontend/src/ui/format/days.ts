import { addDays, type Day, daysBetween, type WeekStart, yearOf } from '#shared/days/days.ts';
import { formatDate, formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { dayFormat, dayRangeFormat, inLanguage } from '#shared/language/intl.ts';

/** Returns any day with this weekday. 2 January 2000 was a Sunday. */
const dayOn = (weekday: number): Day => `2000-01-0${weekday + 2}`;

const longWeekday = dayFormat({ weekday: 'long' });
const shortWeekday = dayFormat({ weekday: 'short' });

/** 0 -> 'Sun', 6 -> 'Sat'. */
export const shortWeekdayName = (weekday: number): string => shortWeekday(dayOn(weekday));

const narrowWeekday = dayFormat({ weekday: 'narrow' });
const weekdays = [0, 1, 2, 3, 4, 5, 6];

/**
 * The first two letters of each name, or one letter if two are not unique. All Arabic names begin with the same
 * article.
 */
const lettersOfWeek = inLanguage(() => {
  const two = weekdays.map((weekday) => shortWeekdayName(weekday).slice(0, 2));
  return new Set(two).size === two.length
    ? two
    : weekdays.map((weekday) => narrowWeekday(dayOn(weekday)));
});

/** For narrow columns: 0 -> 'Su', 6 -> 'Sa'. */
export const weekdayLetters = (weekday: number): string => lettersOfWeek()[weekday] ?? '';

/** The weekdays of a week that starts on `weekStartsOn`, in order. If it starts on 1, they are 1 to 6, then 0. */
export const weekdaysFrom = (weekStartsOn: WeekStart): number[] =>
  weekdays.map((index) => (index + weekStartsOn) % 7);

/** For a day or a month: '2026-11' -> 'November'. */
export const monthName = dayFormat({ month: 'long' });

/** '20 November'. In another year, with the year: '20 November 2025'. */
export const formatNearDay = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? formatDay(day) : formatDate(day);

/** 'Today', 'Yesterday', '12 November', or '12 November 2025' in another year. */
export const formatRelativeDay = (day: Day, today: Day): string => {
  if (day === today) return i18n.t('Today');
  if (day === addDays(today, -1)) return i18n.t('Yesterday');
  return formatNearDay(day, today);
};

const dayRange = dayRangeFormat({ day: 'numeric', month: 'long' });
const dateRange = dayRangeFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** '15 – 21 November'. With the year if one of the days is not in the current year. */
export const formatDays = (from: Day, to: Day, today: Day): string =>
  [from, to].every((day) => yearOf(day) === yearOf(today))
    ? dayRange(from, to)
    : dateRange(from, to);

/** For a day or a month: '2026-11' -> 'Nov'. */
export const shortMonth = dayFormat({ month: 'short' });

/** For a day or a month: '2026-11' -> 'Nov 2026'. */
export const shortMonthAndYear = dayFormat({ month: 'short', year: 'numeric' });

/** '2026-11-20' -> '20 Nov'. Only for the axes of charts. */
export const formatShortDay = dayFormat({ day: 'numeric', month: 'short' });

/** Replaces spaces by non-breaking spaces, so that a text stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** '2026-11-20' -> 'Friday, 20 November 2026'. */
export const formatLongDay = (day: Day): string =>
  i18n.t('{weekday}, {date}', { weekday: longWeekday(day), date: formatDate(day) });

/** '2026-11-20' -> 'Friday, 20 November'. */
export const formatWeekdayAndDay = (day: Day): string =>
  i18n.t('{weekday}, {date}', { weekday: longWeekday(day), date: formatDay(day) });

/** '2026-11' -> 'November 2026'. */
export const formatMonth = dayFormat({ month: 'long', year: 'numeric' });

/**
 * How long ago a day was, and its date: 'today' and '', '12 days ago' and '8 November', '400 days ago' and '16
 * October 2025', 'never' and ''. A day after today was recorded before travelling west: '21 November' and ''.
 */
export function describeLast(day: Day | null, today: Day): readonly [ago: string, day: string] {
  if (day === null) return [formatAgo(null), ''];
  if (day === today) return [formatAgo(0), ''];
  const date = formatNearDay(day, today);
  return day > today ? [date, ''] : [formatAgo(daysBetween(day, today)), date];
}

/**
 * '8 November, 12 days ago', which may break only after the comma. A day after today was recorded before travelling
 * west. It has only the date.
 */
export const formatDateAgo = (day: Day, today: Day): string => {
  const date = unbroken(formatNearDay(day, today));
  return day > today
    ? date
    : i18n.t('{date}, {ago}', { date, ago: formatAgo(daysBetween(day, today)) });
};

/** null -> 'never', 0 -> 'today', 1 -> 'yesterday', 3 -> '3 days ago' with non-breaking spaces. */
export const formatAgo = (days: number | null): string => {
  if (days === null) return i18n.t('never');
  if (days === 0) return i18n.t('today');
  if (days === 1) return i18n.t('yesterday');
  return unbroken(i18n.t('{days, plural, one {# day ago} other {# days ago}}', { days }));
};

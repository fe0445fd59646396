import { formatDate, monthNames, weekdayNames } from '#shared/core/dayNames.ts';
import { type Day, dayOfWeek, daysBetween, type WeekStart, yearOf } from '#shared/core/days.ts';

export { formatDate, weekdayNames };

/** 'Sun' to 'Sat'. */
export const shortWeekdays = weekdayNames.map((name) => name.slice(0, 3));

/** The names of the days of a week in their order: of one that starts on 1, 'Monday' to 'Sunday'. */
export const weekdaysFrom = (weekStartsOn: WeekStart): string[] => [
  ...weekdayNames.slice(weekStartsOn),
  ...weekdayNames.slice(0, weekStartsOn),
];

/** Of a day or a month: '2026-11' -> 'November'. */
export const monthName = (day: string): string => monthNames[Number(day.slice(5, 7)) - 1] ?? '';

/** '2026-11-20' -> '20 November'. */
export const formatDay = (day: Day): string => `${Number(day.slice(8))} ${monthName(day)}`;

/** How screens write a date: '20 November', with the year where it is not this one: '20 November 2025'. */
export const formatNearDay = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? formatDay(day) : formatDate(day);

/** Of a day or a month: '2026-11' -> 'Nov'. */
export const shortMonth = (day: string): string => monthName(day).slice(0, 3);

/** '2026-11-20' -> '20 Nov', for the axes of charts alone. */
export const formatShortDay = (day: Day): string => `${Number(day.slice(8))} ${shortMonth(day)}`;

/** A text that no line breaks. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** '2026-11-20' -> 'Friday, 20 November 2026'. */
export const formatLongDay = (day: Day): string =>
  `${weekdayNames[dayOfWeek(day)]}, ${formatDate(day)}`;

/** '2026-11' -> 'November 2026'. */
export const formatMonth = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`;

/**
 * The last day of something, how long ago and when: 'never', 'today' of '20 November', '12 days ago' of '8 November',
 * '400 days ago' of '16 October 2025'. A day recorded abroad that is still ahead is named, as '21 November'.
 */
export function describeLast(day: Day | null, today: Day): readonly [ago: string, day: string] {
  if (day === null) return [formatAgo(null), ''];
  const date = formatNearDay(day, today);
  return day > today ? [date, ''] : [formatAgo(daysBetween(day, today)), date];
}

/** '8 November, 12 days ago', broken at most at the comma; of a day recorded abroad that is still ahead the date alone. */
export const formatDateAgo = (day: Day, today: Day): string => {
  const date = unbroken(formatNearDay(day, today));
  return day > today ? date : `${date}, ${formatAgo(daysBetween(day, today))}`;
};

/** null -> 'never', 0 -> 'today', 1 -> 'yesterday', else '3 days ago', which no line breaks. */
export const formatAgo = (days: number | null): string => {
  if (days === null) return 'never';
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : unbroken(`${days} days ago`);
};

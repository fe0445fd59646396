import type { Habit } from '#shared/contract/habits.ts';
import { type Day, dayOfWeek } from '#shared/rules/days.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const monthName = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? '';

/** '2026-11-20' -> '20 November'. */
export const dayWords = (day: Day): string => `${Number(day.slice(8))} ${monthName(day)}`;

/** '2026-11-20' -> 'Friday, 20 November 2026'. */
export const longDayWords = (day: Day): string =>
  `${weekdayNames[dayOfWeek(day)]}, ${dayWords(day)} ${day.slice(0, 4)}`;

/** '2026-11' -> 'November 2026'. */
export const monthWords = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`;

export const frequencyWords: Record<Habit['frequency'], string> = {
  daily: 'Every day',
  weekdays: 'On weekdays',
  weekends: 'On weekends',
  weekly: 'Once a week',
};

/** (5, 'week') -> '5 weeks', (1, 'day') -> '1 day'. */
export const countWords = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

/** null -> 'never', 0 -> 'today', 1 -> 'yesterday', else '3 days ago'. */
export const agoWords = (days: number | null): string => {
  if (days === null) return 'never';
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
};

/** How a control for one habit on one day is called: 'Read 10 pages, 20 November: not done'. */
export const tickLabel = (name: string, day: Day, completed: boolean): string =>
  `${name}, ${dayWords(day)}: ${completed ? 'done' : 'not done'}`;

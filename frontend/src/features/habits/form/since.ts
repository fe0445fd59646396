import {
  addDays,
  type Calendar,
  type Day,
  endOfMonth,
  endOfWeek,
  isDay,
} from '#shared/core/days.ts';
import { changeDayProblem } from '#shared/habits/changeDay.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatLongDay } from '../../../ui/format/days.ts';

/** From when a changed frequency or target holds. */
export const sinceChoices = ['today', 'day', 'always'] as const;
export type Since = (typeof sinceChoices)[number];

export const sinceLabels: Record<Since, string> = {
  today: 'From today',
  day: 'From another day',
  always: 'Apply to all past days',
};

type SinceValues = { readonly since: Since; readonly sinceDay: string };

/** The days that are a tap away, the start of the next week first: weeks from Sunday, on a Friday: 22, 23 November, 1 December. */
export const nextDays = ({ today, weekStartsOn }: Calendar): readonly Day[] => {
  const after = (end: Day) => addDays(end, 1);
  const days = [endOfWeek(today, weekStartsOn), endOfWeek(today, 1), endOfMonth(today)].map(after);
  return [...new Set(days)];
};

/** The day that is sent. A habit that was made on a later day, before travelling west, begins today. */
export function firstDayOf(
  { startDate }: Pick<Habit, 'startDate'>,
  { since, sinceDay }: SinceValues,
  today: Day,
): Day {
  if (since === 'day') return sinceDay;
  return since === 'always' && startDate < today ? startDate : today;
}

/** What is wrong with the chosen day; undefined where it is right, or not asked for. */
export function sinceProblem(
  { startDate }: Pick<Habit, 'startDate'>,
  { since, sinceDay }: SinceValues,
  today: Day,
): string | undefined {
  if (since !== 'day') return undefined;
  if (!isDay(sinceDay)) return 'Choose the first day of the change';
  return changeDayProblem(startDate, sinceDay, today)?.message;
}

/** The end of the sentence that says what holds: 'from Monday, 30 November 2026'. */
export function describeSince({ since, sinceDay }: SinceValues): string {
  if (since === 'always') return 'for all past days too';
  if (since === 'day')
    return isDay(sinceDay) ? `from ${formatLongDay(sinceDay)}` : 'from another day';
  return 'from today';
}

import {
  addDays,
  type Calendar,
  type Day,
  endOfMonth,
  endOfWeek,
  isDay,
} from '#shared/days/days.ts';
import { changeDayProblem } from '#shared/habits/changes/changeDay.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';
import { formatLongDay } from '../../../ui/format/days.ts';

/** When a change of the frequency, the target or the time begins. */
export const sinceChoices = ['today', 'day', 'always'] as const;
export type Since = (typeof sinceChoices)[number];

export const sinceLabel = (since: Since): string =>
  ({
    today: i18n.t('From today'),
    day: i18n.t('From another day'),
    always: i18n.t('From the first day'),
  })[since];

type SinceValues = { readonly since: Since; readonly sinceDay: string };

/**
 * Days that can be chosen with one tap: the start of the next week, the next Monday, and the first of the next month.
 * Example: on Friday 20 November, in weeks from Sunday, they are 22 November, 23 November and 1 December.
 */
export const nextDays = ({ today, weekStartsOn }: Calendar): readonly Day[] => {
  const after = (end: Day) => addDays(end, 1);
  const days = [endOfWeek(today, weekStartsOn), endOfWeek(today, 1), endOfMonth(today)].map(after);
  return [...new Set(days)];
};

/**
 * The day to send. For `always`, it is the habit's first day, or today if the first day is later than today. The first
 * day can be later if the person created the habit before a journey west.
 */
export function firstDayOf(
  { startDate }: Pick<Habit, 'startDate'>,
  { since, sinceDay }: SinceValues,
  today: Day,
): Day {
  if (since === 'day') return sinceDay;
  return since === 'always' && startDate < today ? startDate : today;
}

/** Describes the problem with the chosen day. Undefined for a valid day, or if the form asks for no day. */
export function sinceProblem(
  { startDate }: Pick<Habit, 'startDate'>,
  { since, sinceDay }: SinceValues,
  today: Day,
): string | undefined {
  if (since !== 'day') return undefined;
  if (!isDay(sinceDay)) return i18n.t('Choose the first day of the change');
  const problem = changeDayProblem(startDate, sinceDay, today);
  return problem && sentenceOf(problem);
}

/** A change, and when it begins: 'Every day, from Monday, 30 November 2026.' */
export function describeSince(what: string, { since, sinceDay }: SinceValues): string {
  if (since === 'always') return i18n.t('{what}, from the first day.', { what });
  if (since === 'today') return i18n.t('{what}, from today.', { what });
  return isDay(sinceDay)
    ? i18n.t('{what}, from {date}.', { what, date: formatLongDay(sinceDay) })
    : i18n.t('{what}, from another day.', { what });
}

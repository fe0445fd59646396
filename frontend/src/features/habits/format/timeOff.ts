import { unpackDays } from '#shared/days/daySet.ts';
import type { Calendar, Day } from '#shared/days/days.ts';
import { firstDayOff } from '#shared/habits/daysOff.ts';
import { isDueOn } from '#shared/habits/due/dueDays.ts';
import { archivedByHand, isAfterEnd } from '#shared/habits/ends.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type Pause, pauseOn } from '#shared/pauses/pauses.ts';
import { formatNearDay } from '../../../ui/format/days.ts';
import { isInQuietLimit } from '../limits.ts';

/**
 * Why a habit has a day off, and the last day off. A skipped day is not included. `to` is undefined if the habit is off
 * until further notice.
 */
export type TimeOff = {
  readonly why: 'paused' | 'vacation' | 'archived';
  readonly to: Day | undefined;
};

type Pausable = Pick<Habit, 'pauses' | 'vacations' | 'archivedOn' | 'endsOn' | 'history'>;

/**
 * If several reasons apply, archived comes first, then paused, then vacation. A habit that has ended counts as archived
 * from the day after its last day.
 */
export function timeOffOn(habit: Pausable, day: Day): TimeOff | undefined {
  const { pauses, vacations, history } = habit;
  const archivedOn = archivedByHand(habit);
  const isArchived = archivedOn !== null && day >= firstDayOff(unpackDays(history), archivedOn);
  if (isArchived || isAfterEnd(habit, day)) return { why: 'archived', to: undefined };
  const own = pauseOn(pauses, day);
  if (own) return { why: 'paused', to: own.to };
  const vacation = pauseOn(vacations, day);
  return vacation && { why: 'vacation', to: vacation.to };
}

/** The reason as part of a list: 'paused', 'on vacation', 'archived'. */
export const offLabel = (why: TimeOff['why']): string =>
  ({
    paused: i18n.t('paused'),
    vacation: i18n.t('on vacation'),
    archived: i18n.t('archived'),
  })[why];

/** 'Paused until 3 December', 'On vacation', 'Archived'. In another year than `day`: 'Paused until 3 December 2027'. */
export function describeTimeOff({ why, to }: TimeOff, day: Day): string {
  if (why === 'archived') return i18n.t('Archived');
  if (to === undefined) return why === 'paused' ? i18n.t('Paused') : i18n.t('On vacation');
  const date = formatNearDay(to, day);
  return why === 'paused'
    ? i18n.t('Paused until {date}', { date })
    : i18n.t('On vacation until {date}', { date });
}

/** 'From 1 December 2026 to 9 December 2026', 'On 1 December 2026', 'From 1 December 2026 until further notice'. */
export function formatPause({ from, to }: Pause): string {
  const first = formatDate(from);
  if (to === undefined) return i18n.t('From {first} until further notice', { first });
  return from === to
    ? i18n.t('On {first}', { first })
    : i18n.t('From {first} to {last}', { first, last: formatDate(to) });
}

/**
 * Whether the habit is off on a day that would otherwise ask for it. Without the time off, it would be due, or its
 * quiet limit would include the day.
 */
export const isOffOn = (habit: Habit, day: Day, calendar: Calendar): boolean => {
  if (timeOffOn(habit, day) === undefined) return false;
  const facts = { ...habitFactsOf(habit), pauses: [], endsOn: null };
  return isDueOn(facts, day, calendar) || isInQuietLimit(facts, day, calendar);
};

/** Like `isOffOn`, but only for pauses and vacations, not for archived habits. */
export const restsOn = (habit: Habit, day: Day, calendar: Calendar): boolean =>
  timeOffOn(habit, day)?.why !== 'archived' && isOffOn(habit, day, calendar);

import { unpackDays } from '#shared/core/daySet.ts';
import type { Calendar, Day } from '#shared/core/days.ts';
import { isDueOn } from '#shared/habits/dueDays.ts';
import type { Habit } from '#shared/habits/model.ts';
import { firstDayOff, pauseOn } from '#shared/habits/pauses.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { formatNearDay } from '../../../ui/format/days.ts';
import { capitalized } from '../../../ui/format/letters.ts';

/** Why a habit has a day off that nobody skipped, and the last such day; undefined is until further notice. */
export type TimeOff = {
  readonly why: 'paused' | 'on vacation' | 'archived';
  readonly to: Day | undefined;
};

type Pausable = Pick<Habit, 'pauses' | 'vacations' | 'archivedOn' | 'history'>;

/** What gives a habit a day off: being archived, its own pause, or a vacation, the first of these. */
export function timeOffOn(habit: Pausable, day: Day): TimeOff | undefined {
  const { pauses, vacations, archivedOn, history } = habit;
  if (archivedOn !== null && day >= firstDayOff(unpackDays(history), archivedOn)) {
    return { why: 'archived', to: undefined };
  }
  const own = pauseOn(pauses, day);
  if (own) return { why: 'paused', to: own.to };
  const vacation = pauseOn(vacations, day);
  return vacation && { why: 'on vacation', to: vacation.to };
}

/** 'until 3 December', seen on a day of another year 'until 3 December 2027'; empty until further notice. */
export const formatUntil = (to: Day | undefined, day: Day): string => {
  if (to === undefined) return '';
  return ` until ${formatNearDay(to, day)}`;
};

/** 'Paused until 3 December', 'On vacation', 'Archived'. */
export const describeTimeOff = ({ why, to }: TimeOff, day: Day): string =>
  `${capitalized(why)}${formatUntil(to, day)}`;

/** Whether the day would ask for the habit, were it not off. */
export const isOffOn = (habit: Habit, day: Day, calendar: Calendar): boolean =>
  timeOffOn(habit, day) !== undefined &&
  isDueOn({ ...habitFactsOf(habit), pauses: [] }, day, calendar);

import type { Day } from '#shared/days/days.ts';
import type { DayFraction } from '#shared/habits/due/dayFraction.ts';
import type { Habit } from '#shared/habits/model.ts';
import { scheduleOn, streakUnitOf } from '#shared/habits/schedule.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { listFormat } from '#shared/language/intl.ts';
import { amountOn } from '../../../domain/habits/amountOn.ts';
import type { LimitState } from '../limits.ts';
import { formatDayAmount } from './formatAmount.ts';
import { offLabel, type TimeOff } from './timeOff.ts';

export const timeLabel = (time: Habit['timeOfDay']): string =>
  ({
    any: i18n.t('Any time'),
    morning: i18n.t('Morning'),
    midday: i18n.t('Midday'),
    evening: i18n.t('Evening'),
  })[time];

export const difficultyLabel = (difficulty: Habit['difficulty']): string =>
  ({ Easy: i18n.t('Easy'), Medium: i18n.t('Medium'), Hard: i18n.t('Hard') })[difficulty];

export const isWeeklyOn = ({ schedules }: Pick<Habit, 'schedules'>, day: Day): boolean =>
  streakUnitOf(scheduleOn(schedules, day)) === 'week';

/** Describes a habit that is not done on the day, but whose week or month is met: 'Week complete'. */
export const metByUnit = (habit: Pick<Habit, 'schedules'>, day: Day): string =>
  isWeeklyOn(habit, day) ? i18n.t('Week complete') : i18n.t('Month complete');

/** Describes a habit that is not done on a day on which it is optional. */
export const optionalOn = (day: Day, today: Day): string =>
  day === today ? i18n.t('optional today') : i18n.t('was optional');

export type DayState = {
  readonly completed: boolean;
  /** Whether the habit is met. Other days of its week or month may have met it. */
  readonly isMet?: boolean;
  readonly isSkipped?: boolean;
  /** Whether the day's fraction counts the habit, see dayFraction.ts. A due habit that is not counted is optional. */
  readonly isCounted?: boolean;
  readonly isDue?: boolean;
  /** Why the habit has a day off, see timeOff.ts. A skipped day is not a day off. */
  readonly timeOff?: TimeOff['why'] | undefined;
  /** The state of a limit on the day, see limits.ts. */
  readonly limit?: LimitState | undefined;
};

type Scheduled = Pick<Habit, 'schedules'> &
  Partial<Pick<Habit, 'unit' | 'targets' | 'amounts' | 'allAmounts'>>;

/** 'done', 'skipped', 'week complete', 'not done'. With an amount: 'not done, 5 of 8 glasses'. */
export function describeState(habit: Scheduled, day: Day, state: DayState): string {
  const { unit = null, targets = [], ...others } = habit;
  const words = stateOf(habit, day, state);
  if (amountOn(others, day) === undefined) return words;
  const progress = formatDayAmount({ ...others, unit, targets }, day);
  return i18n.t('{state}, {progress}', { state: words, progress });
}

/**
 * 'done', 'skipped', 'paused', 'week complete', 'not done'. On a day on which the habit is optional: 'not done,
 * optional'.
 */
export function stateOf(
  habit: Scheduled,
  day: Day,
  { completed, isMet = completed, isSkipped, isCounted = true, isDue = true, ...state }: DayState,
): string {
  const { timeOff, limit } = state;
  if (limit === 'over') return limitLabel(limit);
  if (completed) {
    return timeOff ? i18n.t('done, {reason}', { reason: offLabel(timeOff) }) : i18n.t('done');
  }
  if (isSkipped) return i18n.t('skipped');
  if (limit) return limitLabel(limit);
  if (timeOff) return offLabel(timeOff);
  if (!isMet) return isDue && !isCounted ? i18n.t('not done, optional') : i18n.t('not done');
  return isWeeklyOn(habit, day) ? i18n.t('week complete') : i18n.t('month complete');
}

/** The state of a limit on a day, as part of a list: 'above the limit', 'kept without a record', 'no record'. */
const limitLabel = (limit: LimitState): string =>
  ({
    over: i18n.t('above the limit'),
    kept: i18n.t('kept without a record'),
    open: i18n.t('no record'),
  })[limit];

/** '3 of 4 done'. Null if nothing was due. */
export const formatFraction = ({ asked, done }: DayFraction): string | null =>
  asked === 0 ? null : i18n.t('{done, number} of {asked, number} done', { done, asked });

/** Joins the facts of a day or a year: '3 of 4 done, 1 skipped'. */
export const formatParts = listFormat({ type: 'unit', style: 'short' });

/** The label of a control for one habit on one day: 'Read 10 pages, 20 November: not done'. */
export const tickLabel = (
  habit: Scheduled & Pick<Habit, 'name'>,
  day: Day,
  state: DayState,
): string =>
  i18n.t('{name}, {day}: {state}', {
    name: habit.name,
    day: formatDay(day),
    state: describeState(habit, day, state),
  });

import type { Day } from '#shared/core/days.ts';
import type { DayFraction } from '#shared/habits/dayFraction.ts';
import type { Habit } from '#shared/habits/model.ts';
import { scheduleOn, streakUnitOf } from '#shared/habits/schedule.ts';
import { formatDay } from '../../../ui/format/days.ts';
import { amountOn, formatProgress } from '../amounts/formatAmount.ts';

export const timeLabels: Record<Habit['timeOfDay'], string> = {
  any: 'Any time',
  morning: 'Morning',
  midday: 'Midday',
  evening: 'Evening',
};

/** Behind a number of habits: '4 habits of the morning'. */
export const ofTime: Record<Habit['timeOfDay'], string> = {
  any: 'of any time',
  morning: 'of the morning',
  midday: 'of midday',
  evening: 'of the evening',
};

/** What a habit is met by on a day: the day, its week or its month. */
export const unitOn = ({ schedules }: Pick<Habit, 'schedules'>, day: Day) =>
  streakUnitOf(scheduleOn(schedules, day));

/** Of a habit that is not done on a day and does not have to be: 'Week met'. */
export const metByUnit = (habit: Pick<Habit, 'schedules'>, day: Day): string =>
  `${unitOn(habit, day) === 'week' ? 'Week' : 'Month'} met`;

/** What a habit is on a day; without any of it, it is not done. */
export type DayState = {
  readonly completed: boolean;
  /** Also where its week or month is met by other days. */
  readonly isMet?: boolean;
  readonly isSkipped?: boolean;
  /** Off for another reason, see timeOff.ts. */
  readonly timeOff?: string | undefined;
};

type Scheduled = Pick<Habit, 'schedules'> & Partial<Pick<Habit, 'unit' | 'targets' | 'amounts'>>;

/** 'done', 'skipped', 'its week is met', 'not done'; of a day with an amount 'not done, 5 of 8 glasses'. */
export function describeState(habit: Scheduled, day: Day, state: DayState): string {
  const { unit = null, targets = [], amounts } = habit;
  const words = stateOf(habit, day, state);
  return amountOn({ amounts }, day) === undefined
    ? words
    : `${words}, ${formatProgress({ unit, targets, amounts }, day)}`;
}

/** 'done', 'skipped', 'paused', 'its week is met', 'not done'. */
export function stateOf(
  habit: Scheduled,
  day: Day,
  { completed, isMet = completed, isSkipped, timeOff }: DayState,
): string {
  if (completed) return timeOff ? `done, ${timeOff}` : 'done';
  if (isSkipped) return 'skipped';
  if (timeOff) return timeOff;
  return isMet ? `its ${unitOn(habit, day)} is met` : 'not done';
}

/** '3 of 4 done', '3 of 4 done, 1 extra', '1 extra done'; null of a day that asked for nothing and had nothing. */
export function formatFraction({ asked, done, extra }: DayFraction): string | null {
  if (asked === 0) return extra > 0 ? `${extra} extra done` : null;
  return `${done} of ${asked} done${extra > 0 ? `, ${extra} extra` : ''}`;
}

/** The label of a control for one habit on one day: 'Read 10 pages, 20 November: not done'. */
export const tickLabel = (
  habit: Scheduled & Pick<Habit, 'name'>,
  day: Day,
  state: DayState,
): string => `${habit.name}, ${formatDay(day)}: ${describeState(habit, day, state)}`;

import type { Day } from '#shared/core/days.ts';
import type { Frequency, FrequencyFields, Habit } from '#shared/habits/model.ts';
import { scheduleOn, streakUnitOf } from '#shared/habits/schedule.ts';
import { formatDay, weekdayNames } from '../../ui/format/days.ts';

/** The choices of a form. */
export const frequencyLabels: Record<Frequency, string> = {
  daily: 'Every day',
  weekdays: 'On weekdays',
  weekends: 'On weekends',
  days: 'On certain days of the week',
  weekly: 'Once a week',
  'per-week': 'Several days a week',
  'per-month': 'Several days a month',
  'every-n-days': 'Every few days',
};

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

/** 'Once a week', 'Three times a week', '12 times a month'. */
const formatTimes = (count: number, unit: string): string => {
  if (count === 1) return `Once a ${unit}`;
  if (count === 2) return `Twice a ${unit}`;
  return `${numbers[count] ?? count} times a ${unit}`;
};

/** 'On Mondays', 'On Mondays and Thursdays', 'On Mondays, Wednesdays and Fridays'. */
const formatWeekdays = (weekdays: readonly number[]): string => {
  const names = weekdays.map((weekday) => `${weekdayNames[weekday]}s`);
  const last = names.pop() ?? '';
  return names.length === 0 ? `On ${last}` : `On ${names.join(', ')} and ${last}`;
};

/** When a habit is to be done, in words: 'Every day', 'On Mondays and Thursdays', 'Three times a week', 'Every 3 days'. */
export function formatSchedule({ frequency, frequencyDays, frequencyCount }: FrequencyFields) {
  const count = frequencyCount ?? 1;
  switch (frequency) {
    case 'days':
      return formatWeekdays(frequencyDays ?? []);
    case 'per-week':
      return formatTimes(count, 'week');
    case 'per-month':
      return formatTimes(count, 'month');
    case 'every-n-days':
      return count === 2 ? 'Every other day' : `Every ${count} days`;
    default:
      return frequencyLabels[frequency];
  }
}

/** What a habit is met by on a day: the day, its week or its month. */
export const unitOn = ({ schedules }: Pick<Habit, 'schedules'>, day: Day) =>
  streakUnitOf(scheduleOn(schedules, day));

/** What a habit is on a day; without any of it, it is not done. */
export type DayState = {
  readonly completed: boolean;
  /** Also where its week or month is met by other days. */
  readonly isMet?: boolean;
  readonly isSkipped?: boolean;
};

type Scheduled = Pick<Habit, 'schedules'>;

/** 'done', 'skipped', 'its week is met', 'not done'. */
export function describeState(
  habit: Scheduled,
  day: Day,
  { completed, isMet = completed, isSkipped }: DayState,
): string {
  if (completed) return 'done';
  if (isSkipped) return 'skipped';
  return isMet ? `its ${unitOn(habit, day)} is met` : 'not done';
}

/** The label of a control for one habit on one day: 'Read 10 pages, 20 November: not done'. */
export const tickLabel = (
  habit: Scheduled & Pick<Habit, 'name'>,
  day: Day,
  state: DayState,
): string => `${habit.name}, ${formatDay(day)}: ${describeState(habit, day, state)}`;

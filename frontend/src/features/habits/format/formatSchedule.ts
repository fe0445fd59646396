import type { Day } from '#shared/core/days.ts';
import type { Frequency, FrequencyFields, Habit } from '#shared/habits/model.ts';
import { formatDate, weekdayName } from '../../../ui/format/days.ts';
import { uncapitalized } from '../../../ui/format/letters.ts';
import { formatTarget } from '../amounts/formatAmount.ts';

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
  const names = weekdays.map((weekday) => `${weekdayName(weekday)}s`);
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

/**
 * The schedules that the habit has had, newest first, each with the day from which it holds: 'Every day, from 3 March
 * 2026'. The first holds from the habit's first day; one that was over by then never held.
 */
export const scheduleHistory = ({
  schedules,
  startDate,
}: Pick<Habit, 'schedules' | 'startDate'>): { readonly from: Day; readonly words: string }[] =>
  schedules
    .map((schedule, index) => ({
      from: index === 0 || schedule.from < startDate ? startDate : schedule.from,
      until: schedules[index + 1]?.from ?? null,
      words: formatSchedule(schedule),
    }))
    .filter(({ until }) => until === null || until > startDate)
    .map(({ from, words }) => ({ from, words: `${words}, from ${formatDate(from)}` }))
    .reverse();

/** What a habit wants: 'Every day at 07:30', 'At least 8 glasses, every day'. */
export const formatPlan = (habit: Habit): string => {
  const target = formatTarget(habit);
  const when = formatSchedule(habit) + (habit.reminderTime ? ` at ${habit.reminderTime}` : '');
  return target === '' ? when : `${target}, ${uncapitalized(when)}`;
};

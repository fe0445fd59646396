import type { Day } from '#shared/days/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import {
  type Frequency,
  type FrequencyFields,
  type Habit,
  totalPerOf,
} from '#shared/habits/model.ts';
import { scheduleOn } from '#shared/habits/schedule.ts';
import { formatDate, weekdayName } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { listFormat } from '#shared/language/intl.ts';
import { formatTarget } from '../../../domain/habits/formatTarget.ts';

export const frequencyLabel = (frequency: Frequency): string =>
  ({
    daily: i18n.t('Every day'),
    weekdays: i18n.t('On weekdays'),
    weekends: i18n.t('On weekends'),
    days: i18n.t('On certain days of the week'),
    weekly: i18n.t('Once a week'),
    'per-week': i18n.t('Several days a week'),
    'per-month': i18n.t('Several days a month'),
    'every-n-days': i18n.t('Every few days'),
  })[frequency];

const formatWeekdays = listFormat();

/** A schedule as text: 'Every day', 'On Monday and Thursday', 'Three times a week', 'Every 3 days'. */
export function formatSchedule({ frequency, frequencyDays, frequencyCount }: FrequencyFields) {
  const count = frequencyCount ?? 1;
  switch (frequency) {
    case 'days':
      return i18n.t('On {weekdays}', {
        weekdays: formatWeekdays((frequencyDays ?? []).map(weekdayName)),
      });
    case 'per-week':
      return i18n.t(
        '{count, plural, =1 {Once a week} =2 {Twice a week} =3 {Three times a week} =4 {Four times a week} =5 {Five times a week} =6 {Six times a week} =7 {Seven times a week} other {# times a week}}',
        { count },
      );
    case 'per-month':
      return i18n.t(
        '{count, plural, =1 {Once a month} =2 {Twice a month} =3 {Three times a month} =4 {Four times a month} =5 {Five times a month} =6 {Six times a month} =7 {Seven times a month} other {# times a month}}',
        { count },
      );
    case 'every-n-days':
      return i18n.t('{count, plural, =2 {Every other day} other {Every # days}}', { count });
    default:
      return frequencyLabel(frequency);
  }
}

/** The schedule of a day. For a total: 'A total for each week'. */
export function formatScheduleOn(
  { schedules, targets }: Pick<Habit, 'schedules' | 'targets'>,
  day: Day,
): string {
  const per = totalPerOf(targetOn(targets, day));
  if (!per) return formatSchedule(scheduleOn(schedules, day));
  return per === 'week' ? i18n.t('A total for each week') : i18n.t('A total for each month');
}

/**
 * The habit's schedules, newest first, each with its first day: 'Every day, from 3 March 2026'. The oldest schedule
 * begins on the habit's first day. A schedule that ended before that day never applied, so it is left out.
 */
export const scheduleHistory = ({
  schedules,
  targets,
  startDate,
}: Pick<Habit, 'schedules' | 'targets' | 'startDate'>): {
  readonly from: Day;
  readonly words: string;
}[] =>
  schedules
    .map(({ from }, index) => ({
      from: index === 0 || from < startDate ? startDate : from,
      until: schedules[index + 1]?.from ?? null,
    }))
    .filter(({ until }) => until === null || until > startDate)
    .map(({ from }) => {
      const schedule = formatScheduleOn({ schedules, targets }, from);
      return {
        from,
        words: i18n.t('{schedule}, from {date}', { schedule, date: formatDate(from) }),
      };
    })
    .reverse();

const formatTimes = listFormat();

/**
 * A habit's plan: 'Every day at 07:30 and 21:00', 'At least 8 glasses · Every day'. For a total, the target is the
 * schedule: 'At least 120 minutes a week'.
 */
export const formatPlan = (habit: Habit): string => {
  const time = formatTimes(habit.reminderTimes);
  const target = formatTarget(habit);
  const isTotal = totalPerOf(habit) !== undefined;
  const schedule = isTotal ? target : formatSchedule(habit);
  const when = time ? i18n.t('{schedule} at {time}', { schedule, time }) : schedule;
  return [isTotal ? '' : target, when].filter(Boolean).join(' · ');
};

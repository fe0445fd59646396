import type { Target } from '#shared/resources/model.ts';
import { formatMinutes } from './durations.ts';
import { formatCount } from './formatCount.ts';

type Pace = Pick<Target, 'remainingMinutes' | 'minutesPerDay' | 'daysRemaining'>;

/** '45 min a day'; on the last day or after it '2 h left'; '' where nothing is left. */
export const describePace = ({ remainingMinutes, minutesPerDay, daysRemaining }: Pace): string => {
  if (remainingMinutes === 0) return '';
  return daysRemaining > 0
    ? `${formatMinutes(minutesPerDay)} a day`
    : `${formatMinutes(remainingMinutes)} left`;
};

/** 0 -> 'due today', 1 -> 'due tomorrow', 5 -> 'in 5 days', -1 -> '1 day overdue'. */
export const describeDue = (days: number): string => {
  if (days < 0) return `${formatCount(-days, 'day')} overdue`;
  if (days === 0) return 'due today';
  return days === 1 ? 'due tomorrow' : `in ${formatCount(days, 'day')}`;
};

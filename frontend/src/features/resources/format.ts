import type { Resource, Target } from '#shared/resources/model.ts';
import { formatCount } from '../../ui/format/formatCount.ts';

const MINUTES = 60;

/** Minutes as hours with one decimal at most: 90 -> '1.5', 60,000 -> '1,000'. */
export const hoursOf = (minutes: number): string =>
  (minutes / MINUTES).toLocaleString('en', { maximumFractionDigits: 1 });

/** 90 -> '1.5 h', 0 -> '–' for no estimate; minutes below 3, since a tenth of an hour would be 0. */
export const formatDuration = (minutes: number): string => {
  if (minutes === 0) return '–';
  return minutes < 3 ? `${minutes} min` : `${hoursOf(minutes)} h`;
};

/** 45 -> '45 min', 150 -> '2 h 30 min'. */
const formatTime = (minutes: number): string => {
  const hours = Math.floor(minutes / MINUTES);
  const rest = minutes % MINUTES;
  const parts = [hours > 0 && `${hours.toLocaleString('en')} h`, rest > 0 && `${rest} min`];
  return parts.filter(Boolean).join(' ');
};

type Pace = Pick<Target, 'remainingMinutes' | 'minutesPerDay' | 'daysRemaining'>;

/** '45 min a day'; on the last day or after it '2 h left'; '' where nothing is left. */
export const describePace = ({ remainingMinutes, minutesPerDay, daysRemaining }: Pace): string => {
  if (remainingMinutes === 0) return '';
  return daysRemaining > 0
    ? `${formatTime(minutesPerDay)} a day`
    : `${formatTime(remainingMinutes)} left`;
};

/** 0 -> 'due today', 1 -> 'due tomorrow', 5 -> 'in 5 days', -1 -> '1 day overdue'. */
export const describeDue = (days: number): string => {
  if (days < 0) return `${formatCount(-days, 'day')} overdue`;
  if (days === 0) return 'due today';
  return days === 1 ? 'due tomorrow' : `in ${formatCount(days, 'day')}`;
};

/** 'Book · Ada Lovelace'. */
export const describeResource = ({ type, author }: Pick<Resource, 'type' | 'author'>): string =>
  author ? `${type} · ${author}` : type;

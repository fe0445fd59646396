import { addDays, type Day } from '#shared/core/days.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { formatDay } from '../../ui/format/days.ts';
import { formatHours, formatMinutes } from '../../ui/format/durations.ts';
import { formatCount } from '../../ui/format/formatCount.ts';

/** The hours to the target: '7.5 h to go', or 'Target reached'. */
export const describeRemaining = ({ currentHours, targetHours }: Skill): string =>
  currentHours >= targetHours
    ? 'Target reached'
    : `${formatHours(targetHours - currentHours)} to go`;

/** null -> 'never', 12 -> '12 days'. */
export const formatSilence = (days: number | null): string =>
  days === null ? 'never' : formatCount(days, 'day');

/** 'Today', 'Yesterday', '12 November', and of another year '12 November 2025'. */
export const formatRecentDay = (day: Day, today: Day): string => {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return day.slice(0, 4) === today.slice(0, 4)
    ? formatDay(day)
    : `${formatDay(day)} ${day.slice(0, 4)}`;
};

/** '1.5 h' for logged hours, 'Practice, 45 min' or 'Review' for an activity. */
export const describeActivity = ({ type, hours, duration }: Activity): string => {
  if (duration === null) return formatHours(hours);
  return duration === 0 ? type : `${type}, ${formatMinutes(duration)}`;
};

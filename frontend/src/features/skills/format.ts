import { addDays, type Day } from '#shared/core/days.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { formatNearDay } from '../../ui/format/days.ts';
import { formatHours, formatMinutes } from '../../ui/format/durations.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import type { NewActivity } from './logForm.ts';

/** The time to the target: '7 h 30 min to go', or 'Target reached'. */
export const describeRemaining = ({ currentHours, targetHours }: Skill): string =>
  currentHours >= targetHours
    ? 'Target reached'
    : `${formatHours(targetHours - currentHours)} to go`;

/** '12 h of 20 h', and beyond the target '20 h target reached · 22 h 30 min'. */
export const describeHours = ({
  currentHours,
  targetHours,
}: Pick<Skill, 'currentHours' | 'targetHours'>): string =>
  currentHours > targetHours
    ? `${formatHours(targetHours)} target reached · ${formatHours(currentHours)}`
    : `${formatHours(currentHours)} of ${formatHours(targetHours)}`;

/** '3 of 5' with its label; past the target, where that would read '5 of 4', '5, goal 4'. */
export const describeLevel = ({
  currentLevel,
  targetLevel,
  levelDescription,
}: Pick<Skill, 'currentLevel' | 'targetLevel' | 'levelDescription'>): readonly [
  level: string,
  label: string,
] => [
  currentLevel > targetLevel
    ? `${currentLevel}, goal ${targetLevel}`
    : `${currentLevel} of ${targetLevel}`,
  levelDescription,
];

/** null -> 'never', 12 -> '12 days'. */
export const formatSilence = (days: number | null): string =>
  days === null ? 'never' : formatCount(days, 'day');

/** 'Today', 'Yesterday', '12 November', and of another year '12 November 2025'. */
export const formatRecentDay = (day: Day, today: Day): string => {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return formatNearDay(day, today);
};

/** '1 h 30 min' for logged hours, 'Practice, 45 min' or 'Review' for an activity. */
export const describeActivity = ({ type, hours, duration }: Activity): string => {
  if (duration === null) return formatHours(hours);
  return duration === 0 ? type : `${type}, ${formatMinutes(duration)}`;
};

/** '1.5 h', 'Practice, 45 min'. */
export const describeLogged = ({ kind, body }: NewActivity): string => {
  if (kind === 'hours') return formatHours(body.hours);
  return body.duration ? `${body.type}, ${formatMinutes(body.duration)}` : body.type;
};

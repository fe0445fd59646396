import { addDays, type Day } from '#shared/core/days.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { hoursWords, minutesWords } from '../days/durations.ts';
import { dayWords } from '../days/words.ts';
import { countWords } from '../ui/countWords.ts';

/** How far it is to the target: '7.5 h to go', or 'Target reached'. */
export const restWords = ({ currentHours, targetHours }: Skill): string =>
  currentHours >= targetHours
    ? 'Target reached'
    : `${hoursWords(targetHours - currentHours)} to go`;

/** null -> 'never', 12 -> '12 days'. */
export const silenceWords = (days: number | null): string =>
  days === null ? 'never' : countWords(days, 'day');

/** 'Today', 'Yesterday', '12 November', and of another year '12 November 2025'. */
export const recentDayWords = (day: Day, today: Day): string => {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return day.slice(0, 4) === today.slice(0, 4)
    ? dayWords(day)
    : `${dayWords(day)} ${day.slice(0, 4)}`;
};

/** What an entry was: '1.5 h' of hours logged, 'Practice, 45 min' or 'Review' of an activity. */
export const entryWords = ({ type, hours, duration }: Activity): string => {
  if (duration === null) return hoursWords(hours);
  return duration === 0 ? type : `${type}, ${minutesWords(duration)}`;
};

import type { Reason } from '../calls/reasons.ts';
import type { Day } from '../days/days.ts';
import { type Activity, maxLoggedHours } from './model.ts';
import { skillReasons } from './reasons.ts';
import { datedTimeOf, type Grains, grainsOfHours, hoursOf } from './time.ts';

/**
 * Only manual logging is limited to this much time per skill and day. Habits, timers and imports record what already
 * happened.
 */
export const maxDayTime = grainsOfHours(maxLoggedHours);

/**
 * Why time can't be logged by hand. Undefined if it can. Together with the `existing` time, the skill's day must not
 * exceed 24 hours. With 20 h there, 4 h can be added, but 5 h are refused: 'already has 20 hours'.
 */
export function dayTooLongReason(day: Day, existing: Grains, added: Grains): Reason | undefined {
  if (added === 0 || existing + added <= maxDayTime) return undefined;
  return skillReasons.dayTooLong({ day, hours: hoursOf(existing), max: maxLoggedHours });
}

type TimedActivity = Pick<Activity, 'date' | 'hours' | 'duration'>;

export const timeOnDay = (activities: readonly TimedActivity[], day: Day): Grains =>
  activities
    .filter(({ date }) => date === day)
    .reduce((sum, activity) => sum + datedTimeOf(activity).time, 0);

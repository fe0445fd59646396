import type { Day } from '../core/days.ts';
import type { Reason } from '../core/reasons.ts';
import { type Activity, maxLoggedHours } from './model.ts';
import { skillReasons } from './reasons.ts';
import { datedTimeOf, type Grains, grainsOfHours, hoursOf } from './time.ts';

/** The most time of one skill on a day. Habits, timers and imports may exceed it: what happened is not refused. */
const maxDayTime = grainsOfHours(maxLoggedHours);

/**
 * Why time can't be logged by hand, undefined if it can: a day of one skill that has `there` would be longer than 24
 * hours. 20 h and 4 h -> undefined; 20 h and 5 h -> 'already has 20 hours'.
 */
export function dayTooLong(day: Day, there: Grains, added: Grains): Reason | undefined {
  if (added === 0 || there + added <= maxDayTime) return undefined;
  return skillReasons.dayTooLong({ day, hours: hoursOf(there), max: maxLoggedHours });
}

type TimedActivity = Pick<Activity, 'skill' | 'date' | 'hours' | 'duration'>;

/** The time of a skill's activities on a day. */
export const timeOnDay = (activities: readonly Omit<TimedActivity, 'skill'>[], day: Day): Grains =>
  activities
    .filter(({ date }) => date === day)
    .reduce((sum, activity) => sum + datedTimeOf(activity).time, 0);

/** A day on which a skill has more than 24 hours. */
export type LongDay = { readonly skill: string; readonly date: Day; readonly hours: number };

/** The days of skills that are longer than 24 hours, by the ids of skills in the activities, oldest first. */
export function longDaysOf(activities: readonly TimedActivity[]): LongDay[] {
  const ofSkills = activities.flatMap(({ skill, ...rest }) => (skill ? [{ skill, ...rest }] : []));
  return [...Map.groupBy(ofSkills, ({ skill, date }) => `${date} ${skill}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]): LongDay[] => {
      if (!first) return [];
      const { skill, date } = first;
      const time = timeOnDay([first, ...others], date);
      return time > maxDayTime ? [{ skill, date, hours: hoursOf(time) }] : [];
    });
}

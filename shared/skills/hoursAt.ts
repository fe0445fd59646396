import type { Day } from '../days/days.ts';
import type { Activity } from './model.ts';

type Logged = Pick<Activity, 'date' | 'hours'>;

/** Adds up whole hundredths, because a sum of many fractions would be inexact. */
export const sumOfHours = (hours: readonly number[]): number =>
  hours.reduce((total, one) => total + Math.round(one * 100), 0) / 100;

/**
 * The skill's hours at the end of a day: the current hours minus the hours logged for later days. `logged` must
 * contain all hours logged for later days.
 */
export const hoursAt = (day: Day, now: number, logged: readonly Logged[]): number => {
  const later = sumOfHours(logged.filter(({ date }) => date > day).map(({ hours }) => hours));
  return Math.max(0, Math.round((now - later) * 100) / 100);
};

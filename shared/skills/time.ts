import type { Day } from '../days/days.ts';
import type { Activity } from './model.ts';

/**
 * Learning time is stored in whole grains of 12 seconds. A hundredth of an hour is 3 grains (36 s), and a minute is 5
 * grains. Any sum of hours and minutes is thus exact. A grain is the largest unit that divides both. Example: three
 * times 20 minutes are 300 grains, exactly an hour. Three times 0.33 h would be less.
 */
export type Grains = number;

export const GRAINS_A_HUNDREDTH = 3;
export const GRAINS_A_MINUTE = 5;

/** Converts hours in steps of 0.01 (0.29 -> 87 grains). Rounds, because hours are floating-point numbers. */
export const grainsOfHours = (hours: number): Grains =>
  Math.round(hours * 100) * GRAINS_A_HUNDREDTH;

/** Converts whole minutes: 1 -> 5 grains. */
export const grainsOfMinutes = (minutes: number): Grains => minutes * GRAINS_A_MINUTE;

/** Rounded hundredths of an hour: 100 grains (20 minutes) -> 33. */
export const hundredthsOf = (time: Grains): number => Math.round(time / GRAINS_A_HUNDREDTH);

/** Hours, rounded to two decimal places: 100 grains -> 0.33. */
export const hoursOf = (time: Grains): number => hundredthsOf(time) / 100;

/** Rounded minutes: 3 grains (36 seconds) -> 1. */
export const minutesOf = (time: Grains): number => Math.round(time / GRAINS_A_MINUTE);

/** Exact minutes, in steps of 0.2: 3 grains -> 0.6. */
export const exactMinutesOf = (time: Grains): number => Math.round(time * 2) / 10;

/** The grains of exact minutes: 0.6 -> 3. */
export const grainsOfExactMinutes = (minutes: number): Grains =>
  Math.round(minutes * GRAINS_A_MINUTE);

/** The hours of a skill are the hours that the user entered (`initialTime`) plus the sum of the activities. */
export interface SkillTime {
  /** Negative if the user set the current hours below the logged ones. */
  readonly initialTime: Grains;
  readonly loggedTime: Grains;
}

/** Never negative, not even if the user lowered the hours and then undid a log. */
export const currentTime = ({ initialTime, loggedTime }: SkillTime): Grains =>
  Math.max(0, initialTime + loggedTime);

/**
 * The `initialTime` with which the current hours become what the user entered. Example: for 30 h with 12 h logged, it
 * is 18 h. If the user entered the displayed hours, nothing changes. Without this rule, a form that sends
 * back 0.33 h for a log of 20 minutes would remove 12 seconds.
 */
export const initialTimeFor = (time: SkillTime, hours: number): Grains =>
  hours === hoursOf(currentTime(time)) ? time.initialTime : grainsOfHours(hours) - time.loggedTime;

/**
 * The hours after one log is undone. Example: with 10 h logged, the user set the hours to 5, so the initial hours are
 * -5. Undoing the log leaves 0 h. If it left -5 h, the next 5 h logged would seem to be lost.
 */
export function withoutLog({ initialTime, loggedTime }: SkillTime, log: Grains): SkillTime {
  const rest = loggedTime - log;
  return { initialTime: Math.max(initialTime, 0 - rest), loggedTime: rest };
}

/** The sum of all displayed current hours and of the time without a skill, exact to two decimal places. */
export const totalHours = (skills: readonly SkillTime[], unassignedTime: Grains = 0): number =>
  skills.reduce(
    (sum, skill) => sum + hundredthsOf(currentTime(skill)),
    hundredthsOf(unassignedTime),
  ) / 100;

export type DatedTime = { readonly date: Day; readonly time: Grains };

export const datedTimeOf = ({
  date,
  hours,
  duration,
}: Pick<Activity, 'date' | 'hours' | 'duration'>): DatedTime => ({
  date,
  time: duration === null ? grainsOfHours(hours) : grainsOfMinutes(duration),
});

/**
 * Learning time is kept in whole grains of 12 seconds, the largest unit that both a hundredth of an
 * hour (36 s, 3 grains) and a minute (5 grains) divide into: however many logs in hours and in
 * minutes add up, the total is exact. Three times 20 minutes is 300 grains, an hour, where three
 * times 0.33 h would not be.
 */
export type Grains = number;

export const GRAINS_A_HUNDREDTH = 3;
export const GRAINS_A_MINUTE = 5;

/** Hours in steps of 0.01 (0.29 -> 87 grains), whatever binary fraction stands for them. */
export const grainsOfHours = (hours: number): Grains =>
  Math.round(hours * 100) * GRAINS_A_HUNDREDTH;

/** Whole minutes. */
export const grainsOfMinutes = (minutes: number): Grains => minutes * GRAINS_A_MINUTE;

/** Hundredths of an hour, to the nearest: 100 grains (20 minutes) -> 33. */
export const hundredthsOf = (time: Grains): number => Math.round(time / GRAINS_A_HUNDREDTH);

/** Hours, to the nearest hundredth: 100 grains -> 0.33. */
export const hoursOf = (time: Grains): number => hundredthsOf(time) / 100;

/** Minutes, to the nearest: 3 grains (36 seconds) -> 1. */
export const minutesOf = (time: Grains): number => Math.round(time / GRAINS_A_MINUTE);

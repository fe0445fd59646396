import { type DaySet, hasDay, YEAR_BYTES } from '../days/daySet.ts';
import { type Day, epochDay, fromEpochDay, lastDays } from '../days/days.ts';
import type { DayCounts } from './heatmap.ts';
import type { MotivationLevel } from './model.ts';

/** The motivation level covers this many days, including today. */
export const MOTIVATION_WINDOW_DAYS = 14;

/** The facts that make a day active: completed habits, and activities with or without a skill. */
interface ActiveFacts {
  /** The completed days of each habit. */
  readonly completed: readonly DaySet[];
  /** The number of activities per day. */
  readonly activities: DayCounts;
}

type IsActive = (day: Day) => boolean;

/**
 * Returns a function that says whether a day is active. When it first looks up a day of a year, it merges the bitmaps
 * of all habits for that year.
 */
export function activeDays({ completed, activities }: ActiveFacts): IsActive {
  const years = new Map<number, Uint8Array>();
  return (day) => {
    const year = Number(day.slice(0, 4));
    if (!years.has(year)) years.set(year, unionOfYear(completed, year));
    return hasDay(years, day) || (activities.get(day) ?? 0) > 0;
  };
}

function unionOfYear(sets: readonly DaySet[], year: number): Uint8Array {
  const union = new Uint8Array(YEAR_BYTES);
  for (const set of sets) {
    set.get(year)?.forEach((byte, index) => {
      union[index] = (union[index] ?? 0) | byte;
    });
  }
  return union;
}

/**
 * Counts the consecutive active days up to today. An inactive today doesn't break the streak, because it isn't over
 * yet.
 */
export function activeStreak(isActive: IsActive, today: Day): number {
  const newest = epochDay(today) - (isActive(today) ? 0 : 1);
  let day = newest;
  while (isActive(fromEpochDay(day))) day--;
  return newest - day;
}

/** Each level applies to shares of active days below its bound. */
const LEVELS = [
  [Number.MIN_VALUE, 'Getting Started'],
  [0.35, 'Warming Up'],
  [0.6, 'Building Momentum'],
  [0.85, 'Consistent'],
  [Number.POSITIVE_INFINITY, 'On Fire'],
] as const satisfies readonly (readonly [number, MotivationLevel])[];

/**
 * Returns the level for a share of active days, 0 to 1. Examples: 0 is Getting Started, 0.34 is Warming Up, and 0.85
 * is On Fire.
 */
export const motivationLevel = (share: number): MotivationLevel =>
  LEVELS.find(([below]) => share < below)?.[1] ?? 'On Fire';

export const recentActiveDays = (isActive: IsActive, today: Day): number =>
  lastDays(MOTIVATION_WINDOW_DAYS, today).filter(isActive).length;

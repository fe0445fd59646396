import { percent } from '../core/counting.ts';
import { type Day, lastDays } from '../days/days.ts';
import type { HeatmapCell } from './model.ts';

/** The number of activities, or their minutes, by day. Works like a map; days without activities are missing. */
export type DayCounts = Pick<ReadonlyMap<Day, number>, 'get'>;

/** Returns `n` cells, oldest first: today and the `n - 1` days before it. Days without activity have 0. */
export const heatmap = (
  days: { readonly counts: DayCounts; readonly minutes: DayCounts },
  n: number,
  today: Day,
): HeatmapCell[] =>
  lastDays(n, today).map((date) => ({
    date,
    activity: days.counts.get(date) ?? 0,
    minutes: days.minutes.get(date) ?? 0,
  }));

/** Upper bounds of the activity levels, inclusive. */
const LEVELS = [
  [0, 'None'],
  [2, 'Low'],
  [5, 'Moderate'],
  [10, 'High'],
] as const;

export type ActivityLevel = (typeof LEVELS)[number][1] | 'Very High';

/**
 * Returns the level of a day's count or of a mean count. Examples: 0 is None, 2 is Low, 2.1 is Moderate, and 11 is
 * Very High.
 */
export const activityLevel = (count: number): ActivityLevel =>
  LEVELS.find(([upTo]) => count <= upTo)?.[1] ?? 'Very High';

export interface ActivitySummary {
  readonly totalActivities: number;
  readonly activeDays: number;
  /** The most consecutive active days inside the window. */
  readonly longestStreak: number;
  /** The share of active days, in whole percent. */
  readonly consistency: number;
  /** The level of the mean count on active days. */
  readonly activityLevel: ActivityLevel;
}

/**
 * Sums up a heatmap. Example: cells with 3, 0, 1 and 2 have 6 activities and 3 active days. The streak is 2, the
 * consistency is 75%, and the level is Low.
 */
export function summarise(cells: readonly HeatmapCell[]): ActivitySummary {
  let totalActivities = 0;
  let activeDays = 0;
  let run = 0;
  let longestStreak = 0;
  for (const { activity } of cells) {
    totalActivities += activity;
    run = activity > 0 ? run + 1 : 0;
    if (activity > 0) activeDays++;
    if (run > longestStreak) longestStreak = run;
  }
  return {
    totalActivities,
    activeDays,
    longestStreak,
    consistency: percent(activeDays, cells.length),
    activityLevel: activityLevel(activeDays === 0 ? 0 : totalActivities / activeDays),
  };
}

/** The number of levels above 0. */
export const HEATMAP_STEPS = 4;

/**
 * The level of a day's value compared with the busiest day, 0 to 4. Level 1 goes up to a quarter of the maximum,
 * level 2 up to half, and level 3 up to three quarters. Example with a maximum of 8: 0 has level 0, 2 has 1, 3 has 2,
 * 6 has 3, and 7 has 4.
 */
export const levelOf = (value: number, max: number): number =>
  value <= 0 ? 0 : Math.ceil((HEATMAP_STEPS * value) / max);

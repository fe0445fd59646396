import { percent } from '../core/counting.ts';
import { type Day, lastDays } from '../core/days.ts';
import type { HeatmapCell } from './model.ts';

/** Skill activities by day, like a map; a missing day has none. */
export type DayCounts = Pick<ReadonlyMap<Day, number>, 'get'>;

export const MIN_OPACITY = 0.1;

/** Exactly `n` cells, oldest first: today and the `n - 1` days before it, 0 without activity. */
export const heatmap = (counts: DayCounts, n: number, today: Day): HeatmapCell[] =>
  lastDays(n, today).map((date) => ({ date, activity: counts.get(date) ?? 0 }));

/** The levels of a day's activity, each up to and including its count. */
const LEVELS = [
  [0, 'None'],
  [2, 'Low'],
  [5, 'Moderate'],
  [10, 'High'],
] as const;

export type ActivityLevel = (typeof LEVELS)[number][1] | 'Very High';

/** The label of a day's count, or of a mean of counts: 0 None, 2 Low, 2.1 Moderate, 11 Very High. */
export const activityLevel = (count: number): ActivityLevel =>
  LEVELS.find(([upTo]) => count <= upTo)?.[1] ?? 'Very High';

export interface ActivitySummary {
  readonly totalActivities: number;
  readonly activeDays: number;
  /** Most active days in a row inside the window. */
  readonly longestStreak: number;
  /** Active days of all days, in whole percent. */
  readonly consistency: number;
  /** The level of the mean count of the active days. */
  readonly activityLevel: ActivityLevel;
  readonly maxActivity: number;
}

/** The stats of a heatmap. 3, 0, 1, 2 -> 6 activities, 3 active days, streak 2, 75%, Low, max 3. */
export function summarise(cells: readonly HeatmapCell[]): ActivitySummary {
  let totalActivities = 0;
  let activeDays = 0;
  let maxActivity = 0;
  let run = 0;
  let longestStreak = 0;
  for (const { activity } of cells) {
    totalActivities += activity;
    run = activity > 0 ? run + 1 : 0;
    if (activity > 0) activeDays++;
    if (run > longestStreak) longestStreak = run;
    if (activity > maxActivity) maxActivity = activity;
  }
  return {
    totalActivities,
    activeDays,
    longestStreak,
    consistency: percent(activeDays, cells.length),
    activityLevel: activityLevel(activeDays === 0 ? 0 : totalActivities / activeDays),
    maxActivity,
  };
}

/** The opacity of a day's square, 0.1 to 1, relative to the busiest day: 3 of 4 -> 0.75; 0 -> 0.1. */
export const opacityOf = (activity: number, maxActivity: number): number =>
  Math.max(MIN_OPACITY, maxActivity === 0 ? 0 : activity / maxActivity);

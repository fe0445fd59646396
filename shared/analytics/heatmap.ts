import { percent } from '../core/counting.ts';
import { type Day, lastDays } from '../core/days.ts';
import type { HeatmapCell } from './model.ts';

/** Skill activities, or their minutes, by day, like a map; a missing day has none. */
export type DayCounts = Pick<ReadonlyMap<Day, number>, 'get'>;

export const MIN_OPACITY = 0.1;

/** Exactly `n` cells, oldest first: today and the `n - 1` days before it, 0 without activity. */
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

/** The opacity of a day's square by its level: none, then a quarter of the active days each. */
export const LEVEL_OPACITIES = [MIN_OPACITY, 0.35, 0.55, 0.75, 1] as const;

/**
 * The level of each day's value among the active days, so that one unusual day leaves the others their shades: 0 for
 * none, 1 to 4 by the quarter in which it lies, 4 for the highest. Of 1, 1, 2, 3, 4, 5, 6, 40: 1, 1, 2, 2, 3, 3, 4, 4.
 */
export function levelsOf(values: readonly number[]): (value: number) => number {
  const active = values.filter((value) => value > 0).sort((a, b) => a - b);
  const max = active.at(-1) ?? 0;
  const quarters = [1, 2, 3].map((n) => active[Math.ceil((active.length * n) / 4) - 1] ?? max);
  return (value) => {
    if (value === 0) return 0;
    return value === max ? 4 : 1 + quarters.filter((quarter) => value > quarter).length;
  };
}

import type { HeatmapCell } from '#shared/analytics/model.ts';
import type { Day } from '#shared/days/days.ts';

/**
 * Returns the days of a period that count for averages and shares. Days before the registration (`firstDay`) don't
 * count. If they did, a five-day-old account would look idle for a year. All days count if a day before `firstDay` has
 * activities, for example from an import.
 */
export const countedCells = (
  cells: readonly HeatmapCell[],
  firstDay: Day,
): readonly HeatmapCell[] => {
  const isOlder = cells.some(({ date, activity }) => date < firstDay && activity > 0);
  return isOlder ? cells : cells.filter(({ date }) => date >= firstDay);
};

import type { HeatmapCell } from '#shared/analytics/model.ts';
import type { Day } from '#shared/core/days.ts';

/**
 * The days of a period that shares count: an account of five days is not empty for a year. All of them if something is
 * recorded for before `firstDay`, the day of the registration, as by an import.
 */
export const countedCells = (
  cells: readonly HeatmapCell[],
  firstDay: Day,
): readonly HeatmapCell[] => {
  const isOlder = cells.some(({ date, activity }) => date < firstDay && activity > 0);
  return isOlder ? cells : cells.filter(({ date }) => date >= firstDay);
};

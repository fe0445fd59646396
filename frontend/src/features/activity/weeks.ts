import type { HeatmapCell } from '#shared/analytics/model.ts';
import {
  addDays,
  type Day,
  dayOfWeek,
  defaultWeekStart,
  monthOf,
  startOfWeek,
} from '#shared/core/days.ts';
import { monthName } from '../../ui/format/days.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import { formatCount } from '../../ui/format/formatCount.ts';

export type Week = {
  /** Its Sunday. */
  readonly start: Day;
  /** 'Nov' above the week in which the month begins, '' above the others. */
  readonly month: string;
  /** Up to seven; fewer where the period begins or ends in this week. */
  readonly days: readonly HeatmapCell[];
};

/** Weeks between two labels, so that they don't overlap. */
const LABEL_WEEKS = 3;

/** The days in weeks from Sunday to Saturday, oldest first. */
export const weeksOf = (cells: readonly HeatmapCell[]): Week[] => {
  const weeks = new Map<Day, HeatmapCell[]>();
  for (const cell of cells) {
    const start = startOfWeek(cell.date, defaultWeekStart);
    const days = weeks.get(start);
    if (days) days.push(cell);
    else weeks.set(start, [cell]);
  }
  const labels = labelsOf([...weeks.values()]);
  return [...weeks].map(([start, days], index) => ({ start, days, month: labels[index] ?? '' }));
};

const labelsOf = (weeks: readonly (readonly HeatmapCell[])[]): string[] => {
  const begun = weeks.map((days, index) => {
    const first = days.find(({ date }) => date.endsWith('-01')) ?? (index === 0 ? days[0] : null);
    return first ? monthName(monthOf(first.date)).slice(0, 3) : '';
  });
  const next = begun.findIndex((label, index) => index > 0 && label !== '');
  return begun.map((label, index) => (index === 0 && next > 0 && next < LABEL_WEEKS ? '' : label));
};

/** 1 for Sunday to 7 for Saturday. */
export const rowOf = (day: Day): number => dayOfWeek(day) + 1;

type Bounds = { readonly first: Day; readonly last: Day };

/** The day that a key moves to, in weeks drawn as columns; null for other keys and beyond the edges. */
export const dayByKey = (key: string, day: Day, { first, last }: Bounds): Day | null => {
  const steps: Record<string, number> = {
    ArrowUp: -1,
    ArrowDown: 1,
    ArrowLeft: -7,
    ArrowRight: 7,
    PageUp: -28,
    PageDown: 28,
  };
  if (key === 'Home') return first;
  if (key === 'End') return last;
  const step = steps[key];
  if (step === undefined) return null;
  const next = addDays(day, step);
  return next < first || next > last ? null : next;
};

/** '3 activities, 1 h 30 min', '1 activity' where it has no time, '0 activities'. */
export const describeDay = ({ activity, minutes }: HeatmapCell): string => {
  const count = formatCount(activity, 'activity');
  return minutes > 0 ? `${count}, ${formatMinutes(Math.max(1, minutes))}` : count;
};

import {
  addDays,
  type Day,
  daysBetween,
  monthOf,
  startOfWeek,
  type WeekStart,
} from '#shared/days/days.ts';

export type DayCell = {
  readonly date: Day;
  /** How opaque the square is, from 0 to 4. See `LEVEL_OPACITIES`. */
  readonly level: number;
  /** The text for the day: '3 activities', 'done'. */
  readonly text: string;
  readonly sign?: 'dash' | 'dot' | 'cross' | undefined;
  /** Whether nothing was due, or the day is in the future. The square is then fainter than at level 0. */
  readonly isFaint?: boolean;
};

export type Week = {
  /** The first day of the week, even if the period begins later. */
  readonly start: Day;
  /**
   * The month ('2026-11') to show above this week: a month that begins in it, or for the first week the month of its
   * first day. Null if there is no label, or if the first label would overlap the next.
   */
  readonly month: string | null;
  /** Seven days, or fewer if the period begins or ends in this week. */
  readonly days: readonly DayCell[];
};

export const MIN_OPACITY = 0.1;

/**
 * The opacity of a square by its level. Level 3 covers values up to 75 % of the maximum, so its opacity is 0.75. Level 0
 * has 0.1.
 */
export const LEVEL_OPACITIES = [MIN_OPACITY, 0.25, 0.5, 0.75, 1] as const;

/** Two labels are at least this many weeks apart, so that they don't overlap. */
const LABEL_WEEKS = 3;

export const weeksOf = (cells: readonly DayCell[], weekStartsOn: WeekStart): Week[] => {
  const weeks = new Map<Day, DayCell[]>();
  for (const cell of cells) {
    const start = startOfWeek(cell.date, weekStartsOn);
    const days = weeks.get(start);
    if (days) days.push(cell);
    else weeks.set(start, [cell]);
  }
  const labels = labelsOf([...weeks.values()]);
  return [...weeks].map(([start, days], index) => ({ start, days, month: labels[index] ?? null }));
};

const labelsOf = (weeks: readonly (readonly DayCell[])[]): (string | null)[] => {
  const begun = weeks.map((days, index) => {
    const first = days.find(({ date }) => date.endsWith('-01')) ?? (index === 0 ? days[0] : null);
    return first ? monthOf(first.date) : null;
  });
  const next = begun.findIndex((label, index) => index > 0 && label !== null);
  return begun.map((label, index) =>
    index === 0 && next > 0 && next < LABEL_WEEKS ? null : label,
  );
};

/** The row of a day, from 1 for the first day of its week to 7 for the last. */
export const rowOf = ({ start }: Pick<Week, 'start'>, day: Day): number =>
  daysBetween(start, day) + 1;

type Bounds = { readonly first: Day; readonly last: Day };

/** The day to which a key moves in a grid of week columns. Null for other keys, and beyond the edges. */
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

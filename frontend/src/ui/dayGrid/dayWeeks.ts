import {
  addDays,
  type Day,
  daysBetween,
  monthOf,
  startOfWeek,
  type WeekStart,
} from '#shared/core/days.ts';

export type DayCell = {
  readonly date: Day;
  /** The strength of its square, 0 to 4, see `LEVEL_OPACITIES`. */
  readonly level: number;
  /** Its contents: '3 activities', 'done'. */
  readonly text: string;
  /** Drawn on its square. */
  readonly sign?: 'dash' | 'dot' | undefined;
  /** Nothing was due, or it is in the future. It is fainter than a square of level 0. */
  readonly isFaint?: boolean;
};

export type Week = {
  /** Its first day, even if the period begins later. */
  readonly start: Day;
  /** The month ('2026-11') that begins in this week, and whose name is shown above it; null in other weeks. */
  readonly month: string | null;
  /** Seven days, or fewer if the period begins or ends in this week. */
  readonly days: readonly DayCell[];
};

export const MIN_OPACITY = 0.1;

/** The opacity of a square by its level: the level's upper bound as a share of the most, 0.1 for none. */
export const LEVEL_OPACITIES = [MIN_OPACITY, 0.25, 0.5, 0.75, 1] as const;

/** Weeks between two labels, so that they don't overlap. */
const LABEL_WEEKS = 3;

/** The days in whole weeks, oldest first. */
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

/** 1 for the first day of a week to 7 for its last. */
export const rowOf = ({ start }: Pick<Week, 'start'>, day: Day): number =>
  daysBetween(start, day) + 1;

type Bounds = { readonly first: Day; readonly last: Day };

/** The day to which a key moves, with weeks as columns; null for other keys and beyond the edges. */
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

import { type Day, daysBetween } from '#shared/days/days.ts';
import { formatShortDay, shortMonthAndYear } from '../format/days.ts';

/** The height of the lines' plot, in px. */
export const linesHeight = 200;
export const stretchesHeight = 92;

export const heightOf = (stretches: Stretches | undefined): number =>
  linesHeight + (stretches ? stretchesHeight : 0);

export type Point = { readonly day: Day; readonly value: number };

/** One line over time. */
export type LineSeries = {
  readonly name: string;
  /** Oldest first. */
  readonly points: readonly Point[];
  /** A CSS colour. By default the theme's next one. */
  readonly color?: string;
};

/** A value for a range of days: '3 h from 1 to 20 November'. */
export type Stretch = { readonly from: Day; readonly to: Day; readonly value: number };

/** Bars below the lines. Each reaches from its first day to its last. */
export type Stretches = {
  readonly name: string;
  /** Oldest first, without overlaps. */
  readonly values: readonly Stretch[];
  /** A CSS colour. */
  readonly color: string;
};

/** The days that a chart covers, from the first to the last. */
export type Span = { readonly from: Day; readonly to: Day };

/** At most `max` of the items, evenly spread. Includes the first and the last. */
export const thinned = <T>(items: readonly T[], max: number): T[] =>
  items.length <= max
    ? [...items]
    : Array.from(
        { length: max },
        (_, index) => items[Math.round((index * (items.length - 1)) / (max - 1))] as T,
      );

/** The position of a day on the axis, in days since `from`. If the span is a single day, the middle of the axis. */
export const placeOf = (day: Day, { from, to }: Span): number =>
  from === to ? 0.5 : daysBetween(from, day);

/** The length of the axis in days. The axis starts at 0. */
export const lengthOf = ({ from, to }: Span): number => Math.max(1, daysBetween(from, to));

/** A label on the axis: '20 Nov', or 'Nov 2026' if the span is longer than a year. */
export const formatTick = (day: Day, span: Span): string =>
  lengthOf(span) > 366 ? shortMonthAndYear(day) : formatShortDay(day);

/** The positions of at most six day labels, evenly spread. If the span is a single day, the middle of the axis. */
export const dayTicks = (span: Span): number[] => {
  if (span.from === span.to) return [0.5];
  const length = lengthOf(span);
  const count = Math.min(6, length + 1);
  return Array.from({ length: count }, (_, index) => Math.round((index * length) / (count - 1)));
};

/** The table's column for stretches. The value of a stretch is in the row of its last day. */
export const columnOf = ({ name, values }: Stretches): LineSeries => ({
  name,
  points: values.map(({ to, value }) => ({ day: to, value })),
});

/** The middle of a stretch on the axis, and its width, both in days. */
export const blockOf = (
  { from, to }: Stretch,
  span: Span,
): { readonly middle: number; readonly days: number } => {
  const [start, end] = [placeOf(from, span), placeOf(to, span)];
  return { middle: (start + end) / 2, days: end - start };
};

/** The rows of the table: each day with a point, and every line's value on that day. Null if a line has no value. */
export const rowsOf = (series: readonly LineSeries[]) => {
  const days = [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day)))].sort();
  // If a line has two points on one day, the later one counts.
  const values = series.map(({ points }) => new Map(points.map(({ day, value }) => [day, value])));
  return days.map((day) => ({ day, values: values.map((of) => of.get(day) ?? null) }));
};

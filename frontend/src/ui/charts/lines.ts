import { type Day, daysBetween } from '#shared/core/days.ts';
import { formatShortDay, shortMonthAndYear } from '../format/days.ts';

/** The height of a plot of lines, in px. */
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
  /** A CSS colour; by default the theme's next one. */
  readonly color?: string;
};

/** A value for a range of days: '3 h from 1 to 20 November'. */
export type Stretch = { readonly from: Day; readonly to: Day; readonly value: number };

/** Bars below the lines, each as wide as its days. */
export type Stretches = {
  readonly name: string;
  /** Oldest first, without overlaps. */
  readonly values: readonly Stretch[];
  /** A CSS colour. */
  readonly color: string;
};

/** The days that a chart spans, both included. */
export type Span = { readonly from: Day; readonly to: Day };

/** At most `max` of the items, spread evenly, including the first and the last. */
export const thinned = <T>(items: readonly T[], max: number): T[] =>
  items.length <= max
    ? [...items]
    : Array.from(
        { length: max },
        (_, index) => items[Math.round((index * (items.length - 1)) / (max - 1))] as T,
      );

/** The position of a day on the axis: days since `from`; the middle if the span is a single day. */
export const placeOf = (day: Day, { from, to }: Span): number =>
  from === to ? 0.5 : daysBetween(from, day);

/** The end of the axis, which starts at 0. */
export const lengthOf = ({ from, to }: Span): number => Math.max(1, daysBetween(from, to));

/** '20 Nov'; 'Nov 2026' if the span is longer than a year. */
export const formatTick = (day: Day, span: Span): string =>
  lengthOf(span) > 366 ? shortMonthAndYear(day) : formatShortDay(day);

/** The positions of at most six day labels, spread evenly from end to end; the middle if the span is a single day. */
export const dayTicks = (span: Span): number[] => {
  if (span.from === span.to) return [0.5];
  const length = lengthOf(span);
  const count = Math.min(6, length + 1);
  return Array.from({ length: count }, (_, index) => Math.round((index * length) / (count - 1)));
};

/** The column of stretches in the table. The value of a stretch is in the row of its last day. */
export const columnOf = ({ name, values }: Stretches): LineSeries => ({
  name,
  points: values.map(({ to, value }) => ({ day: to, value })),
});

/** The middle of a stretch on the axis, and its width, in days. */
export const blockOf = (
  { from, to }: Stretch,
  span: Span,
): { readonly middle: number; readonly days: number } => {
  const [start, end] = [placeOf(from, span), placeOf(to, span)];
  return { middle: (start + end) / 2, days: end - start };
};

/** The table's rows: the value of each line on each day with a point; null if a line has none. */
export const rowsOf = (series: readonly LineSeries[]) => {
  const days = [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day)))].sort();
  // If a day has two points, the later one counts.
  const values = series.map(({ points }) => new Map(points.map(({ day, value }) => [day, value])));
  return days.map((day) => ({ day, values: values.map((of) => of.get(day) ?? null) }));
};

export type Slice = {
  readonly label: string;
  readonly value: number;
  /** A note in the legend: '12 h'. */
  readonly note?: string;
  /** A CSS colour. By default the theme's next one. */
  readonly color?: string;
};

/** The height of a bar chart's plot, in px. */
export const barsHeight = 160;

export type BarSeries = {
  readonly name: string;
  readonly values: readonly number[];
  /** A CSS colour. By default the theme's next one. */
  readonly color?: string;
};

export type Colored<T> = T & { readonly color: string };

const seriesColors = 8;

/**
 * The colour of the n-th series (from 0) as a CSS value, in either colour scheme. From the ninth series on, the
 * colours repeat in a paler form.
 */
export const chartColor = (index: number): string => {
  const color = `var(--cairn-chart-${(index % seriesColors) + 1})`;
  return index < seriesColors ? color : `color-mix(in oklab, ${color} 55%, var(--cairn-card))`;
};

/** Keeps the colour of each item. An item without a colour gets the theme's next one. */
export const colored = <T extends { readonly color?: string }>(all: readonly T[]): Colored<T>[] =>
  all.map((one, index) => ({ ...one, color: one.color ?? chartColor(index) }));

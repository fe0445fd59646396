/** One part of a ring. */
export type Slice = {
  readonly label: string;
  readonly value: number;
  /** More about it, in the legend: '12 h'. */
  readonly note?: string;
  /** A CSS colour; by default the theme's next one. */
  readonly color?: string;
};

/** Of a plot of bars, in px. */
export const barsHeight = 176;

/** One colour of bars. */
export type BarSeries = {
  readonly name: string;
  /** One for each label. */
  readonly values: readonly number[];
  /** A CSS colour; by default the theme's next one. */
  readonly color?: string;
};

export type Colored<T> = T & { readonly color: string };

const seriesColors = 8;

/** The colour of the n-th series (0 first) in the current colour scheme, as a CSS value; paler from the ninth on. */
export const chartColor = (index: number): string => {
  const color = `var(--cairn-chart-${(index % seriesColors) + 1})`;
  return index < seriesColors ? color : `color-mix(in oklab, ${color} 55%, var(--cairn-card))`;
};

/** Each with its own colour, or the theme's next one. */
export const colored = <T extends { readonly color?: string }>(all: readonly T[]): Colored<T>[] =>
  all.map((one, index) => ({ ...one, color: one.color ?? chartColor(index) }));

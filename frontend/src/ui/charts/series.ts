/** One part of a ring. */
export type Slice = {
  readonly label: string;
  readonly value: number;
  /** A CSS colour; by default the theme's next one. */
  readonly color?: string;
};

/** One colour of bars. */
export type BarSeries = {
  readonly name: string;
  /** One for each label. */
  readonly values: readonly number[];
  /** A CSS colour; by default the theme's next one. */
  readonly color?: string;
};

export type Colored<T> = T & { readonly color: string };

/** Heights of the drawings in px, kept while they load. */
export const doughnutSize = 160;
export const barsHeight = 176;

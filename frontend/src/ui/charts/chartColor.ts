const seriesColors = 8;

/** The colour of the n-th series (0 first) in the scheme of the moment, as a CSS value. */
export const chartColor = (index: number): string =>
  `var(--cairn-chart-${(index % seriesColors) + 1})`;

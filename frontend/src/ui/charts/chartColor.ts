const seriesColors = 8;

/** The colour of the n-th series (0 first) in the current colour scheme, as a CSS value; paler from the ninth on. */
export const chartColor = (index: number): string => {
  const color = `var(--cairn-chart-${(index % seriesColors) + 1})`;
  return index < seriesColors ? color : `color-mix(in oklab, ${color} 55%, var(--cairn-card))`;
};

import type { VictoryThemeDefinition } from 'victory';

const line = { stroke: 'var(--cairn-card-border)', strokeWidth: 1 };
const none = { stroke: 'none' };
const tickLabels = {
  fontFamily: 'inherit',
  fontSize: 12,
  fill: 'var(--plot-text)',
  stroke: 'none',
  padding: 8,
};

/** The theme of all plots. `--plot-text` is in Chart.module.css. */
export const plotTheme: VictoryThemeDefinition = {
  independentAxis: { style: { axis: line, grid: none, ticks: { stroke: 'none' }, tickLabels } },
  dependentAxis: { style: { axis: none, grid: line, ticks: { stroke: 'none' }, tickLabels } },
};

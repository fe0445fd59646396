import { useElementSize } from '@mantine/hooks';
import { VictoryAxis, VictoryBar, VictoryContainer } from 'victory';
import { axisTicks, barWidth, shortLabel } from './scale.ts';
import { type BarSeries, barsHeight, type Colored } from './series.ts';

type Props = {
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly Colored<BarSeries>[];
  readonly max: number | undefined;
};

const text = { fontFamily: 'inherit', fontSize: 12, fill: 'var(--mantine-color-dimmed)' };
const line = { stroke: 'var(--cairn-card-border)', strokeWidth: 1 };
const padding = { top: 12, right: 8, bottom: 28, left: 36 };

/** Axes and bars without VictoryChart, which is larger than all of them. */
export const BarsPlot = ({ title, labels, series, max }: Props) => {
  const { ref, width } = useElementSize();
  const largest = Math.max(0, ...series.flatMap(({ values }) => values));
  const ticks = axisTicks(max ?? largest);
  const room = (width - padding.left - padding.right) / labels.length;
  const bar = barWidth(room, series.length);
  const domain: { x: [number, number]; y: [number, number] } = {
    x: [0.5, labels.length + 0.5],
    y: [0, ticks.at(-1) ?? 1],
  };
  const shared = {
    standalone: false,
    width,
    height: barsHeight,
    padding,
    domain,
  };
  /** Moves the n-th series beside the others, in units of the axis, where one label is 1 wide. */
  const shift = (index: number) => ((index - (series.length - 1) / 2) * (bar + 2)) / room;
  return (
    <div ref={ref} style={{ height: barsHeight }}>
      {width > 0 && (
        <VictoryContainer title={title} width={width} height={barsHeight}>
          <VictoryAxis
            {...shared}
            dependentAxis
            tickValues={ticks}
            tickFormat={(tick: number) => `${tick}`}
            style={{ axis: { stroke: 'none' }, grid: line, tickLabels: text }}
          />
          <VictoryAxis
            {...shared}
            tickValues={labels.map((_, i) => i + 1)}
            tickFormat={(tick: number) => shortLabel(labels[tick - 1] ?? '', room)}
            style={{ axis: line, ticks: { stroke: 'none' }, tickLabels: { ...text, padding: 6 } }}
          />
          <g>
            {series.map(({ name, values, color }, index) => (
              <VictoryBar
                {...shared}
                key={name}
                data={labels.map((_, i) => ({ x: i + 1 + shift(index), y: values[i] ?? 0 }))}
                barWidth={bar}
                cornerRadius={{ top: Math.min(3, bar / 2) }}
                style={{ data: { fill: color } }}
              />
            ))}
          </g>
        </VictoryContainer>
      )}
    </div>
  );
};

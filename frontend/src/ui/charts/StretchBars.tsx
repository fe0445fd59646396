import { VictoryAxis, VictoryBar, VictoryChart } from 'victory';
import { formatNumber } from '#shared/language/intl.ts';
import { axisTicks } from './axisTicks.ts';
import {
  blockOf,
  lengthOf,
  linesHeight,
  type Span,
  type Stretches,
  stretchesHeight,
} from './lines.ts';
import { plotTheme } from './plots/plotTheme.ts';

type Props = {
  readonly stretches: Stretches;
  readonly span: Span;
  /** The width of the whole drawing, in px. */
  readonly width: number;
};

/** The left and right padding is the same as in LinesPlot, so that the days are aligned. */
const padding = { top: 8, right: 28, bottom: 4, left: 44 };
/** The gap between two bars, and the minimum width of a bar, in px. */
const gap = 2;
const minWidth = 3;

/** Bars below the lines. Each spans its own days on the same axis. */
export const StretchBars = ({ stretches: { values, color }, span, width }: Props) => {
  const ticks = axisTicks(Math.max(0, ...values.map(({ value }) => value)));
  const maxTick = ticks.at(-1) ?? 1;
  const dayWidth = (width - padding.left - padding.right) / lengthOf(span);
  return (
    <g transform={`translate(0 ${linesHeight})`}>
      <VictoryChart
        standalone={false}
        theme={plotTheme}
        width={width}
        height={stretchesHeight}
        padding={padding}
        domainPadding={0}
        domain={{ x: [0, lengthOf(span)], y: [0, maxTick] }}
      >
        <VictoryAxis
          dependentAxis
          tickValues={[0, maxTick]}
          tickFormat={(tick: number) => formatNumber(tick)}
        />
        <VictoryAxis tickValues={[]} tickFormat={[]} />
        {values.map((stretch) => {
          const { middle, days } = blockOf(stretch, span);
          return (
            <VictoryBar
              key={stretch.to}
              // Null instead of 0, because a bar without height would be drawn as a line.
              data={[{ x: middle, y: stretch.value || null }]}
              barWidth={Math.max(minWidth, days * dayWidth - gap)}
              style={{ data: { fill: color } }}
            />
          );
        })}
      </VictoryChart>
    </g>
  );
};

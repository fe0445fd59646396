import { VictoryAxis, VictoryChart, VictoryLine, VictoryScatter } from 'victory';
import { addDays } from '#shared/days/days.ts';
import { formatNumber } from '#shared/language/intl.ts';
import {
  dayTicks,
  formatTick,
  heightOf,
  type LineSeries,
  lengthOf,
  linesHeight,
  placeOf,
  type Span,
  type Stretches,
} from '../lines.ts';
import { PlotFrame } from '../PlotFrame.tsx';
import { StretchBars } from '../StretchBars.tsx';
import type { Colored } from '../series.ts';
import { plotTheme } from './plotTheme.ts';

type Props = {
  readonly title: string;
  readonly span: Span;
  /** The values on the vertical axis, from bottom to top. */
  readonly ticks: readonly number[];
  readonly series: readonly Colored<LineSeries>[];
  readonly stretches: Stretches | undefined;
};

/** A line with more points has no dots, because they would overlap. */
const maxDots = 40;
const padding = { top: 12, right: 28, bottom: 28, left: 44 };

/** Lines over time. Dashes and dots also tell them apart. Stretches are drawn as bars below them. */
export const LinesPlot = ({ title, span, ticks, series, stretches }: Props) => {
  const places = dayTicks(span);
  return (
    <PlotFrame title={title} height={heightOf(stretches)}>
      {(width) => (
        <>
          <VictoryChart
            standalone={false}
            theme={plotTheme}
            width={width}
            height={linesHeight}
            padding={padding}
            domain={{ x: [0, lengthOf(span)], y: [ticks[0] ?? 0, ticks.at(-1) ?? 1] }}
          >
            <VictoryAxis
              dependentAxis
              tickValues={[...ticks]}
              tickFormat={(tick: number) => formatNumber(tick)}
            />
            <VictoryAxis
              fixLabelOverlap
              tickValues={places}
              tickFormat={places.map((place) =>
                formatTick(addDays(span.from, Math.floor(place)), span),
              )}
            />
            {series.map(({ name, points, color }, index) => (
              <VictoryLine
                key={name}
                data={points.map(({ day, value }) => ({ x: placeOf(day, span), y: value }))}
                style={{
                  data: {
                    stroke: color,
                    strokeWidth: 2.5,
                    strokeDasharray: index > 0 ? '6 5' : 'none',
                  },
                }}
              />
            ))}
            {series.map(({ name, points, color }, index) => (
              <VictoryScatter
                key={name}
                data={
                  points.length > maxDots
                    ? []
                    : points.map(({ day, value }) => ({ x: placeOf(day, span), y: value }))
                }
                symbol={index > 0 ? 'diamond' : 'circle'}
                size={4.5}
                style={{ data: { fill: color } }}
              />
            ))}
          </VictoryChart>
          {stretches && <StretchBars stretches={stretches} span={span} width={width} />}
        </>
      )}
    </PlotFrame>
  );
};

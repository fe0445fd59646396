import { useElementSize } from '@mantine/hooks';
import { VictoryAxis, VictoryContainer } from 'victory';
import { addDays } from '#shared/core/days.ts';
import {
  formatTick,
  type LineSeries,
  lengthOf,
  linesHeight,
  maxDots,
  placeOf,
  type Span,
  tickCount,
} from './lines.ts';
import type { Colored } from './series.ts';

type Props = {
  readonly title: string;
  readonly span: Span;
  /** From the foot to the top of the scale. */
  readonly ticks: readonly number[];
  readonly series: readonly Colored<LineSeries>[];
};

const text = { fontFamily: 'inherit', fontSize: 12, fill: 'var(--mantine-color-dimmed)' };
const line = { stroke: 'var(--cairn-card-border)', strokeWidth: 1 };
const padding = { top: 12, right: 28, bottom: 28, left: 44 };

export const LinesPlot = ({ title, span, ticks, series }: Props) => {
  const { ref, width } = useElementSize();
  const length = lengthOf(span);
  const plotWidth = width - padding.left - padding.right;
  const plotHeight = linesHeight - padding.top - padding.bottom;
  const foot = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  const count = tickCount(plotWidth, span);
  const places = Array.from({ length: count }, (_, i) => Math.round((i * length) / (count - 1)));
  const domain: { x: [number, number]; y: [number, number] } = {
    x: [0, length],
    y: [foot, top],
  };
  const shared = { standalone: false, width, height: linesHeight, padding, domain };
  const isOneDay = span.from === span.to;
  return (
    <div ref={ref} style={{ height: linesHeight }}>
      {width > 0 && (
        <VictoryContainer title={title} width={width} height={linesHeight}>
          <VictoryAxis
            {...shared}
            dependentAxis
            tickValues={[...ticks]}
            tickFormat={(tick: number) => tick.toLocaleString('en')}
            style={{ axis: { stroke: 'none' }, grid: line, tickLabels: text }}
          />
          <VictoryAxis
            {...shared}
            tickValues={isOneDay ? [0.5] : places}
            tickFormat={(place: number) => formatTick(addDays(span.from, Math.floor(place)), span)}
            style={{ axis: line, ticks: { stroke: 'none' }, tickLabels: { ...text, padding: 6 } }}
          />
          <g>
            {series.map(({ name, points, color }, index) => (
              <Line
                key={name}
                color={color}
                isDashed={index > 0}
                places={points.map(({ day, value }) => ({
                  x: padding.left + (placeOf(day, span) / length) * plotWidth,
                  y: padding.top + ((top - value) / (top - foot)) * plotHeight,
                }))}
              />
            ))}
          </g>
        </VictoryContainer>
      )}
    </div>
  );
};

type LineProps = {
  readonly color: string;
  readonly isDashed: boolean;
  /** In px of the drawing. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
};

/** SVG paths of dots around their starting point. */
const disc = 'm-4.5,0a4.5,4.5 0 1,0 9,0a4.5,4.5 0 1,0 -9,0';
const diamond = 'm0,-6l6,6l-6,6l-6,-6z';

/** Drawn without Victory, whose line and scatter are larger than the page. Lines differ by dash and dot. */
const Line = ({ color, isDashed, places }: LineProps) => (
  <g fill={color} stroke="none">
    <polyline
      points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
      fill="none"
      stroke={color}
      strokeWidth={2.5}
      strokeDasharray={isDashed ? '6 5' : undefined}
    />
    {places.length <= maxDots && (
      <path d={places.map(({ x, y }) => `M${x},${y}${isDashed ? diamond : disc}`).join('')} />
    )}
  </g>
);

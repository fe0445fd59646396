import type { ReactNode } from 'react';
import { addDays } from '#shared/core/days.ts';
import { Card } from '../cards/Card.tsx';
import { formatDate } from '../format/days.ts';
import { Axes, type Plot } from './Axes.tsx';
import classes from './Chart.module.css';
import {
  formatTick,
  type LineSeries,
  lengthOf,
  placeOf,
  rowsOf,
  type Span,
  thinned,
  tickCount,
} from './lines.ts';
import { SeriesLegend } from './SeriesLegend.tsx';
import { type Colored, colored } from './series.ts';

/** The most points that a line shows, and the most without overlapping dots. */
const maxPoints = 120;
const maxDots = 40;

export type LinesProps = {
  readonly title: string;
  /** Below the title, small: the chart's message. */
  readonly meta?: ReactNode;
  readonly span: Span;
  /** Marks of the scale, from its foot to its top. */
  readonly ticks: readonly number[];
  readonly series: readonly LineSeries[];
};

/** A card with lines over time; screen readers get the values as a table. */
export const Lines = ({ title, meta, span, ticks, series }: LinesProps) => {
  const shown = colored(series).map((one) => ({ ...one, points: thinned(one.points, maxPoints) }));
  const length = lengthOf(span);
  return (
    <Card title={title} meta={meta}>
      <SeriesLegend
        series={shown}
        mark={(color, index) => (
          <span
            className={classes.stroke}
            data-dashed={index > 0 || undefined}
            style={{ borderColor: color }}
          />
        )}
      />
      <Axes
        title={title}
        height={200}
        left={44}
        right={28}
        ticks={ticks}
        labels={({ width }) => {
          const count = tickCount(width, span);
          const even = (_: unknown, i: number) => Math.round((i * length) / (count - 1));
          const places = span.from === span.to ? [0.5] : Array.from({ length: count }, even);
          return places.map((place) => ({
            x: (place / length) * width,
            text: formatTick(addDays(span.from, Math.floor(place)), span),
          }));
        }}
      >
        {(plot) =>
          shown.map((one, index) => (
            <Line key={one.name} line={one} isDashed={index > 0} span={span} plot={plot} />
          ))
        }
      </Axes>
      <LinesTable title={title} series={shown} />
    </Card>
  );
};

type LineProps = {
  readonly line: Colored<LineSeries>;
  readonly isDashed: boolean;
  readonly span: Span;
  readonly plot: Plot;
};

/** SVG paths of dots around their starting point. */
const disc = 'm-4.5,0a4.5,4.5 0 1,0 9,0a4.5,4.5 0 1,0 -9,0';
const diamond = 'm0,-6l6,6l-6,6l-6,-6z';

/** Lines differ by dash and dot. */
const Line = ({ line: { points, color }, isDashed, span, plot }: LineProps) => {
  const places = points.map(
    ({ day, value }) =>
      `${(placeOf(day, span) / lengthOf(span)) * plot.width},${plot.yOf(value)}` as const,
  );
  return (
    <g fill={color}>
      <polyline
        points={places.join(' ')}
        fill="none"
        stroke={color}
        strokeWidth={2.5}
        strokeDasharray={isDashed ? '6 5' : undefined}
      />
      {places.length <= maxDots && (
        <path d={places.map((place) => `M${place}${isDashed ? diamond : disc}`).join('')} />
      )}
    </g>
  );
};

type TableProps = Pick<LinesProps, 'title' | 'series'>;

/** The values for screen readers; in a box, since a table keeps its height. */
const LinesTable = ({ title, series }: TableProps) => (
  <div className="visually-hidden">
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(series).map(({ day, values }) => (
          <tr key={day}>
            <th scope="row">{formatDate(day)}</th>
            {series.map(({ name }, column) => (
              <td key={name}>{values[column] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

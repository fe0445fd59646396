import { type ReactNode, Suspense } from 'react';
import { i18n } from '../../language/i18n.ts';
import { Card } from '../cards/Card.tsx';
import { formatDate } from '../format/days.ts';
import classes from './Chart.module.css';
import { LinesPlot } from './latePlots.ts';
import { type LineSeries, linesHeight, rowsOf, type Span, thinned } from './lines.ts';
import { SeriesLegend } from './SeriesLegend.tsx';
import { colored } from './series.ts';

/** The most points that a line shows. */
const maxPoints = 120;

export type LinesProps = {
  readonly title: string;
  /** Below the title, small: the chart's message. */
  readonly meta?: ReactNode;
  readonly span: Span;
  /** Of the scale, from bottom to top. */
  readonly ticks: readonly number[];
  readonly series: readonly LineSeries[];
};

/** A card with lines over time; screen readers get the values as a table. */
export const Lines = ({ title, meta, span, ticks, series }: LinesProps) => {
  const shown = colored(series).map((one) => ({ ...one, points: thinned(one.points, maxPoints) }));
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
      <Suspense fallback={<div style={{ height: linesHeight }} />}>
        <LinesPlot title={title} span={span} ticks={ticks} series={shown} />
      </Suspense>
      <LinesTable title={title} series={shown} />
    </Card>
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
          <th scope="col">{i18n.t('Day')}</th>
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

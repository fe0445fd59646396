import { type ReactNode, Suspense } from 'react';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { Figure } from '../cards/Figure.tsx';
import classes from './Chart.module.css';
import { LinesPlot } from './latePlots.ts';
import {
  columnOf,
  heightOf,
  type LineSeries,
  rowsOf,
  type Span,
  type Stretches,
  thinned,
} from './lines.ts';
import { SeriesLegend } from './SeriesLegend.tsx';
import { colored } from './series.ts';
import { ValuesTable } from './ValuesTable.tsx';

/** A line shows at most this many points. */
const maxPoints = 120;

export type LinesProps = {
  readonly title: string;
  /** Small text below the title, which sums up the chart. */
  readonly meta?: ReactNode;
  readonly span: Span;
  /** The values on the vertical axis, from bottom to top. */
  readonly ticks: readonly number[];
  readonly series: readonly LineSeries[];
  /** Bars below the lines, on the same days. */
  readonly stretches?: Stretches | undefined;
  /** A finding about the chart, shown below it. */
  readonly finding?: ReactNode;
};

/** A chart of lines over time. Screen readers get the values as a table. */
export const Lines = ({ title, meta, span, ticks, series, stretches, finding }: LinesProps) => {
  const shown = colored(series).map((one) => ({ ...one, points: thinned(one.points, maxPoints) }));
  const listed = stretches ? [...shown, columnOf(stretches)] : shown;
  return (
    <Figure title={title} meta={meta}>
      <SeriesLegend
        series={stretches ? [...shown, stretches] : shown}
        mark={(color, index) =>
          index < shown.length ? (
            <span
              className={classes.stroke}
              data-dashed={index > 0 || undefined}
              style={{ borderColor: color }}
            />
          ) : (
            <span className={classes.swatch} style={{ background: color }} />
          )
        }
      />
      <Suspense fallback={<div style={{ height: heightOf(stretches) }} />}>
        <LinesPlot title={title} span={span} ticks={ticks} series={shown} stretches={stretches} />
      </Suspense>
      <ValuesTable
        title={title}
        corner={i18n.t('Day')}
        columns={listed.map(({ name }) => name)}
        rows={rowsOf(listed).map(({ day, values }) => ({
          name: formatDate(day),
          values: values.map((value) => value ?? ''),
        }))}
      />
      {finding && <p className={classes.finding}>{finding}</p>}
    </Figure>
  );
};

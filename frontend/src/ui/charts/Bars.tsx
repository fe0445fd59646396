import { type ReactNode, Suspense } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { Card } from '../cards/Card.tsx';
import classes from './Chart.module.css';
import { BarsPlot } from './latePlots.ts';
import { SeriesLegend } from './SeriesLegend.tsx';
import { type BarSeries, barsHeight, colored } from './series.ts';

export type BarsProps = {
  readonly title: string;
  /** The labels along the axis: days or names. */
  readonly labels: readonly string[];
  readonly series: readonly BarSeries[];
  /** Said over the axes where all values are 0. */
  readonly empty?: ReactNode;
};

/** A card with grouped bars; screen readers get the values as a table. */
export const Bars = ({ title, labels, series, empty }: BarsProps) => {
  const shown = colored(series);
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  return (
    <Card title={title}>
      <SeriesLegend
        series={shown}
        mark={(color) => <span className={classes.swatch} style={{ background: color }} />}
      />
      <div className={classes.bars}>
        <Suspense fallback={<div style={{ height: barsHeight }} />}>
          <BarsPlot title={title} labels={labels} series={shown} />
        </Suspense>
        {isEmpty && <p className={classes.none}>{empty || i18n.t('Nothing to show yet')}</p>}
      </div>
      <BarsTable title={title} labels={labels} series={series} />
    </Card>
  );
};

type TableProps = Pick<BarsProps, 'title' | 'labels' | 'series'>;

/** The values for screen readers; in a box, since a table keeps its height. */
const BarsTable = ({ title, labels, series }: TableProps) => (
  <div className="visually-hidden">
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one name
          <tr key={row}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{values[row] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

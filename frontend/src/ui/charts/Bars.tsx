import { type ReactNode, Suspense } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { Figure } from '../cards/Figure.tsx';
import classes from './Chart.module.css';
import { BarsPlot } from './latePlots.ts';
import { SeriesLegend } from './SeriesLegend.tsx';
import { type BarSeries, barsHeight, colored } from './series.ts';
import { ValuesTable } from './ValuesTable.tsx';

export type BarsProps = {
  readonly title: string;
  /** The labels along the axis: days or names. */
  readonly labels: readonly string[];
  readonly series: readonly BarSeries[];
  /** Shown instead of bars if all values are 0. */
  readonly empty?: ReactNode;
};

/** Screen readers get the values as a table. */
export const Bars = ({ title, labels, series, empty }: BarsProps) => {
  const shown = colored(series);
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  return (
    <Figure title={title}>
      <SeriesLegend
        series={shown}
        mark={(color) => <span className={classes.swatch} style={{ background: color }} />}
      />
      {isEmpty ? (
        <div style={{ height: barsHeight }} className={classes.emptyBars}>
          <div className={classes.axes}>
            <p className={classes.none}>{empty || i18n.t('Nothing to show yet')}</p>
          </div>
          <div className={classes.labels} dir="ltr" aria-hidden="true">
            {labels.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </div>
        </div>
      ) : (
        <Suspense fallback={<div style={{ height: barsHeight }} />}>
          <BarsPlot title={title} labels={labels} series={shown} />
        </Suspense>
      )}
      <ValuesTable
        title={title}
        columns={series.map(({ name }) => name)}
        rows={labels.map((name, row) => ({
          name,
          values: series.map(({ values }) => values[row] ?? 0),
        }))}
      />
    </Figure>
  );
};

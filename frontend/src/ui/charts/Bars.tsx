import { Suspense } from 'react';
import { Card } from '../cards/Card.tsx';
import { Bone } from '../feedback/Loading.tsx';
import { BarsTable } from './BarsTable.tsx';
import classes from './Chart.module.css';
import { chartColor } from './chartColor.ts';
import { BarsPlot } from './lazyPlots.ts';
import { type BarSeries, barsHeight } from './series.ts';

export type BarsProps = {
  readonly title: string;
  /** The labels along the axis: days or names. */
  readonly labels: readonly string[];
  readonly series: readonly BarSeries[];
  /** Top of the scale, e.g. 100 for percents; by default the largest value. */
  readonly max?: number;
  readonly empty?: string;
};

/** A card with grouped bars; screen readers get the values as a table. */
export const Bars = ({ title, labels, series, max, empty = 'Nothing to show yet' }: BarsProps) => {
  const colored = series.map((one, i) => ({ ...one, color: one.color ?? chartColor(i) }));
  const some = series.some(({ values }) => values.some((value) => value > 0));
  return (
    <Card title={title}>
      {some ? (
        <>
          {series.length > 1 && (
            <ul className={classes.legendRow} aria-hidden="true">
              {colored.map(({ name, color }) => (
                <li key={name} className={classes.entry}>
                  <span className={classes.swatch} style={{ background: color }} />
                  {name}
                </li>
              ))}
            </ul>
          )}
          <div className={classes.plot}>
            <Suspense fallback={<Bone height={barsHeight} />}>
              <BarsPlot title={title} labels={labels} series={colored} max={max} />
            </Suspense>
          </div>
          <BarsTable title={title} labels={labels} series={series} />
        </>
      ) : (
        <p className={classes.none}>{empty}</p>
      )}
    </Card>
  );
};

import { Suspense } from 'react';
import { Card } from '../cards/Card.tsx';
import { Bone } from '../feedback/Loading.tsx';
import classes from './Chart.module.css';
import { chartColor } from './chartColor.ts';
import { DoughnutPlot } from './lazyPlots.ts';
import { doughnutSize, type Slice } from './series.ts';

export type DoughnutProps = {
  readonly title: string;
  readonly slices: readonly Slice[];
  /** Shown instead of a ring where all values are 0. */
  readonly empty?: string;
};

/** A card with a ring and a legend with every value. */
export const Doughnut = ({ title, slices, empty = 'Nothing to show yet' }: DoughnutProps) => {
  const colored = slices.map((slice, i) => ({ ...slice, color: slice.color ?? chartColor(i) }));
  const some = slices.some(({ value }) => value > 0);
  return (
    <Card title={title}>
      {some ? (
        <div className={classes.doughnut}>
          <div className={classes.plot}>
            <Suspense fallback={<Bone height={doughnutSize} />}>
              <DoughnutPlot title={title} slices={colored} />
            </Suspense>
          </div>
          <ul className={classes.legend}>
            {colored.map(({ label, value, color }) => (
              <li key={label} className={classes.entry}>
                <span className={classes.swatch} style={{ background: color }} />
                <span className={classes.entryLabel}>{label}</span>
                <span className={classes.entryValue}>{value}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={classes.none}>{empty}</p>
      )}
    </Card>
  );
};

import { type ReactNode, Suspense } from 'react';
import { Card } from '../cards/Card.tsx';
import { Bone } from '../feedback/Loading.tsx';
import classes from './Chart.module.css';
import { chartColor } from './chartColor.ts';
import { LinesTable } from './LinesTable.tsx';
import { LinesPlot } from './lazyPlots.ts';
import { type LineSeries, linesHeight, type Span, thinned } from './lines.ts';

/** The most points that a line shows. */
const maxPoints = 120;

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
  const shown = series.map((one, i) => ({
    ...one,
    points: thinned(one.points, maxPoints),
    color: one.color ?? chartColor(i),
  }));
  return (
    <Card title={title} meta={meta}>
      {series.length > 1 && (
        <ul className={classes.legendRow} aria-hidden="true">
          {shown.map(({ name, color }, index) => (
            <li key={name} className={classes.entry}>
              <span
                className={classes.stroke}
                data-dashed={index > 0 || undefined}
                style={{ borderColor: color }}
              />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.plot}>
        <Suspense fallback={<Bone height={linesHeight} />}>
          <LinesPlot title={title} span={span} ticks={ticks} series={shown} />
        </Suspense>
      </div>
      <LinesTable title={title} series={shown} />
    </Card>
  );
};

import type { ReactNode } from 'react';
import classes from './Chart.module.css';
import type { Colored } from './series.ts';

type Props = {
  readonly series: readonly Colored<{ readonly name: string }>[];
  /** The mark in front of a name, in the style of its series. */
  readonly mark: (color: string, index: number) => ReactNode;
};

/** The names of several series, above their chart. A single series has the chart's title. */
export const SeriesLegend = ({ series, mark }: Props) =>
  series.length > 1 && (
    <ul className={classes.legendRow} aria-hidden="true">
      {series.map(({ name, color }, index) => (
        <li key={name} className={classes.entry}>
          {mark(color, index)}
          {name}
        </li>
      ))}
    </ul>
  );

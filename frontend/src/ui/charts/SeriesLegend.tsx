import type { ReactNode } from 'react';
import classes from './Chart.module.css';
import type { Colored } from './series.ts';

type Props = {
  readonly series: readonly Colored<{ readonly name: string }>[];
  /** The mark before a name, drawn like its series. */
  readonly mark: (color: string, index: number) => ReactNode;
};

/**
 * The names of several series, above their chart. A single series needs no legend, because the chart's title names
 * it.
 */
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

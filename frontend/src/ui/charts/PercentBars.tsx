import { Card } from '../cards/Card.tsx';
import { ProgressBar } from '../cards/ProgressBar.tsx';
import classes from './Chart.module.css';

type Row = { readonly key: string; readonly label: string; readonly percent: number };

type Props = {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Shown instead of bars where there are no rows. */
  readonly empty?: string;
};

/** A card of horizontal bars from 0 to 100, one per line: the names stay readable on narrow screens. */
export const PercentBars = ({ title, rows, empty = 'Nothing to show yet' }: Props) => (
  <Card title={title}>
    {rows.length > 0 ? (
      <ul className={classes.percents}>
        {rows.map(({ key, label, percent }) => (
          <li key={key} className={classes.percent}>
            <span className={classes.percentLabel} title={label}>
              {label}
            </span>
            <ProgressBar percent={percent} />
            <span className={classes.entryValue}>{percent}%</span>
          </li>
        ))}
      </ul>
    ) : (
      <p className={classes.none}>{empty}</p>
    )}
  </Card>
);

import type { ReactNode } from 'react';
import { HelpButton } from '../overlay/HelpButton.tsx';
import classes from './CardStats.module.css';

/** Label, value, a small note, and an explanation on demand. */
export type CardStat = readonly [label: string, value: ReactNode, note?: string, what?: string];

type Props = {
  readonly stats: readonly CardStat[];
  /** The number of columns: three with small text, or fewer with larger text. */
  readonly columns?: 1 | 2 | 3;
};

/** The stats and days of a card. */
export const CardStats = ({ stats, columns = 3 }: Props) => (
  <dl className={classes.stats} data-columns={columns}>
    {stats.map(([label, value, note, what]) => (
      <div key={label}>
        <dt>
          {label}
          {what && <HelpButton name={label} what={what} />}
        </dt>
        <dd>
          {value}
          {note && note !== value && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

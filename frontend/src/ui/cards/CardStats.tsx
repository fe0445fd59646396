import type { ReactNode } from 'react';
import { HelpButton } from '../overlay/HelpButton.tsx';
import classes from './CardStats.module.css';

/** A label and its value. May have a small note, and an explanation behind a '?' button. */
export type CardStat = readonly [label: string, value: ReactNode, note?: string, what?: string];

type Props = {
  readonly stats: readonly CardStat[];
  /** With fewer columns, the text is larger. */
  readonly columns?: 1 | 2 | 3;
};

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

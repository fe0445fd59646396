import type { ReactNode } from 'react';
import classes from './CardStats.module.css';

/** What it is, what it comes to, and more of it in small. */
export type CardStat = readonly [label: string, value: ReactNode, note?: string];

/** The small numbers and days of a card, three side by side. */
export const CardStats = ({ stats }: { readonly stats: readonly CardStat[] }) => (
  <dl className={classes.stats}>
    {stats.map(([label, value, note]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {note && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

import type { ReactNode } from 'react';
import classes from './CardStats.module.css';

/** Label, value, and a note in small. */
export type CardStat = readonly [label: string, value: ReactNode, note?: string];

/** The small stats and days of a card, three side by side. */
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

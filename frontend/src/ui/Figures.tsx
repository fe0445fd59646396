import type { ReactNode } from 'react';
import classes from './Figures.module.css';

/** What it is, what it comes to, and more of it in small. */
export type Figure = readonly [label: string, value: ReactNode, note?: string];

/** The small numbers and days of a card, three side by side. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className={classes.figures}>
    {figures.map(([label, value, note]) => (
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

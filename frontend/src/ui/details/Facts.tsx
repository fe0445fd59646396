import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** A label, its value, and a note after it. */
export type Fact = readonly [label: string, value: ReactNode, note?: string];

/** The facts that have a value. */
export const known = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value);

/** The facts of a card, on as few lines as they need. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) =>
  facts.length > 0 && (
    <dl className={classes.facts}>
      {facts.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <span className={classes.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );

import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** A label, its value, and an optional note. */
export type Fact = readonly [label: string, value: ReactNode, note?: string];

/** The facts that have a value. */
export const known = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value);

/** The facts on a card, on as few lines as possible. */
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

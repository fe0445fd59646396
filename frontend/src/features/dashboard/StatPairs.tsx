import classes from './Dashboard.module.css';

type Props = {
  /** Label, value, and a note on the value. */
  readonly stats: readonly (readonly [label: string, value: string, note?: string])[];
};

/** The stats of a card, two side by side. */
export const StatPairs = ({ stats }: Props) => (
  <dl className={classes.stats}>
    {stats.map(([label, value, note]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {note && note !== value && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

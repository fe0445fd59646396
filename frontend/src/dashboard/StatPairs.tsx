import classes from './Dashboard.module.css';

type Props = {
  /** What it is, what it comes to, and the same in other words. */
  readonly stats: readonly (readonly [label: string, value: string, note?: string])[];
};

/** The numbers of a card, two beside each other. */
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

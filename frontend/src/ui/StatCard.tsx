import type { ReactNode } from 'react';
import classes from './Stat.module.css';

export type StatCardProps = {
  readonly label: string;
  readonly value: ReactNode;
  /** Behind the number, small: `days`, `%`. */
  readonly unit?: ReactNode;
  /** Below it: what the number is about. */
  readonly hint?: ReactNode;
};

export const StatCard = ({ label, value, unit, hint }: StatCardProps) => (
  <div className={classes.card}>
    <dt className={classes.label}>{label}</dt>
    <dd className={classes.figure}>
      <span className={classes.value}>{value}</span>
      {unit && <span className={classes.unit}>{unit}</span>}
      {hint && <div className={classes.hint}>{hint}</div>}
    </dd>
  </div>
);

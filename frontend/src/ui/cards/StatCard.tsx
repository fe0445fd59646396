import type { ReactNode } from 'react';
import { HelpButton } from '../overlay/HelpButton.tsx';
import classes from './Stat.module.css';

export type StatCardProps = {
  readonly label: string;
  readonly value: ReactNode;
  /** A small unit after the number: 'days', '%'. */
  readonly unit?: ReactNode;
  readonly hint?: ReactNode;
  /** An explanation of the number, behind a '?' button. */
  readonly what?: string;
};

export const StatCard = ({ label, value, unit, hint, what }: StatCardProps) => (
  <div className={classes.card}>
    <dt className={classes.label}>
      {label}
      {what && <HelpButton name={label} what={what} />}
    </dt>
    <dd className={classes.figure}>
      <span className={classes.value}>{value}</span>
      {unit && <span className={classes.unit}>{unit}</span>}
      {hint && <div className={classes.hint}>{hint}</div>}
    </dd>
  </div>
);

export const StatRow = ({ children }: { children: ReactNode }) => (
  <dl className={classes.row}>{children}</dl>
);

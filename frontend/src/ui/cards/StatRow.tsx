import type { ReactNode } from 'react';
import classes from './Stat.module.css';

/** A row of StatCards. */
export const StatRow = ({ children }: { children: ReactNode }) => (
  <dl className={classes.row}>{children}</dl>
);

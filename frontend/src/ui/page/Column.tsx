import type { ReactNode } from 'react';
import classes from './Column.module.css';

/** A column in the middle of a wide screen. It is as wide as a form should be. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.column}>{children}</div>
);

import type { ReactNode } from 'react';
import classes from './Column.module.css';

/** A column in the middle of a wide screen. Its width suits forms. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.column}>{children}</div>
);

import type { ReactNode } from 'react';
import classes from './Column.module.css';

/** In the middle of a wide screen, as wide as a form is easy to read. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.column}>{children}</div>
);

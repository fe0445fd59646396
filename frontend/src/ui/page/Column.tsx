import type { ReactNode } from 'react';
import classes from './Column.module.css';

/** A narrow column in the middle of the screen, for forms. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.column}>{children}</div>
);

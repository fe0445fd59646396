import type { ReactNode } from 'react';
import classes from './ChartBand.module.css';

/** The charts above a list, side by side. On a phone, they are stacked. */
export const ChartBand = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.band}>{children}</div>
);

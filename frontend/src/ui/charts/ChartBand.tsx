import type { ReactNode } from 'react';
import classes from './ChartBand.module.css';

/** The charts above a list, side by side, on a phone below each other. */
export const ChartBand = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.band}>{children}</div>
);

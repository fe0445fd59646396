import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

/** Cards of at least this width count as wide, in px. At most two fit on a line. */
const halfWidth = 400;

/** A grid with as many cards per line as fit at `min` px each. On a phone, the cards are stacked. */
export const CardGrid = ({ children, min = 320 }: { children: ReactNode; min?: number }) => (
  <div
    className={classes.grid}
    data-wide={min >= halfWidth || undefined}
    style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min / 16}rem), 1fr))` }}
  >
    {children}
  </div>
);

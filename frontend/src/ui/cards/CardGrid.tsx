import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

/** The least width of a wide card, in px. At most two fit beside each other. */
const halfWidth = 400;

/** A grid with as many cards per line as fit at `min` px each. On a phone they are below each other. */
export const CardGrid = ({ children, min = 320 }: { children: ReactNode; min?: number }) => (
  <div
    className={classes.grid}
    data-wide={min >= halfWidth || undefined}
    style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min / 16}rem), 1fr))` }}
  >
    {children}
  </div>
);

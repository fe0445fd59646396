import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

/** From this width on, in px, no more than two fit the page. */
const halfWidth = 400;

/** Cards side by side, as many as fit at `min` px each; one below the other on a phone. */
export const CardGrid = ({ children, min = 320 }: { children: ReactNode; min?: number }) => (
  <div
    className={classes.grid}
    data-wide={min >= halfWidth || undefined}
    style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min / 16}rem), 1fr))` }}
  >
    {children}
  </div>
);

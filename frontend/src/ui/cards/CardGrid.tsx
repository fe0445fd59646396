import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

/** Cards side by side, as many as fit at `min` px each; one below the other on a phone. */
export const CardGrid = ({ children, min = 320 }: { children: ReactNode; min?: number }) => (
  <div
    className={classes.grid}
    style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min / 16}rem), 1fr))` }}
  >
    {children}
  </div>
);

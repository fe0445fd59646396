import type { ReactNode } from 'react';
import classes from './ListBar.module.css';

type Props = {
  /** At the left: how much of the list is shown. */
  readonly shown?: ReactNode;
  /** At the right: the Choices of the list. */
  readonly children: ReactNode;
};

/** Above a list. */
export const ListBar = ({ shown, children }: Props) => (
  <div className={classes.bar}>
    <p className={classes.shown} aria-live="polite">
      {shown}
    </p>
    <div className={classes.choices}>{children}</div>
  </div>
);

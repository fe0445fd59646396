import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './Row.module.css';

type Props = {
  readonly title: ReactNode;
  /** Where the title leads: to all there is of the item. */
  readonly to: string;
  /** The router's state for that page: `{resource}`. */
  readonly state?: object;
  /** Beside the title, small: what tells it from the others. */
  readonly meta: ReactNode;
  /** What is done with it most often. */
  readonly action?: ReactNode;
};

/** An item of a list on one line, on a phone on two. */
export const Row = ({ title, to, state, meta, action }: Props) => (
  <article className={classes.row}>
    <div className={classes.words}>
      <h2 className={classes.title} dir="auto">
        <Link to={to} state={state} data-key="e">
          {title}
        </Link>
      </h2>
      <p className={classes.meta}>{meta}</p>
    </div>
    {action && (
      <div className={classes.action} data-key="x">
        {action}
      </div>
    )}
  </article>
);

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './Row.module.css';

type Props = {
  readonly title: ReactNode;
  /** The item's page, to which the title links. */
  readonly to: string;
  /** The router's state for that page: `{resource}`. */
  readonly state?: object;
  /** Small details beside the title that distinguish the item. */
  readonly meta: ReactNode;
  /** The most frequent action. */
  readonly action?: ReactNode;
};

/** A list item on one line, or on two on a phone. */
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

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './Row.module.css';

type Props = {
  readonly title: ReactNode;
  /** The item's page, to which the title links. */
  readonly to: string;
  /** The router's state for that page: `{resource}`. */
  readonly state?: object;
  /** Whether the key of the first button opens the item's page, too. */
  readonly isMain?: boolean;
  /** Small details that distinguish the item, one per column. Every line of a list has the same columns. */
  readonly cells: readonly ReactNode[];
  /** The most frequent action. */
  readonly action?: ReactNode;
};

/** A list item on one line of aligned columns, on a narrow screen on two lines. */
export const Row = ({ title, to, state, isMain = false, cells, action }: Props) => (
  <article className={classes.row}>
    <h2 className={classes.title} dir="auto">
      <Link to={to} state={state} data-key={isMain ? 'e x' : 'e'}>
        {title}
      </Link>
    </h2>
    <div className={classes.cells}>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay the same
        <span key={column} className={classes.cell}>
          {cell}
        </span>
      ))}
    </div>
    {action && <div className={classes.action}>{action}</div>}
  </article>
);

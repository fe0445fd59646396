import { type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { MovingContext } from '../sortable/cardPlace.ts';
import classes from './Row.module.css';

type Props = {
  readonly title: ReactNode;
  /** The item's page. The title links to it. */
  readonly to?: string;
  /** Called when the title is pressed. For items that open on this page, instead of `to`. */
  readonly onOpen?: () => void;
  /** Shown before the title, for example a checkbox. */
  readonly lead?: ReactNode;
  /** Whether the key of the main action also opens the item's page. */
  readonly isMain?: boolean;
  /** Small details about the item, one per column. All rows of a list have the same columns. */
  readonly cells: readonly ReactNode[];
  /** The most common action. */
  readonly action?: ReactNode;
};

/** A list item as one row of aligned columns. On a narrow screen, it takes two lines. */
export const Row = ({ title, to, onOpen, lead, isMain = false, cells, action }: Props) => {
  const grip = use(MovingContext)?.grip;
  const key = isMain ? 'e x' : 'e';
  return (
    <article className={classes.row} data-moves={grip || lead ? true : undefined}>
      {grip ?? lead}
      <h2 className={classes.title} dir="auto">
        {to !== undefined && (
          <Link to={to} data-key={key}>
            {title}
          </Link>
        )}
        {onOpen && (
          <button type="button" data-key={key} onClick={onOpen}>
            {title}
          </button>
        )}
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
};

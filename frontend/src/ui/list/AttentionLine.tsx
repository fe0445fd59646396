import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import classes from './AttentionLine.module.css';

/** At most this many items are named. The product spec asks for three neglected skills. */
export const NAMED = 3;

type Props<Item> = {
  readonly title: string;
  readonly text?: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly linkOf: (item: Item) => string;
  /** An item's name, and a small note after it. */
  readonly children: (item: Item) => readonly [name: string, note: ReactNode];
  readonly onMore: () => void;
};

/** Names the first items that need attention, on one line if it fits. Renders nothing if no item needs attention. */
export const AttentionLine = <Item,>(props: Props<Item>) => {
  const { title, text, items, keyOf, linkOf, children, onMore } = props;
  const id = useId();
  const more = items.length - NAMED;
  if (items.length === 0) return null;
  return (
    <section className={classes.alert} aria-labelledby={id}>
      <IconAlertTriangle size={18} aria-hidden="true" className={classes.icon} />
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      <ul className={classes.list}>
        {items.slice(0, NAMED).map((item) => {
          const [name, note] = children(item);
          return (
            <li key={keyOf(item)}>
              <Link to={linkOf(item)}>
                <bdi>{name}</bdi> <small>{note}</small>
              </Link>
            </li>
          );
        })}
        {more > 0 && (
          <li>
            <button type="button" onClick={onMore}>
              {i18n.t('... and {more, number} more', { more })}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
};

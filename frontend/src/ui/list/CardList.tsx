import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenNear } from '../browser/whenNear.ts';
import { ItemContext } from '../details/NotSent.tsx';
import classes from './CardList.module.css';
import { inTurn } from './inTurn.ts';

/** Lists up to this length render all cards at once. Longer ones start with a screenful. */
const shortList = 12;
const firstCards = 6;
/** Lists up to this length render completely after a while. Each rendered card makes the next filter slower. */
const longestComplete = 500;

export type CardListProps<Item> = {
  /** The list's label: 'Skills'. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
  /** The least width of a card in px, if the screen is wide enough. */
  readonly min?: number;
  /** The approximate height of an unrendered card, in px. */
  readonly height?: number;
  /** Whether items are lines instead of cards. */
  readonly isCompact?: boolean;
};

/** The height of a line in px. */
const lineHeight = 52;

/**
 * A list of cards of any length. Each item has an element in the list at once. Its card renders when the element first
 * comes near the screen, or when the browser is idle, and then stays, so that the browser's own find sees everything.
 * Another order moves the elements without creating new ones, so controls keep the focus. Therefore don't give the list
 * a filter or an order as `key`.
 */
export const CardList = <Item,>({
  label,
  items,
  keyOf,
  children,
  min = 320,
  height = 280,
  isCompact = false,
}: CardListProps<Item>) => (
  <ul
    aria-label={label}
    className={classes.list}
    style={{
      gridTemplateColumns: isCompact
        ? 'minmax(0, 1fr)'
        : `repeat(auto-fill, minmax(min(100%, ${min / 16}rem), 1fr))`,
      ['--card-height' as string]: `${isCompact ? lineHeight : height}px`,
    }}
    data-compact={isCompact || undefined}
  >
    {items.map((item, index) => (
      <CardPlace
        key={keyOf(item)}
        id={keyOf(item)}
        isAtOnce={index < firstCards || items.length <= shortList}
        hasTurn={items.length <= longestComplete}
        draw={() => children(item)}
      />
    ))}
  </ul>
);

type CardPlaceProps = {
  readonly id: string;
  readonly isAtOnce: boolean;
  /** Whether it renders even away from the screen. */
  readonly hasTurn: boolean;
  readonly draw: () => ReactNode;
};

const CardPlace = ({ id, isAtOnce, hasTurn, draw }: CardPlaceProps) => {
  const place = useRef<HTMLLIElement>(null);
  const [isDrawn, setDrawn] = useState(isAtOnce);
  if (isAtOnce && !isDrawn) setDrawn(true);

  useEffect(() => {
    if (isDrawn || !place.current) return;
    return whenNear(place.current, () => setDrawn(true));
  }, [isDrawn]);

  useEffect(() => {
    if (isDrawn || !hasTurn) return;
    return inTurn(() => setDrawn(true));
  }, [isDrawn, hasTurn]);

  return (
    <li ref={place} className={classes.item} data-card={id} tabIndex={-1}>
      {isDrawn && <ItemContext value={id}>{draw()}</ItemContext>}
    </li>
  );
};

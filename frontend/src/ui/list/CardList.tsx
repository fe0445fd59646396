import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { memo } from '../../language/useLanguage.ts';
import { useIsPrinting } from '../browser/useIsPrinting.ts';
import { whenNear } from '../browser/whenNear.ts';
import { ItemContext } from '../details/NotSent.tsx';
import classes from './CardList.module.css';

/** How many cards render at once, and then each time in the background. */
const firstCards = 12;
const moreCards = 12;
/** Lists up to this length render completely. Each rendered card makes the next filter slower. */
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
  /** The part of the list to which an item belongs: its month. Each part begins with its name. */
  readonly partOf?: ((item: Item) => string) | undefined;
  /** Whether items are lines instead of cards. */
  readonly isCompact?: boolean;
};

/** Cards of at least this width are in one column, in px. */
const columnWidth = 720;

/** The height of a line in px. */
const lineHeight = 44;

/**
 * A list of cards of any length. Each item has its element in the list from the start. The card in it renders when the
 * element first comes near the screen, or in the background, and then stays, so that the browser's own find sees
 * everything. A new order moves the elements without creating new ones, so controls keep the focus. Therefore don't use
 * a filter or an order as the `key` of the list.
 */
export const CardList = <Item,>({
  label,
  items,
  keyOf,
  children,
  min = 320,
  height = 280,
  partOf,
  isCompact = false,
}: CardListProps<Item>) => {
  const [rendered, setRendered] = useState(firstCards);
  const isPrinting = useIsPrinting();
  const isComplete = rendered >= items.length || items.length > longestComplete;
  useEffect(() => {
    if (!isComplete) startTransition(() => setRendered(rendered + moreCards));
  }, [isComplete, rendered]);

  return (
    <ul
      aria-label={label}
      className={`${classes.list} ${isCompact ? 'sheet' : ''}`}
      style={{
        gridTemplateColumns: isCompact
          ? 'minmax(0, 1fr)'
          : `repeat(auto-fill, minmax(min(100%, ${min / 16}rem), 1fr))`,
        ['--card-height' as string]: `${isCompact ? lineHeight : height}px`,
      }}
      data-compact={isCompact || undefined}
      data-column={(!isCompact && min >= columnWidth) || undefined}
    >
      {items.map((item, index) => (
        <CardPlace
          key={keyOf(item)}
          id={keyOf(item)}
          item={item}
          card={children as (item: unknown) => ReactNode}
          part={isCompact || !partOf ? undefined : partStarting(items, index, partOf)}
          hasTurn={isPrinting || index < rendered}
        />
      ))}
    </ul>
  );
};

/** The name of the part that begins with this item. */
const partStarting = <Item,>(
  items: readonly Item[],
  index: number,
  partOf: (item: Item) => string,
): string | undefined => {
  const [before, item] = [items[index - 1], items[index]];
  const part = item && partOf(item);
  return before && partOf(before) === part ? undefined : part;
};

type CardPlaceProps = {
  readonly id: string;
  readonly item: unknown;
  readonly card: (item: unknown) => ReactNode;
  /** The name of the part that begins here. */
  readonly part: string | undefined;
  /** Whether the card renders even away from the screen. */
  readonly hasTurn: boolean;
};

const CardPlace = memo(({ id, item, card, part, hasTurn }: CardPlaceProps) => {
  const place = useRef<HTMLLIElement>(null);
  const [isDrawn, setDrawn] = useState(hasTurn);
  if (hasTurn && !isDrawn) setDrawn(true);

  useEffect(() => {
    if (isDrawn || !place.current) return;
    return whenNear(place.current, () => setDrawn(true));
  }, [isDrawn]);

  return (
    <li ref={place} className={classes.item} data-card={id} tabIndex={-1}>
      {isDrawn && part && <p className={classes.part}>{part}</p>}
      {isDrawn && <ItemContext value={id}>{card(item)}</ItemContext>}
    </li>
  );
});

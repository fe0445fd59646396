import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import classes from './CardList.module.css';
import { whenNear } from './whenNear.ts';

/** A list of at most so many draws them all at once; a longer one begins with a screen of them. */
const shortList = 12;
const firstCards = 6;

export type CardListProps<Item> = {
  /** What the list is called: 'Skills'. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
  /** Width in px that each card gets at least, where the screen has it. */
  readonly min?: number;
  /** Height in px that a card has about, for those that are not drawn yet. */
  readonly height?: number;
};

/**
 * Cards of however many items. Each item has its own element in the list at once; its card is drawn
 * when that element first comes near the screen, and stays. Another order moves the elements and
 * creates none anew, so that a control keeps the focus: give the list no `key` of a filter or order.
 */
export const CardList = <Item,>({
  label,
  items,
  keyOf,
  children,
  min = 320,
  height = 280,
}: CardListProps<Item>) => (
  <ul
    aria-label={label}
    className={classes.list}
    style={{
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min / 16}rem), 1fr))`,
      ['--card-height' as string]: `${height}px`,
    }}
  >
    {items.map((item, index) => (
      <CardPlace
        key={keyOf(item)}
        isAtOnce={index < firstCards || items.length <= shortList}
        draw={() => children(item)}
      />
    ))}
  </ul>
);

type CardPlaceProps = {
  readonly isAtOnce: boolean;
  readonly draw: () => ReactNode;
};

const CardPlace = ({ isAtOnce, draw }: CardPlaceProps) => {
  const place = useRef<HTMLLIElement>(null);
  const [isDrawn, setDrawn] = useState(isAtOnce);
  if (isAtOnce && !isDrawn) setDrawn(true);

  useEffect(() => {
    if (isDrawn || !place.current) return;
    return whenNear(place.current, () => startTransition(() => setDrawn(true)));
  }, [isDrawn]);

  return (
    <li ref={place} className={classes.item} data-card tabIndex={-1}>
      {isDrawn && draw()}
    </li>
  );
};

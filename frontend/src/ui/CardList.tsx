import { Button } from '@mantine/core';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './CardList.module.css';
import { firstCards } from './grownCount.ts';
import { useGrowing } from './useGrowing.ts';

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
 * Cards of however many items: the first at once, more as one comes near the end, by scrolling, by
 * keyboard or by the button there. Give it a `key` of the filter and order, so that another choice
 * starts at the top again.
 */
export const CardList = <Item,>({
  label,
  items,
  keyOf,
  children,
  min = 320,
  height = 280,
}: CardListProps<Item>) => {
  const { count, drawn, end, isWhole, grow } = useGrowing(items.length);
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<number | null>(null);

  // Whoever pressed the button goes on at the first card it brought.
  useLayoutEffect(() => {
    if (asked.current === null || drawn <= asked.current) return;
    (list.current?.children[asked.current] as HTMLElement | undefined)?.focus();
    asked.current = null;
  }, [drawn]);

  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className={classes.list}
        data-growing={drawn < Math.min(count, items.length) || undefined}
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min / 16}rem), 1fr))` }}
      >
        {items.slice(0, drawn).map((item, index) => (
          <CardItem
            key={keyOf(item)}
            item={item}
            index={index}
            total={items.length}
            height={height}
            render={children as (item: unknown) => ReactNode}
          />
        ))}
      </ul>
      <div ref={end} className={classes.foot}>
        {!isWhole && (
          <Button
            variant="default"
            onClick={() => {
              asked.current = count;
              grow();
            }}
          >
            Show more ({items.length - count} left)
          </Button>
        )}
      </div>
    </>
  );
};

type CardItemProps = {
  readonly item: unknown;
  readonly index: number;
  readonly total: number;
  readonly height: number;
  readonly render: (item: unknown) => ReactNode;
};

/** Memoised: a list that grows draws the new cards alone. */
const CardItem = memo(({ item, index, total, height, render }: CardItemProps) => (
  <li
    className={classes.item}
    data-later={index >= firstCards || undefined}
    style={{ containIntrinsicHeight: `auto ${height}px` }}
    aria-setsize={total}
    aria-posinset={index + 1}
    tabIndex={-1}
  >
    {render(item)}
  </li>
));

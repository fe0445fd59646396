import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { MovingContext, PlaceContext, type PlaceProps } from './cardPlace.ts';
import { SortableList } from './SortableList.tsx';
import { Grip, SortableRow } from './SortableRow.tsx';

type Props<Item> = {
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** Called when an item moves. `index` is its new place, from 0. */
  readonly onMove: (item: Item, index: number) => void;
  /** Whether cards are also next to each other, not only below each other. */
  readonly isGrid: boolean;
  /** A CardList of these items. */
  readonly children: ReactNode;
};

type Places = {
  readonly count: number;
  readonly indexOf: (id: string) => number;
  readonly nameOf: (id: string) => string;
  readonly move: (id: string, index: number) => void;
};

const PlacesContext = createContext<Places | null>(null);

/**
 * Makes a CardList sortable: by dragging, by keyboard, and by the entries of a card's menu. Screen readers announce
 * the card's new place.
 */
export const SortableCards = <Item extends { readonly _id: string }>(props: Props<Item>) => {
  const { items, nameOf, onMove, isGrid, children } = props;
  const [announcement, setAnnouncement] = useState('');
  const places = useMemo((): Places => {
    const indexes = new Map(items.map(({ _id }, index) => [_id, index]));
    const indexOf = (id: string) => indexes.get(id) ?? -1;
    const itemOf = (id: string) => items[indexOf(id)];
    return {
      count: items.length,
      indexOf,
      nameOf: (id) => {
        const item = itemOf(id);
        return item ? nameOf(item) : '';
      },
      move: (id, index) => {
        const item = itemOf(id);
        if (!item || index < 0 || index >= items.length) return;
        onMove(item, index);
        const place = { name: nameOf(item), place: index + 1, all: items.length };
        setAnnouncement(i18n.t('{name} is now {place} of {all}', place));
      },
    };
  }, [items, nameOf, onMove]);
  return (
    <PlaceContext value={SortablePlace}>
      <PlacesContext value={places}>
        <SortableList items={items} nameOf={nameOf} onMove={onMove} isGrid={isGrid}>
          {children}
        </SortableList>
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
      </PlacesContext>
    </PlaceContext>
  );
};

const SortablePlace = ({ children, itemId, ...li }: PlaceProps) => {
  const places = use(PlacesContext);
  if (!places) return null;
  const { count, indexOf, nameOf, move } = places;
  const index = indexOf(itemId);
  const step = (by: 1 | -1) => move(itemId, index + by);
  const grip = (
    <Grip
      label={i18n.t('Move {name}: up or down arrow', { name: nameOf(itemId) })}
      title={i18n.t('Drag, or press the up or down arrow')}
      size={36}
      color="gray"
      onStep={step}
    />
  );
  const moving = {
    grip,
    isFirst: index === 0,
    isLast: index === count - 1,
    step,
    toTop: () => move(itemId, 0),
  };
  return (
    <SortableRow itemId={itemId} {...li}>
      <MovingContext value={count > 1 ? moving : null}>{children}</MovingContext>
    </SortableRow>
  );
};

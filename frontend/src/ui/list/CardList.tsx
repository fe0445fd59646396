import {
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { memo } from '../../language/useLanguage.ts';
import { ItemContext } from '../badges/NotSent.tsx';
import { useIsPrinting } from '../browser/useIsPrinting.ts';
import { whenNear } from '../browser/whenNear.ts';
import { PlaceContext } from '../sortable/cardPlace.ts';
import classes from './CardList.module.css';

/** This many cards render immediately. The others follow in the background, `moreCards` at a time. */
const firstCards = 12;
const moreCards = 12;
/** Only lists up to this length render completely, because each rendered card slows down the next filter. */
const longestComplete = 500;

export type Sorting<Item> = {
  readonly nameOf: (item: Item) => string;
  /** Called when an item moves. `index` is its new place among the shown items, from 0. */
  readonly onMove: (item: Item, index: number) => void;
};

export type CardListProps<Item> = {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
  /** The minimum width of a card in px, if the screen is wide enough. */
  readonly min?: number;
  /** About how high an unrendered card is, in px. */
  readonly height?: number;
  /** The part of the list that an item belongs to, such as its month. Each part starts with its name. */
  readonly partOf?: ((item: Item) => string) | undefined;
  /** Whether items are rows instead of cards. */
  readonly isCompact?: boolean;
  /** How the person moves items. Missing if the list can't be sorted. */
  readonly sorting?: Sorting<Item> | undefined;
};

/** Loaded when a person first opens a list in their own order. If the code can't load, nothing can be moved. */
const SortableCards = lazy(() =>
  import('../sortable/SortableCards.tsx').then(
    ({ SortableCards }) => ({ default: SortableCards }),
    () => ({ default: Unsorted }),
  ),
);

const Unsorted = ({ children }: { readonly children: ReactNode }) => <>{children}</>;

/** Cards with at least this minimum width (px) form a single column. */
const columnWidth = 720;

/** The height of a row, in px. */
const lineHeight = 44;

/**
 * A list of any number of cards. Every item has a list element from the start. The item's card renders when the element
 * first comes near the screen, or in the background. The card then stays, so that the browser's own search finds it. A
 * new order moves the elements, so controls keep the focus. A `key` with the filter or the order would create new
 * elements, and controls would lose the focus.
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
  sorting,
}: CardListProps<Item>) => {
  const [rendered, setRendered] = useState(firstCards);
  const isPrinting = useIsPrinting();
  const isComplete = rendered >= items.length || items.length > longestComplete;
  useEffect(() => {
    if (!isComplete) startTransition(() => setRendered(rendered + moreCards));
  }, [isComplete, rendered]);

  const list = (
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
      {items.map((item, index) => {
        const part = partOf && partStarting(items, index, partOf);
        return (
          <Fragment key={keyOf(item)}>
            {part && <li className={classes.part}>{part}</li>}
            <CardPlace
              id={keyOf(item)}
              item={item}
              card={children as (item: unknown) => ReactNode}
              isApart={part === '' && index > 0}
              hasTurn={isPrinting || index < rendered}
            />
          </Fragment>
        );
      })}
    </ul>
  );
  if (!sorting) return list;
  return (
    // Inert, because React creates all cards again once the code has loaded, and would close an open menu.
    <Suspense fallback={<div inert>{list}</div>}>
      <SortableCards items={items as never} isGrid={!isCompact} {...(sorting as Sorting<unknown>)}>
        {list}
      </SortableCards>
    </Suspense>
  );
};

/** The name of the part that starts with this item. Undefined if the part started earlier. */
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
  /** Whether a part without a name starts here, so that a gap separates it from the part before. */
  readonly isApart: boolean;
  /** Whether the card renders even far from the screen. */
  readonly hasTurn: boolean;
};

const CardPlace = memo(({ id, item, card, isApart, hasTurn }: CardPlaceProps) => {
  const place = useRef<HTMLLIElement>(null);
  const [isDrawn, setDrawn] = useState(hasTurn);
  if (hasTurn && !isDrawn) setDrawn(true);

  useEffect(() => {
    if (isDrawn || !place.current) return;
    return whenNear(place.current, () => setDrawn(true));
  }, [isDrawn]);

  const Sortable = use(PlaceContext);
  const li = {
    className: classes.item ?? '',
    'data-card': id,
    'data-apart': isApart || undefined,
    tabIndex: -1,
  };
  if (!isDrawn) return <li ref={place} {...li} />;
  const drawn = <ItemContext value={id}>{card(item)}</ItemContext>;
  return Sortable ? (
    <Sortable itemId={id} {...li}>
      {drawn}
    </Sortable>
  ) : (
    <li {...li}>{drawn}</li>
  );
});

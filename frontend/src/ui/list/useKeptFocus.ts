import { type FocusEvent, useEffect, useRef } from 'react';

type Selectors = {
  /** The list's items. Scripts must be able to focus them. */
  readonly item: string;
  /** The element that gets the focus once no items are left. */
  readonly otherwise: string;
};

/**
 * Keeps the focus in a list. If a filter or a deletion removes the focused item, the next item gets the focus.
 * @returns the props of the surrounding element, which must render again when an item disappears
 */
export const useKeptFocus = ({ item, otherwise }: Selectors) => {
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef<{ readonly item: Element; readonly index: number } | null>(null);
  const items = () => [...(area.current?.querySelectorAll<HTMLElement>(item) ?? [])];

  // Runs after every render, because any render may have removed the item.
  useEffect(() => {
    const was = focused.current;
    if (!was || was.item.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const next = items().at(was.index) ?? items().at(-1);
    (next ?? area.current?.querySelector<HTMLElement>(otherwise))?.focus({ preventScroll: true });
  });

  return {
    ref: area,
    onFocus: ({ target }: FocusEvent) => {
      const found = target.closest<HTMLElement>(item);
      focused.current = found && { item: found, index: items().indexOf(found) };
    },
  };
};

import { type FocusEvent, useEffect, useRef } from 'react';

type Selectors = {
  /** The items of its lists, which can be focused by script. */
  readonly item: string;
  /** What has the focus where no item is left. */
  readonly otherwise: string;
};

/**
 * Keeps the focus in an area whose focused item goes away, as one does that is deleted, skipped or no longer matches
 * the filter: it moves on to the item that takes its place. Returns the props of the area, which renders again when
 * an item goes.
 */
export const useKeptFocus = ({ item, otherwise }: Selectors) => {
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef<{ readonly item: Element; readonly index: number } | null>(null);
  const items = () => [...(area.current?.querySelectorAll<HTMLElement>(item) ?? [])];

  // After every render, since any may have removed the item.
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

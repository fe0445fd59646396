import { type FocusEvent, useEffect, useRef } from 'react';

/** CardList says so of each of its items. */
const ITEM = '[aria-posinset]';

/**
 * Keeps the focus in a list whose focused card goes away, as one does that no longer passes the
 * filter: it moves on to the card that takes its place, or to the button that is shown for none.
 * @param ids of the list, in order
 * @returns what the element around the list needs
 */
export function useKeptFocus<Area extends HTMLElement>(ids: readonly string[]) {
  const ref = useRef<Area>(null);
  const focused = useRef<{ readonly id: string; readonly index: number } | null>(null);

  const onFocus = ({ target }: FocusEvent) => {
    const index = Number(target.closest(ITEM)?.getAttribute('aria-posinset') ?? 0) - 1;
    const id = ids[index];
    focused.current = id === undefined ? null : { id, index };
  };

  useEffect(() => {
    const was = focused.current;
    if (!was || ids.includes(was.id)) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const items = ref.current?.querySelectorAll<HTMLElement>(ITEM) ?? [];
    const next = items[Math.min(was.index, items.length - 1)];
    (next ?? ref.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, [ids]);

  return { ref, onFocus };
}

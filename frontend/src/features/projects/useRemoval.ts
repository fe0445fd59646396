import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListItem } from '#shared/projects/model.ts';
import type { Added } from '../../data/outbox/createOutbox.ts';
import type { ListName } from './projectLists.ts';

/** How long a deletion can be undone, in ms. */
export const UNDO_MS = 8_000;

/** The item that is deleted unless the user undoes it, and where it was. */
export type Removal = {
  readonly list: ListName;
  readonly item: ListItem;
  readonly index: number;
  readonly change: Added;
};

/** Offers to undo the last deletion, over all lists of the page. */
export function useRemoval() {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const last = useRef<Removal | null>(null);

  const set = useCallback((next: Removal | null) => {
    last.current = next;
    setRemoval(next);
  }, []);

  /** Makes it final: the person leaves, or deletes the next one. */
  const settle = useCallback(() => last.current?.change.release(), []);

  useEffect(() => {
    window.addEventListener('pagehide', settle);
    return () => {
      window.removeEventListener('pagehide', settle);
      settle();
    };
  }, [settle]);

  useEffect(() => {
    if (!removal) return undefined;
    const timer = setTimeout(() => set(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removal, set]);

  return {
    removal,
    start: (next: Removal) => {
      settle();
      set(next);
    },
    undo: () => {
      removal?.change.undo();
      set(null);
    },
  };
}

export type Removing = ReturnType<typeof useRemoval>;

/** The rows of a list, with the deleted item where it was: undefined stands for its undo row. */
export const withUndoRow = <I extends ListItem>(
  items: readonly I[],
  list: ListName,
  removal: Removal | null,
): readonly (I | undefined)[] =>
  removal?.list === list ? items.toSpliced(removal.index, 0, undefined as never) : items;

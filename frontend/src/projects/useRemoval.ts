import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUndoable } from '../ui/createUndoable.ts';
import type { ListName } from './projectLists.ts';

/** Which item is deleted unless it is brought back. */
export type Removal = { readonly list: ListName; readonly itemId: string };

/** Deletes items in a way that can be undone for some seconds, over all lists of the page. */
export function useRemoval() {
  const [undoable] = useState(() => createUndoable<Removal>());
  const removal = useSyncExternalStore(undoable.subscribe, undoable.waiting);

  // Whoever leaves the page, or the app, has made up their mind.
  useEffect(() => {
    window.addEventListener('pagehide', undoable.flush);
    return () => {
      window.removeEventListener('pagehide', undoable.flush);
      undoable.flush();
    };
  }, [undoable]);

  return { removal, start: undoable.start, undo: undoable.undo };
}

export type Removing = ReturnType<typeof useRemoval>;

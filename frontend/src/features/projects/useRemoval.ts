import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUndoable } from '../../ui/overlay/createUndoable.ts';
import type { ListName } from './projectLists.ts';

/** The item that will be deleted unless the user undoes it. */
export type Removal = { readonly list: ListName; readonly itemId: string };

/** Deletes items in a way that can be undone for some seconds, over all lists of the page. */
export function useRemoval() {
  const [undoable] = useState(() => createUndoable<Removal>());
  const removal = useSyncExternalStore(undoable.subscribe, undoable.waiting);

  // Leaving the page or the app makes the deletion final.
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

import { useMemo } from 'react';
import type { About } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { useRows } from '../../data/changes/useRows.ts';
import { useRoute, useSame } from '../../data/loading/useRoute.ts';
import { noteRows } from '../rows/notes.ts';

/**
 * Returns a function that finds what a note is about, in any list that this browser has. Undefined if none has the
 * note. With `isLoaded`, the list of all notes is loaded first. The function stays the same until a note changes.
 */
export const useNoteOwners = (isLoaded: boolean): ((id: string) => About | undefined) => {
  useRoute(notes.list, isLoaded ? { query: {} } : null, { isOptional: true });
  const rows = useRows();
  const lists = useSame(rows.dataOfTable(noteRows));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists have the rows of notes
  return useMemo(() => (id) => rows.get(noteRows, id)?.about, [lists]);
};

import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { i18n } from '#shared/language/i18n.ts';
import type { About } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { readRoute } from '../../data/cache/readRoute.ts';
import { shownRows } from '../../data/changes/cachedRows.ts';
import { usePersonData } from '../../data/person/usePersonData.ts';
import type { ConfirmDeleteProps } from '../../ui/overlay/confirmDelete.tsx';

/** '6 notes'. */
export const countNotes = (count: number): string =>
  i18n.t('{count, plural, one {# note} other {# notes}}', { count });

type Question = Pick<ConfirmDeleteProps, 'text' | 'later'>;

/**
 * Returns a function for the question before an owner is deleted. It makes the text from the number of notes: at first
 * from those that this browser knows, then from those that the server has. `describe` gets 0 if the number is not known.
 */
export const useNoteQuestion = (): ((
  about: About,
  describe: (count: number) => string,
) => Question) => {
  const { outbox } = usePersonData();
  const { cache } = useSWRConfig();
  return useMemo(() => {
    const known = (query: About): number | undefined =>
      shownRows(cache, outbox.pending()).data(notes.list, { query })?.notes.length;
    return (about, describe) => {
      const text = describe(known(about) ?? 0);
      const later = readRoute(notes.list, { query: about }).then(
        (read) => describe(read.notes.length),
        () => text,
      );
      return { text, later };
    };
  }, [outbox, cache]);
};

import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { type RequestOf, routeKey } from '#shared/calls/route.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { About } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { isSameOwner } from '#shared/notes/rules.ts';
import { readRoute } from '../../data/cache/readRoute.ts';
import { shownRows } from '../../data/changes/cachedRows.ts';
import type { DataOf } from '../../data/client/request.ts';
import { usePersonData } from '../../data/person/usePersonData.ts';
import type { Rows } from '../../data/rows/rows.ts';
import type { ConfirmDeleteProps } from '../../ui/overlay/popups/confirmDelete.tsx';

/** '6 notes'. */
export const countNotes = (count: number): string =>
  i18n.t('{count, plural, one {# note} other {# notes}}', { count });

type Query = RequestOf<typeof notes.list>['query'];
type Question = Pick<ConfirmDeleteProps, 'text' | 'later'>;

/** The number of notes about an owner. Undefined if no cached list has all of them. */
export const knownNotes = (rows: Rows, owner: About): number | undefined => {
  const isWhole = ({ area, id, from, to }: NonNullable<Query>) =>
    from === undefined &&
    to === undefined &&
    (area === undefined || id === undefined || isSameOwner({ area, id }, owner));
  const whole = rows
    .responses()
    .find(
      ({ route, request }) =>
        route === routeKey(notes.list) && isWhole((request.query ?? {}) as NonNullable<Query>),
    );
  const all = (whole?.data as DataOf<typeof notes.list> | undefined)?.notes;
  return all?.filter(({ about }) => isSameOwner(about, owner)).length;
};

/**
 * Returns a function that makes the question asked before an owner is deleted. `describe` writes it from the number of
 * the owner's notes. If this browser does not know the number, `describe` first gets undefined, and later the server's
 * number.
 */
export const useNoteQuestion = (): ((
  about: About,
  describe: (count: number | undefined) => string,
) => Question) => {
  const { outbox } = usePersonData();
  const { cache } = useSWRConfig();
  return useMemo(
    () => (about, describe) => {
      const known = knownNotes(shownRows(cache, outbox.pending()), about);
      const text = describe(known);
      if (known !== undefined) return { text };
      const later = readRoute(notes.list, { query: about }).then(
        (read) => describe(read.notes.length),
        () => text,
      );
      return { text, later };
    },
    [outbox, cache],
  );
};

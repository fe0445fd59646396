import type { ReactNode } from 'react';
import type { Day } from '#shared/days/days.ts';

/** One line in the list of a resource's or project's sessions. */
export type Entry = {
  readonly key: string;
  /** Null if it is not known. */
  readonly day: Day | null;
  readonly head: ReactNode;
  readonly text: string;
  readonly note?: string;
  readonly edit?: EntryAction & { readonly title: string };
  readonly remove?: EntryAction;
};

type EntryAction = { readonly label: string; readonly run: () => void };

type Dated = Pick<Entry, 'day'>;

/**
 * Other entries and sessions as one list, newest first. One of the other entries is listed above the sessions of its
 * day. Entries with an unknown day come last.
 * @param sessions newest first
 */
export const withSessions = <One extends Dated>(
  others: readonly One[],
  sessions: readonly One[],
): One[] =>
  [...others, ...sessions].sort((a, b) =>
    a.day === b.day ? 0 : (a.day ?? '') < (b.day ?? '') ? 1 : -1,
  );

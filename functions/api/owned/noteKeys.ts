import type { Day } from '#shared/days/days.ts';
import type { About } from '#shared/notes/model.ts';
import {
  bySkill,
  type IndexedKey,
  type Key,
  personKey,
  personRange,
  type Range,
} from '../../table/keys.ts';

/**
 * | item                        | sk              | place in the index                    |
 * | --------------------------- | --------------- | ------------------------------------- |
 * | a note about a skill, a     | ITEMNOTE#<ulid> | ITEMNOTE#<area>#<owner>#<day>#<ulid>  |
 * |   resource or a project     |                 |                                       |
 *
 * A habit's note of a day has another key, `NOTE#`. The places of activities begin with an id or with 'unassigned', so
 * they never collide with those of notes.
 */
export const noteKeys = {
  note: (userId: string, id: string): Key => personKey(userId, `ITEMNOTE#${id}`),
  /** The note's key, with its key in the index. */
  noteOf: (userId: string, about: About, date: Day, id: string): IndexedKey => ({
    ...personKey(userId, `ITEMNOTE#${id}`),
    [bySkill.sortKey]: notePlace(about, date, id),
  }),
};

const startOf = ({ area, id }: About): string => `ITEMNOTE#${area}#${id}#`;

/** The key of a note in the index. It contains the owner and the day. */
export const notePlace = (about: About, date: Day, id: string): string =>
  `${startOf(about)}${date}#${id}`;

/** Both days inclusive. */
export type Days = { readonly from?: Day | undefined; readonly to?: Day | undefined };

export const noteRanges = {
  /** The notes about all items, in the order of their ids. */
  notes: (userId: string): Range => personRange(userId, 'ITEMNOTE#'),
  /** The notes about one item, in the order of their days. */
  ofOwner: (userId: string, about: About, { from = '', to = '' }: Days = {}): Range => ({
    ...personRange(userId, startOf(about), { from, to: `${to}~` }),
    index: bySkill,
  }),
};

export const noteCounter = 'notes' as const;

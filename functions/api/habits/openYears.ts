import { maxNoteYears } from '#shared/habits/model.ts';
import { habitReasons } from '#shared/habits/reasons.ts';
import { Problem } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import type { Key } from '../../table/keys.ts';
import { ifUnchanged, reviseItem } from '../../table/revision.ts';
import type { Changes } from '../../table/updating.ts';

/**
 * Notes and amounts of a habit have their own items. The habit lists the calendar years that have or had notes or
 * amounts. So other years need no read, and a deletion knows which items to delete. Notes count towards the
 * person's storage. Amounts don't, because there is at most one a day.
 */
type Opened = 'noteYears' | 'amountYears';

/** Skips values that are not years, so that a broken habit can still be deleted. */
export const openYears = (item: Item, field: Opened): readonly number[] => {
  const years = item[field];
  return Array.isArray(years) ? years.filter(Number.isInteger) : [];
};

/** Increments the version, for a change of the habit's facts. */
export const nextVersion = ({ version }: Item): Changes => ({ version: Number(version ?? 0) + 1 });

/**
 * Marks a year. Undefined if it is already marked. Write this with the next `version`, so that no deletion misses
 * the year.
 */
export const yearOpened = (item: Item, field: Opened, year: number): Changes | undefined => {
  const years = openYears(item, field);
  return years.includes(year) ? undefined : { [field]: [...years, year].toSorted() };
};

/**
 * Marks a year as having notes, before its first note is written. `seen` is the habit's item, perhaps outdated.
 * Returns the updated item, or undefined if the habit is missing. Throws `limit` if too many years have notes.
 */
export const openNoteYear = (key: Key, year: number, seen?: Item): Promise<Item | undefined> =>
  reviseItem(
    key,
    (item) => {
      const opened = yearOpened(item, 'noteYears', year);
      if (!opened) return undefined;
      if (openYears(item, 'noteYears').length >= maxNoteYears) {
        throw new Problem('limit', habitReasons.tooManyNoteYears({ max: maxNoteYears }));
      }
      return {
        changes: { ...opened, ...nextVersion(item) },
        expected: ifUnchanged(item, ['version']),
      };
    },
    seen,
  );

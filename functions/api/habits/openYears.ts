import { maxNoteYears, tooManyNoteYears } from '#shared/habits/model.ts';
import { Problem } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import type { Key } from '../../table/keys.ts';
import { ifUnchanged, reviseItem } from '../../table/revision.ts';
import type { Changes } from '../../table/updating.ts';

/**
 * What belongs to days of a habit and is an item of its own: the habit says in which calendar years there is some, or was.
 * So a year without needs no read, and a deletion knows what to delete. Notes count against the person's storage. Amounts do
 * not: the calendar bounds them, one a day.
 */
type Opened = 'noteYears' | 'amountYears';

/** Reads what it can, so that a broken habit can be deleted too. */
export const openYears = (item: Item, field: Opened): readonly number[] => {
  const years = item[field];
  return Array.isArray(years) ? years.filter(Number.isInteger) : [];
};

/** Counts a change of a habit's facts. */
export const nextVersion = ({ version }: Item): Changes => ({ version: Number(version ?? 0) + 1 });

/**
 * Marks a year; undefined where it is. To be written with the next `version`, so that no deletion passes that has not seen it.
 */
export const yearOpened = (item: Item, field: Opened, year: number): Changes | undefined => {
  const years = openYears(item, field);
  return years.includes(year) ? undefined : { [field]: [...years, year].toSorted() };
};

/**
 * Marks a year as one with notes, before the first of them is written. `seen` is the habit's item, perhaps stale. Returns
 * the item then, or undefined when there is none. Throws `limit` where the habit has notes in too many years.
 */
export const openNoteYear = (key: Key, year: number, seen?: Item): Promise<Item | undefined> =>
  reviseItem(
    key,
    (item) => {
      const opened = yearOpened(item, 'noteYears', year);
      if (!opened) return undefined;
      if (openYears(item, 'noteYears').length >= maxNoteYears) {
        throw new Problem('limit', tooManyNoteYears);
      }
      return {
        changes: { ...opened, ...nextVersion(item) },
        expected: ifUnchanged(item, ['version']),
      };
    },
    seen,
  );

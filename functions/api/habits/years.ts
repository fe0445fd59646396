import type { Item } from '../../table/item.ts';
import type { Key } from '../../table/keys.ts';
import { reviseCounted } from '../../table/storage.ts';

/**
 * What belongs to days of a habit and is an item of its own counts against the person's storage by the calendar year:
 * the first note and the first amount of a year add so many bytes to what the habit counts, all others nothing. Twelve
 * months of amounts are 4 KB at the most.
 */
export const bytesOfYear = { noteYears: 8_192, amountYears: 4_096 } as const;

type Opened = keyof typeof bytesOfYear;

/** Reads what it can, so that a broken habit can be deleted too. */
export const openYears = (item: Item, field: Opened): readonly number[] => {
  const years = item[field];
  return Array.isArray(years) ? years.filter(Number.isInteger) : [];
};

/**
 * Marks a year as one with notes or amounts, and counts it. Throws `limit` when the person's account has no room for it,
 * and what `check` throws for the item as it is then.
 */
export const openYear = (key: Key, field: Opened, year: number, check?: (item: Item) => void) =>
  reviseCounted(key, (item) => {
    check?.(item);
    const years = {
      noteYears: openYears(item, 'noteYears'),
      amountYears: openYears(item, 'amountYears'),
    };
    if (years[field].includes(year)) return undefined;
    const opened = { ...years, [field]: [...years[field], year].toSorted() };
    const beside =
      opened.noteYears.length * bytesOfYear.noteYears +
      opened.amountYears.length * bytesOfYear.amountYears;
    return { changes: { [field]: opened[field], beside } };
  });

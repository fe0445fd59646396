import { type DaySet, YEAR_BYTES } from '#shared/core/daySet.ts';
import type { Item } from './item.ts';

/** An item keeps a set of days as a bitmap a calendar year, each under `done<year>`. */
export const yearField = (year: number) => `done${year}`;
const yearFieldName = /^done(\d{4})$/;

/** The days of all years; undefined where one of them is no bitmap of its days. */
export const yearsOf = (item: Item): DaySet | undefined => {
  const years = new Map<number, Uint8Array>();
  for (const field in item) {
    const year = yearFieldName.exec(field)?.[1];
    if (year === undefined) continue;
    const bytes = item[field];
    if (!(bytes instanceof Uint8Array) || bytes.length > YEAR_BYTES) return undefined;
    years.set(Number(year), bytes);
  }
  return years;
};

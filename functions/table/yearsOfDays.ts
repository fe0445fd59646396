import { type DaySet, YEAR_BYTES } from '#shared/core/daySet.ts';
import type { Item } from './item.ts';

/** An item keeps a set of days as a bitmap a calendar year, each under `done<year>`. */
export const yearField = (year: number) => `done${year}`;
const yearFieldName = /^done(\d{4})$/;

export const hasSoundYears = (item: Item): boolean => Object.entries(item).every(isSoundYear);

const isSoundYear = ([field, value]: [string, unknown]): boolean =>
  !yearFieldName.test(field) || (value instanceof Uint8Array && value.length <= YEAR_BYTES);

export const yearsOf = (item: Item): DaySet =>
  new Map(
    Object.entries(item).flatMap(([field, value]) => {
      const year = yearFieldName.exec(field)?.[1];
      return year && value instanceof Uint8Array ? [[Number(year), value] as const] : [];
    }),
  );

import { type Day, dayOfYear, daysInYear, epochDayOfYearStart, yearOf } from '../days/days.ts';

/**
 * All amounts of a habit, by calendar year. Place n of a year has the amount of its day n (see `dayOfYear`) in
 * hundredths, plus 1. A place with 0, or a missing one, has no amount.
 */
export type AllAmounts = ReadonlyMap<number, Uint32Array>;

export const NO_AMOUNTS: AllAmounts = new Map();

const withPlace = (year: number, before: Uint32Array | undefined, place: number, value: number) => {
  const after = new Uint32Array(daysInYear(year));
  after.set(before ?? []);
  after[place] = value;
  return after;
};

export const amountIn = (all: AllAmounts, day: Day): number | undefined => {
  const place = all.get(yearOf(day))?.[dayOfYear(day)] ?? 0;
  return place === 0 ? undefined : (place - 1) / 100;
};

/** The amounts with one day set, or removed if `amount` is undefined. The same object if nothing changes. */
export function withAmountOn(all: AllAmounts, day: Day, amount: number | undefined): AllAmounts {
  const year = yearOf(day);
  const place = dayOfYear(day);
  const value = amount === undefined ? 0 : Math.round(amount * 100) + 1;
  const before = all.get(year);
  if ((before?.[place] ?? 0) === value) return all;
  return new Map(all).set(year, withPlace(year, before, place, value));
}

export const allAmountsOf = (amounts: ReadonlyMap<Day, number>): AllAmounts => {
  const all = new Map<number, Uint32Array>();
  for (const [day, amount] of amounts) {
    const year = yearOf(day);
    const places = all.get(year) ?? new Uint32Array(daysInYear(year));
    places[dayOfYear(day)] = Math.round(amount * 100) + 1;
    all.set(year, places);
  }
  return all;
};

/**
 * The amount of each day of a range in hundredths, plus 1; 0 for a day without an amount. Both ends are inclusive, in
 * days since 1970-01-01.
 */
export function amountPlacesBetween(all: AllAmounts, from: number, to: number): Uint32Array {
  const places = new Uint32Array(Math.max(0, to - from + 1));
  for (const [year, ofYear] of all) {
    const offset = epochDayOfYearStart(year) - from;
    const [low, high] = [Math.max(0, -offset), Math.min(ofYear.length, places.length - offset)];
    if (low < high) places.set(ofYear.subarray(low, high), offset + low);
  }
  return places;
}

/**
 * A year as it is stored: each place as a varint, seven bits a byte, lowest first. The places after the last amount
 * are left out. A day without an amount takes 1 byte, 40.00 takes 2, and 1,000,000.00 takes 4.
 */
export function encodeYear(places: Uint32Array): Uint8Array {
  const bytes: number[] = [];
  for (const place of places.subarray(0, places.findLastIndex((value) => value > 0) + 1)) {
    let rest = place;
    for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

/** The reverse of `encodeYear`. Undefined if the bytes are not a valid year. */
export function decodeYear(year: number, bytes: Uint8Array): Uint32Array | undefined {
  const places = new Uint32Array(daysInYear(year));
  let [place, value, shift] = [0, 0, 0];
  for (const byte of bytes) {
    if (place >= places.length || shift > 21) return undefined;
    value |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte > 0x7f) continue;
    places[place++] = value;
    [value, shift] = [0, 0];
  }
  return shift === 0 ? places : undefined;
}

/** All amounts in a response: the encoded bytes of each calendar year in base64. */
type PackedAmounts = Readonly<Record<string, string>>;

export const packAmounts = (all: AllAmounts): PackedAmounts =>
  Object.fromEntries(
    [...all].map(([year, places]) => [year, btoa(String.fromCharCode(...encodeYear(places)))]),
  );

const unpacked = new WeakMap<PackedAmounts, AllAmounts>();

/** Unpacks the amounts of a response. Cached per response. */
export function unpackAmounts(packed: PackedAmounts): AllAmounts {
  const known = unpacked.get(packed);
  if (known) return known;
  const all: AllAmounts = new Map(
    Object.entries(packed).flatMap(([key, base64]) => {
      const year = Number(key);
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const places = decodeYear(year, bytes);
      return places ? [[year, places] as const] : [];
    }),
  );
  unpacked.set(packed, all);
  return all;
}

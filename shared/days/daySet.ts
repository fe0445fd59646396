import {
  type Day,
  dayOfYear,
  daysInYear,
  epochDay,
  epochDayOfYearStart,
  fromEpochDay,
  yearOf,
} from './days.ts';

/** Enough for the 366 days of a leap year. */
export const YEAR_BYTES = 46;

/**
 * An immutable set of days, with one bitmap per calendar year. Ten years of a habit take 460 bytes. Bit n of a year
 * is its day n, counted from 0 (see `dayOfYear`), lowest bit first: 9 January is bit 0 of byte 1. A bitmap may be
 * shorter than 46 bytes; the missing bytes count as zeros. A year may be all zeros. Bits past 31 December must be 0.
 * `withDay` returns full bitmaps and drops a year that becomes empty.
 */
export type DaySet = ReadonlyMap<number, Uint8Array>;

export const NO_DAYS: DaySet = new Map();

const ONES = Uint8Array.from(
  { length: 256 },
  (_, byte) => byte.toString(2).replace(/0/g, '').length,
);

const byteOf = (bytes: Uint8Array, index: number): number => bytes[index] ?? 0;
const hasBit = (bytes: Uint8Array, bit: number): boolean =>
  (byteOf(bytes, bit >> 3) & (1 << (bit & 7))) !== 0;

/** A set of days in a response: the bitmap of each calendar year in base64, at most 64 characters. */
export type PackedDays = Readonly<Record<string, string>>;

export const packDays = (set: DaySet): PackedDays =>
  Object.fromEntries([...set].map(([year, bytes]) => [year, btoa(String.fromCharCode(...bytes))]));

const unpacked = new WeakMap<PackedDays, DaySet>();

/** Unpacks the days of a response. Cached per response. */
export function unpackDays(packed: PackedDays): DaySet {
  const known = unpacked.get(packed);
  if (known) return known;
  const set: DaySet = new Map(
    Object.entries(packed).map(([year, base64]) => [
      Number(year),
      Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    ]),
  );
  unpacked.set(packed, set);
  return set;
}

export function daySetOf(days: Iterable<Day>): DaySet {
  const set = new Map<number, Uint8Array>();
  for (const day of days) {
    const bytes = set.get(yearOf(day)) ?? new Uint8Array(YEAR_BYTES);
    setBit(bytes, dayOfYear(day), true);
    set.set(yearOf(day), bytes);
  }
  return set;
}

function setBit(bytes: Uint8Array, bit: number, isIncluded: boolean): void {
  const mask = 1 << (bit & 7);
  const byte = byteOf(bytes, bit >> 3);
  bytes[bit >> 3] = isIncluded ? byte | mask : byte & ~mask;
}

export function hasDay(set: DaySet, day: Day): boolean {
  const bytes = set.get(yearOf(day));
  return bytes !== undefined && hasBit(bytes, dayOfYear(day));
}

/** The set with the day added or removed; the same object if nothing changes. */
export function withDay(set: DaySet, day: Day, isIncluded: boolean): DaySet {
  if (hasDay(set, day) === isIncluded) return set;
  const year = yearOf(day);
  const bytes = new Uint8Array(YEAR_BYTES);
  bytes.set(set.get(year) ?? []);
  setBit(bytes, dayOfYear(day), isIncluded);
  const changed = new Map(set);
  if (bytes.some((byte) => byte !== 0)) changed.set(year, bytes);
  else changed.delete(year);
  return changed;
}

export function countDays(set: DaySet): number {
  let count = 0;
  for (const bytes of set.values()) {
    for (const byte of bytes) count += byteOf(ONES, byte);
  }
  return count;
}

interface YearSlice {
  readonly bytes: Uint8Array;
  /** The day of bit 0, which is 1 January, in days since 1970-01-01. */
  readonly yearStart: number;
  /** The first and the last bit of the range within the year, both inclusive. */
  readonly low: number;
  readonly high: number;
}

/** The years of the set that overlap a range (days since 1970-01-01, both inclusive), oldest first. */
function slices(set: DaySet, from: number, to: number): YearSlice[] {
  return [...set]
    .map(([year, bytes]) => {
      const yearStart = epochDayOfYearStart(year);
      const low = Math.max(0, from - yearStart);
      return { bytes, yearStart, low, high: Math.min(daysInYear(year) - 1, to - yearStart) };
    })
    .filter(({ low, high }) => low <= high)
    .sort((a, b) => a.yearStart - b.yearStart);
}

/** The days in the set up to a day, inclusive. */
export function daysUpTo(set: DaySet, day: Day): DaySet {
  const year = yearOf(day);
  const bit = dayOfYear(day);
  const upTo = new Map([...set].filter(([one]) => one <= year));
  const bytes = upTo.get(year)?.slice(0, (bit >> 3) + 1);
  if (bytes) {
    if (bytes.length > bit >> 3)
      bytes[bit >> 3] = byteOf(bytes, bit >> 3) & (0xff >> (7 - (bit & 7)));
    upTo.set(year, bytes);
  }
  return upTo;
}

/** The number of days in the set between two days, both inclusive; 0 if `to` is before `from`. */
export function countBetween(set: DaySet, from: Day, to: Day): number {
  let count = 0;
  for (const { bytes, low, high } of slices(set, epochDay(from), epochDay(to))) {
    for (let index = low >> 3; index <= high >> 3; index++) {
      const below = index === low >> 3 ? (0xff << (low & 7)) & 0xff : 0xff;
      const above = index === high >> 3 ? 0xff >> (7 - (high & 7)) : 0xff;
      count += byteOf(ONES, byteOf(bytes, index) & below & above);
    }
  }
  return count;
}

/** One byte per day of a range: 1 if the set contains the day. Both ends are inclusive, in days since 1970-01-01. */
export function flagsBetween(set: DaySet, from: number, to: number): Uint8Array {
  const flags = new Uint8Array(Math.max(0, to - from + 1));
  for (const { bytes, yearStart, low, high } of slices(set, from, to)) {
    const offset = yearStart - from;
    for (let bit = low; bit <= high; bit++) {
      flags[offset + bit] = (byteOf(bytes, bit >> 3) >> (bit & 7)) & 1;
    }
  }
  return flags;
}

/** The days in the set between two days, both inclusive, oldest first. */
export function daysIn(set: DaySet, from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (const { bytes, yearStart, low, high } of slices(set, epochDay(from), epochDay(to))) {
    for (let bit = low; bit <= high; bit++) {
      if (hasBit(bytes, bit)) days.push(fromEpochDay(yearStart + bit));
    }
  }
  return days;
}

/** The oldest day; null for an empty set. */
export const firstDay = (set: DaySet): Day | null => edgeDay(set, 1);

/** The newest day; null for an empty set. */
export const lastDay = (set: DaySet): Day | null => edgeDay(set, -1);

const isSet = (byte: number): boolean => byte !== 0;

function edgeDay(set: DaySet, step: 1 | -1): Day | null {
  for (const year of [...set.keys()].sort((a, b) => (a - b) * step)) {
    const bytes = set.get(year) ?? new Uint8Array();
    const end = daysInYear(year) - 1;
    const from = step === 1 ? bytes.findIndex(isSet) * 8 : bytes.findLastIndex(isSet) * 8 + 7;
    for (let bit = Math.min(from, end); bit >= 0 && bit <= end; bit += step) {
      if (hasBit(bytes, bit)) return fromEpochDay(epochDayOfYearStart(year) + bit);
    }
  }
  return null;
}

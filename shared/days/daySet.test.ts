import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countBetween,
  countDays,
  type DaySet,
  daySetOf,
  daysIn,
  daysUpTo,
  firstDay,
  flagsBetween,
  hasDay,
  lastDay,
  NO_DAYS,
  withDay,
  YEAR_BYTES,
} from './daySet.ts';
import { type Day, epochDay, FIRST_DAY, fromEpochDay, LAST_DAY } from './days.ts';

const yearEnds = daySetOf(['2023-12-31', '2024-01-01', '2024-02-29', '2024-12-31', '2025-01-01']);

describe('bitmaps', () => {
  test.each([
    ['2026-01-01', 0, 0b0000_0001],
    ['2026-01-08', 0, 0b1000_0000],
    ['2026-01-09', 1, 0b0000_0001],
    ['2024-02-29', 7, 0b0000_1000],
    ['2026-12-31', 45, 0b0001_0000],
    ['2024-12-31', 45, 0b0010_0000],
  ])('%s is in byte %i with value %i', (day, index, byte) => {
    const bytes = withDay(NO_DAYS, day, true).get(Number(day.slice(0, 4)));
    const expected = new Uint8Array(YEAR_BYTES);
    expected[index] = byte;
    expect(bytes).toEqual(expected);
  });

  test('a short bitmap is padded with zeros', () => {
    const set: DaySet = new Map([[2026, Uint8Array.of(0b101)]]);
    expect(daysIn(set, '2026-01-01', '2026-12-31')).toEqual(['2026-01-01', '2026-01-03']);
    expect([countDays(set), firstDay(set), lastDay(set)]).toEqual([2, '2026-01-01', '2026-01-03']);
    expect(hasDay(set, '2026-12-31')).toBe(false);
    const longer = withDay(set, '2026-12-31', true);
    expect(countDays(longer)).toBe(3);
    expect(longer.get(2026)).toHaveLength(YEAR_BYTES);
  });

  test('a bitmap of zeros is an empty year', () => {
    const set: DaySet = new Map([
      [2024, new Uint8Array(YEAR_BYTES)],
      [2025, new Uint8Array()],
    ]);
    expect([countDays(set), firstDay(set), lastDay(set)]).toEqual([0, null, null]);
    expect(daysIn(set, '2024-01-01', '2025-12-31')).toEqual([]);
  });
});

describe('withDay', () => {
  test('leaves the old set unchanged', () => {
    const before = daySetOf(['2026-05-01']);
    const after = withDay(before, '2026-05-02', true);
    expect(hasDay(before, '2026-05-02')).toBe(false);
    expect(hasDay(after, '2026-05-02')).toBe(true);
    expect(hasDay(after, '2026-05-01')).toBe(true);
  });

  test.each([
    ['2024-02-29', true],
    ['2024-03-01', false],
    ['2031-03-01', false],
  ])('returns the same object if nothing changes (%s: %s)', (day, present) => {
    expect(withDay(yearEnds, day, present)).toBe(yearEnds);
  });

  test('drops a year that becomes empty', () => {
    expect([...withDay(yearEnds, '2025-01-01', false).keys()]).toEqual([2023, 2024]);
  });
});

describe('ranges', () => {
  test.each([
    ['2023-12-31', '2025-01-01', 5],
    ['2024-01-01', '2024-12-31', 3],
    ['2024-02-29', '2024-02-29', 1],
    ['2024-03-01', '2024-12-30', 0],
    ['2023-12-31', '2024-01-01', 2],
    ['1970-01-01', '9999-12-31', 5],
    ['2025-01-01', '2023-12-31', 0],
    ['2024-03-01', '2024-02-29', 0],
  ])('%s to %s contains %i', (from, to, count) => {
    expect(countBetween(yearEnds, from, to)).toBe(count);
    expect(daysIn(yearEnds, from, to)).toHaveLength(count);
  });

  test('years stored in any order are returned oldest first', () => {
    const set: DaySet = new Map([...yearEnds].reverse());
    expect(daysIn(set, '2023-01-01', '2025-12-31')).toEqual([
      '2023-12-31',
      '2024-01-01',
      '2024-02-29',
      '2024-12-31',
      '2025-01-01',
    ]);
    expect([firstDay(set), lastDay(set)]).toEqual(['2023-12-31', '2025-01-01']);
  });

  test('flags have one byte per day', () => {
    const from = epochDay('2023-12-30');
    expect([...flagsBetween(yearEnds, from, from + 3)]).toEqual([0, 1, 1, 0]);
    expect(flagsBetween(yearEnds, from, from - 1)).toHaveLength(0);
  });
});

test('behaves like a set of strings', () => {
  const day = fc
    .integer({ min: epochDay('2022-11-01'), max: epochDay('2026-02-28') })
    .map(fromEpochDay);
  const edits = fc.array(fc.tuple(day, fc.boolean()), { maxLength: 80 });
  // Removes many days that were added before.
  const history = edits.chain((first) =>
    fc.tuple(
      fc.constant(first),
      fc.array(fc.tuple(fc.oneof(day, ...first.map(([d]) => fc.constant(d))), fc.boolean())),
    ),
  );
  fc.assert(
    fc.property(history, day, day, ([first, second], from, to) => {
      const model = new Set<Day>();
      let set = NO_DAYS;
      for (const [edited, present] of [...first, ...second]) {
        const next = withDay(set, edited, present);
        expect(next === set).toBe(model.has(edited) === present);
        set = next;
        if (present) model.add(edited);
        else model.delete(edited);
      }
      const sorted = [...model].sort();
      const inRange = sorted.filter((d) => d >= from && d <= to);
      expect(countDays(set)).toBe(model.size);
      expect(daysIn(daysUpTo(set, to), FIRST_DAY, LAST_DAY)).toEqual(sorted.filter((d) => d <= to));
      expect(firstDay(set)).toBe(sorted[0] ?? null);
      expect(lastDay(set)).toBe(sorted.at(-1) ?? null);
      expect(daysIn(set, from, to)).toEqual(inRange);
      expect(countBetween(set, from, to)).toBe(inRange.length);
      expect(hasDay(set, from)).toBe(model.has(from));
      const flags = flagsBetween(set, epochDay(from), epochDay(to));
      expect(flags.filter((flag) => flag === 1)).toHaveLength(inRange.length);
      expect(daySetOf(model)).toEqual(set);
    }),
    { numRuns: 300 },
  );
});

import { describe, expect, test } from 'vitest';
import { correlationOf, residualsOf } from './residuals.ts';

describe('residuals', () => {
  /** Whole weeks of seven days, one string per week. */
  const residuals = (...weeks: readonly string[]) => {
    const done = [...weeks.join('')].map(Number);
    const week = done.map((_, day) => Math.floor(day / 7));
    const weekday = done.map((_, day) => day % 7);
    return [
      ...residualsOf(done, {
        week: Uint16Array.from(week),
        weekday: Uint8Array.from(weekday),
        weeks: weeks.length,
      }),
    ];
  };

  test('are 0 for weeks that are done entirely or not at all', () => {
    expect(residuals('1111111', '0000000', '1111111')).toEqual(Array(21).fill(0));
  });

  test('are 0 for a habit that is done on fixed weekdays', () => {
    for (const rest of residuals('1010100', '1010100', '1010100')) expect(rest).toBeCloseTo(0, 12);
  });

  test('are half a day on both weekdays, in both weeks, if a day was moved', () => {
    const expected = [0.5, -0.5, 0, 0, 0, 0, 0, -0.5, 0.5, 0, 0, 0, 0, 0];
    for (const [day, rest] of residuals('1000000', '0100000').entries()) {
      expect(rest).toBeCloseTo(expected[day] ?? 0, 12);
    }
  });

  test('subtract the mean of the week before that of the weekday, also if weeks have gaps', () => {
    // The weeks have 1 of 2 and 1 of 1 done. Minus their means: 0.5, -0.5; 0. Monday's mean is 0.25, Tuesday's -0.5.
    const days = { week: Uint16Array.of(0, 0, 1), weekday: Uint8Array.of(0, 1, 0), weeks: 2 };
    expect([...residualsOf([1, 0, 1], days)]).toEqual([0.25, 0, -0.25]);
  });
});

describe('correlation', () => {
  test.each<[string, number[], number[], number]>([
    ['the same', [0.5, -0.5], [0.5, -0.5], 1],
    ['the opposite, of another size', [0.5, -0.5], [-0.1, 0.1], -1],
    ['half the same', [1, -1, 0], [1, 0, -1], 0.5],
    ['unrelated', [1, -1, 1, -1], [1, 1, -1, -1], 0],
    ['one list is all 0', [0, 0], [1, -1], 0],
    ['only rounding errors', [1e-16, -1e-16], [1e-16, -1e-16], 0],
    ['no days', [], [], 0],
  ])('%s', (_, a, b, expected) => {
    expect(correlationOf(Float64Array.from(a), Float64Array.from(b))).toBeCloseTo(expected, 12);
  });
});

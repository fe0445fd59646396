import { expect, test } from 'vitest';
import { pileOf } from './stones.ts';

test.each([
  [0, 0, 0],
  [1, 12, 6],
  [2, 24, 6],
  [3, 24, 12],
  [4, 36, 12],
  [365, 324, 138],
])('%i stones are %i px wide and %i px high', (count, width, height) => {
  const pile = pileOf(count);
  expect([pile.stones.length, pile.width, pile.height]).toEqual([count, width, height]);
});

test.each([
  [1, 48],
  [2, 48],
  [3, 48],
  [6, 48],
  [10, 48],
  [11, 60],
])('%i stones are scaled to %i px of width', (count, expected) => {
  const { width, scale } = pileOf(count);
  expect(width * scale).toBe(expected);
});

test.each([1, 7, 100, 366])(
  '%i stones each have a place of their own, within the pile',
  (count) => {
    const { stones, width, height } = pileOf(count);
    expect(new Set(stones.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y } of stones) {
      expect(x).toBeGreaterThan(0);
      expect(x + 6).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  },
);

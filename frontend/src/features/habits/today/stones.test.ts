import { expect, test } from 'vitest';
import { heapOf } from './stones.ts';

test.each([
  [0, 0, 0],
  [1, 12, 6],
  [2, 24, 6],
  [3, 24, 12],
  [4, 36, 12],
  [365, 324, 138],
])('%i stones are %i px wide and %i px high', (count, width, height) => {
  const heap = heapOf(count);
  expect([heap.stones.length, heap.width, heap.height]).toEqual([count, width, height]);
});

test.each([1, 7, 100, 366])(
  '%i stones each have a place of their own, within the heap',
  (count) => {
    const { stones, width, height } = heapOf(count);
    expect(new Set(stones.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y } of stones) {
      expect(x).toBeGreaterThan(0);
      expect(x + 6).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  },
);

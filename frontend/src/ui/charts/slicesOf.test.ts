import { expect, test } from 'vitest';
import { slicesOf } from './slicesOf.ts';

test.each([
  [[], []],
  [
    ['Mental', 'Design', 'Personal', 'Personal'],
    [
      { label: 'Personal', value: 2 },
      { label: 'Design', value: 1 },
      { label: 'Mental', value: 1 },
    ],
  ],
])('%j: the most frequent first, equals by name', (labels, slices) => {
  expect(slicesOf(labels)).toEqual(slices);
});

import { expect, test } from 'vitest';
import { shadesOf } from './shades.ts';

test.each<[number[], string]>([
  [[0, 1, 1, 1, 1, 1, 1, 2, 4], '0 none, 1 1, 4 2 to 4'],
  [[0, 1, 2, 3, 4, 5, 6, 7, 40], '0 none, 1 1 to 2, 2 3 to 4, 3 5 to 6, 4 7 to 40'],
  [[2, 2, 2], '4 2'],
  [[0, 0], '0 none'],
])('the shades of %j: %s', (amounts, expected) => {
  const shades = shadesOf(amounts, String);
  expect(shades.map(({ level, text }) => `${level} ${text}`).join(', ')).toBe(expected);
});

import { expect, test } from 'vitest';
import { weighed } from './weighed.ts';

test('the items of a category are weighed together, the heaviest first and equals by name', () => {
  const items: readonly (readonly [string, number])[] = [
    ['Mental', 1],
    ['Design', 3],
    ['Creative', 1],
    ['Mental', 2.5],
    ['Personal', 1],
  ];
  const weights = weighed(
    items,
    ([label]) => label,
    ([, hours]) => hours,
    (hours, count) => `${count}: ${hours} h`,
  );
  expect(weights.map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Mental 2: 3.5 h',
    'Design 1: 3 h',
    'Creative 1: 1 h',
    'Personal 1: 1 h',
  ]);
});

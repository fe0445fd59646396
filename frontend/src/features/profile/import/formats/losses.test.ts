import { expect, test } from 'vitest';
import { keepLosses, maxLosses } from './losses.ts';

test('losses are listed in order up to a limit, and then only counted', () => {
  const losses = keepLosses();
  for (let n = 1; n <= maxLosses; n++) losses.of('Read')(`Day ${n}`, '.');
  expect(losses.all()).toHaveLength(maxLosses);
  losses.of('Run')('Day 1', '.');
  losses.of('Run')('Day 2', '.');
  expect(losses.all()).toHaveLength(maxLosses + 1);
  expect(losses.all()[0]?.what).toBe('Day 1');
  expect(losses.all().at(-1)?.what).toBe('2 more');
});

import { expect, test } from 'vitest';
import { keepLosses, maxLosses } from './losses.ts';

test('what is lost is listed in its order, up to a limit, and then counted', () => {
  const losses = keepLosses();
  for (let n = 1; n <= maxLosses; n++) losses.add({ record: 'Read', what: `Day ${n}`, why: '.' });
  expect(losses.all()).toHaveLength(maxLosses);
  losses.add({ record: 'Run', what: 'Day 1', why: '.' });
  losses.add({ record: 'Run', what: 'Day 2', why: '.' });
  expect(losses.all()).toHaveLength(maxLosses + 1);
  expect(losses.all()[0]?.what).toBe('Day 1');
  expect(losses.all().at(-1)?.what).toBe('2 more');
});

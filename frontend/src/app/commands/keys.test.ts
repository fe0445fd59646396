import { expect, test } from 'vitest';
import { keysOf } from './keys.ts';

test.each([
  ['/dashboard', ['Everywhere']],
  ['/habits', ['Habit calendar', 'Everywhere']],
  ['/habit-tracker', ['Habit calendar', 'Everywhere']],
  ['/habits/add', ['Form', 'Everywhere']],
  ['/learning/edit/1', ['Form', 'Everywhere']],
  ['/projects/1/goals', ['Goals', 'Everywhere']],
  ['/activity-tracker', ['Activity heatmap', 'Everywhere']],
])('%s has the keys of %j', (pathname, titles) => {
  expect(keysOf(pathname).map(({ title }) => title)).toEqual(titles);
});

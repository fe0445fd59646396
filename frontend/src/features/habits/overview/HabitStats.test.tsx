import { expect, test } from 'vitest';
import { describeRated } from './HabitStats.tsx';

test.each([
  [17, 17, 'over 17 habits'],
  [1, 1, 'over 1 habit'],
  [16, 17, 'over 16 habits, 1 has no rate yet'],
  [0, 2, 'no habit has a rate yet'],
])('%i of %i habits have a rate: %s', (rated, all, words) => {
  expect(describeRated(rated, all)).toBe(words);
});

import { expect, test } from 'vitest';
import { countWords } from './countWords.ts';

test.each([
  [1, 'day', '1 day'],
  [5, 'week', '5 weeks'],
  [0, 'day', '0 days'],
])('%i %s: %s', (count, unit, words) => {
  expect(countWords(count, unit)).toBe(words);
});

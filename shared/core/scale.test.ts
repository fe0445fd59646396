import { expect, test } from 'vitest';
import { confidenceLabel, levelLabel } from './scale.ts';

test.each([
  [1, 'Very Low', 'Beginner'],
  [2, 'Low', 'Novice'],
  [3, 'Medium', 'Intermediate'],
  [4, 'High', 'Advanced'],
  [5, 'Very High', 'Expert'],
])('%i is %s, as a level %s', (step, confidence, level) => {
  expect(confidenceLabel(step)).toBe(confidence);
  expect(levelLabel(step)).toBe(level);
});

test.each([0, 6, 2.5, -1])('%d is not on the scale', (step) => {
  expect(() => confidenceLabel(step)).toThrow(RangeError);
  expect(() => levelLabel(step)).toThrow(RangeError);
});

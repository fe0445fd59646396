import { expect, test } from 'vitest';
import { windowStart } from './activityWindows.ts';

test.each([
  [1, '2026-03-01'],
  [98, '2025-11-24'],
])('a window of %i days begins on %s', (days, start) => {
  expect(windowStart(days, '2026-03-01')).toBe(start);
});

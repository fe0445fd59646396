import { expect, test } from 'vitest';
import { tickLabel } from './format.ts';

test.each([
  [tickLabel('Read', '2026-11-20', false), 'Read, 20 November: not done'],
  [tickLabel('Read', '2026-11-20', true), 'Read, 20 November: done'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

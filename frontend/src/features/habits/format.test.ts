import { expect, test } from 'vitest';
import { tickLabel } from './format.ts';

const on = '2026-11-20';

test.each([
  [tickLabel('Read', on, { completed: false }), 'Read, 20 November: not done'],
  [tickLabel('Read', on, { completed: true }), 'Read, 20 November: done'],
  [tickLabel('Read', on, { completed: false, isSkipped: true }), 'Read, 20 November: skipped'],
  [
    tickLabel('Read', on, { completed: false, isMet: true }),
    'Read, 20 November: done on another day of its week',
  ],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

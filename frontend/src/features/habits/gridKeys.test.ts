import { expect, test } from 'vitest';
import { dayByKey } from './gridKeys.ts';

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-11-20', '2026-11-13'],
  ['ArrowDown', '2026-11-20', '2026-11-27'],
  ['Home', '2026-11-20', '2026-11-15'],
  ['End', '2026-11-20', '2026-11-21'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2024-01-30', '2024-02-29'],
  ['PageDown', '2026-11-20', '2026-12-20'],
  ['Enter', '2026-11-20', null],
])('%s on %s leads to %s', (key, day, expected) => {
  expect(dayByKey(key, day)).toBe(expected);
});

import { expect, test } from 'vitest';
import { describeReturn, formatReturn } from './formatReturn.ts';

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-18', 'today'],
  ['2026-11-21', 'tomorrow'],
  ['2026-11-23', '3\u00a0days'],
  ['2026-12-03', '13\u00a0days'],
  ['2026-12-04', '4\u00a0Dec'],
  ['2027-11-20', '20\u00a0Nov\u00a02027'],
])('a button on 20 November 2026 names %s as %j', (due, text) =>
  expect(formatReturn(due, '2026-11-20')).toBe(text),
);

test.each([
  ['2026-11-21', 'tomorrow'],
  ['2026-11-23', 'in\u00a03\u00a0days'],
  ['2026-12-04', 'on\u00a04\u00a0Dec'],
  ['2027-11-20', 'on\u00a020\u00a0Nov\u00a02027'],
])('a list on 20 November 2026 names %s as %j', (due, text) =>
  expect(describeReturn(due, '2026-11-20')).toBe(text),
);

import { expect, test } from 'vitest';
import { formatAmount, formatLimit, formatTarget, formatWholeTarget } from './formatTarget.ts';

// biome-ignore format: one line a case
test.each<[Parameters<typeof formatWholeTarget>[1], string, string]>([
  [{ target: 8, direction: 'at-least' }, 'At least 8 cups', 'At least 8 cups a day'],
  [{ target: 120, direction: 'at-least', targetPer: 'week' }, 'At least 120 cups a week', 'At least 120 cups a week'],
  [{ target: 2, direction: 'at-most', targetPer: 'month' }, 'At most 2 cups a month', 'At most 2 cups a month'],
  [{ target: 2, direction: 'at-most', quiet: true }, 'At most 2 cups', 'At most 2 cups a day, kept without a record'],
  [{ target: 0, direction: 'at-most', quiet: true }, 'Not at all', 'Not at all, kept without a record'],
])('the target %j in short and in full', (target, short, whole) => {
  expect(formatTarget({ unit: 'cups', ...target })).toBe(short);
  expect(formatWholeTarget('cups', target)).toBe(whole);
});

test.each([
  [1, 'glasses', '1 (glasses)'],
  [2, 'glasses', '2 glasses'],
  [1, 'pages', '1 (pages)'],
  [1, 'km', '1 km'],
  [1, 's', '1 s'],
  [1, 'bench press', '1 bench press'],
  [1, null, '1'],
])('the amount %s with the unit %s: %s', (amount, unit, words) => {
  expect(formatAmount(amount, unit)).toBe(words);
});

test.each([
  [{ target: 8, direction: 'at-least' }, 'At least 8 glasses'],
  [{ target: 1, direction: 'at-most' }, 'At most 1 (glasses)'],
  [{ target: null, direction: null }, ''],
] as const)('the target %j in words', (aim, words) => {
  expect(formatTarget({ unit: 'glasses', ...aim })).toBe(words);
});

test.each([
  [{ from: '2026-11-02', target: 2, direction: 'at-most' }, '2 cups'],
  [{ from: '2026-11-02', target: 10, direction: 'at-most', targetPer: 'week' }, '10 cups a week'],
] as const)('the limit %j in words', (aim, words) => {
  expect(formatLimit('cups', aim)).toBe(words);
});

import { expect, test } from 'vitest';
import { readNumber } from './number.ts';

const unread = Number.NaN;

test.each<[typed: string | number, number: number | '']>([
  ['', ''],
  ['  ', ''],
  ['8', 8],
  [' 8 ', 8],
  [8, 8],
  ['0', 0],
  ['-1', -1],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['.5', 0.5],
  ['1.', 1],
  ['10,000', 10_000],
  ['1,250.5', 1_250.5],
  // Neither thousands nor a fraction that a field takes.
  ['1,2345', 1.2345],
  ['1.234,5', unread],
  ['1:30', unread],
  ['1e3', unread],
  ['1 000', unread],
  ['--1', unread],
  ['.', unread],
  ['8 glasses', unread],
  ['abc', unread],
  ['Infinity', unread],
])('%j is %j', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

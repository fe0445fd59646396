import { expect, onTestFinished, test } from 'vitest';
import { activate } from '#shared/language/i18n.ts';
import { readNumber, writeNumber } from './number.ts';

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
  // The comma can't separate thousands here, so it is a decimal comma. The fraction is still too precise for a
  // field.
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

const speak = (locale: string) => {
  activate({ locale, messages: {} });
  onTestFinished(() => activate({ locale: 'en', messages: {} }));
};

test.each<[language: string, typed: string, number: number]>([
  ['de', '1,5', 1.5],
  ['de', '1.5', 1.5],
  ['de', '10.000', 10_000],
  ['de', '1.234,5', 1_234.5],
  ['de', '10,000', 10],
  ['de', '1,234.5', unread],
  ['es', '1234,5', 1_234.5],
  ['fr', '1 000,5', 1_000.5],
  ['fr', '1\u202f000', 1_000],
  ['pt-BR', '-1.000', -1_000],
  ['ar', '1,250.5', 1_250.5],
  ['ar', '١٢٫٥', 12.5],
])('in %s %j is %j', (language, typed, number) => {
  speak(language);
  expect(readNumber(typed)).toBe(number);
});

test.each([
  ['en', '1.5'],
  ['de', '1,5'],
  ['ar', '1.5'],
])('in %s, a field shows a number as %j, and typed text unchanged', (language, shown) => {
  speak(language);
  expect(writeNumber(1.5)).toBe(shown);
  expect(writeNumber('1.50')).toBe('1.50');
});

import { expect, test } from 'vitest';
import { isQuotedIn, titlesIn } from './titles.ts';

test.each([
  ['a test', "test('adds', () => {});", ['adds']],
  ['over two lines', "test(\n  'adds',\n  () => {});", ['adds']],
  [
    'a group',
    "describe('numbers', () => {}); test.describe('more', () => {});",
    ['numbers', 'more'],
  ],
  ['a table', "test.each([\n  ['one', 1],\n])('of %s', () => {});", ['of %s']],
  ['a typed table', "test.each<[string, number]>([['a', 1]])('of %s', () => {});", ['of %s']],
  ['quotes', `test("today's", () => {}); test('today\\'s', () => {});`, ["today's"]],
  [
    'a list',
    "const all = [{ name: 'adds' }]; for (const { name } of all) test(name, () => {});",
    ['adds'],
  ],
  ['what is skipped', "test.skip('adds', () => {}); test.todo('adds', () => {});", []],
  ['no test', "expect('adds', 'text'); // test 'adds'", []],
])('the titles of %s', (_, source, titles) => {
  expect([...titlesIn(source)]).toEqual(titles);
});

test.each([
  ["['no name', 1]", true],
  ['["no name", 1]', true],
  ["'no name at all'", false],
  ['// no name', false],
])('%s names the case: %s', (source, found) => {
  expect(isQuotedIn(source, 'no name')).toBe(found);
});

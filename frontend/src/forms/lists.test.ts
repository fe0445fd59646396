import { expect, test } from 'vitest';
import { commaList, lineList } from './lists.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['react', ['react']],
  [' react, , hooks ,', ['react', 'hooks']],
  ['C, C++\n, two words', ['C', 'C++', 'two words']],
])('comma-separated %j', (text, list) => {
  expect(commaList(text)).toEqual(list);
});

test.each([
  ['', []],
  ['\n \n', []],
  [' one \r\n\r\n two, three\n', ['one', 'two, three']],
  ['one\u2028two', ['one', 'two']],
])('a line each %j', (text, list) => {
  expect(lineList(text)).toEqual(list);
});

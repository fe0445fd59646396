import { expect, test } from 'vitest';
import { itemLines, itemsOfLines } from './itemLines.ts';

const item = (_id: string, description: string) => ({ _id, description });
const before = [item('1', 'parse'), item('2', 'run\nfast'), item('3', 'parse')];

test('one a line, also one of several lines', () => {
  expect(itemLines(before)).toBe('parse\nrun fast\nparse');
});

test.each<[string, string, object[]]>([
  ['untouched lines are the items themselves', 'parse\nrun fast\nparse', before],
  ['blank lines are dropped', '\n parse \n\n', [item('1', 'parse')]],
  ['a new line has no id', 'parse\ntest', [item('1', 'parse'), { description: 'test' }]],
  ['moved lines keep theirs', 'run fast\nparse', [item('2', 'run\nfast'), item('1', 'parse')]],
  [
    'a line more than there were items is new',
    'parse\nparse\nparse',
    [item('1', 'parse'), item('3', 'parse'), { description: 'parse' }],
  ],
  ['an edited line is new', 'parse it', [{ description: 'parse it' }]],
  ['nothing', '', []],
])('%s', (_, text, expected) => {
  expect(itemsOfLines(text, before)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { entriesOfLines, entryLines } from './entryLines.ts';

const entry = (_id: string, description: string) => ({ _id, description });
const before = [entry('1', 'parse'), entry('2', 'run\nfast'), entry('3', 'parse')];

test('one a line, also one of several lines', () => {
  expect(entryLines(before)).toBe('parse\nrun fast\nparse');
});

test.each<[string, string, object[]]>([
  ['untouched lines are the entries themselves', 'parse\nrun fast\nparse', before],
  ['blank lines are dropped', '\n parse \n\n', [entry('1', 'parse')]],
  ['a new line has no id', 'parse\ntest', [entry('1', 'parse'), { description: 'test' }]],
  ['moved lines keep theirs', 'run fast\nparse', [entry('2', 'run\nfast'), entry('1', 'parse')]],
  [
    'a line more than there were entries is new',
    'parse\nparse\nparse',
    [entry('1', 'parse'), entry('3', 'parse'), { description: 'parse' }],
  ],
  ['an edited line is new', 'parse it', [{ description: 'parse it' }]],
  ['nothing', '', []],
])('%s', (_, text, expected) => {
  expect(entriesOfLines(text, before)).toEqual(expected);
});

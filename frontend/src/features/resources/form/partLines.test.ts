import { expect, test } from 'vitest';
import { aPart as part } from '../resource.fixture.ts';
import { partLineOf, partLinesOf, partsOfLines, readPartLine, readPartLines } from './partLines.ts';

const url = 'https://a.org/b?c=d|e';

test.each([
  ['Introduction', 'Introduction', null, null],
  ['  Introduction | 45  ', 'Introduction', 45, null],
  ['Introduction|1:30', 'Introduction', 90, null],
  ['A | B | 1h 30m', 'A | B', 90, null],
  ['A | B', 'A | B', null, null],
  ['A | 1.5', 'A | 1.5', null, null],
  ['A | 0', 'A | 0', null, null],
  ['A | -5', 'A | -5', null, null],
  ['A | 2000000', 'A | 2000000', null, null],
  ['A |', 'A |', null, null],
  ['| 45', '| 45', null, null],
  ['45', '45', null, null],
  ['A | https://a.org', 'A', null, 'https://a.org'],
  ['A | 45 | https://a.org', 'A', 45, 'https://a.org'],
  ['A | https://a.org | 45', 'A | https://a.org', 45, null],
  ['A https://a.org', 'A https://a.org', null, null],
  ['| https://a.org', '| https://a.org', null, null],
  ['A | javascript:alert(1)', 'A | javascript:alert(1)', null, null],
] as const)('reads the line %j', (line, title, minutes, address) => {
  expect(readPartLine(line)).toEqual({ title, minutes, url: address });
});

test('blank lines are no parts', () => {
  expect(readPartLines('A\n\n \r\nB | 5\n')).toEqual([
    { title: 'A', minutes: null, url: null },
    { title: 'B', minutes: 5, url: null },
  ]);
});

test.each([
  [part('A'), 'A'],
  [part('A', { minutes: 45 }), 'A | 45'],
  [part('A', { url: 'https://a.org' }), 'A | https://a.org'],
  [part('A', { minutes: 45, url: 'https://a.org' }), 'A | 45 | https://a.org'],
])('the line of %j', (given, line) => {
  expect(partLineOf(given)).toBe(line);
});

test('an untouched text keeps every part as it is', () => {
  const before = [part('A | 45'), part('B', { url }), part('A | 45', { _id: 'again' })];
  expect(partsOfLines(partLinesOf(before), before)).toEqual(
    before.map(({ _id, title }) => ({ _id, title })),
  );
});

/** The ids of the parts, with '+' for a new one. */
const idsOf = (lines: readonly string[], before: readonly string[]): string =>
  partsOfLines(
    lines.join('\n'),
    before.map((title) => part(title, { _id: title, minutes: 5 })),
  )
    .map(({ _id = '+' }) => _id)
    .join(' ');

test.each([
  ['other minutes', ['A | 6', 'B'], ['A', 'B'], 'A B'],
  ['another order', ['C', 'A', 'B'], ['A', 'B', 'C'], 'C A B'],
  ['a new title in the same place', ['A', 'b', 'C'], ['A', 'B', 'C'], 'A B C'],
  ['a new title at the end', ['A', 'b'], ['A', 'B'], 'A B'],
  ['new titles for all', ['a', 'b'], ['A', 'B'], 'A B'],
  ['one removed, one added elsewhere', ['A', 'C', 'D'], ['A', 'B', 'C'], 'A C +'],
  ['one inserted', ['A', 'b', 'B', 'C'], ['A', 'B', 'C'], 'A + B C'],
  ['two in the place of one', ['A', 'x', 'y', 'C'], ['A', 'B', 'C'], 'A + + C'],
  ['the same title twice', ['A', 'A', 'A'], ['A', 'A'], 'A A +'],
  ['the only one cleared', [], ['A'], ''],
])('the parts after %s', (_, lines, before, ids) => {
  expect(idsOf(lines, before)).toBe(ids);
});

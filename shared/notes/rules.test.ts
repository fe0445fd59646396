import { describe, expect, test } from 'vitest';
import { markdownLine, markdownText } from './markdown.ts';
import type { Note } from './model.ts';
import { newestFirst, noteName, notesDocument } from './rules.ts';

const note = (fields: Partial<Note>): Note => ({
  _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  about: { area: 'skills', id: '01ARZ3NDEKTSV4RRFFQ69G5FAW' },
  date: '2026-11-27',
  text: 'Text',
  place: null,
  url: null,
  createdAt: '2026-11-27T12:00:00.000Z',
  updatedAt: '2026-11-27T12:00:00.000Z',
  ...fields,
});

describe('the name of a note', () => {
  test.each([
    ['One', 'One'],
    ['One\nTwo', 'One'],
    ['One\r\nTwo', 'One'],
    ['\n\n  One \nTwo', 'One'],
    ['x'.repeat(81), 'x'.repeat(80)],
    ['😀'.repeat(81), '😀'.repeat(80)],
    [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
  ])('%j', (text, name) => {
    expect(noteName({ text })).toBe(name);
  });
});

test('notes are sorted by day, then by id, newest first', () => {
  const [a, b, c] = [
    { date: '2026-11-02', _id: 'A' },
    { date: '2026-11-01', _id: 'C' },
    { date: '2026-11-01', _id: 'B' },
  ] as const;
  expect([c, a, b].sort(newestFirst)).toEqual([a, b, c]);
  expect(newestFirst(a, a)).toBe(0);
});

describe('a line in Markdown', () => {
  test.each([
    ['plain (text), 3 - 2 = 1!', 'plain (text), 3 - 2 = 1!'],
    ['# a #', '\\# a #'],
    ['- a', '\\- a'],
    ['---', '\\---'],
    ['===', '\\==='],
    ['+ a', '\\+ a'],
    ['12. a', '12\\. a'],
    ['12) a', '12\\) a'],
    ['> a', '\\> a'],
    ['*a* _b_ `c` ~~d~~', '\\*a\\* \\_b\\_ \\`c\\` \\~\\~d\\~\\~'],
    ['![a](javascript:alert(1))', '!\\[a\\](javascript:alert(1))'],
    ['<b>&amp;', '\\<b\\>\\&amp;'],
    ['a | b', 'a \\| b'],
    ['a\\', 'a\\\\'],
    ['    a', '\u00A0\u00A0\u00A0\u00A0a'],
    ['see https://a.org/b_c*d.', 'see <https://a.org/b_c*d>.'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('%j', (line, markdown) => {
    expect(markdownLine(line)).toBe(markdown);
  });
});

test.each([
  ['a\nb', 'a\\\nb'],
  ['a\r\nb', 'a\\\nb'],
  ['a\n\nb', 'a\n\nb'],
  ['a  \n \nb\n', 'a\n\nb\n'],
  ['a\\\nb', 'a\\\\\\\nb'],
])('line breaks stay in Markdown: %j', (text, markdown) => {
  expect(markdownText(text)).toBe(markdown);
});

describe('the notes about an item as a file', () => {
  test('has a heading for each day, and the place and address below a note', () => {
    const { file, text } = notesDocument('C #', [
      note({ _id: 'A', date: '2026-11-26', text: 'Old', url: 'https://a.org/b c' }),
      note({ _id: 'B', text: 'One\ntwo', place: 'p. 112', url: 'https://a.org' }),
      note({ _id: 'C', text: '# New', place: '1. Introduction' }),
    ]);
    expect(file).toBe('C #.md');
    expect(text).toBe(
      [
        '# C \\#',
        '## 27 November 2026',
        '\\# New',
        '1\\. Introduction',
        '---',
        'One\\\ntwo',
        'p. 112 · <https://a.org>',
        '## 26 November 2026',
        'Old',
        '<https://a.org/b%20c>\n',
      ].join('\n\n'),
    );
  });

  test('name the other item if a note is about one', () => {
    const list = [note({ _id: 'B', place: 'p. 7' }), note({ _id: 'A', text: 'Own' })];
    const nameOf = ({ _id }: Note) => (_id === 'B' ? 'The *Book*' : undefined);
    const { text } = notesDocument('Rust', list, nameOf);
    expect(text).toContain('Text\n\nThe \\*Book\\* · p. 7\n\n---\n\nOwn\n');
  });

  test.each([
    ['a/b: "c"', 'a b c.md'],
    ['..', 'notes.md'],
    ['.hidden.', 'hidden.md'],
  ])('%j has the file name %j', (name, file) => {
    expect(notesDocument(name, []).file).toBe(file);
  });
});

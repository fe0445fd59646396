import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type Export, emptyLists, exportVersion } from '#shared/export/model.ts';
import { decode } from '../import/formats/files/text.ts';
import { cardOf, idOf, noteOf } from '../import/import.fixture.ts';
import { zipOf } from './zipOf.ts';

const nothing: Export = {
  format: 'cairn',
  version: exportVersion,
  exportedAt: '2026-11-22T12:00:00.000Z',
  person: {
    name: 'Ada',
    email: 'ada@example.com',
    timeZone: 'Europe/London',
    dayStartsAt: 0,
    weekStartsOn: 1,
    createdAt: '2026-11-22T12:00:00.000Z',
  },
  ...emptyLists,
};

const skill = {
  _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  name: 'Rust',
  category: 'Programming Language',
  description: '',
  targetHours: 20,
  targetLevel: 5,
  targetDate: null,
  color: '#2196f3',
  levels: {},
  initialTime: 0,
  createdDay: '2026-01-01',
  createdAt: '2026-01-01T12:00:00.000Z',
  updatedAt: '2026-01-01T12:00:00.000Z',
} as const;

const textsOf = (kept: Export): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(zipOf(kept, '2026-11-22'))).map(([file, bytes]) => [
      file,
      strFromU8(bytes),
    ]),
  );

test('the export of an empty account has every table, with only its columns', () => {
  const { 'cairn.json': json = '', 'cards.csv': _, ...tables } = textsOf(nothing);
  expect(JSON.parse(json)).toEqual(nothing);
  const names = ['habits', 'habit-days', 'pauses', 'skills', 'activities', 'resources'];
  const more = ['projects', 'project-lists', 'assessments', 'notes'];
  const files = [...names, ...more].map((name) => `${name}.csv`);
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(files));
  for (const table of Object.values(tables)) expect(table).toMatch(/^[a-z\d ,]+\r\n$/);
  expect(tables['habit-days.csv']).toBe('date,habit,completed,skipped,amount,note,habit id\r\n');
});

test('each table for spreadsheets begins with a byte order mark, which the import strips', () => {
  const { 'cairn.json': json, 'cards.csv': _, ...tables } = unzipSync(zipOf(nothing, '2026-11-22'));
  expect(json?.[0]).toBe('{'.charCodeAt(0));
  for (const bytes of Object.values(tables)) {
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(decode(bytes)).toMatch(/^[a-z]/);
  }
});

describe('the cell for a text', () => {
  test.each([
    ['plain', 'Rust', 'Rust'],
    ['with a comma', 'Rust, and more', '"Rust, and more"'],
    ['with quotes', 'the "Book"', '"the ""Book"""'],
    ['of two lines', 'one\ntwo', '"one\ntwo"'],
    [
      'that a spreadsheet would run',
      '=HYPERLINK("https://example.com")',
      `"'=HYPERLINK(""https://example.com"")"`,
    ],
    ['that begins with a plus', '+1', `"'+1"`],
    ['that begins with a minus', '-1', `"'-1"`],
    ['that begins with an at', '@SUM(A1)', `"'@SUM(A1)"`],
    ['that begins with a tab', '\t=1', `"'\t=1"`],
  ])('%s', (_, name, cell) => {
    const table = textsOf({ ...nothing, skills: [{ ...skill, name }] })['skills.csv'];
    expect(table?.split('\r\n')[1]).toMatch(`${skill._id},${cell},Programming Language,`);
  });
});

describe('the takeaways are a file for Anki', () => {
  const card = { ...cardOf(1, '#1, "=1+1"'), back: '-\nb' };
  const lines = '#separator:Comma\r\n#html:false\r\n';

  test.each([
    ['with only its first lines, if there are none', [], lines],
    ['with their sides as they are, in quotes', [card], `${lines}"#1, ""=1+1""","-\nb"\r\n`],
  ])('%s', (_, cards, text) => {
    expect(textsOf({ ...nothing, cards })['cards.csv']).toBe(text);
  });
});

test('a note is listed with the name of what it is about', () => {
  const about = { area: 'skills', id: skill._id } as const;
  const notes = [{ ...noteOf(1, 'skills', 2, '=1'), place: 'p. 1', about }];
  const { 'notes.csv': table } = textsOf({ ...nothing, skills: [skill], notes });
  expect(table).toBe(
    `date,area,about,place,url,text,id\r\n2026-01-02,skills,Rust,p. 1,,"'=1",${idOf(1)}\r\n`,
  );
});

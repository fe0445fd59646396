import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { emptyLists } from '#shared/export/model.ts';
import { tablesOf } from '#shared/export/tables.ts';
import { zipOf } from '../../export/zipOf.ts';
import { damaged, type ImportFile, ImportProblem } from '../found.ts';
import { accountOf, cardOf, idOf } from '../import.fixture.ts';
import { newerExport } from './cairn/cairn.ts';
import { spreadsheetMessage } from './files/spreadsheet.ts';
import { openQuote, tooManyRows } from './files/table.ts';
import { tooLarge, tooMany, zipInZip } from './files/unzip.ts';
import { daysAlone, otherApp } from './otherFiles.ts';
import {
  emptyFile,
  mixedFiles,
  named,
  nothingFound,
  ownTable,
  read,
  severalFiles,
  unknownFile,
  unknownFiles,
} from './recognise.ts';

const at = { now: Date.parse('2026-11-22T12:00:00Z'), today: '2026-11-22' };

const file = (content: string | Uint8Array, name = 'file'): ImportFile => ({
  name,
  bytes: typeof content === 'string' ? strToU8(content) : content,
});

/** One table of an empty account's export, with semicolons, as spreadsheets save it in many countries. */
const ownCsv = (name: string): string =>
  `${tablesOf(emptyLists, at.today)
    .find((table) => table.file === name)
    ?.columns.join(';')}\r\n`;

const problemOf = (...files: ImportFile[]): Promise<string> =>
  read(files, at).then(
    ({ format }) => `read as ${format}`,
    (error) => (error instanceof ImportProblem ? error.message : `thrown: ${error}`),
  );

const habitBull = 'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n';
const goodreads = 'Book Id,Title,Author,Exclusive Shelf\n1,A,B,read\n';
const zeros = new Uint8Array(100 * 2 ** 20);
const bombOf = (name: string) => zipSync({ [name]: zeros }, { level: 1 });
const bomb = bombOf('Habits.csv');

const crowd = Object.fromEntries(
  Array.from({ length: 10_001 }, (_, n) => [`${n}`, zeros.subarray(0, 1)]),
);

/** A zip with two files of the same name. Its directory says that one of them is small. */
const twins = (): Uint8Array => {
  const zip = zipSync({ 'a.csv': zeros, 'b.csv': zeros.subarray(0, 9) }, { level: 1 });
  return zip.map((byte, n) =>
    byte === 0x62 && zip[n + 1] === 0x2e && zip[n + 2] === 0x63 ? 0x61 : byte,
  );
};

/** A zip that lies: its directory says that a file of 1,000 bytes has 10 bytes. */
const liar = (): Uint8Array => {
  const noise = Uint8Array.from({ length: 1_000 }, (_, n) => (n * 7919) % 251);
  const zip = zipSync({ 'a.csv': noise });
  const directory = zip.findLastIndex((_, n) => zip[n] === 0x50 && zip[n + 2] === 1);
  zip.set([10, 0, 0, 0], directory + 24);
  return zip;
};

describe('a file that can’t be imported is refused with a sentence:', () => {
  test.each<[string, ImportFile[], string]>([
    ['no file at all', [], emptyFile()],
    ['an empty file', [file('')], emptyFile()],
    ['a picture', [file(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1))], unknownFile()],
    ['a text', [file('Dear diary,\n')], unknownFile()],
    ['white space', [file(' \n ')], unknownFile()],
    ['JSON of something else', [file('{"habits":{}}')], unknownFile()],
    ['JSON of no habits', [file('{"habits":[]}')], unknownFile()],
    ['JSON that is cut off', [file('{"habits":[{"name":"Rea')], damaged().message],
    ['JSON with 200,000 nested lists', [file('['.repeat(200_000))], damaged().message],
    ['a quote that does not end', [file(`${habitBull}"Read,,,2026-01-01,1,`)], openQuote()],
    ['a header alone', [file(habitBull)], nothingFound()],
    [
      'files of two apps',
      [file(`${habitBull}R,,,2026-01-01,1,`), file(goodreads)],
      mixedFiles(['HabitBull', 'Goodreads']),
    ],
    [
      'two files of which one is damaged',
      [file('Dear diary,\n', 'diary.txt'), file('{"habits', 'loop.json')],
      named('loop.json', damaged().message),
    ],
    [
      'an .xlsx',
      [file(zipSync({ 'xl/workbook.xml': strToU8('<x/>') }), 'a.xlsx')],
      spreadsheetMessage(),
    ],
    [
      'an .ods',
      [file(zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<x/>') }))],
      spreadsheetMessage(),
    ],
    [
      'an .xls',
      [file(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0, 0))],
      spreadsheetMessage(),
    ],
    [
      'a spreadsheet and a text',
      [file(zipSync({ 'xl/workbook.xml': strToU8('<x/>') })), file('x')],
      spreadsheetMessage(),
    ],
    [
      'a zip of two texts',
      [file(zipSync({ a: strToU8('Dear'), b: strToU8('diary') }))],
      unknownFile(),
    ],
    [
      'the days of Loop alone',
      [file('Date,Value,Notes\n2026-01-02,YES_MANUAL,\n', 'days.csv')],
      daysAlone(),
    ],
    [
      'the days of an older Loop alone',
      [file('Date,Read,Run,\n2015-01-25,-1,2,\n', 'Loop/Checkmarks.csv')],
      daysAlone(),
    ],
    [
      'Way of Life',
      [file('Date,Read,Run\n2026-01-02,Yes,\n2026-01-03,No,Skip\n')],
      otherApp('Way of Life'),
    ],
    [
      'Streaks',
      [file('task_id,icon,title,entry_type,entry_date\n1,x,Read,completed_manually,20260102\n')],
      otherApp('Streaks'),
    ],
    [
      'a backup of Streaks',
      [file('{"app":"9.0","tasks":[{"id":1,"t":"Read","log":[{"d":20260102,"t":1}]}]}')],
      otherApp('Streaks'),
    ],
    ['a table of other dates', [file('Date,Weight\n2026-01-02,80\n')], unknownFile()],
    ['two texts', [file('Dear diary,\n'), file('Dear diary,\n')], unknownFiles()],
    ['two exports of one app', [file(goodreads), file(goodreads)], severalFiles()],
    ['a table of Cairn’s export', [file(ownCsv('resources.csv'))], ownTable()],
    [
      'two tables of Cairn’s export',
      [file(ownCsv('skills.csv')), file(ownCsv('activities.csv'))],
      ownTable(),
    ],
    ['an empty zip', [file(zipSync({}))], emptyFile()],
    ['a zip that is cut off', [file(bomb.subarray(0, 500))], damaged().message],
    ['a zip bomb', [file(bomb)], tooLarge()],
    ['a zip bomb of JSON', [file(bombOf('a.json'))], tooLarge()],
    ['a zip bomb with two files of one name', [file(twins())], tooLarge()],
    ['a zip of 10,001 files', [file(zipSync(crowd))], tooMany()],
    ['a zip with a false size', [file(liar())], damaged().message],
    [
      'a zip in a zip',
      [file(zipSync({ 'a.zip': zipSync({ a: strToU8(goodreads) }) }))],
      zipInZip(),
    ],
    ['51 MB', [file(new Uint8Array(51 * 2 ** 20))], tooLarge()],
    ['a million rows', [file(habitBull + 'R,,,2026-01-01,1,\n'.repeat(1_000_000))], tooManyRows()],
    ['30 million commas', [file(`${habitBull}${','.repeat(30e6)}`)], tooManyRows()],
    ['4 million objects', [file(`[${'{},'.repeat(4e6)}{}]`)], tooLarge()],
    ['4 million lists', [file(`[${'[],'.repeat(4e6)}[]]`)], tooLarge()],
    ['a database that is cut off', [file('SQLite format 3\0')], damaged().message],
    ['Cairn’s export of a later version', [file('{"format":"cairn","version":99}')], newerExport()],
    ['Cairn’s export without a version', [file('{"format":"cairn"}')], damaged().message],
    [
      'Cairn’s export with a text for a list',
      [file('{"format":"cairn","version":1,"habits":"x"}')],
      damaged().message,
    ],
    ['Cairn’s export of nothing', [file('{"format":"cairn","version":1}')], nothingFound()],
  ])('%s', async (_, files, sentence) => {
    expect(await problemOf(...files)).toBe(sentence);
  });
});

describe('a file is recognised by its contents, not by its name', () => {
  const row = 'Read,,,2026-01-02,1,fine';
  const text = habitBull + row;
  const wide = (marked: string) => Buffer.from(marked, 'utf16le');
  test.each<[string, ImportFile]>([
    ['with a false name', file(text, 'goodreads_library.csv')],
    ['in a zip', file(zipSync({ '../../../etc/passwd': strToU8(text) }))],
    ['beside others in a zip', file(zipSync({ 'a.txt': strToU8('x'), b: strToU8(text) }))],
    ['with Windows line ends', file(text.replaceAll('\n', '\r\n'))],
    ['with semicolons', file(text.replaceAll(',', ';'))],
    ['with the separator in Excel’s first line', file(`sep=;\r\n${text}`.replaceAll(',', ';'))],
    ['with a byte order mark', file(`\uFEFF${text}`)],
    ['in UTF-16, little end first', file(new Uint8Array(wide(`\uFEFF${text}`)))],
    ['in UTF-16, big end first', file(new Uint8Array(wide(`\uFEFF${text}`).swap16()))],
  ])('%s', async (_, one) => {
    const { format, document, lost } = await read([one], at);
    expect({ format, lost }).toEqual({ format: 'HabitBull', lost: [] });
    expect(document.habits).toMatchObject([
      { name: 'Read', completed: ['2026-01-02'], notes: [{ date: '2026-01-02', text: 'fine' }] },
    ]);
  });
});

test('a zip of Cairn is read as one export, although its takeaways alone are read as a file for Anki', async () => {
  const front = 'Read';
  const zip = zipOf(accountOf({ cards: [cardOf(1, front)] }), at.today);
  const { format, document } = await read([file(zip)], at);
  expect([format, document.cards]).toMatchObject(['Cairn', [{ _id: idOf(1), front }]]);
  const alone = await read([file(unzipSync(zip)['cards.csv'] ?? '', 'cards.csv')], at);
  expect([alone.format, alone.document.cards]).toMatchObject(['Anki', [{ front }]]);
});

test('umlauts in a Windows-1252 file are read correctly', async () => {
  const bytes = new Uint8Array(Buffer.from(`${habitBull}Übung,,,2026-01-02,1,schön`, 'latin1'));
  const { document } = await read([file(bytes)], at);
  expect(document.habits).toMatchObject([{ name: 'Übung', notes: [{ text: 'schön' }] }]);
});

test('only the JSON of a zip that is too large is read @exhaustive', async () => {
  const json = strToU8('{"habits":[{"name":"a","records":[{"day":"2026-01-01","done":true}]}]}');
  const { format } = await read(
    [file(zipSync({ 'a.csv': zeros, 'b.JSON': json }, { level: 1 }))],
    at,
  );
  expect(format).toBe('Beaver Habits');
});

test('names of prototypes, scripts and formulas are read as plain names', async () => {
  const names = [
    '__proto__',
    'constructor',
    'toString',
    '=HYPERLINK("x")',
    '<script>alert(1)</script>',
  ];
  const rows = names
    .map((name) => `"${name.replaceAll('"', '""')}",,,2026-01-02,1,=1+1`)
    .join('\n');
  const { document } = await read([file(habitBull + rows)], at);
  expect(document.habits.map(({ name }) => name)).toEqual(names);
  expect(document.habits.every(({ completed }) => completed.length === 1)).toBe(true);
  expect(document.habits[0]?.notes[0]?.text).toBe('=1+1');
  expect({}).not.toHaveProperty('polluted');
});

test('keys like __proto__ in JSON change no prototype', async () => {
  const json =
    '{"__proto__":{"polluted":1},"habits":[{"name":"a","constructor":{"prototype":{"polluted":1}},"records":[{"day":"2026-01-01","done":true,"__proto__":{"polluted":1}}]}]}';
  const { document } = await read([file(json)], at);
  expect(document.habits).toMatchObject([{ name: 'a', completed: ['2026-01-01'] }]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('a name with millions of characters is cut wherever it is shown', async () => {
  const name = 'x'.repeat(5e6);
  const { document, lost } = await read([file(`${habitBull}${name},,${name},2026-01-02,1,`)], at);
  expect(document.habits[0]?.name).toHaveLength(120);
  expect(lost.map(({ what }) => what.length)).toEqual([4, 500]);
});

test('the same file gives the same ids, even a day later', async () => {
  const one = file(`${habitBull}Read,,,2026-01-02,1,\nRun,,,2026-01-03,1,`);
  const idsAt = async (moment: typeof at) =>
    (await read([one], moment)).document.habits.map(({ _id }) => _id);
  const ids = await idsAt(at);
  expect(new Set(ids).size).toBe(2);
  expect(await idsAt({ now: at.now + 86_400_000, today: '2026-11-23' })).toEqual(ids);
});

test('a file can be read without a given time', async () => {
  const { document } = await read([file(`${habitBull}Read,,,2020-01-02,1,`)]);
  expect(document.habits).toMatchObject([{ completed: ['2020-01-02'] }]);
});

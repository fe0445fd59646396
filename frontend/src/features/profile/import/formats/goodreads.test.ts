import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { maxReadings } from '#shared/resources/model.ts';
import { found, lostIn } from './reading.fixture.ts';

const book = {
  'Book Id': '7235533',
  Title: 'The Way of Kings (The Stormlight Archive, #1)',
  Author: 'Brandon Sanderson',
  'Author l-f': 'Sanderson, Brandon',
  'Additional Authors': '',
  ISBN: '="0765326353"',
  ISBN13: '="9780765326355"',
  'My Rating': '5',
  'Average Rating': '',
  Publisher: 'Tor Books',
  Binding: '',
  'Number of Pages': '1007',
  'Year Published': '2010',
  'Original Publication Year': '2010',
  'Date Read': '2024/01/15',
  'Date Added': '2023/12/01',
  Bookshelves: '',
  'Bookshelves with positions': '',
  'Exclusive Shelf': 'read',
  'My Review': '',
  Spoiler: '',
  'Private Notes': '',
  'Read Count': '1',
  'Owned Copies': '0',
};

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const fileOf = (...books: Partial<typeof book>[]): string =>
  Papa.unparse(books.map((told) => ({ ...book, ...told })));

test('a book that was read keeps its fields', async () => {
  const file = await found(
    fileOf({
      'My Review': 'Long.<br/><br/>"Good", <b>really</b>',
      'Private Notes': 'lent to Ada',
      Bookshelves: 'read, fantasy, to-lend',
    }),
  );
  expect(file.format).toBe('Goodreads');
  expect(file.document.resources).toMatchObject([
    {
      title: 'The Way of Kings (The Stormlight Archive, #1)',
      type: 'Book',
      author: 'Brandon Sanderson',
      status: 'Completed',
      progress: 100,
      progressBefore: 0,
      pages: 1007,
      page: 0,
      readings: [],
      startDate: null,
      completionDate: '2024-01-15',
      url: 'https://www.goodreads.com/book/show/7235533',
      description: 'Tor Books, 2010. ISBN 9780765326355.',
      notes: 'My rating: 5 of 5\n\nLong.\n\n"Good", <b>really</b>\n\nlent to Ada',
      tags: ['fantasy', 'to-lend'],
      createdAt: '2023-12-01T00:00:00.000Z',
    },
  ]);
  expect(file.lost).toEqual([]);
});

test('a file that a spreadsheet has saved again is read like the original', async () => {
  const others = { 'Book Id': '2', 'Date Read': '2020/10/28' };
  const original = await found(fileOf({}, others));
  for (const orderOf of [
    (y: string, m: string, d: string) => `${d}.${m}.${y}`,
    (y: string, m: string, d: string) => `${Number(m)}/${Number(d)}/${y.slice(2)} 0:00`,
    (y: string, m: string, d: string) => `${d}-${monthNames[Number(m) - 1]}-${y.slice(2)}`,
    (y: string, m: string, d: string) =>
      `${Date.UTC(Number(y), Number(m) - 1, Number(d)) / 864e5 + 25_569}`,
  ]) {
    const saved = (date: string) =>
      date.replace(/(\d+).(\d+).(\d+)/, (_, y, m, d) => orderOf(y, m, d));
    const books = [book, { ...book, ...others }].map((one) => ({
      ...one,
      'Date Read': saved(one['Date Read']),
      'Date Added': saved(one['Date Added']),
    }));
    expect(await found(Papa.unparse(books, { delimiter: ';' }))).toEqual(original);
  }
});

test('an invalid date is listed', async () => {
  const { document, lost } = await found(
    fileOf({ 'Date Read': 'Oct 2020', 'Date Added': '31/31/2020' }),
  );
  expect(document.resources).toMatchObject([{ status: 'Completed', completionDate: null }]);
  expect(lost.map(({ what, why }) => `${what}. ${why}`)).toEqual([
    'Date Added 31/31/2020. This day does not exist, or is before 1970.',
    'Date Read Oct 2020. This day does not exist, or is before 1970.',
    'Date read. It can’t be kept: the completion day stays empty.',
  ]);
});

test.each([
  ['of the edition', { 'Year Published': '2011' }, 'Tor Books, 2011.'],
  ['of the first edition if the edition has none', { 'Year Published': '' }, 'Tor Books, 2010.'],
])('the year is that %s', async (_, told, words) => {
  const { document } = await found(fileOf(told));
  expect(document.resources[0]?.description).toContain(words);
});

describe('the status and tags of a book:', () => {
  const open = { 'Date Read': '' };
  test.each<[string, Partial<typeof book>, object, string[]]>([
    [
      'to read',
      { ...open, 'Exclusive Shelf': 'to-read' },
      { status: 'Not Started', progress: 0, completionDate: null },
      [],
    ],
    [
      'being read',
      { ...open, 'Exclusive Shelf': 'currently-reading' },
      { status: 'In Progress', progress: 0, progressBefore: null },
      [],
    ],
    ['paused', { ...open, 'Exclusive Shelf': 'on-hold' }, { status: 'On Hold', tags: [] }, []],
    ...['did-not-finish', 'dnf', 'dropped'].map(
      (shelf): [string, Partial<typeof book>, object, string[]] => [
        `given up: ${shelf}`,
        { ...open, 'Exclusive Shelf': shelf, Bookshelves: shelf },
        { status: 'On Hold', tags: [shelf] },
        [`Shelf ${shelf}. Cairn has no such status: it becomes On Hold, with the shelf as a tag.`],
      ],
    ),
    [
      'read, with the shelves dnf and on-hold, which become tags',
      { Bookshelves: 'dnf, read, on-hold' },
      { status: 'Completed', tags: ['dnf', 'on-hold'] },
      [],
    ],
    [
      'to read, with a day on which it was read',
      { 'Exclusive Shelf': 'to-read', 'Read Count': '0' },
      { status: 'Not Started', completionDate: null, readings: [] },
      ['Read on 2024-01-15. The book is Not Started: only completed books have this day.'],
    ],
    [
      'on a shelf that the person made',
      { ...open, 'Exclusive Shelf': 'wish list' },
      { status: 'Not Started', tags: ['wish list'] },
      [
        'Shelf wish list. Cairn has no such status: it becomes Not Started, with the shelf as a tag.',
      ],
    ],
    [
      'read, on an unknown day',
      open,
      { status: 'Completed', completionDate: null, createdAt: '2023-12-01T00:00:00.000Z' },
      ['Date read. The file has none: the completion day stays empty.'],
    ],
    [
      'read, on a future day',
      { 'Date Read': '2027/01/01', 'Date Added': '' },
      { status: 'Completed', completionDate: null, createdAt: '2000-01-01T00:00:00.000Z' },
      [
        'Date Read 2027/01/01. This day is in the future.',
        'Date read. It can’t be kept: the completion day stays empty.',
      ],
    ],
  ])('%s', async (_, told, expected, sentences) => {
    const { document, lost } = await found(fileOf(told));
    expect(document.resources).toMatchObject([expected]);
    expect(lost.map(({ what, why }) => `${what}. ${why}`)).toEqual(sentences);
  });
});

describe('readings', () => {
  const [unknown, last] = [null, '2024-01-15'];
  test.each<[string, string, string, object, (string | null)[]]>([
    ['read', '1', '2024/01/15', { completionDate: last }, []],
    ['read', '3', '2024/01/15', { completionDate: last }, [unknown, unknown]],
    ['read', '2', '', { completionDate: null }, [unknown]],
    ['read', '', '2024/01/15', { completionDate: last }, []],
    ['read', 'many', '2024/01/15', { completionDate: last }, []],
    ['currently-reading', '1', '', { completionDate: null }, []],
    ['currently-reading', '3', '2024/01/15', { completionDate: null }, [unknown, last]],
    ['currently-reading', '3', '', { completionDate: null }, [unknown, unknown]],
    ['on-hold', '2', '2024/01/15', { completionDate: null }, [last]],
    ['to-read', '2', '2024/01/15', { completionDate: null }, [unknown, last]],
    ['to-read', '0', '', { completionDate: null }, []],
  ])('of a %s book, read %j times, last on %j', async (shelf, count, read, expected, days) => {
    const told = { 'Exclusive Shelf': shelf, 'Read Count': count, 'Date Read': read };
    const { document } = await found(fileOf(told));
    expect(document.resources).toMatchObject([
      {
        ...expected,
        readings: days.map((completionDate) => ({ startDate: null, completionDate })),
      },
    ]);
    expect((await found(fileOf(told))).document).toEqual(document);
  });

  test('beyond the limit are listed as lost', async () => {
    const { document, lost } = await found(fileOf({ 'Read Count': '1000000000' }));
    expect(document.resources[0]?.readings).toHaveLength(maxReadings);
    expect(lost.map(({ what, why }) => `${what}. ${why}`)).toEqual([
      'Read 1,000,000,000 times. There is a limit of 50 readings.',
    ]);
  });
});

test.each([
  ['1', 1, ''],
  ['20000', 20_000, ''],
  ['20001', null, '20001 pages. '],
  ['1.5', null, '1.5 pages. '],
  ['0', null, ''],
  ['', null, ''],
])('the number of pages %j is read as %j', async (text, pages, words) => {
  const { document } = await found(fileOf({ 'Number of Pages': text }));
  const description = `Tor Books, 2010. ${words}ISBN 9780765326355.`;
  expect(document.resources).toMatchObject([
    { pages, page: pages === null ? null : 0, description },
  ]);
});

test('a text that is too long is cut, and listed with its line', async () => {
  const file = await found(
    fileOf(
      { Title: 'x'.repeat(130) },
      {
        'Book Id': 'javascript:alert(1)',
        Title: 'y',
        'Additional Authors': 'z'.repeat(120),
        'My Review': 'r'.repeat(6_000),
        Bookshelves: Array.from({ length: 32 }, (_, n) => `shelf-${n}`).join(', '),
      },
    ),
  );
  const [first, second] = file.document.resources;
  expect(first?.title).toHaveLength(120);
  expect(second).toMatchObject({ url: 'https://www.goodreads.com/book/show/1' });
  expect([second?.author.length, second?.notes.length, second?.tags.length]).toEqual([
    120, 5_000, 30,
  ]);
  expect(file.lost.map(({ line }) => line)).toEqual([2, 3, 3, 3]);
  expect(lostIn(file).map((line) => line.replace(/^x+/, 'x'))).toEqual([
    'x: Title. Only its first 120 characters fit.',
    'y: 2 further tags. There is a limit of 30 tags.',
    'y: Authors. Only its first 120 characters fit.',
    'y: Book review. Only its first 5,000 characters fit.',
  ]);
});

import { describe, expect, test } from 'vitest';
import { found, lostIn } from './reading.fixture.ts';
import { tableFile, tables } from './samples.fixture.ts';

const [book] = tables.StoryGraph;

const foundBook = (told: Partial<Record<keyof typeof book, string>>) =>
  found(tableFile('StoryGraph', [{ ...book, ...told }]));

test('a book that was read keeps its fields', async () => {
  const file = await foundBook({});
  expect(file.format).toBe('StoryGraph');
  expect(file.document.resources).toMatchObject([
    {
      title: 'Résister',
      type: 'Book',
      author: 'Salomé Saqué, Ada (Narrator)',
      status: 'Completed',
      progress: 100,
      startDate: '2025-02-01',
      completionDate: '2025-03-31',
      readings: [{ startDate: null, completionDate: '2024-01-05' }],
      pages: null,
      url: null,
      description: 'Format: paperback. ISBN 9782228937597.',
      notes: 'My rating: 4.25 of 5\n\nGreat read',
      tags: ['politics', 'lent'],
      createdAt: '2025-07-23T00:00:00.000Z',
    },
  ]);
  expect(lostIn(file)).toEqual([
    "Résister: Moods: informative, tense, Pace: fast, Character- or Plot-Driven?: Plot, Strong Character Development?: Yes, Loveable Characters?: Yes, Diverse Characters?: It's complicated, Flawed Characters?: N/A, Content Warnings: Violence, Content Warning Description: graphic scenes, Owned?: Yes. Cairn has no field for this.",
  ]);
  expect(file.lost.map(({ line }) => line)).toEqual([2]);
});

describe('the status of a book:', () => {
  const noDays = { startDate: null, completionDate: null };
  const unread = { 'Last Date Read': '', 'Dates Read': '', 'Read Count': '0' };
  test.each<[string, object, object, string[]]>([
    [
      'read on an unknown day',
      { 'Last Date Read': '', 'Dates Read': '', 'Read Count': '1' },
      { status: 'Completed', completionDate: null, startDate: null },
      ['Date read. The file has none: the completion day stays empty.'],
    ],
    [
      'read, with only the day on which it ended',
      { 'Dates Read': '2025/03/31', 'Read Count': '1' },
      { status: 'Completed', completionDate: '2025-03-31', startDate: null },
      [],
    ],
    [
      'read several times',
      { 'Dates Read': '', 'Read Count': '3' },
      {
        status: 'Completed',
        completionDate: '2025-03-31',
        startDate: null,
        readings: [noDays, noDays],
      },
      [],
    ],
    [
      'read several times, with some of the days',
      {
        'Dates Read': '2024/03/01-2024/04/02, 2023/01/05, 2025/02/01-2025/03/31',
        'Read Count': '4',
      },
      {
        startDate: '2025-02-01',
        readings: [
          noDays,
          { startDate: null, completionDate: '2023-01-05' },
          { startDate: '2024-03-01', completionDate: '2024-04-02' },
        ],
      },
      [],
    ],
    [
      'being read',
      { ...unread, 'Read Status': 'currently-reading', 'Dates Read': '2025/06/01-' },
      { status: 'In Progress', startDate: '2025-06-01', completionDate: null, readings: [] },
      [],
    ],
    [
      'being read again',
      {
        'Read Status': 'currently-reading',
        'Dates Read': '2025/03/01-2025/03/31, 2025/06/01-',
        'Read Count': '1',
      },
      {
        status: 'In Progress',
        startDate: '2025-06-01',
        readings: [{ startDate: '2025-03-01', completionDate: '2025-03-31' }],
      },
      [],
    ],
    ['to read', { ...unread, 'Read Status': 'to-read' }, { status: 'Not Started' }, []],
    ['paused', { ...unread, 'Read Status': 'paused' }, { status: 'On Hold' }, []],
    [
      'given up',
      { ...unread, 'Read Status': 'did-not-finish' },
      { status: 'On Hold', tags: ['politics', 'lent', 'did-not-finish'] },
      [
        'Shelf did-not-finish. Cairn has no such status: it becomes On Hold, with the shelf as a tag.',
      ],
    ],
    [
      'read on a day that a spreadsheet has saved again',
      { 'Last Date Read': '31-Mar-25', 'Date Added': '45861', 'Dates Read': '', 'Read Count': '1' },
      { completionDate: '2025-03-31', createdAt: '2025-07-23T00:00:00.000Z' },
      [],
    ],
  ])('%s', async (_, told, expected, sentences) => {
    const { document, lost } = await foundBook(told);
    expect(document.resources).toMatchObject([expected]);
    const own = lost.filter(({ why }) => why !== 'Cairn has no field for this.');
    expect(own.map(({ what, why }) => `${what}. ${why}`)).toEqual(sentences);
  });
});

import { i18n } from '#shared/language/i18n.ts';
import { type BookDraft, booksOf, dated } from './books.ts';
import type { Fates } from './fates.ts';
import type { Row } from './files/table.ts';
import { hasColumns, type Part, tableIn } from './part.ts';
import type { Reader } from './reading.ts';

const fates: Fates = {
  Title: 'read',
  Authors: 'read',
  Contributors: 'read',
  'ISBN/UID': 'read',
  Format: 'read',
  'Read Status': 'read',
  'Date Added': 'read',
  'Last Date Read': 'read',
  'Dates Read': 'read',
  'Read Count': 'read',
  'Star Rating': 'read',
  Review: 'read',
  Tags: 'read',
};

const isOf = (part: Part): boolean => hasColumns(part, 'Title', 'Authors', 'Read Status');

const dayPattern = /\d{4}\/\d{1,2}\/\d{1,2}/g;

/** The days of a reading: '2025/02/01-2025/03/01', only its start '2025/02/01-', or only its end '2025/03/01'. */
const daysOf = (reading: string) => {
  const [first = '', second] = reading.match(dayPattern) ?? [];
  const isUnfinished = reading.endsWith('-');
  return {
    start: second !== undefined || isUnfinished ? first : '',
    end: second ?? (isUnfinished ? '' : first),
  };
};

/**
 * Separates the latest reading of a book from the earlier ones. The file lists '2021/01/05', '2025/02/01-2025/03/31',
 * or '2025/02/01-' for an unfinished reading. The latest reading of a finished book is the one that ended on the day
 * `last`. The latest reading of any other book is the unfinished one. If the book has no such reading, the other of the
 * two is the latest.
 */
const readingsIn = (row: Row, last: string) => {
  const all = row
    .get('Dates Read')
    .split(',')
    .map((reading) => reading.trim());
  const unfinished = all.find((reading) => reading.endsWith('-'));
  const ended = last && all.find((reading) => reading.endsWith(last));
  const latest =
    row.get('Read Status').trim() === 'read' ? ended || unfinished : unfinished || ended;
  return {
    start: daysOf(latest ?? '').start,
    earlier: all
      .filter((reading) => reading !== latest)
      .map(daysOf)
      .filter(({ end }) => end !== ''),
  };
};

const draftOf = (row: Row): BookDraft => {
  const uid = row.get('ISBN/UID').trim();
  const last = row.get('Last Date Read').trim();
  const { start, earlier } = readingsIn(row, last);
  const format = row.get('Format').trim();
  return {
    key: uid,
    line: row.line,
    title: row.get('Title'),
    unnamed: i18n.t('Book {id}', { id: uid }),
    author: [row.get('Authors'), row.get('Contributors')]
      .filter((names) => names !== '')
      .join(', '),
    url: null,
    shelf: row.get('Read Status'),
    tags: row.get('Tags').split(','),
    added: dated(row, 'Date Added'),
    read: dated(row, 'Last Date Read'),
    started: { ...dated(row, 'Dates Read'), date: start },
    reads: Number(row.get('Read Count')),
    countsOpenReading: false,
    earlierReads: earlier,
    pages: null,
    edition: [
      format && i18n.t('Format: {format}', { format }),
      uid && i18n.t('ISBN {isbn}', { isbn: uid }),
    ],
    rating: Number(row.get('Star Rating')),
    texts: [row.get('Review')],
  };
};

/** Reads the CSV of a StoryGraph library. Books become learning resources. */
export const storyGraph: Reader = {
  format: 'StoryGraph',
  isOf,
  fates,
  nameField: 'Title',
  read: (own, _, reading) => ({
    resources: booksOf(tableIn(own[0]).rows().map(draftOf), reading),
  }),
};

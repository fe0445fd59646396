import { i18n } from '#shared/language/i18n.ts';
import { maxPages } from '#shared/skills/model.ts';
import { type BookDraft, booksOf, dated } from './books.ts';
import type { Fates } from './fates.ts';
import type { Row } from './files/table.ts';
import { hasColumns, type Part, tableIn } from './part.ts';
import type { Reader } from './reading.ts';

const fates: Fates = {
  'Book Id': 'read',
  Title: 'read',
  Author: 'read',
  'Author l-f': 'not needed',
  'Additional Authors': 'read',
  ISBN: 'read',
  ISBN13: 'read',
  'My Rating': 'read',
  Publisher: 'read',
  'Number of Pages': 'read',
  'Year Published': 'read',
  'Original Publication Year': 'read',
  'Date Read': 'read',
  'Date Added': 'read',
  Bookshelves: 'read',
  'Exclusive Shelf': 'read',
  'My Review': 'read',
  'Private Notes': 'read',
  'Read Count': 'read',
};

const isOf = (part: Part): boolean =>
  hasColumns(part, 'Book Id', 'Title', 'Author', 'Exclusive Shelf');

/** Goodreads writes ISBNs as formulas, so that spreadsheets keep leading zeros: ="0765326353". */
const plainNumber = (text: string): string => text.replace(/[^\dX]/gi, '');

/** Null if the number of pages is missing, or is more than Cairn can keep. */
const pagesOf = (row: Row): number | null => {
  const pages = Number(row.get('Number of Pages'));
  return Number.isInteger(pages) && pages >= 1 && pages <= maxPages ? pages : null;
};

const nonEmpty = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');

/** Facts about the edition: 'Tor Books, 2010', 'ISBN 9780765326355'. Includes the pages only if `pagesOf` is null. */
const editionOf = (row: Row): string[] => {
  const first = row.get('Original Publication Year');
  const year = row.get('Year Published') || first;
  const pages = pagesOf(row) === null ? row.get('Number of Pages').trim() : '';
  const isbn = plainNumber(row.get('ISBN13')) || plainNumber(row.get('ISBN'));
  return [
    nonEmpty([row.get('Publisher'), year]).join(', '),
    first !== '' && first !== year ? i18n.t('First published in {year}', { year: first }) : '',
    pages !== '' && pages !== '0' ? i18n.t('{pages} pages', { pages }) : '',
    isbn && i18n.t('ISBN {isbn}', { isbn }),
  ];
};

const draftOf = (row: Row): BookDraft => {
  const id = plainNumber(row.get('Book Id'));
  return {
    key: id,
    line: row.line,
    title: row.get('Title'),
    unnamed: i18n.t('Book {id}', { id }),
    author: nonEmpty([row.get('Author'), row.get('Additional Authors')]).join(', '),
    url: id ? `https://www.goodreads.com/book/show/${id}` : null,
    shelf: row.get('Exclusive Shelf'),
    tags: row.get('Bookshelves').split(','),
    added: dated(row, 'Date Added'),
    read: dated(row, 'Date Read'),
    reads: Number(row.get('Read Count')),
    countsOpenReading: true,
    pages: pagesOf(row),
    edition: editionOf(row),
    rating: Number(row.get('My Rating')),
    texts: [row.get('My Review'), row.get('Private Notes')],
  };
};

/** Reads the CSV of a Goodreads library. Books become learning resources. */
export const goodreads: Reader = {
  format: 'Goodreads',
  isOf,
  fates,
  nameField: 'Title',
  read: (own, _, reading) => ({
    resources: booksOf(tableIn(own[0]).rows().map(draftOf), reading),
  }),
};

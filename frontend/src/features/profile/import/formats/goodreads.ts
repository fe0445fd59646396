import type { Day } from '#shared/core/days.ts';
import { limits, plainTags } from '#shared/core/fields.ts';
import { startOf } from '#shared/core/ids.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type ResourceStatus, resourceDefaults } from '#shared/resources/model.ts';
import { changeResource, newResource } from '#shared/resources/rules.ts';
import { statusLabel } from '../../../../ui/format/statusLabel.ts';
import type { ImportDocument } from '../found.ts';
import { dayProblem } from './civil.ts';
import { dayReader } from './dayOrder.ts';
import type { Row } from './files/table.ts';
import { cutText, fitText, isVisible } from './files/text.ts';
import { unknownMoment } from './ids.ts';
import { hasColumns, type Part, tableIn } from './part.ts';
import type { Reader, Reading } from './reading.ts';

const dateColumns = ['Date Added', 'Date Read'] as const;

type Resource = ImportDocument['resources'][number];

const isOf = (part: Part): boolean =>
  hasColumns(part, 'Book Id', 'Title', 'Author', 'Exclusive Shelf');

const shelves = new Map<string, ResourceStatus>([
  ['read', 'Completed'],
  ['currently-reading', 'In Progress'],
  ['to-read', 'Not Started'],
  ['on-hold', 'On Hold'],
  ['paused', 'On Hold'],
]);

/** On Hold is the nearest status, so the shelf stays as a tag. */
const givenUp = new Set(['did-not-finish', 'dnf', 'abandoned', 'dropped', 'gave-up', 'unfinished']);

/** The status of a shelf that Cairn knows no better. */
const nearestStatus = (shelf: string, wasRead: boolean): ResourceStatus => {
  if (givenUp.has(shelf)) return 'On Hold';
  return wasRead ? 'Completed' : 'Not Started';
};

/** Numbers of books are there as formulas, so that a spreadsheet keeps their zeros: ="0765326353". */
const plainNumber = (text: string): string => text.replace(/[^\dX]/gi, '');

/** Reviews are HTML, of which line breaks are made lines; the rest stays as it was written. */
const plainLines = (html: string): string => html.replace(/<br\s*\/?>/gi, '\n');

const sentence = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

/** What is known of the book itself: 'Tor Books, 2010. 1007 pages. ISBN 9780765326355.' */
const edition = (row: Row): string => {
  const [publisher, year] = [
    row.get('Publisher'),
    row.get('Year Published') || row.get('Original Publication Year'),
  ];
  const [pages, isbn] = [
    row.get('Number of Pages'),
    plainNumber(row.get('ISBN13')) || plainNumber(row.get('ISBN')),
  ];
  return [
    [publisher, year].filter((part) => part !== '').join(', '),
    pages && i18n.t('{pages} pages', { pages }),
    isbn && i18n.t('ISBN {isbn}', { isbn }),
  ]
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
};

const resourceOf = (
  row: Row,
  dayOf: (date: string) => Day,
  { today, now, idOf, losses }: Reading,
): Resource => {
  const fits = (text: string, max: number, what: string): string => {
    const { text: fits, isCut } = fitText(text, max);
    if (isCut) lose(what, cutText(max));
    return fits;
  };
  const bookId = plainNumber(row.get('Book Id'));
  const cut = fitText(row.get('Title'), limits.name);
  const title = isVisible(cut.text) ? cut.text : i18n.t('Book {id}', { id: bookId });
  const lose = losses.of(title, row.line);
  if (cut.isCut) lose(i18n.t('Title'), cutText(limits.name));

  const shelf = row.get('Exclusive Shelf').trim();
  const dayIn = (column: (typeof dateColumns)[number]): Day | undefined => {
    const date = row.get(column).trim();
    const day = dayOf(date);
    const problem = dayProblem(day, today);
    if (problem && date !== '') lose(`${column} ${date}`, problem);
    return problem ? undefined : day;
  };
  const added = dayIn('Date Added');
  const read = dayIn('Date Read');
  const known = shelves.get(shelf.toLowerCase());
  const status = known ?? nearestStatus(shelf.toLowerCase(), read !== undefined);
  if (!known) {
    lose(
      i18n.t('Shelf {shelf}', { shelf }),
      i18n.t('Cairn has no such status: it becomes {status}, with the shelf as a tag.', {
        status: statusLabel(status),
      }),
    );
  }
  if (status === 'Completed' && !read) {
    const why =
      row.get('Date Read').trim() === ''
        ? i18n.t('The file has none: the completion day stays empty.')
        : i18n.t('It can’t be kept: the completion day stays empty.');
    lose(i18n.t('Date read'), why);
  }
  if (status !== 'Completed' && read) {
    lose(
      i18n.t('Read on {date}', { date: read }),
      i18n.t('The book is {status}: only completed books have this day.', {
        status: statusLabel(status),
      }),
    );
  }
  const others = row.get('Additional Authors');
  const author = others ? `${row.get('Author')}, ${others}` : row.get('Author');
  const rating = Number(row.get('My Rating'));
  const tags = plainTags(
    row
      .get('Bookshelves')
      .split(',')
      .concat(shelf)
      .map((tag) => fits(tag, limits.listItem, i18n.t('Shelf {shelf}', { shelf: tag.trim() })))
      .filter((tag) => !known || tag.toLowerCase() !== shelf.toLowerCase()),
  );
  if (tags.length > limits.listItems) {
    lose(
      i18n.t('{count, plural, one {# further tag} other {# further tags}}', {
        count: tags.length - limits.listItems,
      }),
      i18n.t('There is a limit of {max, number} tags.', { max: limits.listItems }),
    );
  }
  const reads = Number(row.get('Read Count'));
  if (reads > 1)
    lose(
      i18n.t('Read {reads, plural, one {# time} other {# times}}', { reads }),
      i18n.t('Cairn keeps only one completion day.'),
    );

  const time = Math.min(added || read ? startOf(added ?? read ?? '') : unknownMoment, now);
  const createdAt = new Date(time).toISOString();
  return {
    _id: idOf('resource', bookId || title, time),
    title,
    type: 'Book',
    priority: resourceDefaults.priority,
    duration: resourceDefaults.duration,
    url: bookId ? `https://www.goodreads.com/book/show/${bookId}` : null,
    author: fits(author, limits.name, i18n.t('Authors')),
    description: fits(edition(row), limits.description, i18n.t('Description')),
    notes: fits(
      sentence([
        rating > 0 ? i18n.t('My rating: {rating} of 5', { rating }) : '',
        plainLines(row.get('My Review')).trim(),
        plainLines(row.get('Private Notes')).trim(),
      ]),
      limits.notes,
      i18n.t('Book review'),
    ),
    tags: tags.slice(0, limits.listItems),
    relatedSkills: [],
    deadline: null,
    ...changeResource(newResource, { status, completionDate: read ?? null }, today),
    // When reading began is nowhere in the file.
    startDate: null,
    createdAt,
    updatedAt: createdAt,
  };
};

/** The CSV of a Goodreads library: books as learning resources. */
export const goodreads: Reader = {
  format: 'Goodreads',
  isOf,
  read: (own, _, reading) => {
    const rows = tableIn(own[0]).rows();
    const dates = rows.flatMap((row) => dateColumns.map((column) => row.get(column)));
    const dayOf = dayReader(dates, reading);
    return { resources: rows.map((row) => resourceOf(row, dayOf, reading)) };
  },
};

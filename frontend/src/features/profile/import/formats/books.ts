import { isVisible, limits, plainTags } from '#shared/calls/fields.ts';
import { startOf } from '#shared/core/ids.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { maxReadings, type ResourceStatus, resourceDefaults } from '#shared/resources/model.ts';
import { changeResource, newResource } from '#shared/resources/rules.ts';
import { statusLabel } from '../../../../domain/status/statusLabel.ts';
import { compareKeys } from '../../../../ui/format/compare.ts';
import type { ImportDocument } from '../found.ts';
import { dayReader } from './dayOrder.ts';
import type { Row } from './files/table.ts';
import { cutText, fitText } from './files/text.ts';
import { unknownMoment } from './ids.ts';
import { dayProblem } from './importDays.ts';
import { fitOrLose } from './losses.ts';
import type { Reading } from './reading.ts';

type Resource = ImportDocument['resources'][number];

/** A date as written in a column of the file. */
type Dated = { readonly column: string; readonly date: string };

export const dated = (row: Row, column: string): Dated => ({ column, date: row.get(column) });

/** A book as in the file, not yet within Cairn's limits. */
export type BookDraft = {
  /** The source's own id, or the title. */
  readonly key: string;
  readonly line: number;
  readonly title: string;
  /** The book's name if the title is invisible. */
  readonly unnamed: string;
  readonly author: string;
  readonly url: string | null;
  /** The one shelf that holds the book. */
  readonly shelf: string;
  /** All shelves and tags. */
  readonly tags: readonly string[];
  readonly added: Dated;
  readonly read: Dated;
  /** When the last reading began, if the file says so. */
  readonly started?: Dated;
  /** How often the book was read to the end, as in the file. */
  readonly reads: number;
  /** Whether `reads` also counts a reading that has not ended. */
  readonly countsOpenReading: boolean;
  /** The earlier readings whose days are in the file. The days have the form YYYY/M/D, or are ''. */
  readonly earlierReads?: readonly { readonly start: string; readonly end: string }[];
  /** Null if unknown. */
  readonly pages: number | null;
  /** Sentences about the edition. */
  readonly edition: readonly string[];
  /** Up to 5, or 0 without a rating. */
  readonly rating: number;
  /** Reviews and notes. */
  readonly texts: readonly string[];
};

const shelves = new Map<string, ResourceStatus>([
  ['read', 'Completed'],
  ['currently-reading', 'In Progress'],
  ['to-read', 'Not Started'],
  ['on-hold', 'On Hold'],
  ['paused', 'On Hold'],
]);

/** Shelves for abandoned books. On Hold is the closest status, so the shelf also becomes a tag to keep its meaning. */
const givenUp = new Set(['did-not-finish', 'dnf', 'abandoned', 'dropped', 'gave-up', 'unfinished']);

/** The status for a shelf that Cairn does not know. */
const nearestStatus = (shelf: string, wasRead: boolean): ResourceStatus => {
  if (givenUp.has(shelf)) return 'On Hold';
  return wasRead ? 'Completed' : 'Not Started';
};

/** Reviews are HTML. Only line breaks are converted, other tags stay unchanged. */
const plainLines = (html: string): string => html.replace(/<br\s*\/?>/gi, '\n').trim();

type Days = { readonly startDate: Day | null; readonly completionDate: Day | null };

const unknownDays: Days = { startDate: null, completionDate: null };

const byEnd = (a: Days, b: Days): number =>
  compareKeys(a.completionDate ?? '', b.completionDate ?? '');

/**
 * The finished readings except the one whose days the resource itself has, oldest first. Readings without known days
 * come first.
 * @param known the readings whose days are in the file
 * @param lastRead the day on which the book was last read to the end, if it is known
 */
const closedReadings = (
  { reads, countsOpenReading }: Pick<BookDraft, 'reads' | 'countsOpenReading'>,
  status: ResourceStatus,
  known: readonly Days[],
  lastRead: Day | undefined,
): Days[] => {
  const count = Number.isFinite(reads) ? Math.floor(reads) : 0;
  const isOpen = countsOpenReading && (status === 'In Progress' || status === 'On Hold');
  const closed = status === 'Completed' || isOpen ? count - 1 : count;
  const isLastKnown = known.some(({ completionDate }) => completionDate === lastRead);
  const last =
    status !== 'Completed' && lastRead && !isLastKnown && closed > known.length
      ? [{ startDate: null, completionDate: lastRead }]
      : [];
  const dated = [...known, ...last].sort(byEnd);
  const unknown = Math.max(0, Math.min(closed, maxReadings + 1) - dated.length);
  return [...Array.from({ length: unknown }, () => unknownDays), ...dated];
};

/** Converts a book to a learning resource within Cairn's limits. */
const bookOf = (
  draft: BookDraft,
  dayOf: (date: string) => Day,
  { today, now, idOf, losses }: Reading,
): Resource => {
  const cut = fitText(draft.title, limits.name);
  const title = isVisible(cut.text) ? cut.text : draft.unnamed;
  const lose = losses.of(title, draft.line);
  const fits = (text: string, max: number, what: string) => fitOrLose(text, max, what, lose);
  if (cut.isCut) lose(i18n.t('Title'), cutText(limits.name));

  const dayIn = ({ column, date }: Dated): Day | undefined => {
    const day = dayOf(date);
    const problem = dayProblem(day, today);
    if (problem && date.trim() !== '') lose(`${column} ${date.trim()}`, problem);
    return problem ? undefined : day;
  };
  const added = dayIn(draft.added);
  const read = dayIn(draft.read);
  const shelf = draft.shelf.trim();
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
      draft.read.date.trim() === ''
        ? i18n.t('The file has none: the completion day stays empty.')
        : i18n.t('It can’t be kept: the completion day stays empty.');
    lose(i18n.t('Date read'), why);
  }
  const closed = closedReadings(
    draft,
    status,
    (draft.earlierReads ?? []).map(({ start, end }) => ({
      startDate: dayIn({ column: i18n.t('Started'), date: start }) ?? null,
      completionDate: dayIn({ column: i18n.t('Date read'), date: end }) ?? null,
    })),
    read,
  );
  if (closed.length > maxReadings) {
    lose(
      i18n.t('Read {reads, plural, one {# time} other {# times}}', { reads: draft.reads }),
      i18n.t('There is a limit of {max, number} readings.', { max: maxReadings }),
    );
  }
  const isKept = closed.some(({ completionDate }) => completionDate === read);
  if (status !== 'Completed' && read && !isKept) {
    lose(
      i18n.t('Read on {date}', { date: read }),
      i18n.t('The book is {status}: only completed books have this day.', {
        status: statusLabel(status),
      }),
    );
  }
  const tags = plainTags(
    [...draft.tags, shelf]
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
  const { rating, pages } = draft;

  const time = Math.min(added || read ? startOf(added ?? read ?? '') : unknownMoment, now);
  const createdAt = new Date(time).toISOString();
  const started = draft.started && status !== 'Not Started' ? dayIn(draft.started) : undefined;
  return {
    _id: idOf('resource', draft.key || title, time),
    title,
    type: 'Book',
    priority: resourceDefaults.priority,
    duration: resourceDefaults.duration,
    url: draft.url,
    author: fits(draft.author, limits.name, i18n.t('Authors')),
    description: fits(
      draft.edition
        .filter((part) => part !== '')
        .map((part) => `${part}.`)
        .join(' '),
      limits.description,
      i18n.t('Description'),
    ),
    notes: fits(
      [
        rating > 0 ? i18n.t('My rating: {rating} of 5', { rating }) : '',
        ...draft.texts.map(plainLines),
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
      limits.notes,
      i18n.t('Book review'),
    ),
    tags: tags.slice(0, limits.listItems),
    relatedSkills: [],
    deadline: null,
    position: null,
    parts: [],
    readings: closed.slice(-maxReadings).map((days, n) => ({
      _id: idOf('reading', `${draft.key || title}\n${n}`, time),
      ...days,
    })),
    ...changeResource(newResource, { status, pages, completionDate: read ?? null }, today),
    startDate: started ?? null,
    createdAt,
    updatedAt: createdAt,
  };
};

/** @throws UnclearDates */
export const booksOf = (drafts: readonly BookDraft[], reading: Reading): Resource[] => {
  const dates = drafts.flatMap(({ added, read }) => [added.date, read.date]);
  const dayOf = dayReader(dates, reading);
  return drafts.map((draft) => bookOf(draft, dayOf, reading));
};

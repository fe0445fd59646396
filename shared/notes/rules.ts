import { compare } from '../calls/order.ts';
import { firstCharacters } from '../core/characters.ts';
import { formatDate } from '../language/days.ts';
import { markdownHeading, markdownLine, markdownLink, markdownText } from './markdown.ts';
import { type About, maxNoteName, type Note } from './model.ts';

export const isSameOwner = (a: About, b: About): boolean => a.area === b.area && a.id === b.id;

type Placed = Pick<Note, 'date' | '_id'>;

/** The order of notes: newest day first, then newest id. */
export const newestFirst = (a: Placed, b: Placed): number =>
  compare(b.date, a.date) || compare(b._id, a._id);

/**
 * The name of a note: the first 80 characters of its first line with visible text.
 * @example noteName({text: 'Borrowing\nis lending.'}) is 'Borrowing'
 */
export const noteName = ({ text }: Pick<Note, 'text'>): string =>
  firstCharacters(text.trimStart().split(/[\r\n\u2028\u2029]/, 1)[0] ?? '', maxNoteName).trimEnd();

const placeLine = ({ place, url }: Note, name: string | undefined): string[] => {
  const parts = [
    ...(name === undefined ? [] : [markdownLine(name)]),
    ...(place === null ? [] : [markdownLine(place)]),
    ...(url === null ? [] : [markdownLink(url)]),
  ];
  return parts.length > 0 ? [parts.join(' · ')] : [];
};

/** Characters that a file's name can't have on some systems. */
const notInNames = /[\\/:*?"<>|\p{Cc}]/gu;

const fileOf = (name: string): string =>
  `${
    name
      .replace(notInNames, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '') || 'notes'
  }.md`;

/**
 * The notes about an item as a Markdown file: the item's name, then a heading for each day, newest first. Below a note
 * are its place and its address. A note's text stays text, except that its web addresses are links.
 * @param nameOf finds the name of what a note is about, if that is another item. The name is shown below the note too.
 */
export const notesDocument = (
  name: string,
  notes: readonly Note[],
  nameOf: (note: Note) => string | undefined = () => undefined,
): { readonly file: string; readonly text: string } => {
  const days = Map.groupBy(notes.toSorted(newestFirst), ({ date }) => date);
  const blocks = [...days].flatMap(([date, ofDay]) => [
    markdownHeading(2, formatDate(date)),
    ...ofDay.flatMap((note, n) => [
      ...(n > 0 ? ['---'] : []),
      markdownText(note.text),
      ...placeLine(note, nameOf(note)),
    ]),
  ]);
  return { file: fileOf(name), text: `${[markdownHeading(1, name), ...blocks].join('\n\n')}\n` };
};

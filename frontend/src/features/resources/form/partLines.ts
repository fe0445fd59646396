import { maxDuration, type Part } from '#shared/resources/model.ts';
import { readDuration } from '../../../forms/fields/duration.ts';
import { lineList } from '../../../forms/formValues.ts';
import { webAddress } from '../../../ui/links/ExternalLink.tsx';

/** A part as it is typed. `minutes` and `url` are null if the line has none. */
export type TypedPart = Pick<Part, 'title' | 'minutes' | 'url'>;

/** A part of a request. A part without `_id` is new. */
type SentPart = Pick<TypedPart, 'title'> & Partial<TypedPart> & { readonly _id?: string };

const BAR = '|';

/** Splits at the last bar. Undefined if there is no bar, or no text in front of it. */
const atLastBar = (
  line: string,
): { readonly before: string; readonly last: string } | undefined => {
  const at = line.lastIndexOf(BAR);
  const before = line.slice(0, Math.max(0, at)).trim();
  return before === '' ? undefined : { before, last: line.slice(at + 1).trim() };
};

const minutesIn = (text: string): number | null => {
  const minutes = readDuration(text, 'minutes');
  return Number.isInteger(minutes) && Number(minutes) >= 1 && Number(minutes) <= maxDuration
    ? Number(minutes)
    : null;
};

/**
 * Reads one line: 'Title', 'Title | 45', 'Title | https://…' or 'Title | 45 | https://…'. If the text after the last
 * bar is neither a duration nor a web address, it is part of the title.
 */
export const readPartLine = (line: string): TypedPart => {
  const withUrl = atLastBar(line);
  const url = withUrl ? webAddress(withUrl.last) : null;
  const rest = withUrl && url !== null ? withUrl.before : line.trim();
  const timed = atLastBar(rest);
  const minutes = timed ? minutesIn(timed.last) : null;
  return { title: timed && minutes !== null ? timed.before : rest, minutes, url };
};

/** The parts of a text with one part per line. Blank lines are skipped. */
export const readPartLines = (text: string): TypedPart[] => lineList(text).map(readPartLine);

/** The line of a part: 'Title | 45 | https://…'. */
export const partLineOf = ({ title, minutes, url }: TypedPart): string =>
  [title, minutes, url].filter((field) => field !== null).join(` ${BAR} `);

export const partLinesOf = (parts: readonly TypedPart[]): string =>
  parts.map(partLineOf).join('\n');

/** Removes and returns the first item of the list for which `passes` is true. */
const take = <T>(list: T[], passes: (item: T) => boolean): T | undefined => {
  const index = list.findIndex(passes);
  return index < 0 ? undefined : list.splice(index, 1)[0];
};

/**
 * Finds the part of each line in the form's text. Each part is used once. A line belongs to the part that had the same
 * line, or else to the part with the same title. The lines between two such lines belong to the parts that were between
 * their parts, if there are as many. So a part that was done stays done under a new title. Other lines are new parts.
 * An untouched line sends only the part's id and title, so the rest of the part stays.
 */
export const partsOfLines = (text: string, before: readonly Part[] = []): SentPart[] => {
  const lines = lineList(text);
  const free = [...before];
  const same = lines.map((line) => take(free, (part) => partLineOf(part) === line));
  const matched = lines.map(
    (line, index) => same[index] ?? take(free, ({ title }) => title === readPartLine(line).title),
  );
  const renamed = renamedParts(matched, before);
  return lines.map((line, index) => {
    const kept = same[index];
    if (kept) return { _id: kept._id, title: kept.title };
    const part = matched[index] ?? renamed.get(index);
    return { ...(part && { _id: part._id }), ...readPartLine(line) };
  });
};

/** The parts that got a new title, by the index of the line. */
const renamedParts = (
  matched: readonly (Part | undefined)[],
  before: readonly Part[],
): ReadonlyMap<number, Part> => {
  const used = new Set(matched);
  const renamed = new Map<number, Part>();
  let start = 0;
  for (let end = 0; end <= matched.length; end++) {
    if (end < matched.length && !matched[end]) continue;
    const previous = matched[start - 1];
    const next = matched[end];
    const from = previous ? before.indexOf(previous) + 1 : 0;
    const to = next ? before.indexOf(next) : before.length;
    const between = before.slice(from, Math.max(from, to));
    const isSame = between.length === end - start && between.every((part) => !used.has(part));
    if (isSame) for (const [index, part] of between.entries()) renamed.set(start + index, part);
    start = end + 1;
  }
  return renamed;
};

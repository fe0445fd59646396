import type { ProjectEntry } from '#shared/projects/model.ts';
import { lineList } from '../form/lists.ts';

/** An entry on one line, whatever it holds. */
const lineOf = ({ description }: ProjectEntry): string => lineList(description).join(' ');

/** Entries as a form shows them, one a line. */
export const entryLines = (entries: readonly ProjectEntry[]): string =>
  entries.map(lineOf).join('\n');

export type SentEntry = { readonly _id?: string; readonly description: string };

/**
 * The lines of a form as entries. A line that is an entry's stays that entry, each once, so that its
 * id and its tick are kept and its text is sent as it was, even if it had several lines.
 */
export function entriesOfLines(text: string, before: readonly ProjectEntry[]): SentEntry[] {
  const free = [...before];
  return lineList(text).map((line) => {
    const index = free.findIndex((entry) => lineOf(entry) === line);
    const [entry] = index < 0 ? [] : free.splice(index, 1);
    return entry ? { _id: entry._id, description: entry.description } : { description: line };
  });
}

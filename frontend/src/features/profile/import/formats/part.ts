import { damaged, type ImportFile, ImportProblem } from '../found.ts';
import { ankiTableOf } from './files/ankiTable.ts';
import { isOldSpreadsheet, spreadsheetMessage } from './files/spreadsheet.ts';
import { isDatabase } from './files/sqlite.ts';
import { type Table, tableOf } from './files/table.ts';
import { decode, hasMore } from './files/text.ts';
import { tooLarge } from './files/unzip.ts';

/** The content of a file. `name` is its path in the zip or folder. */
export type Part = { readonly name: string } & (
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'database'; readonly bytes: Uint8Array }
  | { readonly kind: 'broken'; readonly problem: ImportProblem }
);

/**
 * A file may have this many objects, and as many lists. 500 habits with amounts for ten years have 1,800,000 objects.
 */
const maxValues = 3_000_000;

const isTooMuch = (text: string): boolean =>
  hasMore(text, '{', maxValues) || hasMore(text, '[', maxValues);

export const partOf = ({ name, bytes }: ImportFile): Part => {
  if (isDatabase(bytes)) return { name, kind: 'database', bytes };
  if (isOldSpreadsheet(bytes))
    return { name, kind: 'broken', problem: new ImportProblem(spreadsheetMessage()) };
  const text = decode(bytes);
  if (!/^\s*[[{]/.test(text.slice(0, 1_000)))
    return { name, kind: 'table', table: ankiTableOf(text) ?? tableOf(text) };
  if (isTooMuch(text)) return { name, kind: 'broken', problem: new ImportProblem(tooLarge()) };
  try {
    return { name, kind: 'json', value: JSON.parse(text) };
  } catch {
    return { name, kind: 'broken', problem: damaged() };
  }
};

export const hasColumns = (part: Part, ...columns: string[]): boolean =>
  part.kind === 'table' && columns.every((column) => part.table.columns.includes(column));

/** Returns the table of a part for which `hasColumns` was true. */
export const tableIn = (part: Part | undefined): Table => {
  if (part?.kind !== 'table') throw new TypeError('A table was expected');
  return part.table;
};

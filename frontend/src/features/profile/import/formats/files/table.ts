import Papa from 'papaparse';
import { i18n } from '#shared/language/i18n.ts';
import { ImportProblem } from '../../found.ts';
import { hasMore } from './text.ts';

/** Thirty habits with twenty years of days have 219,000 rows. */
export const maxRows = 300_000;
/** Enough for 30 columns in each row. A current file of Goodreads has 24. */
export const maxCells = 30 * maxRows;
export const tooManyRows = () =>
  i18n.t('This file has more than 300,000 rows, which is more than Cairn can read.');
export const openQuote = () =>
  i18n.t('This file is incomplete: a quoted text does not end. Export or download it again.');

/** A row of a table. `get` returns the text of a column, or '' if there is no such column. */
export type Row = {
  /** The line in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly get: (column: string) => string;
};

export type Table = {
  readonly columns: readonly string[];
  /** Whether the file begins with Anki's lines, see ankiTable.ts. */
  readonly isForAnki?: true;
  /** Whether the cells are HTML. `get` returns them as text. */
  readonly isHtml?: boolean;
  /**
   * The non-empty rows. They are parsed on demand.
   * @throws ImportProblem
   */
  readonly rows: () => readonly Row[];
  /**
   * All rows unchanged, including the first one, for files without column names.
   * @throws ImportProblem
   */
  readonly cells: () => readonly Row[];
};

const separators = [',', ';', '\t'] as const;

/** The most frequent separator in the first line. Spreadsheets of many countries use semicolons. */
const separatorOf = (line: string): string => {
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
};

const parse = (text: string, delimiter: string, preview: number): string[][] => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview });
  if (errors.some(({ type }) => type === 'Quotes') && preview > 1)
    throw new ImportProblem(openQuote());
  return data;
};

const linesIn = (cell: string): number => cell.match(/\n/g)?.length ?? 0;

/** Excel may name the separator in a first line: 'sep=;'. */
const separatorLine = /^sep=(.)\n/i;

export const tableOf = (csv: string): Table => {
  const text = csv.replace(/\r\n?/g, '\n');
  const [before = '', named] = separatorLine.exec(text) ?? [];
  const body = text.slice(before.length);
  const delimiter = named ?? separatorOf(body.slice(0, body.search(/\n|$/)));
  const columns = (parse(body.slice(0, 10_000), delimiter, 1)[0] ?? []).map((name) => name.trim());
  const places = new Map(columns.map((name, index) => [name, index]));

  let parsed: readonly Row[] | undefined;
  const cells = () => {
    if (parsed) return parsed;
    if (hasMore(body, delimiter, maxCells)) throw new ImportProblem(tooManyRows());
    const data = parse(body, delimiter, maxRows + 2);
    if (data.length > maxRows + 1) throw new ImportProblem(tooManyRows());
    let line = linesIn(before) + 1;
    parsed = data.map((row): Row => {
      const first = line;
      line += 1 + row.reduce((sum, cell) => sum + linesIn(cell), 0);
      return { line: first, cells: row, get: (column) => row[places.get(column) ?? -1] ?? '' };
    });
    return parsed;
  };
  const rows = () =>
    cells()
      .slice(1)
      .filter((row) => row.cells.some((cell) => cell.trim() !== ''));
  return { columns, rows, cells };
};

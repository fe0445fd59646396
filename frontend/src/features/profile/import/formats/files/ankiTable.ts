import Papa from 'papaparse';
import { i18n } from '#shared/language/i18n.ts';
import { ImportProblem } from '../../found.ts';
import { maxCells, maxRows, openQuote, type Row, type Table, tooManyRows } from './table.ts';
import { hasMore } from './text.ts';
import { textOfHtml } from './textOfHtml.ts';

const lineEnds = /\r\n?|\n/g;

/** The lines at the start of a file that begin with #. A line with tags may precede them. */
const firstLines = /^(?:tags:[^\r\n]*(?:\r\n?|\n))?(?:#[^\r\n]*(?:\r\n?|\n|$))+/;
const comments = /^(?:#[^\r\n]*(?:\r\n?|\n))+/;

const separators: ReadonlyMap<string, string> = new Map(
  Object.entries({ comma: ',', semicolon: ';', tab: '\t', space: ' ', pipe: '|', colon: ':' }),
);

/** Columns that are not fields of a card. Lines at the start of the file say where they are: '#tags column:3'. */
const otherColumns = ['guid', 'notetype', 'deck', 'tags'] as const;

type Settings = ReadonlyMap<string, string>;

/** '#Separator:Tab' -> 'separator': 'Tab' */
const settingsOf = (lines: string): Settings =>
  new Map(
    lines.split(lineEnds).flatMap((line): [string, string][] => {
      const end = line.indexOf(':');
      return line.startsWith('#') && end > 0
        ? [[line.slice(1, end).trim().toLowerCase(), line.slice(end + 1)]]
        : [];
    }),
  );

/**
 * The file states the separator by its name ('Tab') or as the character itself. If the file states none, the separator
 * is a tab if the file has tabs, or else a comma.
 */
const separatorOf = (settings: Settings, body: string): string => {
  const value = settings.get('separator') ?? '';
  const named = separators.get(value.trim().toLowerCase());
  const literal = [...separators.values()].find((one) => one === value || one === value.trim());
  return named ?? literal ?? (body.includes('\t') ? '\t' : ',');
};

/** The line end between rows. Texts in quotes may have other line ends. */
const newlineOf = (body: string) => {
  const unquoted = body.slice(0, 1_000_000).replace(/"[^"]*"/g, '');
  return (/\r\n?|\n/.exec(unquoted)?.[0] ?? '\n') as '\r\n' | '\n' | '\r';
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

type Cells = Pick<Row, 'line' | 'cells'>;

/** Texts in quotes keep their line ends. */
const parse = (body: string, delimiter: string, firstLine: number): readonly Cells[] => {
  if (hasMore(body, delimiter, maxCells)) throw new ImportProblem(tooManyRows());
  const rows: Cells[] = [];
  let [line, end] = [firstLine, 0];
  let isOpen = false;
  Papa.parse<string[]>(body, {
    delimiter,
    newline: newlineOf(body),
    comments: '#',
    fastMode: false,
    preview: maxRows + 1,
    step: ({ data: cells, errors, meta }) => {
      const text = body.slice(end, meta.cursor);
      const before = count(comments.exec(text)?.[0] ?? '', lineEnds);
      rows.push({ line: line + before, cells });
      line += count(text, lineEnds);
      end = meta.cursor;
      isOpen ||= errors.some(({ type }) => type === 'Quotes');
    },
  });
  if (isOpen) throw new ImportProblem(openQuote());
  if (rows.length > maxRows) throw new ImportProblem(tooManyRows());
  return rows;
};

/**
 * The unique names of the columns. The columns labelled Front and Back are the two sides. If either label is missing,
 * the first two fields are the sides.
 */
const namesOf = (settings: Settings, delimiter: string, width: number): readonly string[] => {
  const others = new Map(
    otherColumns.map((name) => [Number(settings.get(`${name} column`)) - 1, name]),
  );
  const labels = (
    Papa.parse<string[]>(settings.get('columns') ?? '', { delimiter }).data[0] ?? []
  ).map((label) => label.trim());
  const columns = [...Array(Math.max(width, labels.length)).keys()];
  const fields = columns.filter((column) => !others.has(column));
  const labelled = (name: string) =>
    fields.find((column) => labels[column]?.toLowerCase() === name);
  const [front, back] = [labelled('front'), labelled('back')];
  const sides = front === undefined || back === undefined ? fields.slice(0, 2) : [front, back];
  const taken = new Set<string>(['', 'Front', 'Back', ...otherColumns]);
  return columns.map((column) => {
    const chosen = others.get(column) ?? ['Front', 'Back'][sides.indexOf(column)];
    if (chosen) return chosen;
    const label = labels[column] ?? '';
    const name = taken.has(label) ? i18n.t('Column {number}', { number: column + 1 }) : label;
    taken.add(name);
    return name;
  });
};

/**
 * Reads a text file of Anki as a table with the columns Front and Back. HTML becomes text. Undefined if the file does not
 * begin with Anki's lines (see https://docs.ankiweb.net/importing/text-files.html#file-headers).
 * @throws ImportProblem
 */
export const ankiTableOf = (text: string): Table | undefined => {
  const [lines = ''] = firstLines.exec(text) ?? [];
  const settings = settingsOf(lines);
  if (!settings.has('separator') && !settings.has('html')) return undefined;
  const body = text.slice(lines.length);
  const delimiter = separatorOf(settings, body);
  const isHtml = settings.get('html')?.trim().toLowerCase() === 'true';
  const parsed = parse(body, delimiter, count(lines, lineEnds) + 1);
  const width = parsed.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = namesOf(settings, delimiter, width);
  const places = new Map(columns.map((name, index) => [name, index]));
  const cells = parsed.map(
    (row): Row => ({
      ...row,
      get: (column) => {
        const cell = row.cells[places.get(column) ?? -1] ?? '';
        return isHtml ? textOfHtml(cell) : cell;
      },
    }),
  );
  const rows = cells.filter((row) => row.cells.some((cell) => cell.trim() !== ''));
  return { columns, isForAnki: true, isHtml, rows: () => rows, cells: () => cells };
};

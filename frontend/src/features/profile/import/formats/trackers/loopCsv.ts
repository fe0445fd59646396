import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { dayReader } from '../dayOrder.ts';
import type { Fates } from '../fates.ts';
import type { Row } from '../files/table.ts';
import { hasColumns, type Part, tableIn } from '../part.ts';
import type { Reader, Reading } from '../reading.ts';
import { collectDays } from './habitDays.ts';
import type { HabitDraft } from './habitDraft.ts';
import { habitsOf } from './habitOf.ts';
import { loopDay, loopDraft, loopValues } from './loop.ts';

/**
 * How the import treats each column of Habits.csv. In the files with days, all columns are read. Files with scores are
 * ignored, because scores follow from the days.
 */
const fates: Fates = {
  Name: 'read',
  Type: 'read',
  Question: 'read',
  Description: 'read',
  FrequencyNumerator: 'read',
  FrequencyDenominator: 'read',
  NumRepetitions: 'read',
  Interval: 'read',
  Color: 'read',
  Unit: 'read',
  'Target Type': 'read',
  'Target Value': 'read',
  'Archived?': 'read',
};

const isOf = (part: Part): boolean =>
  hasColumns(part, 'Name', 'FrequencyNumerator', 'FrequencyDenominator') ||
  hasColumns(part, 'Name', 'NumRepetitions', 'Interval');

type Cell = {
  readonly date: string;
  readonly value: number;
  readonly note: string;
  readonly line: number;
};

/** Reads the value of a day. Newer files have words, older ones numbers: 'YES_MANUAL' and '2' -> 2. */
const numberOf = (text: string): number => {
  const word = text.trim();
  if (Object.hasOwn(loopValues, word)) return loopValues[word as keyof typeof loopValues];
  return word === '' ? loopValues.UNKNOWN : Number(word);
};

const cellOf = ({ cells, line }: Row, value: string | undefined, note = ''): Cell => ({
  date: cells[0] ?? '',
  value: numberOf(value ?? ''),
  note,
  line,
});

const isDated = ({ cells }: Row): boolean => /\d/.test(cells[0] ?? '');

/** `001 Meditate/Checkmarks.csv`: the number is the habit's place in Habits.csv, from 1. */
const inFolder = /(?:^|[\\/])(\d{3,})(?: [^\\/]*)?[\\/]Checkmarks\.csv$/i;
const ofAll = /(?:^|[\\/])Checkmarks\.csv$/i;

/** Reads the days from the file in each habit's folder, by the habit's place. The oldest files have no header. */
const daysInFolders = (parts: readonly Part[]): Map<number, Cell[]> => {
  const days = new Map<number, Cell[]>();
  for (const part of parts) {
    const [, number] = inFolder.exec(part.name) ?? [];
    if (number === undefined || part.kind !== 'table') continue;
    const rows = part.table.cells().filter(isDated);
    days.set(
      Number(number),
      rows.map((row) => cellOf(row, row.cells[1], row.cells[2])),
    );
  }
  return days;
};

/**
 * Reads the days from the file of all habits, by each habit's place. This file has no notes. Names in its header are
 * not quoted and may contain commas, so the known names are searched in their order.
 */
const daysOfAll = (parts: readonly Part[], names: readonly string[]): Map<number, Cell[]> => {
  const days = new Map<number, Cell[]>();
  const part = parts.find(({ name }) => ofAll.test(name) && !inFolder.test(name));
  if (part?.kind !== 'table') return days;
  const [header, ...rows] = part.table.cells();
  let rest = header?.cells.slice(1).join(',') ?? '';
  let column = 0;
  names.forEach((name, index) => {
    if (!`${rest},`.startsWith(`${name},`)) return;
    rest = rest.slice(name.length + 1);
    const own = ++column;
    days.set(
      index + 1,
      rows.filter(isDated).map((row) => cellOf(row, row.cells[own])),
    );
  });
  return days;
};

/** Habits that are ticked have no value above SKIP. */
const isAmountValue = ({ value }: Cell): boolean => value > loopValues.SKIP;

/** `cells` is undefined if no file has the habit's days. */
const draftOf = (
  row: Row,
  cells: readonly Cell[] | undefined,
  dayOf: (date: string) => Day,
  { losses }: Reading,
): HabitDraft => {
  const name = row.get('Name');
  const lose = losses.of(name, row.line);
  if (!cells) {
    const why = i18n.t('Its {file} is missing. Choose the whole zip, as Loop exported it.', {
      file: 'Checkmarks.csv',
    });
    lose(i18n.t('Days'), why);
  }
  const isNamedAmount = row.get('Type') === 'NUMERICAL';
  const isAmount = isNamedAmount || (row.get('Type') === '' && (cells ?? []).some(isAmountValue));
  if (isAmount && !isNamedAmount) {
    lose(i18n.t('Target'), i18n.t('The file has no target: it becomes “at least 1”.'));
  }
  const days = collectDays(lose);
  for (const { date, value, note, line } of cells ?? []) {
    const day = dayOf(date);
    if (Number.isNaN(value)) {
      lose(
        i18n.t('Day {day}', { day }),
        i18n.t('{app} never writes this value.', { app: 'Loop Habit Tracker' }),
        line,
      );
    } else days.add(day, loopDay(value, isAmount, { note, line }), line);
  }
  const amount = {
    unit: row.get('Unit'),
    target: isNamedAmount ? Number(row.get('Target Value')) : 1,
    isAtMost: row.get('Target Type') === 'AT_MOST',
  };
  return loopDraft(
    {
      key: name,
      name,
      question: row.get('Question'),
      description: row.get('Description'),
      numerator: Number(row.get('FrequencyNumerator') || row.get('NumRepetitions')),
      denominator: Number(row.get('FrequencyDenominator') || row.get('Interval')),
      color: row.get('Color'),
      isArchived: row.get('Archived?') === 'true',
      ...(isAmount && { amount }),
      days: days.days,
    },
    lose,
  );
};

/** Reads the CSV files of Loop Habit Tracker, in a zip or unpacked, from older and newer versions. */
export const loopCsv: Reader = {
  format: 'Loop Habit Tracker',
  isOf,
  fates,
  nameField: 'Name',
  read: (own, all, reading) => {
    const rows = tableIn(own[0]).rows();
    const names = rows.map((row) => row.get('Name'));
    const days = new Map([...daysOfAll(all, names), ...daysInFolders(all)]);
    const dates = [...days.values()].flat().map(({ date }) => date);
    const dayOf = dayReader(dates, reading);
    const drafts = rows.map((row, index) => draftOf(row, days.get(index + 1), dayOf, reading));
    return { habits: habitsOf(drafts, reading) };
  },
};

/** Advice for files that Cairn refuses: what to choose instead. */

import * as z from 'zod/mini';
import { i18n } from '#shared/language/i18n.ts';
import { ImportProblem } from '../found.ts';
import { spreadsheetFiles, spreadsheetMessage } from './files/spreadsheet.ts';
import { hasColumns, type Part } from './part.ts';

export const daysAlone = () =>
  i18n.t(
    'These are only the days of Loop Habit Tracker. Choose the whole zip, as Loop exported it.',
  );
export const otherApp = (app: string) =>
  i18n.t(
    'This file is from {app}, which Cairn can’t read. In a spreadsheet, rearrange it to the columns {columns}, and save it as CSV. Cairn reads that like a file from HabitBull.',
    { app, columns: 'HabitName, HabitDescription, HabitCategory, CalendarDate, Value' },
  );

/** Returns the cells of a table's first rows, without the header and the first column. They identify the app. */
const cellsOf = (part: Part): string[] =>
  part.kind === 'table'
    ? part.table
        .cells()
        .slice(1, 100)
        .flatMap(({ cells }) => cells.slice(1))
        .map((cell) => cell.trim())
    : [];

const beginsWithDate = (part: Part): boolean =>
  part.kind === 'table' && part.table.columns[0] === 'Date' && part.table.columns.length > 1;

const isLoopDays = (part: Part): boolean =>
  beginsWithDate(part) &&
  (/(?:^|[\\/])Checkmarks\.csv$/i.test(part.name) ||
    cellsOf(part).some((cell) => /^(?:YES_MANUAL|YES_AUTO|UNKNOWN)$/.test(cell)));

/** In Way of Life's table, each habit has a column of 'Yes', 'No' and 'Skip'. */
const isWayOfLife = (part: Part): boolean => {
  const cells = beginsWithDate(part) ? cellsOf(part).filter((cell) => cell !== '') : [];
  return cells.length > 0 && cells.every((cell) => /^(?:yes|no|skip)$/i.test(cell));
};

const streaksBackup = z.object({
  tasks: z.array(z.object({ log: z.array(z.object({ d: z.number() })) })).check(z.minLength(1)),
});

const isStreaks = (part: Part): boolean =>
  hasColumns(part, 'task_id', 'entry_type', 'entry_date') ||
  (part.kind === 'json' && streaksBackup.safeParse(part.value).success);

const known: readonly (readonly [matches: (part: Part) => boolean, advice: () => string])[] = [
  [({ name }) => spreadsheetFiles.has(name), spreadsheetMessage],
  [isLoopDays, daysAlone],
  [isWayOfLife, () => otherApp('Way of Life')],
  [isStreaks, () => otherApp('Streaks')],
];

/** Returns advice for files that no reader accepts. Undefined if no file is from a known app. */
export const otherFileProblem = (parts: readonly Part[]): ImportProblem | undefined => {
  const [, advice] = known.find(([matches]) => parts.some(matches)) ?? [];
  return advice && new ImportProblem(advice());
};

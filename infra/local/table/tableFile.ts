import { closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writableFolder } from '../dataFolder.ts';
import { StartProblem } from '../startProblem.ts';

/** Nothing is deleted; the person chooses. */
export const tableProblem = (file: string, what: string, cause?: unknown) =>
  new StartProblem(
    `The table file ${file} ${what}: put back a copy of it, choose another folder with CAIRN_DATA_DIR, or move ${dirname(file)} away to start over.`,
    { cause },
  );

/**
 * Makes the file with its folder when missing, readable by its owner only; SQLite gives its
 * journal the same mode. One that is there must be whole.
 * @throws StartProblem when it can't be written, or is damaged
 */
export function prepareTableFile(file: string): void {
  writableFolder(dirname(file));
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    throw tableProblem(file, `can't be written (${reason})`, cause);
  }
  if (statSync(file).size > 0) checkWhole(file);
}

/** @throws StartProblem when the file, which held data before, has none or is damaged */
export function requireTableFile(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw tableProblem(file, 'is missing, though its folder was used before');
  if (size === 0) throw tableProblem(file, 'is empty, though its folder was used before');
  checkWhole(file);
}

const corrupt = 11;
const notADatabase = 26;

/** Reads every page before the engine opens the file, which would meet the damage later or hide it. */
function checkWhole(file: string): void {
  let found: unknown;
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    try {
      found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    } finally {
      database.close();
    }
  } catch (cause) {
    const { errcode = 0, errstr = 'unknown error' } = cause as {
      errcode?: number;
      errstr?: string;
    };
    if (![corrupt, notADatabase].includes(errcode & 0xff)) {
      throw tableProblem(file, `can't be read (${errstr})`, cause);
    }
    found = errstr;
  }
  if (found !== 'ok') throw tableProblem(file, 'is damaged', found);
}

import { closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { damageOf } from '../data/damageOf.ts';
import { writableFolder } from '../data/dataFolder.ts';
import { StartProblem } from '../startProblem.ts';

/** Describes the problem. Nothing is deleted, because the person must decide. */
export const tableProblem = (file: string, what: string, cause?: unknown) =>
  new StartProblem(
    `The table file ${file} ${what}: put back a copy of it, choose another folder with CAIRN_DATA_DIR, or move ${dirname(file)} away to start over.`,
    { cause },
  );

/**
 * Creates the file and its folder if missing, so that only their owner can read them. SQLite gives its journal the
 * same mode. An existing file must be intact.
 * @throws StartProblem if the file can't be written or is damaged
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

/**
 * Checks a file that contained data before.
 * @throws StartProblem if it is empty, missing or damaged
 */
export function requireTableFile(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw tableProblem(file, 'is missing, though its folder was used before');
  if (size === 0) throw tableProblem(file, 'is empty, though its folder was used before');
  checkWhole(file);
}

/** Checks the file before the engine opens it. The engine would notice damage only later, or hide it. */
function checkWhole(file: string): void {
  const damage = damageOf(file);
  if (damage) throw tableProblem(file, damage.what, damage.cause);
}

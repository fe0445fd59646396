import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writableFolder } from './dataFolder.ts';
import { StartProblem } from './startProblem.ts';

export type DataFolder = {
  readonly path: string;
  /** Where the parts of the app keep theirs. */
  readonly tableFile: string;
  readonly identityDir: string;
  readonly release: () => void;
};

/**
 * Makes the folder if needed and takes it for this process alone. The lock is one of the operating
 * system on a SQLite file, so it goes with the process however that ends, and none is left behind.
 * @throws StartProblem when the folder can't be written, or another process has it
 */
export function openDataFolder(given: string): DataFolder {
  const path = resolve(given);
  let lock: DatabaseSync;
  try {
    lock = new DatabaseSync(join(writableFolder(path), 'lock'), { timeout: 0 });
  } catch (cause) {
    throw unusable(cause);
  }
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if ((cause as { errcode?: number }).errcode !== sqliteBusy) throw unusable(cause);
    throw new StartProblem(
      `Another Cairn is running on the data in ${path}: stop it first, or choose another folder with CAIRN_DATA_DIR.`,
    );
  }
  return {
    path,
    tableFile: join(path, 'table.sqlite'),
    identityDir: join(path, 'identity'),
    release: () => lock.close(),
  };
}

const sqliteBusy = 5;

/** The reason is a sentence already; this adds the way out. */
const unusable = (cause: unknown) => {
  const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');
  return new StartProblem(`${reason}: choose another folder with CAIRN_DATA_DIR.`, { cause });
};

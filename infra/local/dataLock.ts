import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writableFolder } from './dataFolder.ts';
import { readProgress } from './demo/progress.ts';
import { diskFull } from './diskRoom.ts';
import { StartProblem } from './startProblem.ts';

export type DataFolder = {
  readonly path: string;
  /** Where the parts of the app keep theirs. */
  readonly tableFile: string;
  readonly identityDir: string;
  /** An earlier start came as far as the accounts, and so had made the table. */
  readonly wasUsed: boolean;
  readonly release: () => void;
};

/** Higher whenever items of the table are kept another way, which those of an older folder are not. */
const layout = '4';

/** Referenced until released: an unreferenced database is closed and unlocked by the garbage collector. */
const held = new Set<DatabaseSync>();

/**
 * Makes the folder if needed and takes it for this process alone. The lock is one of the operating
 * system on a SQLite file, so it goes with the process however that ends, and none is left behind.
 * @throws StartProblem when the folder can't be written, another process has it, or its data are of another layout
 */
export function openDataFolder(given: string): DataFolder {
  const path = resolve(given);
  let lock: DatabaseSync;
  try {
    lock = new DatabaseSync(join(writableFolder(path), 'lock'), { timeout: 0 });
  } catch (cause) {
    throw unusable(path, cause);
  }
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if ((cause as { errcode?: number }).errcode !== sqliteBusy) throw unusable(path, cause);
    throw new StartProblem(
      `Another Cairn is running on the data in ${path}: stop it first, or choose another folder with CAIRN_DATA_DIR.`,
    );
  }
  held.add(lock);
  const release = () => {
    held.delete(lock);
    lock.close();
  };
  const identityDir = join(path, 'identity');
  const wasUsed = existsSync(identityDir) || readProgress(path) !== undefined;
  const layoutFile = join(path, 'layout');
  if (!wasUsed) writeFileSync(layoutFile, layout);
  else if (!existsSync(layoutFile) || readFileSync(layoutFile, 'utf8') !== layout) {
    release();
    throw new StartProblem(
      `The data in ${path} were written by another version of Cairn, in another format: choose another folder with CAIRN_DATA_DIR, or delete this one to start over.`,
    );
  }
  return { path, tableFile: join(path, 'table.sqlite'), identityDir, wasUsed, release };
}

const sqliteBusy = 5;
const sqliteFull = 13;

/** A folder's error is a sentence already; SQLite's is not. This adds what to do. */
const unusable = (path: string, cause: unknown) => {
  const { message, errcode, errstr } = cause as {
    message: string;
    errcode?: number;
    errstr?: string;
  };
  if (errcode === sqliteFull) return diskFull(path, cause);
  const what = errstr ? `The data folder ${path} can't be locked (${errstr})` : message;
  return new StartProblem(
    `${what.replace(/\.$/, '')}: choose another folder with CAIRN_DATA_DIR.`,
    { cause },
  );
};

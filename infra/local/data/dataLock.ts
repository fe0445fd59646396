import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readProgress } from '../demo/progress.ts';
import { StartProblem } from '../startProblem.ts';
import { writableFolder } from './dataFolder.ts';
import { diskFull } from './diskRoom.ts';

export type DataFolder = {
  readonly path: string;
  /** The file with the table, and the folder with the accounts. */
  readonly tableFile: string;
  readonly identityDir: string;
  /** Whether an earlier start created the accounts. Then the table must exist too, because it is created first. */
  readonly wasUsed: boolean;
  readonly release: () => void;
};

/** Increase this when the table's layout changes. Older folders are then refused. */
const layout = '5';

/** Keeps locked databases referenced. The garbage collector would close and unlock them otherwise. */
const held = new Set<DatabaseSync>();

/**
 * Creates the folder if needed, and locks it for this process. The operating system locks a SQLite file, so the
 * lock ends with the process, even if that is killed.
 * @throws StartProblem if the folder can't be written, another process uses it, or its data have another layout
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
      `Another version of Cairn wrote ${path}, in another format. Choose another folder with CAIRN_DATA_DIR, or delete this one to start over.`,
    );
  }
  return { path, tableFile: join(path, 'table.sqlite'), identityDir, wasUsed, release };
}

const sqliteBusy = 5;
const sqliteFull = 13;

/** Wraps SQLite errors in a sentence, then says what to do. A folder's error is already a sentence. */
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

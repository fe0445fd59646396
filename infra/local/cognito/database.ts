import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writableFolder } from '../data/dataFolder.ts';
import { StartProblem } from '../startProblem.ts';
import { Install, newInstall } from './records.ts';

const FILE_NAME = 'identity.sqlite';

const SCHEMA = `
  CREATE TABLE pool (userPoolId TEXT NOT NULL, clientId TEXT NOT NULL, signingKey TEXT NOT NULL) STRICT;
  CREATE TABLE users (
    sub TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, emailVerified INTEGER NOT NULL, name TEXT,
    status TEXT NOT NULL, passwordHash TEXT NOT NULL, passwordSetAt INTEGER NOT NULL,
    createdAt INTEGER NOT NULL, modifiedAt INTEGER NOT NULL,
    resetCodeHash TEXT, resetCodeExpiresAt INTEGER
  ) STRICT;
  CREATE TABLE sessions (
    tokenHash TEXT PRIMARY KEY, sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    originJti TEXT NOT NULL UNIQUE, authTime INTEGER NOT NULL, expiresAt INTEGER NOT NULL,
    revoked INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessionsOfUser ON sessions (sub);
  CREATE INDEX sessionsByExpiry ON sessions (expiresAt);
  CREATE TABLE addressChanges (
    sub TEXT PRIMARY KEY REFERENCES users (sub) ON DELETE CASCADE, email TEXT NOT NULL,
    codeHash TEXT NOT NULL, expiresAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE disabledUsers (
    sub TEXT PRIMARY KEY REFERENCES users (sub) ON DELETE CASCADE
  ) STRICT;
`;

type Opened<S> = {
  readonly database: DatabaseSync;
  readonly install: Install;
  readonly statements: S;
};

const create = (file: string, install: Install): DatabaseSync => {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = MEMORY; BEGIN; ${SCHEMA}`);
  database
    .prepare('INSERT INTO pool VALUES (?, ?, ?)')
    .run(install.userPoolId, install.clientId, install.signingKey);
  database.exec('COMMIT');
  return database;
};

/**
 * Opens the user pool's database: `<dir>/identity.sqlite`, which only its owner can read. Without a dir, it is in
 * memory. `expected`: whether the user pool existed before. A missing file is an error then. `prepare` must fail
 * if tables are damaged.
 * @throws StartProblem if the file is missing or damaged, or can't be written
 */
export async function openDatabase<S>(
  dir: string | undefined,
  expected: boolean,
  prepare: (database: DatabaseSync) => S,
): Promise<Opened<S>> {
  if (dir === undefined) {
    const install = await newInstall();
    const database = create(':memory:', install);
    return { database, install, statements: prepare(database) };
  }
  const file = join(writable(dir), FILE_NAME);
  if (!existsSync(file)) {
    refuseToReplace(dir, file, expected);
    await createFile(file);
  }
  return openFile(file, prepare);
}

function writable(dir: string): string {
  try {
    return writableFolder(dir);
  } catch (cause) {
    const reason = (cause as Error).message.replace(/\.$/, '');
    throw new StartProblem(`${reason}: choose another folder with CAIRN_DATA_DIR.`, { cause });
  }
}

function refuseToReplace(dir: string, file: string, expected: boolean): void {
  // If SQLite's log exists without its database, the database was lost.
  if (expected || existsSync(`${file}-wal`)) {
    throw new StartProblem(
      `The accounts are lost, since ${file} is missing: put it back, or ${wayOut(dir)}.`,
    );
  }
}

const wayOut = (dir: string) =>
  `move the folder ${dirname(dir)} away to start over, or choose another with CAIRN_DATA_DIR`;

/** Creates the file under another name, then renames it. An interrupted start leaves a complete user pool or none. */
async function createFile(file: string): Promise<void> {
  const aside = `${file}.new`;
  const install = await newInstall();
  try {
    rmSync(aside, { force: true });
    // SQLite gives its other files the same mode.
    closeSync(openSync(aside, 'wx', 0o600));
    create(aside, install).close();
    renameSync(aside, file);
  } catch (cause) {
    rmSync(aside, { force: true });
    throw unwritable(file, cause);
  }
}

function openFile<S>(file: string, prepare: (database: DatabaseSync) => S): Opened<S> {
  let database: DatabaseSync | undefined;
  try {
    // SQLite would silently open a write-protected file as read-only.
    accessSync(file, constants.R_OK | constants.W_OK);
    database = new DatabaseSync(file);
    // Only one process may use the data folder.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    // Unlike quick_check, this also compares the indexes with their tables.
    const { integrity_check } = database.prepare('PRAGMA integrity_check(1)').get() ?? {};
    if (integrity_check !== 'ok') throw new Error(`${integrity_check}`);
    const install = Install.parse(database.prepare('SELECT * FROM pool').get());
    // So far, no data was written. From now on, every commit is on the disk before its response is sent.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    return { database, install, statements: prepare(database) };
  } catch (cause) {
    database?.close();
    throw isOfTheDisk(cause) ? unwritable(file, cause) : damaged(file, cause);
  }
}

/**
 * Whether the disk is the problem: SQLITE_BUSY, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL or SQLITE_CANTOPEN, or
 * an error of the operating system.
 */
const isOfTheDisk = (cause: unknown): boolean => {
  const { errcode, syscall } = cause as { errcode?: number; syscall?: string };
  return syscall !== undefined || [5, 8, 10, 13, 14].includes((errcode ?? 0) & 0xff);
};

const unwritable = (file: string, cause: unknown) => {
  const { code, message } = cause as NodeJS.ErrnoException;
  const reason = code === 'ERR_SQLITE_ERROR' ? message : code;
  return new StartProblem(
    `The accounts can't be written to ${file} (${reason}): make sure that the disk has room and that you may write there, or choose another folder with CAIRN_DATA_DIR.`,
    { cause },
  );
};

const damaged = (file: string, cause: unknown) =>
  new StartProblem(
    `The accounts in ${file} are damaged: put back a copy of this file, or ${wayOut(dirname(file))}.`,
    { cause },
  );

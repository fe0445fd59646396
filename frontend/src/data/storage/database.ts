import type { DBSchema, IDBPDatabase } from 'idb';
import type { AnyRequest } from '../client/request.ts';
import { sleep } from '../client/retry.ts';
import type { Change } from '../outbox/change.ts';
import type { ChangeStore } from '../outbox/pendingChanges.ts';
import { openWhileShown } from './openWhileShown.ts';

export type StoredResponse = {
  /** The cache's key for the response. */
  readonly key: string;
  readonly asked: readonly [route: string, request: AnyRequest];
  readonly data: unknown;
  /** When the response was received, in ms since 1970. */
  readonly at: number;
  /** The hash of the API contract with which the response was parsed. */
  readonly contract: string;
};

type Schema = DBSchema & {
  changes: { key: string; value: Change };
  responses: { key: string; value: StoredResponse };
};

export type Database = {
  readonly changes: ChangeStore;
  readonly responses: {
    readonly all: () => Promise<readonly StoredResponse[]>;
    readonly put: (response: StoredResponse) => Promise<unknown>;
    readonly remove: (key: string) => Promise<unknown>;
  };
  /** Deletes all responses, and stores nothing more. Pending changes stay. */
  readonly forgetResponses: () => Promise<unknown>;
  /** Deletes everything, and stores nothing more. A response that arrives after a log-out belongs to nobody. */
  readonly forgetAll: () => Promise<unknown>;
  /** Deletes the whole database. */
  readonly remove: () => void;
  /** Stores nothing more. */
  readonly close: () => void;
};

const prefix = 'cairn-';
const nameOf = (person: string): string => `${prefix}${person}`;

/**
 * An import has its own database. Storing it in the main database would need a new version of the main database. That
 * version would open only after every tab with the old version is closed.
 */
export const importDatabaseOf = (person: string): string => `${importPrefix}${person}`;
const importPrefix = `${prefix}import-`;

type Connection = IDBPDatabase<Schema>;

const open = (person: string, onGone: () => void): Promise<Connection> =>
  openWhileShown<Schema>(nameOf(person), {
    // Another tab deletes the database together with the account.
    blocking: onGone,
    // The person cleared the site's data.
    terminated: onGone,
    create: (db) => {
      db.createObjectStore('changes', { keyPath: 'id' });
      db.createObjectStore('responses', { keyPath: 'key' });
    },
  });

/** How long a page waits for its database to open, in ms. Another page may block the opening forever. */
const patience = 1_500;

/** Commits immediately, so that the write survives if the page closes a moment later. */
const put = async <Store extends 'changes' | 'responses'>(
  db: Connection,
  store: Store,
  value: Schema[Store]['value'],
): Promise<void> => {
  const transaction = db.transaction(store, 'readwrite');
  const written = transaction.store.put(value);
  transaction.commit();
  await Promise.all([written, transaction.done]);
};

/**
 * The data that this browser stores for one person, in a database of their own. If the browser can't store
 * anything, everything still works but lasts only as long as the page. With `onLate`, this returns after at most
 * 1.5 s. If the database opens later, `onLate` is called, and the changes made meanwhile are stored.
 */
export const openDatabase = async (person: string, onLate?: () => void): Promise<Database> => {
  let db: Connection | undefined;
  const disconnect = () => {
    db?.close();
    db = undefined;
  };
  const opening = open(person, disconnect).then(
    (opened) => {
      db = opened;
    },
    (error: unknown) => console.warn('This browser keeps nothing for later', error),
  );
  /** Runs the job right away. If the database is not open yet, this returns undefined, and the job runs later. */
  const use = async <T>(job: (db: Connection) => T) => {
    if (db) return job(db);
    opening.then(() => db && job(db)).catch(() => undefined);
    return undefined;
  };
  await (onLate ? Promise.race([opening, sleep(patience)]) : opening);
  if (onLate && !db) void use(onLate);

  const clear = (...stores: ('changes' | 'responses')[]) => {
    const cleared = use((opened) => Promise.all(stores.map((store) => opened.clear(store))));
    void use(disconnect);
    return cleared;
  };
  const remove = (name: string) => globalThis.indexedDB?.deleteDatabase(name);
  return {
    changes: {
      all: async () => (await db?.getAll('changes')) ?? [],
      put: (change) => use((opened) => put(opened, 'changes', change)),
      remove: (id) => use((opened) => opened.delete('changes', id)),
    },
    responses: {
      all: async () => (await db?.getAll('responses')) ?? [],
      put: async (response) => db && put(db, 'responses', response),
      remove: async (key) => db?.delete('responses', key),
    },
    forgetResponses: () => clear('responses'),
    forgetAll: () => {
      remove(importDatabaseOf(person));
      return clear('responses', 'changes');
    },
    remove: () => {
      void use(disconnect);
      remove(importDatabaseOf(person));
      remove(nameOf(person));
    },
    close: () => void use(disconnect),
  };
};

/**
 * The people who have a database in this browser, and whether they have an import. Empty if the browser can't list
 * databases.
 */
export const peopleHere = async () => {
  const all = (await globalThis.indexedDB?.databases?.()) ?? [];
  const names = all.map(({ name = '' }) => name);
  return names
    .filter((name) => name.startsWith(prefix) && !name.startsWith(importPrefix))
    .map((name) => name.slice(prefix.length))
    .map((person) => ({ person, hasImport: names.includes(importDatabaseOf(person)) }));
};

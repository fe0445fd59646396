import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AnyRequest } from '../client/request.ts';
import type { Change } from '../outbox/change.ts';
import type { ChangeStore } from '../outbox/pendingChanges.ts';

/** A response as last received. */
export type StoredResponse = {
  /** The cache's key for it. */
  readonly key: string;
  readonly asked: readonly [route: string, request: AnyRequest];
  readonly data: unknown;
  /** When it was received, in ms since 1970. */
  readonly at: number;
  /** The version of the contract that it was parsed with. */
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
  /** Forgets everything that was received, and keeps no more; what waits to be sent stays. */
  readonly forgetResponses: () => Promise<unknown>;
  /** Forgets everything, and keeps no more: a response that comes after a log-out is nobody's. */
  readonly forgetAll: () => Promise<unknown>;
  /** Deletes the database itself, of which not even the name is left. */
  readonly remove: () => void;
  /** Keeps no more. */
  readonly close: () => void;
};

const prefix = 'cairn-';
const nameOf = (person: string): string => `${prefix}${person}`;

/**
 * An import is kept in a database of its own: a new version of this one would have to wait until every tab
 * of the version before is closed.
 */
export const importDatabaseOf = (person: string): string => `${importPrefix}${person}`;
const importPrefix = `${prefix}work-`;

const open = async (person: string, onGone: () => void): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(nameOf(person), 1, {
    // Another tab deletes it with the account.
    blocking: onGone,
    // The person clears what the site keeps.
    terminated: onGone,
    upgrade: (db) => {
      db.createObjectStore('changes', { keyPath: 'id' });
      db.createObjectStore('responses', { keyPath: 'key' });
    },
  });

/**
 * What this browser keeps for one person: nobody else's session opens it. Where it has no room or does not allow any,
 * nothing is kept: everything works, and lasts as long as the page.
 */
export const openDatabase = async (person: string): Promise<Database> => {
  const close = () => {
    db?.close();
    db = undefined;
  };
  let db = await open(person, close).catch((error: unknown) => {
    console.warn('This browser keeps nothing for later', error);
    return undefined;
  });
  /** Committed at once: a page that closes in the next moment must not take it along. */
  const put = async <Store extends 'changes' | 'responses'>(
    store: Store,
    value: Schema[Store]['value'],
  ): Promise<void> => {
    const transaction = db?.transaction(store, 'readwrite');
    if (!transaction) return;
    const written = transaction.store.put(value);
    transaction.commit();
    await Promise.all([written, transaction.done]);
  };
  const clear = (...stores: ('changes' | 'responses')[]) => {
    const cleared = Promise.all(stores.map((store) => db?.clear(store)));
    close();
    return cleared;
  };
  const remove = (name: string) => globalThis.indexedDB?.deleteDatabase(name);
  return {
    changes: {
      all: async () => (await db?.getAll('changes')) ?? [],
      put: (change) => put('changes', change),
      remove: async (id) => db?.delete('changes', id),
    },
    responses: {
      all: async () => (await db?.getAll('responses')) ?? [],
      put: (response) => put('responses', response),
      remove: async (key) => db?.delete('responses', key),
    },
    forgetResponses: () => clear('responses'),
    forgetAll: () => {
      remove(importDatabaseOf(person));
      return clear('responses', 'changes');
    },
    remove: () => {
      close();
      remove(importDatabaseOf(person));
      remove(nameOf(person));
    },
    close,
  };
};

/** The people whose databases are in this browser, none where it does not say, and whether an import is one of them. */
export const peopleHere = async () => {
  const all = (await globalThis.indexedDB?.databases?.()) ?? [];
  const names = all.map(({ name = '' }) => name);
  return names
    .filter((name) => name.startsWith(prefix) && !name.startsWith(importPrefix))
    .map((name) => name.slice(prefix.length))
    .map((person) => ({ person, hasImport: names.includes(importDatabaseOf(person)) }));
};

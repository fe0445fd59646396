import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Change } from './outbox/change.ts';
import type { ChangeStore } from './outbox/createOutbox.ts';
import type { AnyRequest } from './request.ts';

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
};

const nameOf = (person: string): string => `cairn-${person}`;

/**
 * Long work of a person is kept in a database of its own: a new version of this one would have to wait until every tab
 * of the version before is closed.
 */
export const workDatabaseOf = (person: string): string => `cairn-work-${person}`;

const open = (person: string, onGone: () => void): Promise<IDBPDatabase<Schema>> =>
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

/** What this browser keeps for one person: nobody else's session opens it. */
export const openDatabase = async (person: string): Promise<Database> => {
  /** Nothing is there any more, and nothing is kept: what is changed can still be sent. */
  const close = () => {
    db?.close();
    db = undefined;
  };
  let db: IDBPDatabase<Schema> | undefined = await open(person, close);
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
  const removeWork = () => indexedDB.deleteDatabase(workDatabaseOf(person));
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
      removeWork();
      return clear('responses', 'changes');
    },
    remove: () => {
      close();
      removeWork();
      indexedDB.deleteDatabase(nameOf(person));
    },
  };
};

/** Where the browser has no room or does not allow any: everything works, and lasts as long as the page. */
export const memoryDatabase = (): Database => {
  const changes = new Map<string, Change>();
  const responses = new Map<string, StoredResponse>();
  const forgetResponses = async () => responses.clear();
  const forgetAll = async () => {
    changes.clear();
    await forgetResponses();
  };
  return {
    changes: {
      all: async () => [...changes.values()],
      put: async (change) => changes.set(change.id, change),
      remove: async (id) => changes.delete(id),
    },
    responses: {
      all: async () => [...responses.values()],
      put: async (response) => responses.set(response.key, response),
      remove: async (key) => responses.delete(key),
    },
    forgetResponses,
    forgetAll,
    remove: forgetAll,
  };
};

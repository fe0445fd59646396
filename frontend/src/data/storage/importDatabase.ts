import type { DBSchema } from 'idb';
import { sleep } from '../client/retry.ts';
import { createLock, type Lock } from '../sync/lock.ts';
import { importDatabaseOf, peopleHere } from './database.ts';
import { openWhileShown } from './openWhileShown.ts';

export type StoredImport<Job, Progress> = { readonly job: Job; readonly progress: Progress };

export type ImportStore<Job, Progress> = {
  readonly load: () => Promise<StoredImport<Job, Progress> | undefined>;
  readonly begin: (job: Job, progress: Progress) => Promise<void>;
  /** Stores only the small progress. The large job is not written again. */
  readonly advance: (progress: Progress) => Promise<void>;
  readonly forget: () => Promise<void>;
  readonly close: () => void;
};

/** The tab that holds this lock may change the person's stored import. */
export const importLockOf = (person: string): Lock => createLock(`cairn-import-${person}`);

const store = 'import';

type Schema = DBSchema & { [store]: { key: 'job' | 'progress'; value: unknown } };

/** How long an import waits for its database, in ms. */
const patience = 5_000;

/**
 * Opens a person's import in this browser, so that it can resume after a crash.
 * @throws Error if the browser stores nothing, or if the database does not open within 5 s
 */
export const openImportStore = async <Job, Progress>(
  person: string,
): Promise<ImportStore<Job, Progress>> => {
  const opening = openWhileShown<Schema>(importDatabaseOf(person), {
    create: (created) => void created.createObjectStore(store),
    // A log-out deletes the database, which must not be open then.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  const db = await Promise.race([opening, sleep(patience)]);
  if (!db) {
    opening.then((late) => late.close()).catch(() => undefined);
    throw new Error('The database of the import does not open');
  }
  return {
    load: async () => {
      const [job, progress] = await Promise.all([db.get(store, 'job'), db.get(store, 'progress')]);
      return job && progress ? ({ job, progress } as StoredImport<Job, Progress>) : undefined;
    },
    begin: async (job, progress) => {
      const transaction = db.transaction(store, 'readwrite');
      await Promise.all([
        transaction.store.put(job, 'job'),
        transaction.store.put(progress, 'progress'),
        transaction.done,
      ]);
    },
    advance: async (progress) => void (await db.put(store, progress, 'progress')),
    forget: () => db.clear(store),
    close: () => db.close(),
  };
};

/** A person's stored import. Undefined if the person has none. No database is opened in that case. */
export const storedImportOf = async <Job, Progress>(
  person: string,
): Promise<StoredImport<Job, Progress> | undefined> => {
  const found = (await peopleHere()).find((one) => one.person === person);
  if (!found?.hasImport) return undefined;
  const imports = await openImportStore<Job, Progress>(person);
  try {
    return await imports.load();
  } finally {
    imports.close();
  }
};

/** For browsers that store nothing. The import then lasts as long as the page. */
export const memoryImportStore = <Job, Progress>(): ImportStore<Job, Progress> => {
  let stored: StoredImport<Job, Progress> | undefined;
  return {
    load: async () => stored,
    begin: async (job, progress) => {
      stored = { job, progress };
    },
    advance: async (progress) => {
      if (stored) stored = { ...stored, progress };
    },
    forget: async () => {
      stored = undefined;
    },
    close: () => undefined,
  };
};

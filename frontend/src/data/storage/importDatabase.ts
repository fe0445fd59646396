import { type DBSchema, openDB } from 'idb';
import { workDatabaseOf } from './database.ts';

/** Something long that a person began, and how far it came. */
export type Kept<Work, Progress> = { readonly work: Work; readonly progress: Progress };

export type WorkStore<Work, Progress> = {
  readonly load: () => Promise<Kept<Work, Progress> | undefined>;
  readonly begin: (work: Work, progress: Progress) => Promise<void>;
  /** The progress is small, and the work is not written again. */
  readonly advance: (progress: Progress) => Promise<void>;
  readonly forget: () => Promise<void>;
};

const store = 'work';

type Schema = DBSchema & { [store]: { key: 'work' | 'progress'; value: unknown } };

/** What this browser keeps of the work of one person, so that it goes on after a crash. */
export const openWork = async <Work, Progress>(
  person: string,
): Promise<WorkStore<Work, Progress>> => {
  const db = await openDB<Schema>(workDatabaseOf(person), 1, {
    upgrade: (created) => void created.createObjectStore(store),
    // A log-out deletes it.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  return {
    load: async () => {
      const [work, progress] = await Promise.all([
        db.get(store, 'work'),
        db.get(store, 'progress'),
      ]);
      return work && progress ? ({ work, progress } as Kept<Work, Progress>) : undefined;
    },
    begin: async (work, progress) => {
      const transaction = db.transaction(store, 'readwrite');
      await Promise.all([
        transaction.store.put(work, 'work'),
        transaction.store.put(progress, 'progress'),
        transaction.done,
      ]);
    },
    advance: async (progress) => void (await db.put(store, progress, 'progress')),
    forget: () => db.clear(store),
  };
};

/** Where the browser keeps nothing: the work lasts as long as the page. */
export const memoryWork = <Work, Progress>(): WorkStore<Work, Progress> => {
  let kept: Kept<Work, Progress> | undefined;
  return {
    load: async () => kept,
    begin: async (work, progress) => {
      kept = { work, progress };
    },
    advance: async (progress) => {
      if (kept) kept = { ...kept, progress };
    },
    forget: async () => {
      kept = undefined;
    },
  };
};

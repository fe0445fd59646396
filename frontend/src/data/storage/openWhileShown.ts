import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

type Callbacks<Schema extends DBSchema> = Pick<
  OpenDBCallbacks<Schema>,
  'blocking' | 'terminated'
> & {
  readonly create: (db: IDBPDatabase<Schema>) => void;
};

/**
 * Opens a database, and creates it if needed. In WebKit, a page that is left in the middle of the creation may leave an
 * unfinished database that no page can ever open. So leaving the page aborts the creation, and returning repeats it.
 */
export const openWhileShown = async <Schema extends DBSchema>(
  name: string,
  { create, ...callbacks }: Callbacks<Schema>,
): Promise<IDBPDatabase<Schema>> => {
  let abort = (): void => undefined;
  let shownAgain: Promise<unknown> | undefined;
  const onLeave = () => {
    shownAgain = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
    abort();
  };
  addEventListener('pagehide', onLeave);
  try {
    return await openDB<Schema>(name, 1, {
      ...callbacks,
      upgrade: (db, _, __, transaction) => {
        abort = () => {
          transaction.abort();
          db.close();
        };
        const onEnd = () => {
          abort = () => db.close();
        };
        transaction.done.then(onEnd, onEnd);
        if (shownAgain) abort();
        else create(db);
      },
    });
  } catch (error) {
    if (!shownAgain) throw error;
    await shownAgain;
    return openWhileShown(name, { create, ...callbacks });
  } finally {
    removeEventListener('pagehide', onLeave);
  }
};

import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

type Callbacks<Schema extends DBSchema> = Pick<
  OpenDBCallbacks<Schema>,
  'blocking' | 'terminated'
> & {
  /** Creates the stores of a new database. */
  readonly create: (db: IDBPDatabase<Schema>) => void;
};

/**
 * Opens a database, and creates it if needed. If a page is left in the middle of the creation, WebKit may keep it
 * unfinished, and then no page can ever open the database. So leaving the page aborts the creation, and returning to
 * the page repeats it.
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

/** The latest unfinished job of each key. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs jobs with the same key one after another, in this process. The local server is one process, and without this,
 * its simultaneous writes of an item would make each other fail and retry. A Lambda has one call at a time, so this
 * changes nothing there.
 */
export const inTurn = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const before = last.get(key) ?? Promise.resolve();
  const own = before.then(work, work);
  last.set(key, own);
  try {
    return await own;
  } finally {
    if (last.get(key) === own) last.delete(key);
  }
};

import { decodeTime } from 'ulid';
import { openDatabase, peopleHere } from '../storage/database.ts';
import { storedImportOf } from '../storage/importDatabase.ts';

/** How long this browser keeps data that other people left behind, in ms. */
const longestWait = 30 * 24 * 60 * 60 * 1_000;

/**
 * Deletes other people's data once all of it is old. If their session ended elsewhere, their changes and import are
 * still here, and they may never return. `now` is in ms since 1970.
 */
export const forgetOthers = async (person: string, now: number): Promise<void> => {
  const others = (await peopleHere()).filter((one) => one.person !== person);
  for (const { person: other } of others) {
    const database = await openDatabase(other);
    const ids = (await database.changes.all()).map(({ id }) => id);
    const stored = await storedImportOf<{ readonly id: string }, unknown>(other);
    if (stored) ids.push(stored.job.id);
    if (ids.every((id) => now - decodeTime(id) > longestWait)) database.remove();
    else database.close();
  }
};

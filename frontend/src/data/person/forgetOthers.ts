import { decodeTime } from 'ulid';
import { openDatabase, peopleHere } from '../storage/database.ts';
import { storedImportOf } from '../storage/importDatabase.ts';

/** How long this browser keeps the changes and the import that another person left behind, in ms. */
const longestWait = 30 * 24 * 60 * 60 * 1_000;

/**
 * Deletes the data of each other person who has no recent change or import here. If a session ends elsewhere, its
 * person's changes and import stay in this browser, and the person may never return. `now` is in ms since 1970.
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

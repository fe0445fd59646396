import { decodeTime } from 'ulid';
import { openDatabase, peopleHere } from './database.ts';
import { openImportStore } from './importDatabase.ts';

/** How long changes wait for a person whose session ended while others use the browser, in ms. */
const longestWait = 30 * 24 * 60 * 60 * 1_000;

/**
 * Deletes what this browser keeps for people other than `person`, once all of it is old. A session that was ended
 * elsewhere leaves changes and an import behind, and their owner may never come back. `now` is in ms since 1970.
 */
export const forgetOthers = async (person: string, now: number): Promise<void> => {
  const others = (await peopleHere()).filter((one) => one.person !== person);
  for (const { person: other, hasImport } of others) {
    const database = await openDatabase(other);
    const ids = (await database.changes.all()).map(({ id }) => id);
    if (hasImport) ids.push(...(await importsOf(other)));
    if (ids.every((id) => now - decodeTime(id) > longestWait)) database.remove();
    else database.close();
  }
};

const importsOf = async (person: string): Promise<readonly string[]> => {
  const imports = await openImportStore<{ readonly id: string }, unknown>(person);
  const stored = await imports.load();
  imports.close();
  return stored ? [stored.job.id] : [];
};

import { DatabaseSync } from 'node:sqlite';

const corrupt = 11;
const notADatabase = 26;

/**
 * Reads every page of a SQLite file. Returns a description of the damage, for example `is damaged`. Undefined if
 * the file is intact.
 */
export function damageOf(file: string): { what: string; cause: unknown } | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    try {
      const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
      return found === 'ok' ? undefined : { what: 'is damaged', cause: found };
    } finally {
      database.close();
    }
  } catch (cause) {
    const { errcode = 0, errstr = 'unknown error' } = cause as {
      errcode?: number;
      errstr?: string;
    };
    return [corrupt, notADatabase].includes(errcode & 0xff)
      ? { what: 'is damaged', cause: errstr }
      : { what: `can't be read (${errstr})`, cause };
  }
}

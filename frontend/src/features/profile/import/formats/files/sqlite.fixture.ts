// biome-ignore-start lint/style/noRestrictedImports: only a database that SQLite itself wrote shows that one can be read
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
// biome-ignore-end lint/style/noRestrictedImports: see above

/** Runs these SQL statements in a new SQLite database and returns its bytes. `more` may add rows. */
export const databaseOf = (sql: string, more?: (database: DatabaseSync) => void): Uint8Array => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-'));
  try {
    const path = join(folder, 'backup.db');
    const database = new DatabaseSync(path);
    database.exec(sql);
    more?.(database);
    database.close();
    return new Uint8Array(readFileSync(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

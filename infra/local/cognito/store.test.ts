import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import type { User } from './records.ts';
import { openStore } from './store.ts';

const person = (): User => {
  const sub = randomUUID();
  return {
    sub,
    email: `${sub}@example.com`,
    emailVerified: true,
    name: 'Anna Ödegård',
    status: 'CONFIRMED',
    passwordHash: 'scrypt$10$c2FsdA$a2V5',
    passwordSetAt: 1,
    createdAt: 1,
    modifiedAt: 1,
    resetCodeHash: null,
    resetCodeExpiresAt: null,
  };
};

test.each([
  ['users', 'sub = ? OR email = ?'],
  ['users', 'sub = ?'],
  ['sessions', 'tokenHash = ?'],
  ['sessions', 'originJti = ?'],
  ['sessions', 'sub = ?'],
  ['sessions', 'expiresAt <= ?'],
])('%s are found by %s without a full scan', async (table, condition) => {
  const { database } = await openDatabase(undefined, false, () => undefined);
  const plan = database.prepare(`EXPLAIN QUERY PLAN SELECT * FROM ${table} WHERE ${condition}`);
  const steps = plan.all(...(condition.match(/\?/g) ?? []).map(() => 1));
  database.close();
  const details = steps.map(({ detail }) => String(detail));
  expect(details.length).toBeGreaterThan(0);
  for (const detail of details) expect(detail).not.toMatch(/^SCAN/);
});

test('a change writes no more bytes if there are more users', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'cairn-store-'));
  const store = await openStore(dir, false);
  const log = () => statSync(join(dir, 'identity.sqlite-wal')).size;
  /** How many bytes a change adds to SQLite's log, which has one frame per changed page. */
  const written = (change: () => void) => {
    const before = log();
    change();
    return log() - before;
  };
  const frame = 4_096 + 24;
  for (let i = 0; i < 200; i++) store.addUser(person());
  const newest = person();
  // An insert changes a leaf page of the table and of each of its two indexes. It changes a few more if a page is
  // full.
  expect(written(() => store.addUser(newest)) / frame).toBeOneOf([3, 4, 5, 6]);
  expect(written(() => store.changeUser({ ...newest, name: 'Anna' })) / frame).toBeOneOf([1, 2, 3]);
  store.close();
  expect(statSync(join(dir, 'identity.sqlite')).size / frame).toBeGreaterThan(15);
  rmSync(dir, { recursive: true });
});

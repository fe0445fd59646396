import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { habitKeys } from '#functions/api/habits/keys.ts';
import { logger } from '#functions/logger.ts';
import { emptyRange } from '#functions/table/emptyRange.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { openLocalTable } from '#infra/local/table/localTable.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { allItems, everything, writeItem, writeItems } from '#testing/live/items.ts';
import { pointersTo } from '#testing/live/pointers.ts';
import { restoreDrill } from '../../testing/restoreDrill.ts';
import { restoreEveryone, restoreUser } from './restore.ts';
import { readArguments, run } from './restoreCommand.ts';

logger.setLogLevel('SILENT');
const cairn = await startCairn({ engines });
const endpoint = process.env.DYNAMODB_ENDPOINT ?? '';
const live = process.env.TABLE_NAME ?? '';
const client = new DynamoDBClient({ endpoint });
const empty = await openLocalTable(endpoint, 'empty-copy');
afterAll(async () => {
  await empty.drop();
  client.destroy();
  await cairn.stop();
});

test('the restore drill restores exactly what was damaged @exhaustive', async () => {
  const { planned, done, again, everyone } = await restoreDrill(cairn);
  expect(done).toEqual(planned);
  // The skill is missing with its activity, assessment and note. These changed: the habit, the project, the review, the
  // counts, the month, and the resource without its tag.
  expect(done).toMatchObject({ missing: 4, surplus: 1 });
  expect(done.changed).toBeGreaterThanOrEqual(5);
  expect(again).toMatchObject({ changed: 0, missing: 0, surplus: 0 });
  expect(again.same).toBe(done.same + done.changed + done.missing);
  // The other person has a habit more, so their counts changed.
  expect(everyone).toMatchObject({ changed: 1, missing: 0, surplus: 1 });
}, 60_000);

describe('an empty copy', () => {
  const plan = {
    from: { client, table: empty.name },
    to: { client, table: live },
    apply: true,
  };

  test.each([
    { of: 'everyone', restore: () => restoreEveryone(plan) },
    { of: 'one person', restore: () => restoreUser(plan, randomUUID()) },
  ])('is never restored for $of, because that would delete everything', async ({ restore }) => {
    await writeItem({ ...keys.counts(randomUUID()), habits: 1 });
    const before = await everything();
    await expect(restore()).rejects.toThrow('Nothing was written');
    expect(await everything()).toEqual(before);
  });
});

test('a restore writes more items than fit in one request, with values of every type', async () => {
  const userId = randomUUID();
  const items = Array.from({ length: 60 }, (_, n) => ({
    ...habitKeys.habit(userId, `${n}`.padStart(26, '0')),
    done2026: Uint8Array.of(n, 255),
    nested: { list: [n, 'text', null, true], map: { n: n / 8 } },
  }));
  await writeItems(items);
  const copy = await openLocalTable(endpoint, 'copy-of-many');
  const there = { client, table: copy.name };
  const here = { client, table: live };
  await writeItem({ ...keys.profile(userId), createdAt: 'now' });
  await writeItem({ ...keys.attempts('an address'), tallies: {}, places: {} });
  const before = await allItems();
  await expect(restoreUser({ from: there, to: here, apply: true }, userId)).rejects.toThrow();
  const filled = await restoreEveryone({ from: here, to: there, apply: true });
  const persons = before.filter(({ pk }) => String(pk).startsWith('USER#'));
  expect(filled.missing).toBe(persons.length);
  // Attempts belong to no person, so they are not restored.
  expect(persons.length).toBeLessThan(before.length);
  const now = randomUUID();
  const moved = await restoreUser({ from: there, to: here, apply: true }, userId, now);
  expect(moved).toMatchObject({ partitions: 1, same: 0, missing: 61, surplus: 0 });
  const ofNow = (await allItems()).filter(({ pk }) => pk === keys.profile(now).pk);
  const own = before.filter(({ pk }) => pk === keys.profile(userId).pk);
  expect(ofNow.map(({ pk: _, ...rest }) => rest)).toEqual(own.map(({ pk: _, ...rest }) => rest));
  await emptyRange(ranges.everything(now));
  const back = await restoreUser({ from: there, to: here, apply: true }, userId);
  expect(back).toMatchObject({ partitions: 1, same: 61, changed: 0, missing: 0, surplus: 0 });
  const withoutPointers = (items: Awaited<ReturnType<typeof allItems>>) =>
    items.filter(({ pk }) => !String(pk).startsWith('DUE#'));
  expect(withoutPointers(await allItems())).toEqual(withoutPointers(before));
  await copy.drop();
});

test('three processes each restore some of the people, and together all of them', async () => {
  const users = Array.from({ length: 30 }, () => keys.profile(randomUUID()));
  await writeItems(users.map((key) => ({ ...key, createdAt: 'then' })));
  const copy = await openLocalTable(endpoint, 'copy-by-parts');
  const plan = { from: { client, table: live }, to: { client, table: copy.name }, apply: true };
  const whole = await restoreEveryone({ ...plan, apply: false });
  const parts: number[] = [];
  for (const number of [1, 2, 3])
    parts.push((await restoreEveryone(plan, { number, of: 3 })).missing);
  expect(parts.every((missing) => missing > 0)).toBe(true);
  expect(parts.reduce((sum, missing) => sum + missing)).toBe(whole.missing);
  expect(await restoreEveryone(plan)).toMatchObject({ changed: 0, missing: 0, surplus: 0 });
  await copy.drop();
});

test('a restored person is checked for reminders within a minute, also in another account, unless nothing changed', async () => {
  const [then, now] = [randomUUID(), randomUUID()];
  await writeItem({ ...keys.profile(then), createdAt: 'then' });
  const copy = await openLocalTable(endpoint, 'copy-of-pointers');
  const there = { client, table: copy.name };
  const here = { client, table: live };
  await restoreUser({ from: here, to: there, apply: true }, then);
  await restoreUser({ from: there, to: here, apply: true }, then);
  expect(await pointersTo(then)).toEqual([]);
  await restoreUser({ from: there, to: here, apply: false }, then, now);
  expect(await pointersTo(now)).toEqual([]);
  await restoreUser({ from: there, to: here, apply: true }, then, now);
  const [pointer] = await pointersTo(now);
  expect((pointer?.at ?? 0) * 60_000 - Date.now()).toBeLessThanOrEqual(60_000);
  await copy.drop();
});

describe('the command', () => {
  const user = randomUUID();

  test.each([
    { args: [], says: '--from is missing' },
    { args: ['--from', 'copy'], says: '--to is missing' },
    { args: ['--from', 'live', '--to', 'live', '--everyone'], says: 'must be two tables' },
    { args: ['--from', 'copy', '--to', 'live'], says: 'either --user or --everyone' },
    {
      args: ['--from', 'copy', '--to', 'live', '--everyone', '--user', user],
      says: 'either --user or --everyone',
    },
    { args: ['--from', 'copy', '--to', 'live', '--user', 'ada'], says: '--user must be the id' },
    {
      args: ['--from', 'copy', '--to', 'live', '--everyone', '--as', user],
      says: '--as needs --user',
    },
    {
      args: ['--from', 'copy', '--to', 'live', '--everyone', '--part', '3/2'],
      says: '--part must look like 1/4',
    },
    {
      args: ['--from', 'copy', '--to', 'live', '--user', user, '--part', '1/2'],
      says: '--part needs --everyone',
    },
    { args: ['--form', 'copy'], says: "'--form'" },
  ])('$args prints $says', ({ args, says }) => {
    expect(() => readArguments(args)).toThrow(says);
  });

  test('without --apply it only reports what it would do', async () => {
    const copy = await openLocalTable(endpoint, 'copy-of-one');
    await writeItem({ ...keys.profile(user), createdAt: 'then' });
    const args = ['--from', live, '--to', copy.name, '--user', user];
    const planned = await run(readArguments(args));
    expect(planned).toContain('1 are gone: would be brought back.');
    expect(planned).toContain('Add --apply');
    expect(await run(readArguments([...args, '--apply']))).toContain('1 are gone: brought back.');
    expect(await run(readArguments(args))).toContain('1 items are as in the copy already.');
    await copy.drop();
  });
});

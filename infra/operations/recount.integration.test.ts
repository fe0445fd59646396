import { randomUUID } from 'node:crypto';
import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { skillKeys } from '#functions/api/ledger/keys.ts';
import { logger } from '#functions/logger.ts';
import { emptyRange } from '#functions/table/emptyRange.ts';
import { type Key, keys, ranges } from '#functions/table/keys.ts';
import { onlySet } from '#functions/table/revision.ts';
import { removeItem } from '#functions/table/updating.ts';
import { idOn } from '#shared/core/ids.ts';
import { habits } from '#shared/habits/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { everything, ownItems, readItem, writeItem, writeItems } from '#testing/live/items.ts';
import { type Person, registerPerson } from '#testing/live/people.ts';
import { recount } from './recount.ts';
import { readArguments, run } from './recountCommand.ts';

logger.setLogLevel('SILENT');
const cairn = await startCairn({ engines });
const table = process.env.TABLE_NAME ?? '';
const client = new DynamoDBClient({ endpoint: process.env.DYNAMODB_ENDPOINT ?? '' });
afterAll(async () => {
  client.destroy();
  await cairn.stop();
});

let person: Person;
let userId: string;
let skillId: string;
/** The person's items, as each test begins with them. */
let correct: Awaited<ReturnType<typeof ownItems>>;
const month = () => skillKeys.month(userId, '2024-01');
const skill = () => skillKeys.skill(userId, skillId);
const log = (date: string) =>
  person.send(skills.logHours, { params: { id: skillId }, body: { hours: 0.5, date } });

beforeAll(async () => {
  person = await registerPerson(cairn);
  userId = person.user._id;
  const make = async () => {
    const body = { name: 'Rust', category: 'Other' } as const;
    return (await person.call(skills.create, { body })).data.skill._id;
  };
  for (const id of [await make(), await make()]) {
    skillId = id;
    for (const date of ['2023-12-31', '2024-01-01', '2024-01-01', '2024-12-31']) await log(date);
  }
  correct = await ownItems(person);
});
beforeEach(async () => {
  await emptyRange(ranges.everything(userId));
  await writeItems(correct as never);
});

const command = (...more: string[]) =>
  run(readArguments(['--table', table, '--user', userId, ...more]));

const nobody = randomUUID();

/** A client that calls `run` before each command of this kind, as if somebody made a change meanwhile. */
const before = (command: string, run: () => Promise<unknown>) => {
  const slow = new DynamoDBClient({ endpoint: process.env.DYNAMODB_ENDPOINT ?? '' });
  slow.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === command) await run();
        return next(args);
      },
    { step: 'initialize' },
  );
  return slow;
};

test('correct sums stay unchanged', async () => {
  const before = await everything();
  expect(await command('--apply')).toContain('8 activities. All sums and counts are right');
  expect(await everything()).toEqual(before);
  const none = await recount({ client, table }, nobody, true);
  expect(none).toEqual({ activities: 0, wrong: [] });
  expect(await everything()).toEqual(before);
});

test('an activity without a skill counts for its day and its month, and for no skill', async () => {
  const key = skillKeys.activity(userId, idOn('2024-01-01'));
  const createdAt = new Date().toISOString();
  await writeItem({ ...key, type: 'Reading', time: 25, source: 'resource', createdAt });
  const { time } = (await readItem(month())) ?? {};
  expect(await command('--apply')).toContain('were written again: MONTH#2024-01, UNASSIGNED.');
  expect(await readItem(month())).toMatchObject({ 1: 5, time: Number(time) + 25 });
  expect(await readItem(skillKeys.unassigned(userId))).toMatchObject({
    loggedTime: 25,
    entries: 1,
  });
  expect((await person.call(skills.stats, {})).data.totalHours).toBe(4);
});

test('a day that lost all its activities has correct sums', async () => {
  const { data } = await person.call(skills.logHours, {
    params: { id: skillId },
    body: { hours: 1, date: '2022-02-02' },
  });
  const params = { id: skillId, activityId: data.activity._id };
  await person.call(skills.removeActivity, { params });
  expect(await command()).toContain('8 activities. All sums and counts are right');
});

test.each<[string, () => Key, Record<string, unknown>]>([
  ['a month without the count of a day', month, { 1: undefined }],
  ['a month with a count that is not a number', month, { 1: 'x' }],
  ['a month that counts too many', month, { 1: 5 }],
  ['a month that counts a day too many', month, { 7: 1 }],
  ['a month with other hours', month, { time: 1 }],
  ['a month without a revision', month, { revision: undefined }],
  ['a month with a revision that is not a number', month, { revision: 'x' }],
  ['a skill with other hours', skill, { loggedTime: 5 }],
  ['a skill with other bytes', skill, { loggedBytes: 5 }],
  ['a skill with another number of entries', skill, { entries: 0 }],
  ['a skill with another last day', skill, { lastActivityDate: '2030-01-01' }],
  ['a skill without its last day', skill, { lastActivityDate: undefined }],
])('%s is recomputed with apply, and later logs still count', async (_, place, damage) => {
  const key = place();
  const whole = (await readItem(key)) ?? {};
  const damaged = Object.entries({ ...whole, ...damage }).filter(
    ([, value]) => value !== undefined,
  );
  await writeItem({ ...Object.fromEntries(damaged), ...key });
  const before = await everything();
  expect(await command()).toContain(`8 activities. These are wrong: ${key.sk}. Nothing`);
  expect(await everything()).toEqual(before);
  expect(await command('--apply')).toContain(`were written again: ${key.sk}.`);
  const mended = await readItem(key);
  expect(mended).toEqual({
    ...(7 in damage && { 7: 0 }),
    ...whole,
    revision: expect.any(Number),
  });
  expect((await log('2024-01-01')).status).toBe(201);
  expect(await command()).toContain('9 activities. All sums and counts are right');
});

test('sums that change meanwhile stay as they are', async () => {
  await writeItem({ ...month(), ...(await readItem(month())), time: 9 });
  const slow = before(UpdateItemCommand.name, async () =>
    expect((await log('2024-01-07')).status).toBe(201),
  );
  await expect(recount({ client: slow, table }, userId, true)).rejects.toThrow('run it again');
  expect(await command('--apply')).toContain('9 activities. These were wrong');
  slow.destroy();
});

describe('COUNTS', () => {
  const counts = () => keys.counts(userId);
  const right = async () => (await readItem(counts())) ?? {};

  test.each<[string, Record<string, unknown>, string]>([
    ['a number too high', { skills: 5 }, 'COUNTS skills 5 -> 2'],
    ['a number too low', { skills: 1 }, 'COUNTS skills 1 -> 2'],
    ['a number of a kind without items', { habits: 3 }, 'COUNTS habits 3 -> 0'],
    ['no number', { skills: undefined }, 'COUNTS skills 0 -> 2'],
    ['a number that is a text', { skills: 'x' }, 'COUNTS skills x -> 2'],
  ])('with %s is counted again with --apply', async (_, damage, said) => {
    const whole = await right();
    await writeItem(onlySet({ ...whole, ...damage }) as Key);
    const before = await everything();
    expect(await command()).toContain(`These are wrong: ${said}. Nothing`);
    expect(await everything()).toEqual(before);
    expect(await command('--apply')).toContain(`were written again: ${said}.`);
    expect(await right()).toEqual({ ...whole, ...('habits' in damage && { habits: 0 }) });
    expect(await command()).toContain('All sums and counts are right');
  });

  test('has the bytes of items of every kind and of notes, but not of tombstones', async () => {
    const habit = { name: 'Read', frequency: 'daily' } as const;
    const { data } = await person.call(habits.create, { body: habit });
    const params = { id: data.habit._id, date: '2024-01-05' };
    await person.call(habits.setDay, { params, body: { completed: true, note: 'A note' } });
    const gone = { ...habit, _id: idOn('2024-01-05') };
    await person.call(habits.create, { body: gone });
    await person.call(habits.remove, { params: { id: gone._id } });
    expect(await command()).toContain('All sums and counts are right');
    const { bytes, ...rest } = await right();
    await writeItem({ ...counts(), ...rest, bytes: 7 });
    expect(await command('--apply')).toContain(`COUNTS bytes 7 -> ${bytes}.`);
    expect(await right()).toEqual({ ...rest, bytes });
  });

  test('is written if it is missing', async () => {
    const { pk, sk, ...whole } = await right();
    await removeItem({ pk, sk } as Key);
    await command('--apply');
    expect(await right()).toEqual({ ...whole, ...counts() });
  });

  test('stays as it is if it changes meanwhile, or if its account is being deleted', async () => {
    await writeItem({ ...counts(), ...(await right()), skills: 9 });
    const body = { name: 'Go', category: 'Other' } as const;
    const slow = before(UpdateItemCommand.name, () => person.call(skills.create, { body }));
    await expect(recount({ client: slow, table }, userId, true)).rejects.toThrow('COUNTS was left');
    slow.destroy();
    expect(await right()).toMatchObject({ skills: 10 });
    expect(await command('--apply')).toContain('COUNTS skills 10 -> 3');
    await writeItem({ ...counts(), skills: 9, deleting: new Date().toISOString() });
    expect(await command()).toContain('All sums and counts are right');
  });
});

describe('the command', () => {
  test.each([
    { args: [], says: '--table is missing' },
    { args: ['--table', 'live'], says: '--user must be the id' },
    { args: ['--table', 'live', '--user', 'ada'], says: '--user must be the id' },
    { args: ['--table', 'live', '--user', nobody, '--year', '24'], says: "'--year'" },
    { args: ['--tabel', 'live'], says: "'--tabel'" },
  ])('$args prints $says', ({ args, says }) => {
    expect(() => readArguments(args)).toThrow(says);
  });
});

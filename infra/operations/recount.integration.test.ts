import { randomUUID } from 'node:crypto';
import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { skillKeys } from '#functions/api/skills/keys.ts';
import { logger } from '#functions/logger.ts';
import type { Key } from '#functions/table/keys.ts';
import { idOn } from '#shared/core/ids.ts';
import { skills } from '#shared/skills/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { everything, readItem, writeItem } from '#testing/live/items.ts';
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
const month = () => skillKeys.month(userId, '2024-01');
const skill = () => skillKeys.skill(userId, skillId);
const log = (date: string) =>
  person.send(skills.logHours, { params: { id: skillId }, body: { hours: 0.5, date } });

beforeEach(async () => {
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
});

const command = (...more: string[]) =>
  run(readArguments(['--table', table, '--user', userId, ...more]));

const nobody = randomUUID();

test('correct sums stay unchanged', async () => {
  const before = await everything();
  expect(await command('--apply')).toContain('8 activities. Months, skills and sources say so');
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

test('so does a day that lost all its activities', async () => {
  const { data } = await person.call(skills.logHours, {
    params: { id: skillId },
    body: { hours: 1, date: '2022-02-02' },
  });
  const params = { id: skillId, activityId: data.activity._id };
  await person.call(skills.removeActivity, { params });
  expect(await command()).toContain('8 activities. Months, skills and sources say so');
});

test.each<[string, () => Key, Record<string, unknown>]>([
  ['a month without the count of a day', month, { 1: undefined }],
  ['a month with a count that is none', month, { 1: 'x' }],
  ['a month that counts too many', month, { 1: 5 }],
  ['a month that counts a day too many', month, { 7: 1 }],
  ['a month with other hours', month, { time: 1 }],
  ['a month without a revision', month, { revision: undefined }],
  ['a month with a revision that is none', month, { revision: 'x' }],
  ['a skill with other hours', skill, { loggedTime: 5 }],
  ['a skill with other bytes', skill, { loggedBytes: 5 }],
  ['a skill of other entries', skill, { entries: 0 }],
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
  expect(await command()).toContain(`8 activities. These say something else: ${key.sk}. Nothing`);
  expect(await everything()).toEqual(before);
  expect(await command('--apply')).toContain(`were written again: ${key.sk}.`);
  const mended = await readItem(key);
  expect(mended).toEqual({
    ...(7 in damage && { 7: 0 }),
    ...whole,
    revision: expect.any(Number),
  });
  expect((await log('2024-01-01')).status).toBe(201);
  expect(await command()).toContain('9 activities. Months, skills and sources say so');
});

test('sums that change meanwhile stay as they are', async () => {
  await writeItem({ ...month(), ...(await readItem(month())), time: 9 });
  const slow = new DynamoDBClient({ endpoint: process.env.DYNAMODB_ENDPOINT ?? '' });
  slow.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === UpdateItemCommand.name)
          expect((await log('2024-01-07')).status).toBe(201);
        return next(args);
      },
    { step: 'initialize' },
  );
  await expect(recount({ client: slow, table }, userId, true)).rejects.toThrow('run it again');
  expect(await command('--apply')).toContain('9 activities. These said something else');
  slow.destroy();
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

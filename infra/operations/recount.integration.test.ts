import { randomUUID } from 'node:crypto';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { keys } from '#functions/table/keys.ts';
import { everything, readItem, writeItem } from '#functions/testing/live/items.ts';
import { type Person, registerPerson } from '#functions/testing/live/people.ts';
import { startCairn } from '#infra/local/harness.ts';
import { engines } from '#infra/local/integrationEngines.ts';
import { skills } from '#shared/contract/skills.ts';
import { recountYear } from './recount.ts';
import { readArguments, run } from './recountCommand.ts';

process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';
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
const year = () => keys.year(userId, 2024);
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
  run(readArguments(['--table', table, '--user', userId, '--year', '2024', ...more]));

test('what is right is left alone', async () => {
  const before = await everything();
  expect(await command('--apply')).toContain('6 activities. The year says so');
  expect(await everything()).toEqual(before);
  const none = await recountYear({ client, table }, userId, 2022, true);
  expect(none).toEqual({ activities: 0, isRight: true });
  expect(await everything()).toEqual(before);
});

test.each<[string, Record<string, unknown>]>([
  ['no counts', { counts: undefined }],
  ['counts that are none', { counts: 'x' }],
  ['other counts', { counts: Uint8Array.of(9) }],
  ['other hours', { time: [] }],
  ['no revision', { revision: undefined }],
  ['a revision that is none', { revision: 'x' }],
])('a year with %s is made anew when told, and logs go on', async (_, damage) => {
  const whole = (await readItem(year())) ?? {};
  const damaged = Object.entries({ ...whole, ...damage }).filter(
    ([, value]) => value !== undefined,
  );
  await writeItem({ ...Object.fromEntries(damaged), ...year() });
  const before = await everything();
  expect(await command()).toContain('6 activities. The year says something else. Nothing');
  expect(await everything()).toEqual(before);
  expect(await command('--apply')).toContain('6 activities. The year said something else, and');
  expect(await readItem(year())).toEqual({ ...whole, revision: expect.any(Number) });
  expect((await log('2024-05-05')).status).toBe(201);
  expect(await command()).toContain('7 activities. The year says so');
});

test('a year that changes on the way is left as it is', async () => {
  await writeItem({ ...year(), ...(await readItem(year())), counts: Uint8Array.of(9) });
  const slow = new DynamoDBClient({ endpoint: process.env.DYNAMODB_ENDPOINT ?? '' });
  slow.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === PutItemCommand.name) expect((await log('2024-07-07')).status).toBe(201);
        return next(args);
      },
    { step: 'initialize' },
  );
  await expect(recountYear({ client: slow, table }, userId, 2024, true)).rejects.toThrow(
    'run it again',
  );
  expect(await command('--apply')).toContain('7 activities. The year said something else, and');
  slow.destroy();
});

describe('the command', () => {
  const user = randomUUID();

  test.each([
    { args: [], says: '--table is missing' },
    { args: ['--table', 'live'], says: '--user must be the id' },
    { args: ['--table', 'live', '--user', 'ada', '--year', '2024'], says: '--user must be the id' },
    { args: ['--table', 'live', '--user', user], says: '--year must be a year' },
    { args: ['--table', 'live', '--user', user, '--year', '24'], says: '--year must be a year' },
    { args: ['--tabel', 'live'], says: "'--tabel'" },
  ])('$args says $says', ({ args, says }) => {
    expect(() => readArguments(args)).toThrow(says);
  });
});

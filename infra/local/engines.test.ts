import { hash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeProgress } from './demo/progress.ts';
import { type Engines, startEngines } from './engines.ts';
import { StartProblem } from './startProblem.ts';
import { startDynamoDb } from './table/dynamodb.ts';

const running: Engines[] = [];

async function start(...options: Parameters<typeof startEngines>): Promise<Engines> {
  const engines = await startEngines(...options);
  running.push(engines);
  return engines;
}

afterEach(async () => {
  for (const engines of running.splice(0).reverse()) await engines.stop();
});

const clientOf = (endpoint = '') => new DynamoDBClient({ endpoint });
const describeTable = (endpoint = '', name = '') =>
  clientOf(endpoint).send(new DescribeTableCommand({ TableName: name }));

test('a table like that of the stack is ready, and deleted with the engines', async () => {
  const engines = await start();
  const { DYNAMODB_ENDPOINT, TABLE_NAME } = engines.env;
  const { Table } = await describeTable(DYNAMODB_ENDPOINT, TABLE_NAME);
  expect(Table?.KeySchema).toEqual([
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ]);
  await engines.stop();
  await expect(describeTable(DYNAMODB_ENDPOINT, TABLE_NAME)).rejects.toThrow();
});

test('the environment has everything the functions read, until the engines stop', async () => {
  const before = process.env.TABLE_NAME;
  const engines = await start();
  expect(Object.keys(engines.env).sort()).toEqual([
    'ACCOUNT_DELETIONS_URL',
    'AWS_REGION',
    'COGNITO_ENDPOINT',
    'DELIVERIES_URL',
    'DYNAMODB_ENDPOINT',
    'POWERTOOLS_LOG_LEVEL',
    'PUSH_CONTACT',
    'PUSH_SECRET',
    'REMINDERS_URL',
    'SENDER_EMAIL',
    'SES_ENDPOINT',
    'SITE_URL',
    'TABLE_NAME',
    'TOKEN_ISSUER',
    'TOKEN_JWKS',
    'USER_POOL_CLIENT_ID',
    'USER_POOL_ID',
  ]);
  expect(process.env).toMatchObject(engines.env);
  expect(JSON.parse(engines.env.TOKEN_JWKS ?? '').keys).toHaveLength(1);
  await engines.stop();
  expect(process.env.TABLE_NAME).toBe(before);
});

describe('DYNAMODB_ENDPOINT', () => {
  test('is used, with a new table that is deleted when the engines stop', async () => {
    const elsewhere = await start();
    const endpoint = elsewhere.env.DYNAMODB_ENDPOINT;
    const guest = await start();
    expect(guest.env.DYNAMODB_ENDPOINT).toBe(endpoint);
    expect(guest.env.TABLE_NAME).not.toBe(elsewhere.env.TABLE_NAME);
    await guest.stop();
    await expect(describeTable(endpoint, guest.env.TABLE_NAME)).rejects.toThrow('not found');
    await expect(describeTable(endpoint, elsewhere.env.TABLE_NAME)).resolves.toBeDefined();
  });

  test.each([
    ['no address', 'localhost'],
    ['AWS itself', 'https://dynamodb.eu-central-1.amazonaws.com'],
    ['AWS by its other name', 'https://dynamodb.eu-central-1.api.aws'],
  ])('is refused when it is %s', async (_, endpoint) => {
    vi.stubEnv('DYNAMODB_ENDPOINT', endpoint);
    await expect(startEngines()).rejects.toThrow(
      `DYNAMODB_ENDPOINT must be the address of a local DynamoDB, like http://localhost:8000, not ${endpoint}.`,
    );
  });

  test('is reported in one sentence if nothing responds at its address', async () => {
    vi.stubEnv('DYNAMODB_ENDPOINT', 'http://127.0.0.1:9');
    await expect(startEngines()).rejects.toThrow(StartProblem);
    await expect(startEngines()).rejects.toThrow(
      "The table can't be made on the DynamoDB at http://127.0.0.1:9",
    );
  });
});

describe('a data folder that was used before', () => {
  const parent = mkdtempSync(join(tmpdir(), 'cairn-engines-'));
  afterAll(() => rmSync(parent, { recursive: true }));
  const used = join(parent, 'used');
  const item = { pk: { S: 'a' }, sk: { S: 'b' } };
  beforeAll(async () => {
    vi.unstubAllEnvs();
    const { env, stop } = await startEngines({ dataDir: used });
    await clientOf(env.DYNAMODB_ENDPOINT).send(
      new PutItemCommand({ TableName: env.TABLE_NAME, Item: item }),
    );
    await stop();
    const nothing = join(parent, 'nothing.sqlite');
    await (await startDynamoDb({ file: nothing })).stop();
    // Moves SQLite's journal into the database file.
    const database = new DatabaseSync(nothing);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
  });

  /** The names and hashes of a folder's files, without files that every start recreates. */
  const contents = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !/^lock|-(wal|shm)$/.test(name) && statSync(join(folder, name)).isFile())
      .map((name) => [name, hash('sha1', readFileSync(join(folder, name)))]);

  const overwrite = (file: string, from: number) => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0x5a, from, from + 2_000));
  };

  test.each([
    ['is gone', 'is missing, though its folder was used before', (file: string) => rmSync(file)],
    [
      'is gone, and the accounts as well',
      'is missing, though its folder was used before',
      (file: string) => {
        rmSync(file);
        rmSync(join(dirname(file), 'identity'), { recursive: true });
        writeProgress(dirname(file), 'made');
      },
    ],
    [
      'is empty',
      'is empty, though its folder was used before',
      (file: string) => truncateSync(file),
    ],
    [
      'has nothing in it',
      'holds no table, though its folder was used before',
      (file: string) => {
        rmSync(file);
        cpSync(join(parent, 'nothing.sqlite'), file);
      },
    ],
    ['starts with other bytes', 'is damaged', (file: string) => overwrite(file, 0)],
    ['has other bytes in it', 'is damaged', (file: string) => overwrite(file, 4_096)],
    ['was cut', 'is damaged', (file: string) => truncateSync(file, 10_000)],
  ])('whose table file %s is refused and left unchanged', async (name, what, spoil) => {
    const dataDir = join(parent, name);
    cpSync(used, dataDir, { recursive: true });
    const file = join(dataDir, 'table.sqlite');
    spoil(file);
    const before = contents(dataDir);
    const sentence = `The table file ${file} ${what}: put back a copy of it, choose another folder with CAIRN_DATA_DIR, or move ${dataDir} away to start over.`;
    for (const _ of ['once', 'again']) {
      await expect(start({ dataDir })).rejects.toThrow(new StartProblem(sentence));
    }
    expect(contents(dataDir)).toEqual(before);
  });

  test('is accepted when a copy of the table file is restored', async () => {
    const dataDir = join(parent, 'restored');
    cpSync(used, dataDir, { recursive: true });
    const file = join(dataDir, 'table.sqlite');
    rmSync(file);
    await expect(start({ dataDir })).rejects.toThrow(StartProblem);
    cpSync(join(used, 'table.sqlite'), file);
    const { env } = await start({ dataDir });
    const get = new GetItemCommand({ TableName: env.TABLE_NAME, Key: item });
    const client = clientOf(env.DYNAMODB_ENDPOINT);
    expect((await client.send(get)).Item).toEqual(item);
  });

  test.each([
    ['the folder of accounts', (folder: string) => rmSync(folder, { recursive: true })],
    ['the file of accounts', (folder: string) => rmSync(join(folder, 'identity.sqlite'))],
  ])('that lost %s next to a full table is refused and left unchanged', async (lost, spoil) => {
    const dataDir = join(parent, lost);
    cpSync(used, dataDir, { recursive: true });
    spoil(join(dataDir, 'identity'));
    const before = contents(dataDir);
    for (const _ of ['once', 'again']) {
      await expect(start({ dataDir })).rejects.toThrow(StartProblem);
    }
    expect(contents(dataDir)).toEqual(before);
  });

  test('is completed if the first start ended before it created the accounts', async () => {
    const dataDir = join(parent, 'half');
    await (await startEngines({ dataDir })).stop();
    rmSync(join(dataDir, 'identity'), { recursive: true });
    await start({ dataDir });
  });
});

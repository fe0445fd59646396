import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Engines, startEngines } from './engines.ts';
import { StartProblem } from './startProblem.ts';

const running: Engines[] = [];

async function start(...options: Parameters<typeof startEngines>): Promise<Engines> {
  const engines = await startEngines(...options);
  running.push(engines);
  return engines;
}

afterEach(async () => {
  for (const engines of running.splice(0).reverse()) await engines.stop();
});

const describeTable = (endpoint = '', name = '') =>
  new DynamoDBClient({ endpoint }).send(new DescribeTableCommand({ TableName: name }));

test('a table like the one of the stack is ready, and gone with the engines', async () => {
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

test('the functions find all they read in the environment, until the engines stop', async () => {
  const before = process.env.TABLE_NAME;
  const engines = await start();
  expect(Object.keys(engines.env).sort()).toEqual([
    'AWS_REGION',
    'COGNITO_ENDPOINT',
    'DYNAMODB_ENDPOINT',
    'POWERTOOLS_LOG_LEVEL',
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
  test('is used, with a table of its own that is dropped in the end', async () => {
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

  test('where nothing answers is told in one sentence', async () => {
    vi.stubEnv('DYNAMODB_ENDPOINT', 'http://127.0.0.1:9');
    await expect(startEngines()).rejects.toThrow(StartProblem);
    await expect(startEngines()).rejects.toThrow(
      "The table can't be made on the DynamoDB at http://127.0.0.1:9",
    );
  });
});

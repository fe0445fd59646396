import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { tableFault } from '../../../testing/functions/faults.ts';
import { logLines } from '../../../testing/functions/logs.ts';
import { freshTable, table } from '../../../testing/functions/table.ts';
import { handler } from './handler.ts';

const queue = mockClient(SQSClient);
const contextWith = (getRemainingTimeInMillis: () => number) =>
  ({ awsRequestId: 'minute', getRemainingTimeInMillis }) as Context;
const context = contextWith(() => 50_000);

freshTable();
beforeEach(() => {
  queue.reset();
  queue.on(SendMessageCommand).resolves({});
  table.on(QueryCommand).resolves({ Items: [] });
});

const userId = (n: number) => `6d67e385-053d-4622-a56f-${String(n).padStart(12, '0')}`;
const pointersOf = (partition: string, count: number) => ({
  Items: Array.from({ length: count }, (_, n) => ({
    pk: `DUE#${partition}`,
    sk: `2026-06-01T08:00Z#${userId(n)}#2026-06-01T07:45Z`,
    version: 'first',
  })),
});
const holds = (partitions: Readonly<Record<string, () => object>>): void => {
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues }) => {
    const [, partition = ''] = String(ExpressionAttributeValues[':pk']).split('#');
    return partitions[partition]?.() ?? { Items: [] };
  });
};
const queued = () =>
  queue
    .commandCalls(SendMessageCommand)
    .map(({ args }) => JSON.parse(String(args[0].input.MessageBody)).pointers);

test('if nobody is due, the clock makes sixteen reads and queues nothing', async () => {
  await handler({}, context);
  expect(table.commandCalls(QueryCommand)).toHaveLength(16);
  expect(queued()).toEqual([]);
});

test('the people who are due are queued, at most ten in a message', async () => {
  holds({ '03': () => pointersOf('03', 23) });
  await handler({}, context);
  expect(queued().map(({ length }) => length)).toEqual([10, 10, 3]);
  const [at, since] = ['08:00', '07:45'].map((time) => Date.parse(`2026-06-01T${time}Z`) / 60_000);
  expect(queued()[0][1]).toEqual({ userId: userId(1), at, since });
  expect(logLines('clock')).toMatchObject([{ people: 23 }]);
});

test('a partition that fails does not affect the others, and makes the clock fail', async () => {
  const fail = () => {
    throw tableFault('InternalServerError', 'server');
  };
  holds({ '03': () => pointersOf('03', 2), '04': fail });
  await expect(handler({}, context)).rejects.toThrow('InternalServerError');
  expect(queued().map(({ length }) => length)).toEqual([2]);
  expect(logLines('The clock could not queue everyone.')).toHaveLength(1);
});

test('when its time runs out, the clock stops queueing and logs how many partitions have people left', async () => {
  holds({ '03': () => pointersOf('03', 100), '04': () => pointersOf('04', 5) });
  // After three messages, five seconds are left.
  const left = () => 50_000 - 15_000 * queued().length;
  await handler({}, contextWith(left));
  expect(queued().map(({ length }) => length)).toContain(5);
  expect(queued().map((message) => message[0].userId)).toContain(userId(0));
  expect(queued()).toHaveLength(3);
  expect(logLines('The clock had no time for everyone.')).toMatchObject([{ leftOver: 1 }]);
});

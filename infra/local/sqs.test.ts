import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type Consume, type LocalQueue, startQueue } from './sqs.ts';
import { StartProblem } from './startProblem.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const folder = mkdtempSync(join(tmpdir(), 'cairn-queue-'));
const open: LocalQueue[] = [];
/** A failed message is due again immediately, until its third delivery fails. */
const fastRetries = { workerSeconds: 1, invisibleSeconds: 0, maxReceives: 3, batchSize: 1 };
const keptIn = (dir: string) => ({ dir, ifLost: 'The next start makes a new one.' });
const start = async (dir?: string, settings = fastRetries) => {
  const queue = await startQueue(settings, 'jobs', dir === undefined ? dir : keptIn(dir));
  open.push(queue);
  return queue;
};
/** Starts a queue that the caller must stop. */
const startAlone = (dir: string) => startQueue(fastRetries, 'jobs', keptIn(dir));
afterEach(async () => {
  vi.restoreAllMocks();
  for (const queue of open.splice(0)) await queue.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

const send = ({ url }: LocalQueue, MessageBody: string, DelaySeconds = 0, QueueUrl = url) =>
  new SQSClient({
    endpoint: new URL(url).origin,
    region: 'local',
    credentials,
    maxAttempts: 1,
  }).send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }));

/** A worker that fails while `fails` returns true. `given` are the bodies that it received. */
const worker = (fails: () => boolean = () => false) => {
  const given: string[] = [];
  const consume: Consume = async ({ Records }) => {
    given.push(...Records.map(({ body }) => body));
    if (fails()) throw new Error('not now');
  };
  return { given, consume };
};
const muteErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const bodies = (queue: LocalQueue) => queue.messages().map(({ body }) => body);

test('messages are delivered one by one, in order, and then deleted', async () => {
  const queue = await start();
  const { given, consume } = worker();
  await send(queue, 'one');
  queue.deliverTo(consume);
  await send(queue, 'two');
  await vi.waitFor(() => expect(given).toEqual(['one', 'two']));
  await vi.waitFor(() => expect(queue.messages()).toEqual([]));
});

/** A worker that sends its message again until it has received it this many times. */
const sendingOn = (queue: LocalQueue, times: number) => {
  let seen = 0;
  const consume: Consume = async () => {
    if (++seen < times) await send(queue, 'once more');
  };
  return { seen: () => seen, consume };
};

test('a worker whose own messages keep triggering it is stopped before the 17th run, as in Lambda', async () => {
  muteErrors();
  const queue = await start();
  const { seen, consume } = sendingOn(queue, 20);
  queue.deliverTo(consume);
  await send(queue, 'first');
  await vi.waitFor(() => expect(queue.messages()[0]?.failures).toBe(fastRetries.maxReceives));
  expect(seen()).toBe(16);
  // This message starts its own chain.
  await send(queue, 'another');
  await vi.waitFor(() => expect(seen()).toBe(20));
});

test('a worker with recursiveLoop Allow is not stopped', async () => {
  const queue = await start();
  const { seen, consume } = sendingOn(queue, 20);
  queue.deliverTo(consume, 'Allow');
  await send(queue, 'first');
  await vi.waitFor(() => expect(seen()).toBe(20));
});

test('a delayed message waits, and does not hold up others', async () => {
  const queue = await start();
  const { given, consume } = worker();
  queue.deliverTo(consume);
  await send(queue, 'later', 900);
  await send(queue, 'now');
  await vi.waitFor(() => expect(given).toEqual(['now']));
  expect(bodies(queue)).toEqual(['later']);
  expect(queue.messages()[0]?.dueAt).toBeGreaterThan(Date.now() + 890_000);
});

test('a message that fails is redelivered, and goes to the dead-letter queue after too many failures', async () => {
  muteErrors();
  const queue = await start();
  let failures = 1;
  const passing = worker(() => failures-- > 0);
  queue.deliverTo(passing.consume);
  await send(queue, 'fails once');
  await vi.waitFor(() => expect(queue.messages()).toEqual([]));
  expect(passing.given).toEqual(['fails once', 'fails once']);

  const failing = worker(() => true);
  queue.deliverTo(failing.consume);
  await send(queue, 'fails always');
  await vi.waitFor(() => expect(failing.given).toHaveLength(3));
  await vi.waitFor(() => expect(queue.messages()[0]?.failures).toBe(3));
});

test('of a batch, only the messages that the worker reports as failed are redelivered', async () => {
  const queue = await start(undefined, { ...fastRetries, batchSize: 2 });
  const batches: string[][] = [];
  const consume: Consume = async ({ Records }) => {
    batches.push(Records.map(({ body }) => body));
    const failed = batches.length === 1 ? Records.filter(({ body }) => body === 'two') : [];
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
  for (const body of ['one', 'two', 'three']) await send(queue, body);
  queue.deliverTo(consume);
  await vi.waitFor(() => expect(queue.messages()).toEqual([]));
  expect(batches).toEqual([
    ['one', 'two'],
    ['three', 'two'],
  ]);
});

test('a message that fails is not redelivered before it is visible again', async () => {
  muteErrors();
  const queue = await start(undefined, { ...fastRetries, invisibleSeconds: 180 });
  const { given, consume } = worker(() => true);
  queue.deliverTo(consume);
  await send(queue, 'fails');
  await vi.waitFor(() => expect(given).toHaveLength(1));
  expect(queue.messages()[0]?.dueAt).toBeGreaterThan(Date.now() + 170_000);
});

test('after a restart, an unfinished message is due immediately, and a delayed one keeps waiting', async () => {
  muteErrors();
  const first = await start(folder, { ...fastRetries, invisibleSeconds: 180 });
  await send(first, 'cut off');
  await send(first, 'later', 900);
  const failing = worker(() => true);
  first.deliverTo(failing.consume);
  await vi.waitFor(() => expect(failing.given).toEqual(['cut off']));
  await first.stop();
  open.splice(0);

  const second = await start(folder);
  const { given, consume } = worker();
  second.deliverTo(consume);
  await vi.waitFor(() => expect(given).toEqual(['cut off']));
  await vi.waitFor(() => expect(bodies(second)).toEqual(['later']));
});

test.each([
  ['lost', (file: string) => rmSync(file)],
  ['emptied', (file: string) => truncateSync(file)],
])('if its file was %s, a queue starts empty and has isNew', async (name, spoil) => {
  const dir = join(folder, name);
  mkdirSync(dir);
  const first = await startAlone(dir);
  expect(first.isNew).toBe(true);
  await first.stop();
  const second = await startAlone(dir);
  expect(second.isNew).toBe(false);
  await second.stop();
  spoil(join(dir, 'jobs.sqlite'));
  expect((await start(dir)).isNew).toBe(true);
});

test.each([
  ['starts with other bytes', (file: string) => writeFileSync(file, 'not a database')],
  ['was cut', (file: string) => truncateSync(file, 5_000)],
])('a file that %s is refused in one sentence and left unchanged', async (name, spoil) => {
  const dir = join(folder, name);
  mkdirSync(dir);
  const first = await startAlone(dir);
  await first.stop();
  const file = join(dir, 'jobs.sqlite');
  spoil(file);
  const before = readFileSync(file);
  await expect(start(dir)).rejects.toThrow(
    new StartProblem(
      `The queue file ${file} is damaged: put back a copy of it, or move it away. The next start makes a new one.`,
    ),
  );
  expect(readFileSync(file)).toEqual(before);
});

test('a worker that takes too long counts as failed', async () => {
  muteErrors();
  const queue = await start(undefined, { ...fastRetries, workerSeconds: 0.05, maxReceives: 1 });
  queue.deliverTo(() => new Promise(() => {}));
  await send(queue, 'hangs');
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(queue.messages()).toMatchObject([{ body: 'hangs', failures: 1 }]);
});

test('nobody can send a message without the secret path of this start', async () => {
  const queue = await start();
  const guess = `${new URL(queue.url).origin}/000000000000/jobs`;
  await expect(send(queue, 'x', 0, guess)).rejects.toThrow();
  expect(queue.messages()).toEqual([]);
});

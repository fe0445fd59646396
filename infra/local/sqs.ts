import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import type { Context, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { QueueSettings } from '#infra/api/queueSettings.ts';
import { damageOf } from './data/damageOf.ts';
import { createContext } from './gateway/gateway.ts';
import { listenOnLoopback } from './loopback.ts';
import { StartProblem } from './startProblem.ts';
import { inQueueOrder, strikes } from './unkind.ts';

/** A Lambda function that handles a queue's messages. */
export type Consume = (event: SQSEvent, context: Context) => Promise<unknown>;

/** A function's report of the failed messages in a batch (`ReportBatchItemFailures`). */
const report = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })),
});

/** Lambda's reaction to a function that its own messages keep triggering. Its default is `Terminate`. */
export type RecursiveLoop = 'Allow' | 'Terminate';

/**
 * The most runs that Lambda allows in one chain of messages that a function sends to itself ("Use Lambda recursive
 * loop detection", developer guide: "approximately 16 times").
 */
const longestChain = 16;

export type LocalQueue = {
  /** The address to which messages are sent. Its path is a secret, new for each start. */
  readonly url: string;
  /** Whether the message file was missing or empty at the start. If it was lost, its messages must be sent again. */
  readonly isNew: boolean;
  /** Delivers the queued messages and all later ones to a function, one batch after the other. */
  readonly deliverTo: (consume: Consume, recursiveLoop?: RecursiveLoop) => void;
  /** All messages, oldest first: queued, being delivered, or in the dead-letter queue. */
  readonly messages: () => readonly Message[];
  readonly stop: () => Promise<void>;
};

type Settings = Pick<
  QueueSettings,
  'workerSeconds' | 'invisibleSeconds' | 'maxReceives' | 'batchSize'
>;

/** Where messages are stored, so that they survive a restart. */
export type Kept = {
  readonly dir: string;
  /** How the next start recovers if the message file is missing, in one sentence. */
  readonly ifLost: string;
};

const message = z.object({
  id: z.string(),
  body: z.string(),
  /** The message may be delivered from this time on, in milliseconds since 1970. */
  dueAt: z.number(),
  /** How many deliveries have failed, including a running one. */
  failures: z.number(),
});
export type Message = Readonly<z.output<typeof message>>;

const call = z.object({
  QueueUrl: z.string(),
  MessageBody: z.string(),
  DelaySeconds: z._default(z.int().check(z.gte(0), z.lte(900)), 0),
});

const target = 'AmazonSQS.SendMessage';

/** @throws StartProblem if the file is damaged. Nothing is deleted, because the person must decide */
const requireWhole = (file: string, ifLost: string): void => {
  const damage = damageOf(file);
  if (!damage) return;
  throw new StartProblem(
    `The queue file ${file} ${damage.what}: put back a copy of it, or move it away. ${ifLost}`,
    { cause: damage.cause },
  );
};

/**
 * Opens the message file. A message is on the disk before its sender gets the response. A message whose delivery failed
 * or was interrupted during the last start is due immediately, and its failures are forgotten.
 */
const openMessages = (file: string) => {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS messages (
      id TEXT PRIMARY KEY, body TEXT NOT NULL, dueAt INTEGER NOT NULL, failures INTEGER NOT NULL
    ) STRICT;
    UPDATE messages SET dueAt = 0, failures = 0 WHERE failures > 0;
  `);
  const all = database.prepare('SELECT * FROM messages ORDER BY dueAt, rowid');
  const put = database.prepare(
    'INSERT OR REPLACE INTO messages VALUES (:id, :body, :dueAt, :failures)',
  );
  const remove = database.prepare('DELETE FROM messages WHERE id = ?');
  return {
    all: () => all.all().map((row) => message.parse(row)),
    put: (one: Message) => void put.run({ ...one }),
    remove: (id: string) => void remove.run(id),
    close: () => database.close(),
  };
};

/** The event with which these messages invoke a worker. */
export const eventOf = (...batch: readonly Message[]): SQSEvent => ({
  Records: batch.map(({ id, body, failures }) => ({
    messageId: id,
    receiptHandle: id,
    body,
    attributes: {
      ApproximateReceiveCount: String(failures + 1),
      SentTimestamp: '0',
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: md5Of(body),
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:local:000000000000:local',
    awsRegion: 'local',
  })),
});

const md5Of = (body: string) => createHash('md5').update(body).digest('hex');

/**
 * Starts a stand-in for an SQS queue and the Lambda function that it triggers, on a free loopback port. It
 * supports SendMessage, the only call that the functions use. A failed message is delivered again after
 * `invisibleSeconds`. After `maxReceives` failures, it is set aside until the next start. Without `kept`, messages
 * are in memory.
 * @throws StartProblem if the message file is damaged
 */
export async function startQueue(
  { workerSeconds, invisibleSeconds, maxReceives, batchSize }: Settings,
  name: string,
  kept?: Kept,
): Promise<LocalQueue> {
  const file = kept ? join(kept.dir, `${name}.sqlite`) : ':memory:';
  const isNew = !statSync(file, { throwIfNoEntry: false })?.size;
  if (kept && !isNew) requireWhole(file, kept.ifLost);
  const messages = openMessages(file);
  const path = `/${randomBytes(24).toString('base64url')}/${name}`;
  let consume: Consume | undefined;
  let mayLoop = false;
  /**
   * Each message's position in its chain. If a message arrives while the worker runs, the worker counts as its
   * sender.
   */
  const links = new Map<string, number>();
  let link = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isOver = false;

  const deliver = async (batch: readonly Message[], to: Consume): Promise<void> => {
    const millis = workerSeconds * 1_000;
    const late = AbortSignal.timeout(millis);
    // Counted before the delivery. If the process is killed meanwhile, the next start delivers these messages
    // immediately.
    const dueAt = Date.now() + invisibleSeconds * 1_000;
    for (const one of batch) messages.put({ ...one, dueAt, failures: one.failures + 1 });
    link = Math.max(...batch.map(({ id }) => links.get(id) ?? 1));
    try {
      if (link > longestChain && !mayLoop) throw new Error('Lambda stopped a recursive loop');
      const tooLate = new Promise((_, reject) =>
        late.addEventListener('abort', () => reject(late.reason), { once: true }),
      );
      const work = to(eventOf(...batch), createContext(Date.now() + millis));
      const { batchItemFailures = [] } =
        report.safeParse(await Promise.race([work, tooLate])).data ?? {};
      const failed = batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
      for (const one of batch.filter(({ id }) => !failed.includes(id))) {
        messages.remove(one.id);
        // Delivers the same message a second time.
        if (strikes('duplicate')) messages.put({ ...one, dueAt: Date.now() });
        else links.delete(one.id);
      }
    } catch (error) {
      const bodies = batch.map(({ body }) => body).join();
      console.error(`The queue’s message ${bodies} could not be handled:`, error);
    }
  };

  const next = (): void => {
    clearTimeout(timer);
    if (isOver || running || !consume) return;
    const waiting = messages.all().filter(({ failures }) => failures < maxReceives);
    const due = inQueueOrder(waiting.filter(({ dueAt }) => dueAt <= Date.now())).slice(
      0,
      batchSize,
    );
    if (due.length > 0) {
      running = deliver(due, consume).finally(() => {
        running = undefined;
        link = 0;
        next();
      });
    } else if (waiting[0]) timer = setTimeout(next, waiting[0].dueAt - Date.now()).unref();
  };

  const server = createServer(async (request, response) => {
    const isCall = request.method === 'POST' && request.headers['x-amz-target'] === target;
    const sent = call.safeParse(isCall && (await json(request).catch(() => undefined)));
    const isOurs = sent.success && URL.parse(sent.data.QueueUrl)?.pathname === path;
    const error = !isOurs
      ? 'QueueDoesNotExist'
      : strikes('queueThrottle')
        ? 'RequestThrottled'
        : undefined;
    response.writeHead(error ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
    if (error || !isOurs) {
      response.end(JSON.stringify({ __type: `com.amazonaws.sqs#${error}` }));
      return;
    }
    const { MessageBody: body, DelaySeconds } = sent.data;
    const id = randomUUID();
    links.set(id, link + 1);
    messages.put({ id, body, dueAt: Date.now() + DelaySeconds * 1_000, failures: 0 });
    response.end(JSON.stringify({ MessageId: id, MD5OfMessageBody: md5Of(body) }));
    next();
  });
  const { endpoint, stop } = await listenOnLoopback(server);
  return {
    url: endpoint + path,
    isNew,
    deliverTo: (to, recursiveLoop = 'Terminate') => {
      consume = to;
      mayLoop = recursiveLoop === 'Allow';
      next();
    },
    messages: messages.all,
    stop: async () => {
      isOver = true;
      clearTimeout(timer);
      await running;
      await stop();
      messages.close();
    },
  };
}

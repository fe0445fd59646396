import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startClock } from './clock.ts';
import { startCognito } from './cognito/cognito.ts';
import { createGateway } from './gateway/gateway.ts';
import { listen } from './listen.ts';
import { startSes } from './ses.ts';
import { startQueue } from './sqs.ts';

const { ticks } = vi.hoisted(() => ({ ticks: [] as number[] }));
vi.mock('../../functions/workers/clock/handler.ts', () => ({
  handler: async () => void ticks.push(Date.now()),
}));

const client = {
  region: 'local',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  maxAttempts: 1,
};

const errorOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    ({ name }: Error) => name,
  );

/** The errors of several calls, one after the other. */
const errorsOf = async (times: number, call: () => Promise<unknown>) => {
  const errors: (string | undefined)[] = [];
  for (let n = 0; n < times; n++) errors.push(await errorOf(call()));
  return errors.filter((one) => one !== undefined);
};

describe.each([
  { what: 'kind', unkind: '' },
  { what: 'unkind', unkind: '1' },
])('a stand-in that is $what', ({ unkind }) => {
  beforeEach(() => {
    vi.stubEnv('CAIRN_UNKIND', unkind);
  });

  test('of SQS delivers in order and once if kind, and in reverse and every third message twice if unkind', async () => {
    const settings = { workerSeconds: 1, invisibleSeconds: 0, maxReceives: 3, batchSize: 1 };
    const queue = await startQueue(settings, 'jobs');
    const sqs = new SQSClient({ ...client, endpoint: new URL(queue.url).origin });
    for (const MessageBody of ['1', '2', '3'])
      await sqs.send(new SendMessageCommand({ QueueUrl: queue.url, MessageBody }));
    const bodies: string[] = [];
    queue.deliverTo(async ({ Records }) => void bodies.push(...Records.map(({ body }) => body)));
    await vi.waitFor(() => expect(queue.messages()).toEqual([]));
    expect(bodies.join('')).toBe(unkind ? '3211' : '123');
    await queue.stop();
  });

  test('of SQS, Cognito and SES throttles only if unkind', async () => {
    const queue = await startQueue(
      { workerSeconds: 1, invisibleSeconds: 0, maxReceives: 3, batchSize: 1 },
      'jobs',
    );
    const sqs = new SQSClient({ ...client, endpoint: new URL(queue.url).origin });
    const message = { QueueUrl: queue.url, MessageBody: '1' };
    const pool = await startCognito({ deliver: () => {} });
    const cognito = new CognitoIdentityProviderClient({ ...client, endpoint: pool.endpoint });
    const mails: unknown[] = [];
    const ses = await startSes((mail) => mails.push(mail));
    const sesClient = new SESv2Client({ ...client, endpoint: ses.endpoint });
    const mail = {
      FromEmailAddress: 'cairn@example.com',
      Destination: { ToAddresses: ['ada@example.com'] },
      Content: { Simple: { Subject: { Data: 'a' }, Body: { Text: { Data: 'a' } } } },
    };
    const throttled = (name: string, times: number) => Array(unkind ? times : 0).fill(name);
    expect(await errorsOf(20, () => sqs.send(new SendMessageCommand(message)))).toEqual(
      throttled('RequestThrottled', 1),
    );
    const own = { UserPoolId: pool.userPoolId, ClientId: pool.clientId };
    expect(await errorsOf(20, () => cognito.send(new DescribeUserPoolClientCommand(own)))).toEqual(
      throttled('TooManyRequestsException', 1),
    );
    expect(await errorsOf(4, () => sesClient.send(new SendEmailCommand(mail)))).toEqual(
      throttled('TooManyRequestsException', 2),
    );
    expect(mails).toHaveLength(unkind ? 2 : 4);
    for (const one of [queue, pool, ses]) await one.stop();
  });

  test('of the gateway limits the request line and header values to 10,240 bytes only if unkind', async () => {
    const { url, close } = await listen(
      createGateway([], async () => ({ statusCode: 204 })),
      0,
    );
    const statusWith = async (bytes: number) =>
      (await fetch(url, { headers: { 'x-long': 'a'.repeat(bytes) } })).status;
    expect(await statusWith(9_900)).toBe(204);
    expect(await statusWith(10_240)).toBe(unkind ? 431 : 204);
    await close();
  });

  test('of the schedule ticks once at each minute if kind, and late and every fourth time twice if unkind', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    ticks.length = 0;
    const stop = await startClock();
    for (let n = 0; n < 3; n++) await vi.advanceTimersByTimeAsync(120_000);
    await stop();
    vi.useRealTimers();
    const seconds = ticks.map((at) => (at / 1_000) % 60);
    const distinct = new Set(ticks).size;
    expect(seconds.slice(1).every((second) => second === (unkind ? 29.5 : 0))).toBe(true);
    expect(ticks.length - distinct).toBe(unkind ? Math.floor(distinct / 4) : 0);
    expect(distinct).toBeGreaterThanOrEqual(4);
  });
});

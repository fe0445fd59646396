import type { Context, SQSEvent } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { pushService } from '#testing/engines/integrationEngines.ts';
import { deviceIdOf } from '#testing/live/devices.ts';
import { captureOutput, linesOf } from '#testing/live/output.ts';
import { loggedFields } from '#testing/loggedFields.ts';
import { createPerson } from '../../../testing/functions/reminded.ts';
import { logger } from '../../logger.ts';
import type { Delivery } from '../../queue/deliveries.ts';
import { minuteAt } from '../../reminders/minutes.ts';
import { handler } from './handler.ts';

const run = (...bodies: readonly unknown[]) => {
  const Records = bodies.map((body, n) => ({
    messageId: `message ${n}`,
    body: JSON.stringify(body),
  }));
  return handler({ Records } as SQSEvent, { awsRequestId: 'batch' } as Context);
};

/** Creates a person whose habit is due now, with a delivery for each device. */
const withDeliveries = async (devices: number) => {
  const person = await createPerson();
  const now = new Date();
  const at = minuteAt(now);
  await person.addHabit('Meditate', [now.toISOString().slice(11, 16)]);
  const endpoints: string[] = [];
  for (let n = 0; n < devices; n++) endpoints.push((await person.addDevice()).endpoint);
  const deliveries = endpoints.map((endpoint): Delivery => {
    return { about: 'habits', userId: person.userId, device: deviceIdOf(endpoint), at };
  });
  return { ...person, endpoints, deliveries, at };
};

test('the deliveries of a batch are sent in parallel', async () => {
  const { deliveries } = await withDeliveries(3);
  let underWay = 0;
  let most = 0;
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return send(...args).finally(() => (underWay -= 1));
  });
  expect(await run(...deliveries)).toEqual({ batchItemFailures: [] });
  expect(most).toBe(3);
});

test('only a delivery that fails is delivered again by the queue', async () => {
  const { deliveries } = await withDeliveries(1);
  const output = captureOutput();
  const before = pushService.requests();
  const response = await run({ about: 'nothing' }, ...deliveries, { ...deliveries[0], at: 'now' });
  output.stop();
  const failed = ['message 0', 'message 2'].map((itemIdentifier) => ({ itemIdentifier }));
  expect(response).toEqual({ batchItemFailures: failed });
  expect(pushService.requests() - before).toBe(1);
  expect(output.text().match(/A person could not be reminded\./g)).toHaveLength(2);
});

test('a log line says the result of each delivery and how late its first try was, but not whose it is', async () => {
  const { deliveries, endpoints, userId, at, done, addHabit } = await withDeliveries(2);
  const [first, second] = deliveries;
  pushService.respond({ status: 503 }, endpoints[1]);
  logger.setLogLevel('INFO');
  const output = captureOutput();
  await run(first, second, { ...second, isRetry: true });
  const id = await addHabit('Read', []);
  await done(id, new Date(at * 60_000).toISOString().slice(0, 10) as never);
  await run({ ...first, device: 'gone' });
  output.stop();
  const lines = linesOf(output.text(), 'delivery');
  const pushed = { about: 'habits', pushService: 'fcm.googleapis.com' };
  const late = expect.any(Number);
  expect(lines.toSorted((a, b) => (String(a.result) < String(b.result) ? -1 : 1))).toMatchObject([
    { ...pushed, result: 'accepted', late },
    { ...pushed, result: 'later' },
    { ...pushed, result: 'later' },
    { about: 'habits', result: 'over', late },
  ]);
  expect(lines.filter((line) => line.result === 'later' && 'late' in line)).toHaveLength(1);
  const accepted = lines.find(({ result }) => result === 'accepted');
  for (const field of loggedFields.delivery) expect(accepted).toHaveProperty(field);
  expect(output.text()).not.toContain(userId);
});

import './quiet.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { ulid } from 'ulid';
import { clockTimeoutSeconds } from '#infra/api/functionTimeout.ts';
import { queueSettings } from '#infra/api/queueSettings.ts';
import { startEngines } from '#infra/local/engines.ts';
import { createContext } from '#infra/local/gateway/gateway.ts';
import { placedIn, put, readPartition, write } from '#infra/operations/partitions.ts';
import { todayIn } from '#shared/days/days.ts';
import { minuteMs } from '#shared/reminders/occurrences.ts';
import { deviceIdOf } from '#testing/live/devices.ts';
import { startPushService } from '#testing/push/pushService.ts';

/**
 * Simulates a busy minute such as 08:00: many people have a reminder in this minute, on one device each. Of the three
 * push services, one accepts pushes, one never responds, and one refuses them. Runs the real clock and workers in real
 * time, one run of each worker at a time, until each push was tried once. Then computes how long a million people take.
 */
const people = Number(process.argv[2] ?? 20_000);

const hosts = {
  accepts: 'fcm.googleapis.com',
  hangs: 'updates.push.services.mozilla.com',
  refuses: 'web.push.apple.com',
} as const;

const pushService = await startPushService();
process.env.PUSH_ENDPOINT = pushService.endpoint;
pushService.respond({ status: 0 }, hosts.hangs);
pushService.respond({ status: 403 }, hosts.refuses);

const engines = await startEngines();
const [clock, reminders, deliveries] = await Promise.all([
  import('#functions/workers/clock/handler.ts'),
  import('#functions/workers/reminders/handler.ts'),
  import('#functions/workers/deliveries/handler.ts'),
]);
const { logger } = await import('#functions/logger.ts');
const { saveProfile } = await import('#functions/account/profiles.ts');
const { createHabit } = await import('#functions/api/habits/store.ts');
const { reminderKeys } = await import('#functions/reminders/keys.ts');
const { minuteAt } = await import('#functions/reminders/minutes.ts');
const { pointerItem } = await import('#functions/reminders/pointers.ts');
const { keys } = await import('#functions/table/keys.ts');

type Line = { readonly result: string; readonly pushService?: string; readonly late?: number };
const pushes: Line[] = [];
logger.info = (message, ...more) => {
  if (message === 'delivery') pushes.push(more[0] as never);
};
logger.warn = () => {};

const table = {
  client: new DynamoDBClient({ endpoint: engines.env.DYNAMODB_ENDPOINT ?? '' }),
  table: engines.env.TABLE_NAME ?? '',
};

/**
 * Creates one person through the functions, and writes copies of that person with other ids and devices. Resolves to
 * the minute of everyone's reminder.
 */
const makePeople = async (): Promise<number> => {
  const now = new Date();
  const at = minuteAt(now) + 1 + Math.ceil(people / 5_000);
  const time = new Date(at * minuteMs).toISOString().slice(11, 16);
  const first = randomUUID();
  await saveProfile(first, { timeZone: 'UTC', dayStartsAt: 0 }, now);
  const habit = { name: 'Meditate', frequency: 'daily', reminderTimes: [time] } as never;
  const newId = { id: ulid(), request: undefined };
  const createdDay = todayIn(now.getTime(), 'UTC');
  await createHabit({ userId: first, newId, habit, createdDay, now });
  const items = [...(await readPartition(table, keys.profile(first).pk)).values()];
  const made = now.toISOString();
  const chunk = 500;
  for (let start = 0; start < people; start += chunk) {
    const requests = Array.from({ length: Math.min(chunk, people - start) }, (_, n) => {
      const userId = randomUUID();
      const host = Object.values(hosts)[n % 3];
      const subscription = pushService.subscribe(host);
      const device = {
        ...reminderKeys.device(userId, deviceIdOf(subscription.endpoint)),
        ...subscription,
        label: 'Phone',
        createdAt: made,
        lastUsedAt: made,
      };
      const copies = items.map((item) => placedIn(keys.profile(userId).pk, item));
      return [...copies, marshall(device), marshall(pointerItem({ userId, at, since: at }))];
    });
    await write(table, requests.flat().map(put));
  }
  return at;
};

const at = await makePeople();
console.log(`${people} people are made.`);
const wait = at * minuteMs - Date.now();
if (wait < 0)
  throw new Error('Making the people took too long: there is no time left before their minute.');
await pause(wait);

const millis = { reminders: [] as number[], deliveries: [] as number[] };
const timed =
  (queue: keyof typeof millis, handler: (event: SQSEvent, context: never) => Promise<unknown>) =>
  async (event: SQSEvent, context: object) => {
    const start = performance.now();
    const result = await handler(event, context as never);
    millis[queue].push(performance.now() - start);
    return result;
  };

const start = performance.now();
const elapsed = () => (performance.now() - start) / 1_000;
await clock.handler({}, createContext(Date.now() + clockTimeoutSeconds * 1_000));
const clockSeconds = elapsed();
engines.queues.reminders.deliverTo(timed('reminders', reminders.handler));
engines.queues.deliveries.deliverTo(timed('deliveries', deliveries.handler), 'Allow');
const first = () => pushes.filter(({ late }) => late !== undefined);
while (first().length < people) await pause(500);
const seconds = elapsed();

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const quantile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? Number.NaN;
const ms = (numbers: readonly number[]) =>
  Object.fromEntries(
    [
      ['runs', numbers.length],
      ['mean', mean(numbers)],
      ['p50', quantile(numbers, 0.5)],
      ['p99', quantile(numbers, 0.99)],
      ['most', Math.max(...numbers)],
    ].map(([name, n]) => [name, Math.round(Number(n))]),
  );
console.log(
  `The clock queued everyone in ${clockSeconds.toFixed(1)} s. After ${seconds.toFixed(0)} s, every push had been tried once.`,
);
console.table({ 'reminders, ms': ms(millis.reminders), 'deliveries, ms': ms(millis.deliveries) });
console.table(
  Object.fromEntries(
    Object.entries(hosts).map(([does, host]) => {
      const ofHost = first().filter((one) => one.pushService === host);
      const results = Object.groupBy(ofHost, ({ result }) => result);
      return [
        does,
        Object.fromEntries(Object.entries(results).map(([result, all]) => [result, all?.length])),
      ];
    }),
  ),
);

const million = 1_000_000;
/** The minutes until a queue has handled a million people, with ten people or ten pushes in a run. */
const minutesOf = (queue: keyof typeof millis, perPerson = 1): string =>
  ((million * perPerson * mean(millis[queue])) / 10 / queueSettings[queue].atOnce / 60_000).toFixed(
    1,
  );
console.log(
  `A million people: the clock needs ${(((clockSeconds / people) * million) / 45).toFixed(1)} minutes if it works 45 seconds of each. The checks need ${minutesOf('reminders')} minutes. The pushes, 1.5 per person, need ${minutesOf('deliveries', 1.5)} minutes.`,
);

await engines.stop();
await pushService.stop();
process.exit(0);

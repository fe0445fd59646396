import { assumptions } from './assumptions.ts';
import type { Line } from './bill.ts';
import type { Measurement } from './measurement.ts';
import { costOf, type Priced, priceList } from './prices.ts';

const giga = 1_000_000_000;
const minutesAMonth = assumptions.daysAMonth * 24 * 60;

/** What reminders add to a month: the clock, which runs for everyone, and the worker. */
const monthOfReminders = ({ reminder, stack }: Measurement, users: number) => {
  const { share, looks, devices, peopleTogether, seconds, clockSeconds } = assumptions.reminders;
  const people = users * share * looks * assumptions.daysAMonth;
  const messages = people / Math.min(10, Math.max(1, peopleTogether * (users / 1_000_000)));
  const calls = messages + minutesAMonth;
  return {
    schedule: minutesAMonth,
    lambdaRequest: calls,
    lambdaGbSecond:
      ((messages * seconds + minutesAMonth * clockSeconds) * stack.functionMegabytes) / 1_024,
    // The clock reads sixteen partitions a minute, at least half a unit each, and about 0.02 units of each pointer.
    tableRead: people * (reminder.readUnits + 0.02) + minutesAMonth * 16 * 0.5,
    tableWrite: people * reminder.writeUnits,
    // A message is sent, received and deleted; idle pollers ask every 20 seconds.
    queueRequest: messages * 3 + (5 * minutesAMonth * 60) / 20,
    dataOut: (people * devices * reminder.pushBytes) / giga,
    logGigabyte: (calls * (assumptions.platformLogBytes + 300)) / giga,
    trace: calls * assumptions.traced,
  } satisfies Partial<Record<Priced, number>>;
};

const names: Readonly<
  Record<keyof ReturnType<typeof monthOfReminders>, readonly [string, string]>
> = {
  schedule: ['EventBridge Scheduler', 'calls of the clock'],
  lambdaRequest: ['Lambda', 'calls'],
  lambdaGbSecond: ['Lambda', 'GB-seconds'],
  tableRead: ['DynamoDB', 'read units'],
  tableWrite: ['DynamoDB', 'write units'],
  queueRequest: ['SQS', 'requests'],
  dataOut: ['Lambda', 'GB to push services'],
  logGigabyte: ['CloudWatch', 'logs ingested, GB'],
  trace: ['X-Ray', 'traces'],
};

/** What reminders add to the monthly bill, without the free tier. */
export const remindersOf = (measured: Measurement, users: number): readonly Line[] =>
  Object.entries(monthOfReminders(measured, users)).map(([key, amount]) => {
    const priced = key as keyof typeof names;
    const [service, what] = names[priced];
    return { service, what, priced, amount, cost: costOf(amount, priceList.prices[priced].tiers) };
  });

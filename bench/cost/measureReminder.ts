import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { minuteAt } from '#functions/reminders/minutes.ts';
import { lookAt } from '#functions/reminders/pointers.ts';
import { transact } from '#functions/table/transactions.ts';
import { lookAtPerson } from '#functions/workers/reminders/lookAtPerson.ts';
import { habits } from '#shared/habits/routes.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { noonZone, type Person } from '#testing/live/people.ts';
import type { PushService } from '#testing/push/pushService.ts';
import type { BenchApp } from '../app.ts';
import type { Measurement } from './measurement.ts';

/** The headers of a push, most of it our signature. */
const headerBytes = 700;

/** What the workers use to look at a typical user and to send one reminder to one device. */
export const measureReminder = async (
  app: BenchApp,
  person: Person,
  service: PushService,
): Promise<Measurement['reminder']> => {
  const { _id: userId } = person.user;
  const { endpoint, p256dh, auth } = service.subscribe();
  const id = createHash('sha256').update(endpoint).digest('hex');
  const body = { endpoint, p256dh, auth, label: 'Phone' };
  await person.call(pushRoutes.setDevice, { params: { id }, body });
  const time = { timeZone: noonZone(), hour: '2-digit', minute: '2-digit' } as const;
  const reminderTimes = [new Date().toLocaleTimeString('en-GB', time)];
  const name = 'Read ten pages of a book';
  await person.call(habits.create, { body: { name, frequency: 'daily', reminderTimes } });
  const at = minuteAt(new Date());
  await transact([lookAt(userId, at)]);
  const { reads, writes } = await app.measure(async () => {
    await lookAtPerson({ userId, at, since: at }, new Date());
    // The worker of deliveries runs in this process.
    await pause(1_000);
  });
  const sent = service.received.find((one) => one.endpoint === endpoint);
  if (!sent) throw new Error('No reminder was sent');
  return {
    readUnits: reads,
    writeUnits: writes,
    pushBytes: sent.body.length + headerBytes,
  };
};

import { createHash } from 'node:crypto';
import { minuteAt, textOfMinute } from '#functions/reminders/minutes.ts';
import { moveSteps, readState } from '#functions/reminders/state.ts';
import { transact } from '#functions/table/transactions.ts';
import { remind } from '#functions/workers/reminders/remind.ts';
import { habits } from '#shared/habits/routes.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { noonZone, type Person } from '#testing/live/people.ts';
import type { PushService } from '#testing/push/pushService.ts';
import type { BenchApp } from '../app.ts';
import type { Measurement } from './measurement.ts';

/** The headers of a push, most of it our signature. */
const headerBytes = 700;

/** What the worker uses when it looks at a typical user and sends one reminder to one device. */
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
  const state = await readState(userId);
  if (!state) throw new Error('The person has no pointer');
  await transact(moveSteps(userId, state, textOfMinute(minuteAt(new Date()) - 1)));
  const { reads, writes } = await app.measure(() => remind(userId, new Date()));
  const sent = service.received.find((one) => one.endpoint === endpoint);
  if (!sent) throw new Error('No reminder was sent');
  return {
    readUnits: reads,
    writeUnits: writes,
    pushBytes: sent.body.length + headerBytes,
  };
};

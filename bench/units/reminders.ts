import { ulid } from 'ulid';
import { lookAtPerson } from '#functions/workers/reminders/lookAtPerson.ts';
import { todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { minute } from '#shared/timer/limits.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { registerDevice } from '#testing/live/devices.ts';
import { noonZone } from '#testing/live/people.ts';
import { pointersTo } from '#testing/live/pointers.ts';
import type { PushService } from '#testing/push/pushService.ts';
import type { BenchApp } from './app.ts';
import { printCosts, recordCosts } from './costs.ts';

/** The size of a push's headers in bytes. Most of it is our signature. */
const headerBytes = 700;

/** Measures the capacity units of a habit's reminder, a snooze, and a timer. Also returns the bytes of a push. */
export const measureReminders = async (app: BenchApp, service: PushService) => {
  const { costs, measure } = recordCosts(app);
  const later = (minutes: number) => new Date(Date.now() + minutes * minute);
  const zone = noonZone();
  for (const device of ['without a device', 'with a device']) {
    const person = await app.person(zone);
    const { _id: userId } = person.user;
    /** Checks the person as if this many minutes had passed, and waits for the pushes. */
    const look = async (minutes: number) => {
      const now = later(minutes);
      for (const pointer of await pointersTo(userId, now)) await lookAtPerson(pointer, now);
      await app.delivered();
    };
    const withDevice = device === 'with a device';
    if (withDevice) {
      const subscription = service.subscribe();
      await registerDevice(person, subscription.endpoint, subscription);
      await look(1);
    }
    const body = { name: 'Rust', category: 'Programming Language' } as const;
    const { _id: skill } = (await person.call(skills.create, { body })).data.skill;
    const start = (plannedMinutes?: number) =>
      person.call(timerRoutes.start, {
        params: { id: ulid() },
        body: {
          startedAt: new Date().toISOString(),
          target: { area: 'skills', id: skill },
          ...(plannedMinutes && { plannedMinutes }),
        },
      });
    await start();
    await measure(`start, ${device}`, () => start());
    await measure(`start with a planned end, ${device}`, () => start(25));
    if (!withDevice) continue;
    await measure('look at a planned end', () => look(26));
    await start();
    const time = { timeZone: zone, hour: '2-digit', minute: '2-digit' } as const;
    const reminderTimes = [later(30).toLocaleTimeString('en-GB', time)];
    const habit = {
      name: 'Read ten pages of a book',
      frequency: 'daily',
      reminderTimes,
    } as const;
    const { _id: id } = (await person.call(habits.create, { body: habit })).data.habit;
    await measure('look at a habit', () => look(31));
    const day = todayIn(new Date(), zone);
    const snooze = () =>
      person.call(pushRoutes.snooze, {
        params: { reminder: 'r202611250800' },
        body: { habits: [{ id, day }] },
      });
    await measure('snooze', snooze);
    await measure('snooze again', snooze);
    await measure('look at a snooze', () => look(61));
  }
  return {
    costs,
    pushBytes: Math.max(...service.received.map(({ body }) => body.length)) + headerBytes,
  };
};

export const benchReminders = async (app: BenchApp, service: PushService): Promise<void> => {
  const { costs, pushBytes } = await measureReminders(app, service);
  printCosts(`Reminders: ${pushBytes} bytes to each device`, costs);
};

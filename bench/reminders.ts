import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ulid } from 'ulid';
import { lookAtPerson } from '#functions/workers/reminders/lookAtPerson.ts';
import { todayIn } from '#shared/core/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { minute } from '#shared/timer/limits.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { noonZone, type Person } from '#testing/live/people.ts';
import { pointersTo } from '#testing/live/pointers.ts';
import { startPushService } from '#testing/push/pushService.ts';
import type { BenchApp } from './app.ts';

type Service = Awaited<ReturnType<typeof startPushService>>;

const addDevice = async (person: Person, service: Service): Promise<void> => {
  const { endpoint, p256dh, auth } = service.subscribe();
  const id = createHash('sha256').update(endpoint).digest('hex');
  const body = { endpoint, p256dh, auth, label: 'Phone' };
  await person.call(pushRoutes.setDevice, { params: { id }, body });
};

/** Prints the cost of a snooze, and of a timer with a planned end, in capacity units. */
export const benchReminders = async (app: BenchApp): Promise<void> => {
  const service = await startPushService();
  process.env.PUSH_ENDPOINT = service.endpoint;
  const units: Record<string, object> = {};
  const cost = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const { reads, writes } = await app.measure(work);
    units[name] = { 'read units': reads, 'write units': writes };
  };
  const later = (minutes: number) => new Date(Date.now() + minutes * minute);
  try {
    for (const device of ['without a device', 'with a device']) {
      const person = await app.person(noonZone());
      const { _id: userId } = person.user;
      /** Looks at the person in so many minutes. The worker of deliveries runs in this process. */
      const look = async (minutes: number) => {
        for (const pointer of await pointersTo(userId, later(minutes)))
          await lookAtPerson(pointer, later(minutes));
        await pause(1_000);
      };
      if (device === 'with a device') {
        await addDevice(person, service);
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
      await cost(`start, ${device}`, () => start());
      await cost(`start with a planned end, ${device}`, () => start(25));
      if (device === 'without a device') continue;
      await cost('look at a planned end', () => look(26));
      const habit = { name: 'Run', frequency: 'daily' } as const;
      const { _id: id } = (await person.call(habits.create, { body: habit })).data.habit;
      const day = todayIn(new Date(), noonZone());
      const snooze = () =>
        person.call(pushRoutes.snooze, {
          params: { reminder: 'r202611250800' },
          body: { habits: [{ id, day }] },
        });
      await cost('snooze', snooze);
      await cost('snooze again', snooze);
      await cost('look at a snooze', () => look(61));
    }
  } finally {
    await service.stop();
  }
  console.log('\nReminders: beside those of habits');
  console.table(units);
};

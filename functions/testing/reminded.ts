import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { type Day, todayIn } from '#shared/core/days.ts';
import { pushService } from '#testing/engines/integrationEngines.ts';
import { deviceIdOf } from '#testing/live/devices.ts';
import type { Received, Subscription } from '#testing/push/pushService.ts';
import { saveProfile } from '../account/profiles.ts';
import { toggleHabitDay } from '../api/habits/days.ts';
import { createHabit } from '../api/habits/store.ts';
import { registerDevice } from '../reminders/devices.ts';
import { partitionOf } from '../reminders/keys.ts';
import { duePointers } from '../reminders/store.ts';
import { remind } from '../workers/reminders/remind.ts';

type Texts = {
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly tag: string;
    readonly actions: readonly { readonly action: string }[];
  };
  readonly habits: readonly { readonly id: string; readonly day: Day }[];
};

export const minute = 60_000;
export const instant = (text: string) => new Date(`2026-06-${text}`);

/** A person with devices, whose clock stands still unless it is moved. */
export const begin = async (timeZone = 'UTC', dayStartsAt: 0 | 3 = 0) => {
  const userId = randomUUID();
  await saveProfile(userId, { timeZone, dayStartsAt }, instant('01T00:00Z'));

  const addDevice = async (now = instant('01T00:00Z')): Promise<Subscription> => {
    const device = pushService.subscribe();
    await registerDevice(userId, deviceIdOf(device.endpoint), { ...device, label: 'Phone' }, now);
    return device;
  };
  const addHabit = async (
    name: string,
    reminderTimes: string[] = [],
    now = instant('01T00:00Z'),
  ) => {
    const createdDay = todayIn(now.getTime(), timeZone, dayStartsAt);
    const habit = { name, frequency: 'daily', reminderTimes } as never;
    const newId = { id: ulid(now.getTime()), request: undefined };
    return (await createHabit({ userId, newId, habit, createdDay, now }))._id;
  };
  /** What the clock and the queue do in one minute. */
  const tick = async (now: Date): Promise<void> => {
    const due = await duePointers(partitionOf(userId), now, 100);
    for (const one of due) if (one.userId === userId) await remind(userId, now);
  };
  /** Every minute from one instant to another, both inclusive, in which the clock runs. */
  const tickEach = async (from: Date, to: Date): Promise<void> => {
    for (let ms = from.getTime(); ms <= to.getTime(); ms += minute) await tick(new Date(ms));
  };
  const done = (id: string, day: Day) => toggleHabitDay({ userId, id, day, now: new Date() }, true);
  return { userId, addDevice, addHabit, tick, tickEach, done };
};

export const receivedBy = ({
  endpoint,
}: Subscription): readonly (Received & { message: Texts })[] =>
  pushService.received.filter((one) => one.endpoint === endpoint) as never;

/** What a device has on its screen if nobody dismisses anything: a repeat takes the place of the first one. */
export const onScreen = (device: Subscription): readonly string[] => {
  const screen = new Map(
    receivedBy(device).map(({ message: { notification, habits } }) => [
      notification.tag,
      `${notification.title} ${habits.map(({ day }) => day).join(' ')}`,
    ]),
  );
  return [...screen.values()];
};

/** Nobody looks at the person before the first reminder: the pointer of a new device is moved to it. */
export const settled = async (person: Awaited<ReturnType<typeof begin>>) => {
  await person.tick(instant('01T00:05Z'));
  return person;
};

import { randomUUID } from 'node:crypto';
import { type SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { ulid } from 'ulid';
import { type Day, todayIn } from '#shared/days/days.ts';
import { pushService } from '#testing/engines/integrationEngines.ts';
import { deviceIdOf } from '#testing/live/devices.ts';
import { pointersTo } from '#testing/live/pointers.ts';
import type { Received, Subscription } from '#testing/push/pushService.ts';
import { saveProfile } from '../../functions/account/profiles.ts';
import { toggleHabitDay } from '../../functions/api/habits/days.ts';
import { createHabit } from '../../functions/api/habits/store.ts';
import { type Delivery, delivery } from '../../functions/queue/deliveries.ts';
import { registerDevice } from '../../functions/reminders/devices.ts';
import { textOfMinute } from '../../functions/reminders/minutes.ts';
import { deliver } from '../../functions/workers/deliveries/deliver.ts';
import { lookAtPerson } from '../../functions/workers/reminders/lookAtPerson.ts';

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

type Message = { readonly one: Delivery; readonly dueAt: number };

/** The queue of deliveries, on the test's clock. */
let messages: readonly Message[] = [];
let clock = 0;

const enqueue = (one: Delivery, dueAt: number): void => {
  messages = [...messages, { one, dueAt }];
};

SQSClient.prototype.send = async ({ input }: SendMessageCommand) => {
  const { MessageBody = '', DelaySeconds = 0 } = input;
  enqueue(delivery.parse(JSON.parse(MessageBody)), clock + DelaySeconds * 1_000);
};

/** If the worker fails to handle a message, SQS delivers it again after this many milliseconds. */
const invisible = 120_000;

/** Removes and returns the messages of a person that are due by `until`. */
const takeDue = (userId: string, until: number): readonly Message[] => {
  const due = messages.filter(({ one, dueAt }) => one.userId === userId && dueAt <= until);
  messages = messages.filter((one) => !due.includes(one));
  return due;
};

/** Creates a person and returns helpers for this person. The clock stands still unless a helper moves it. */
export const createPerson = async (timeZone = 'UTC', dayStartsAt: 0 | 3 = 0) => {
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
  /** Runs the worker of deliveries from now until an instant. */
  const deliverUntil = async (until: number): Promise<void> => {
    for (let due = takeDue(userId, until); due.length > 0; due = takeDue(userId, until)) {
      clock = Math.max(clock, Math.min(...due.map(({ dueAt }) => dueAt)));
      const isNow = ({ dueAt }: Message) => dueAt <= clock;
      for (const { one, dueAt } of due.filter((each) => !isNow(each))) enqueue(one, dueAt);
      await Promise.all(
        due
          .filter(isNow)
          .map(({ one }) =>
            deliver(one, new Date(clock)).catch(() => enqueue(one, clock + invisible)),
          ),
      );
    }
  };
  /** Runs the worker that checks people in one minute, `times` times in parallel for each pointer. */
  const look = async (now: Date, times = 1): Promise<void> => {
    clock = now.getTime();
    for (const pointer of await pointersTo(userId, now))
      await Promise.all(Array.from({ length: times }, () => lookAtPerson(pointer, now)));
  };
  /** Runs both workers in one minute. The clock function does not run, because the pointers are read directly. */
  const tick = async (now: Date, times = 1): Promise<void> => {
    await look(now, times);
    await deliverUntil(now.getTime() + minute - 1);
  };
  /** Returns when the person is checked next, in the form 2026-06-01T08:00Z. */
  const next = async (): Promise<string | undefined> => {
    const [first] = await pointersTo(userId);
    return first && textOfMinute(first.at);
  };
  /** Runs every minute from one instant to another, both inclusive. */
  const tickEach = async (from: Date, to: Date): Promise<void> => {
    for (let ms = from.getTime(); ms <= to.getTime(); ms += minute) await tick(new Date(ms));
  };
  const done = (id: string, day: Day) => toggleHabitDay({ userId, id, day, now: new Date() }, true);
  return { userId, addDevice, addHabit, look, tick, tickEach, next, done };
};

export const receivedBy = ({
  endpoint,
}: Subscription): readonly (Received & { message: Texts })[] =>
  pushService.received.filter((one) => one.endpoint === endpoint) as never;

/** Returns the notifications on a device's screen if nobody dismisses any. A repeat replaces the first notification. */
export const onScreen = (device: Subscription): readonly string[] => {
  const screen = new Map(
    receivedBy(device).map(({ message: { notification, habits } }) => [
      notification.tag,
      `${notification.title} ${habits.map(({ day }) => day).join(' ')}`,
    ]),
  );
  return [...screen.values()];
};

/** New devices and habits cause checks. Runs these checks, so that none is due before the first reminder. */
export const runFirstChecks = async (person: Awaited<ReturnType<typeof createPerson>>) => {
  await person.tick(instant('01T00:05Z'));
  return person;
};

import { describe, expect, test, vi } from 'vitest';
import { getReminderSettings, saveConfirmedEmail } from '#functions/account/profiles.ts';
import { personOfUnsubscribeToken } from '#functions/digest/unsubscribeToken.ts';
import { minuteAt } from '#functions/reminders/minutes.ts';
import { lookAt } from '#functions/reminders/pointers.ts';
import { transact } from '#functions/table/transactions.ts';
import { queueSettings } from '#infra/api/queueSettings.ts';
import { contract } from '#shared/contract.ts';
import { engines, pushService } from '#testing/engines/integrationEngines.ts';
import { createClient } from '#testing/live/client.ts';
import { deviceIdOf, registerDevice } from '#testing/live/devices.ts';
import { noonZone, registerPerson } from '#testing/live/people.ts';
import { pointersTo } from '#testing/live/pointers.ts';
import { bounceOf } from '#testing/live/sesEvents.ts';
import { serveSynthesized } from '#testing/stack/suiteTarget.ts';

const { target, deployed, pushSecret, policySuite } = await serveSynthesized({ checkLogs: true });
const { auth, habits, users } = contract;
const { subscribe } = pushService;

/** The current time in a zone, as HH:MM. */
const timeIn = (timeZone: string): string =>
  new Date().toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

/**
 * How long the test waits for a reminder, in milliseconds. On a busy machine, a worker may be interrupted. The queue
 * then delivers the message again after `invisibleSeconds`. A push may also take longer than the sender waits. The
 * sender then sends it again after a minute.
 */
const longest = (queueSettings.reminders.invisibleSeconds + 60) * 1_000;
vi.setConfig({ testTimeout: longest + 30_000 });

/** Makes the worker check a person's last five minutes. The habit's reminder is then just due. */
const letComeNow = async (userId: string): Promise<void> => {
  await transact([lookAt(userId, minuteAt(new Date()) - 5)]);
};

/**
 * Registers a person whose habit is due for a reminder now. They have three devices: one works, one has a busy
 * push service, and one has a subscription that no longer exists.
 */
const makePerson = async () => {
  const person = await registerPerson(target, noonZone());
  const [phone, busy, gone] = [subscribe(), subscribe(), subscribe()];
  for (const one of [phone, busy, gone]) await registerDevice(person, one.endpoint, one);
  const reminderTimes = [timeIn(noonZone())];
  const body = { name: 'Meditate', frequency: 'daily', reminderTimes } as const;
  await person.call(habits.create, { body });
  pushService.respond({ status: 503 }, busy.endpoint);
  pushService.respond({ status: 410 }, gone.endpoint);
  await letComeNow(person.user._id);
  return { person, phone: phone.endpoint, busy: deviceIdOf(busy.endpoint) };
};

describe('the clock, the queues and the workers', () => {
  test('remind a person on each device, try again at a busy push service, and forget a device that is gone', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(makePerson));
    await deployed.tick();
    await deployed.tick();
    for (const { person, phone, busy } of people) {
      const received = () => pushService.received.filter(({ endpoint }) => endpoint === phone);
      const deviceIds = async () =>
        (await person.call(users.listDevices, {})).data.devices.map(({ id }) => id);
      const isOver = async () => {
        const due = await pointersTo(person.user._id, new Date());
        const queued = engines.queues.deliveries
          .messages()
          .filter(({ body }) => body.includes(busy));
        // If both ticks find the person before the first check moves the pointer, there are two deliveries.
        const isRetried =
          queued.length > 0 && queued.every(({ body }) => body.includes('"isRetry":true'));
        const isGone = (await deviceIds()).length === 2;
        return due.length === 0 && isRetried && isGone && received().length > 0;
      };
      await vi.waitUntil(isOver, { timeout: longest });
      expect(received()[0]).toMatchObject({
        message: { notification: { title: 'Meditate' }, person: person.user._id },
        claims: { aud: 'https://fcm.googleapis.com', sub: 'https://cairn.example.com' },
      });
      // Repeated pushes have the same topic, so they replace each other.
      expect(new Set(received().map(({ topic }) => topic)).size).toBe(1);
      expect(await deviceIds()).toEqual([deviceIdOf(phone), busy]);
    }
  });
});

test('a renewed session says on which day the browser’s weeks start', async () => {
  const { user, cookie } = await registerPerson(target);
  const weekStart = async () => (await getReminderSettings(user._id)).weekStartsOn;
  expect(await weekStart()).toBe(0);
  const browser = createClient(target.url, { 'x-week-starts-on': '1' });
  expect((await browser.send(auth.refresh, { headers: { cookie } })).status).toBe(200);
  expect(await weekStart()).toBe(1);
});

describe('the daily digest', () => {
  test('is sent by the worker, and is turned off if it bounces', async () => {
    const person = await registerPerson(target, noonZone());
    const { _id: userId, email } = person.user;
    await saveConfirmedEmail(userId, email);
    await person.call(habits.create, { body: { name: 'Meditate', frequency: 'daily' } });
    await person.call(users.updateProfile, { body: { digest: timeIn(noonZone()) } });
    await letComeNow(userId);
    await deployed.tick();
    const mails = () => target.notices.filter((one) => one.email === email);
    await vi.waitUntil(() => mails().length > 0, { timeout: longest });
    const token = /\/unsubscribe#(\S+)/.exec(mails()[0]?.text ?? '')?.[1] ?? '';
    expect(mails()[0]?.text).toContain(`https://cairn.example.com/unsubscribe#${token}`);
    expect(personOfUnsubscribeToken(token, pushSecret)).toBe(userId);
    await deployed.report(bounceOf({ userId, email }));
    expect(await getReminderSettings(userId)).toMatchObject({ digest: null });
  });
});

policySuite(['clock', 'reminders', 'deliveries', 'mailFeedback']);

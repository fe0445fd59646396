import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { getReminderSettings, saveConfirmedEmail } from '#functions/account/profiles.ts';
import { personOfUnsubscribeToken } from '#functions/digest/unsubscribeToken.ts';
import { minuteAt, textOfMinute } from '#functions/reminders/minutes.ts';
import { moveSteps, readState } from '#functions/reminders/state.ts';
import { transact } from '#functions/table/transactions.ts';
import { serveSynthesized } from '#infra/testing/suiteTarget.ts';
import { contract } from '#shared/contract.ts';
import { pushService } from '#testing/engines/integrationEngines.ts';
import { noonZone, registerPerson } from '#testing/live/people.ts';
import { bounceOf } from '#testing/live/sesEvents.ts';

const { target, deployed, pushSecret, policySuite } = await serveSynthesized();
const { habits, users } = contract;

/** The time in a zone, HH:MM. */
const timeIn = (timeZone: string): string =>
  new Date().toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

const subscribe = () => {
  const { endpoint, p256dh, auth } = pushService.subscribe();
  const id = createHash('sha256').update(endpoint).digest('hex');
  return { id, body: { endpoint, p256dh, auth, label: 'Phone' } };
};

/** Moves the person's pointer back, so that the time of a habit has just come. */
const letComeNow = async (userId: string): Promise<void> => {
  const state = await readState(userId);
  if (!state) throw new Error('The person has no pointer');
  const at = textOfMinute(minuteAt(new Date()) - 5);
  expect(await transact(moveSteps(userId, state, at))).toBeUndefined();
};

/** A person whose habit has a reminder time that has just come, with a device and one whose subscription is gone. */
const makePerson = async () => {
  const person = await registerPerson(target, noonZone());
  const [phone, gone] = [subscribe(), subscribe()];
  for (const { id, body } of [phone, gone])
    await person.call(users.setDevice, { params: { id }, body });
  const reminderTimes = [timeIn(noonZone())];
  const body = { name: 'Meditate', frequency: 'daily', reminderTimes } as const;
  await person.call(habits.create, { body });
  pushService.respond({ status: 410 }, gone.body.endpoint);
  await letComeNow(person.user._id);
  return { person, phone };
};

describe('the clock, its queue and the worker', () => {
  test('remind everyone on each device once, and forget a device that is gone', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(makePerson));
    await deployed.tick();
    await deployed.tick();
    for (const { person, phone } of people) {
      const isOver = async () => {
        const state = await readState(person.user._id);
        return state?.lease === undefined && (state?.at ?? '') > textOfMinute(minuteAt(new Date()));
      };
      await vi.waitUntil(isOver, { timeout: 20_000 });
      const { endpoint } = phone.body;
      expect(pushService.received.filter((one) => one.endpoint === endpoint)).toMatchObject([
        {
          message: { notification: { title: 'Meditate' }, person: person.user._id },
          claims: { aud: 'https://fcm.googleapis.com', sub: 'https://cairn.example.com' },
        },
      ]);
      const { devices } = (await person.call(users.listDevices, {})).data;
      expect(devices.map(({ id }) => id)).toEqual([phone.id]);
    }
  });
});

describe('the daily digest', () => {
  test('is sent by the worker, and turned off by a report that it bounced', async () => {
    const person = await registerPerson(target, noonZone());
    const { _id: userId, email } = person.user;
    await saveConfirmedEmail(userId, email);
    await person.call(habits.create, { body: { name: 'Meditate', frequency: 'daily' } });
    await person.call(users.updateProfile, { body: { digest: timeIn(noonZone()) } });
    await letComeNow(userId);
    await deployed.tick();
    const mails = () => target.notices.filter((one) => one.email === email);
    await vi.waitUntil(() => mails().length > 0, { timeout: 20_000 });
    const token = /\/unsubscribe#(\S+)/.exec(mails()[0]?.text ?? '')?.[1] ?? '';
    expect(mails()[0]?.text).toContain(`https://cairn.example.com/unsubscribe#${token}`);
    expect(personOfUnsubscribeToken(token, pushSecret)).toBe(userId);
    await deployed.report(bounceOf({ userId, email }));
    expect(await getReminderSettings(userId)).toMatchObject({ digest: null });
  });
});

policySuite(['clock', 'reminders', 'mailFeedback']);

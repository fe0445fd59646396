import { beforeAll, describe, expect, test } from 'vitest';
import { auth } from '#shared/auth/routes.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { maxDevices } from '#shared/reminders/model.ts';
import { reminderReasons } from '#shared/reminders/reasons.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { users } from '#shared/users/routes.ts';
import { createClient, problemOf, successOf, type Target } from '#testing/live/client.ts';
import { deviceIdOf, registerDevice, subscriptionAt } from '#testing/live/devices.ts';
import { ownItems, readItem } from '#testing/live/items.ts';
import {
  cookieOf,
  newPassword,
  noonZone,
  type Person,
  registerPerson,
  signedIn,
} from '#testing/live/people.ts';
import { pointersTo } from '#testing/live/pointers.ts';
import { makeToken } from '#testing/live/routes.ts';
import type { PushService } from '#testing/push/pushService.ts';
import { reminderKeys } from '../../reminders/keys.ts';
import { removeItem } from '../../table/updating.ts';

let number = 0;
const newEndpoint = () =>
  `https://updates.push.services.mozilla.com/wpush/v2/${Date.now()}-${number++}`;

/** Tests people's devices and reminder settings, over HTTP, on the complete API. */
export const pushSuite = (target: Target, service: PushService): void => {
  describe('devices', () => {
    let ada: Person;
    beforeAll(async () => {
      ada = await registerPerson(target);
    });

    const devicesOf = async (person: Person) =>
      (await person.call(pushRoutes.listDevices, {})).data.devices;
    const set = (person: Person, endpoint: string, body: object = {}) =>
      person.send(pushRoutes.setDevice, {
        params: { id: deviceIdOf(endpoint) },
        body: { ...subscriptionAt(endpoint), ...body },
      });
    const remove = (person: Person, id: string) =>
      person.send(pushRoutes.removeDevice, { params: { id } });
    const tryOut = (person: Person, id: string) =>
      person.send(pushRoutes.testDevice, { params: { id } });

    test('are listed without their endpoints and keys, with the key to subscribe with', async () => {
      const first = await registerPerson(target);
      const endpoint = newEndpoint();
      const device = await registerDevice(first, endpoint);
      expect(device).toEqual({
        id: deviceIdOf(endpoint),
        label: 'Firefox on Linux',
        createdAt: expect.any(String),
        lastUsedAt: device.createdAt,
      });
      const { data } = await first.call(pushRoutes.listDevices, {});
      expect(data.devices).toEqual([device]);
      expect(Buffer.from(data.publicKey, 'base64url')).toHaveLength(65);
      expect((await ada.call(pushRoutes.listDevices, {})).data.publicKey).toBe(data.publicKey);
    });

    test('that are registered again stay the same, with the new name', async () => {
      const person = await registerPerson(target);
      const endpoint = newEndpoint();
      const { id, createdAt } = await registerDevice(person, endpoint);
      expect((await set(person, endpoint, { label: ' My phone ' })).status).toBe(200);
      expect(await devicesOf(person)).toMatchObject([{ id, createdAt, label: 'My phone' }]);
    });

    test('are removed, and are not found afterwards', async () => {
      const person = await registerPerson(target);
      const { id } = await registerDevice(person, newEndpoint());
      const before = await ownItems(ada);
      expect(problemOf(await remove(ada, id)).status).toBe(404);
      expect(problemOf(await tryOut(ada, id)).status).toBe(404);
      expect(await ownItems(ada)).toEqual(before);
      expect((await remove(person, id)).status).toBe(200);
      expect(await devicesOf(person)).toEqual([]);
      expect(problemOf(await remove(person, id)).status).toBe(404);
    });

    test('move to the person who uses the browser now', async () => {
      const [before, after] = [await registerPerson(target), await registerPerson(target)];
      const endpoint = newEndpoint();
      await registerDevice(before, endpoint);
      await registerDevice(after, endpoint);
      expect(await devicesOf(before)).toEqual([]);
      expect(await devicesOf(after)).toHaveLength(1);
    });

    test(`are at most ${maxDevices}`, async () => {
      const person = await registerPerson(target);
      for (let n = 0; n < maxDevices; n++) await registerDevice(person, newEndpoint());
      expect(problemOf(await set(person, newEndpoint()))).toMatchObject({
        code: 'limit',
        reason: 'tooManyDevices',
        params: { max: maxDevices },
      });
    });

    test.each([
      [
        'the endpoint of another device',
        { endpoint: 'https://fcm.googleapis.com/fcm/send/other' },
        'endpoint',
      ],
      ['an endpoint of no push service', { endpoint: 'https://example.com/push' }, 'endpoint'],
      [
        'an endpoint with a port',
        { endpoint: 'https://fcm.googleapis.com:8443/fcm/send/x' },
        'endpoint',
      ],
      ['no endpoint', { endpoint: undefined }, 'endpoint'],
      ['a short key', { p256dh: 'BAAA' }, 'p256dh'],
      ['a key that is not on the curve', { p256dh: `B${'A'.repeat(86)}` }, 'p256dh'],
      ['a padded secret', { auth: 'AAAAAAAAAAAAAAAAAAAAAA==' }, 'auth'],
      ['no name', { label: ' ' }, 'label'],
      ['a long name', { label: 'x'.repeat(81) }, 'label'],
      ['an unknown field', { expirationTime: null }, 'expirationTime'],
    ])('with %s are refused', async (_, body, field) => {
      const { errors, code } = problemOf(await set(ada, newEndpoint(), body));
      expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
      expect(await devicesOf(ada)).toEqual([]);
    });

    test('get a test notification, at most five an hour', async () => {
      const person = await registerPerson(target);
      const { endpoint, p256dh, auth: secret } = service.subscribe();
      const id = deviceIdOf(endpoint);
      await set(person, endpoint, { p256dh, auth: secret });
      expect((await tryOut(person, id)).status).toBe(200);
      expect(service.received.filter((one) => one.endpoint === endpoint)).toMatchObject([
        { message: { notification: { title: 'Cairn', tag: 'test' }, habits: [] }, topic: 'test' },
      ]);
      service.respond({ status: 500 }, endpoint);
      expect(problemOf(await tryOut(person, id))).toMatchObject({
        status: 409,
        reason: 'testNotSent',
      });
      service.respond(undefined, endpoint);
      for (let n = 2; n < 5; n++) expect((await tryOut(person, id)).status).toBe(200);
      expect(problemOf(await tryOut(person, id)).code).toBe('too_many_requests');
    });

    test('that their push service does not know any more are removed', async () => {
      const person = await registerPerson(target);
      const { id } = await registerDevice(person, newEndpoint());
      expect(problemOf(await tryOut(person, id))).toMatchObject({
        status: 409,
        ...reminderReasons.deviceGone(),
      });
      expect(await devicesOf(person)).toEqual([]);
    });

    test('are for sessions only', async () => {
      const { token } = await makeToken(ada, { habits: 'write' });
      const script = signedIn(target, token, 'UTC');
      const id = deviceIdOf(newEndpoint());
      const calls = [
        await script.send(pushRoutes.listDevices, {}),
        await script.send(pushRoutes.setDevice, { params: { id }, body: {} }),
        await script.send(pushRoutes.removeDevice, { params: { id } }),
        await script.send(pushRoutes.testDevice, { params: { id } }),
      ];
      expect(calls.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    });

    test('of a browser that logs out are removed, those of others stay', async () => {
      const person = await registerPerson(target);
      const [here, there] = [
        await registerDevice(person, newEndpoint()),
        await registerDevice(person, newEndpoint()),
      ];
      const visitor = createClient(target.url, {});
      const body = { device: here.id };
      const response = await visitor.send(auth.logout, {
        body,
        headers: { cookie: person.cookie },
      });
      expect(response.status).toBe(200);
      expect(await devicesOf(person)).toEqual([there]);
      expect(problemOf(await visitor.send(auth.logout, { body: { device: 'x' } })).status).toBe(
        400,
      );
    });

    test.each<[string, (person: Person) => Promise<string>]>([
      ['without a session', async () => ''],
      ['with a made-up session', async () => `refresh=${'x'.repeat(900)}`],
      ['with a session of somebody else', async () => (await registerPerson(target)).cookie],
      [
        'with a session that has ended',
        async ({ user: { email }, password }) => {
          const visitor = createClient(target.url, {});
          const { cookies } = await visitor.send(auth.login, { body: { email, password } });
          const cookie = cookieOf(cookies);
          await visitor.send(auth.logout, { headers: { cookie } });
          return cookie;
        },
      ],
    ])('stay after a log-out %s', async (_, cookieFor) => {
      const person = await registerPerson(target);
      const device = await registerDevice(person, newEndpoint());
      const headers = { cookie: await cookieFor(person) };
      const visitor = createClient(target.url, {});
      const response = await visitor.send(auth.logout, { body: { device: device.id }, headers });
      expect(response.status).toBe(200);
      expect(await devicesOf(person)).toEqual([device]);
    });

    test('are all removed by a new password, and by a log-out everywhere', async () => {
      for (const end of [
        (person: Person) =>
          person.call(users.updatePassword, {
            body: { currentPassword: person.password, newPassword: newPassword() },
          }),
        (person: Person) => person.call(users.signOutEverywhere, {}),
      ]) {
        const person = await registerPerson(target);
        const { id } = await registerDevice(person, newEndpoint());
        await end(person);
        expect(await readItem(reminderKeys.device(person.user._id, id))).toBeUndefined();
        expect(await readItem(reminderKeys.owner(id))).toBeUndefined();
      }
    });
  });

  const day = () => todayIn(new Date(), noonZone());

  describe('a reminder', () => {
    const reminder = 'r202611250800';
    const withHabit = async (hasDevice = true) => {
      const person = await registerPerson(target, noonZone());
      if (hasDevice) await registerDevice(person, newEndpoint());
      const body = { name: 'Run', frequency: 'daily' } as const;
      const { _id: id } = (await person.call(habits.create, { body })).data.habit;
      const snooze = (body: object = { habits: [{ id, day: day() }] }, which = reminder) =>
        person.send(pushRoutes.snooze, { params: { reminder: which }, body: body as never });
      const kept = async () =>
        (await ownItems(person)).filter(({ sk }) => String(sk).startsWith('SNOOZE#'));
      return { person, id, snooze, kept };
    };

    test('that is snoozed comes again in an hour, and only once if it is snoozed twice', async () => {
      const { snooze, kept, id } = await withHabit();
      const before = Date.now();
      const { data } = successOf(pushRoutes.snooze, await snooze());
      const minutes = (Date.parse(data.until) - before) / 60_000;
      expect(minutes).toBeGreaterThan(58);
      expect(minutes).toBeLessThan(61);
      expect((await snooze()).status).toBe(200);
      expect((await snooze(undefined, 'r202611250801')).status).toBe(200);
      const snoozed = { habits: [{ id, day: day() }], until: expect.any(String) };
      expect(await kept()).toMatchObject([
        { sk: `SNOOZE#${reminder}`, ...snoozed },
        { sk: 'SNOOZE#r202611250801', ...snoozed },
      ]);
    });

    test.each([
      ['no habits', { habits: [] }, 'habits'],
      [
        'too many habits',
        { habits: Array(51).fill({ id: '01JD0000000000000000000001', day: '2026-11-25' }) },
        'habits',
      ],
      ['a wrong id', { habits: [{ id: 'x', day: '2026-11-25' }] }, 'habits.0.id'],
      [
        'a wrong day',
        { habits: [{ id: '01JD0000000000000000000001', day: '2026-13-01' }] },
        'habits.0.day',
      ],
      ['an unknown field', { habits: [], until: '08:00' }, 'habits'],
    ])('with %s can’t be snoozed', async (_, body, field) => {
      const { snooze, kept } = await withHabit();
      expect(problemOf(await snooze(body)).errors?.map((one) => one.field)).toContain(field);
      expect(await kept()).toEqual([]);
    });

    test('can’t be snoozed after its day, without a device, or by a script', async () => {
      const { person, id, snooze } = await withHabit();
      const yesterday = { habits: [{ id, day: addDays(day(), -1) }] };
      expect(problemOf(await snooze(yesterday))).toMatchObject({
        status: 409,
        reason: 'dayOverBefore',
      });
      expect(problemOf(await snooze(undefined, 'r1')).status).toBe(404);
      const { snooze: without } = await withHabit(false);
      expect(problemOf(await without()).status).toBe(404);
      const { token } = await makeToken(person, { habits: 'write' });
      const script = signedIn(target, token, 'UTC');
      const sent = { params: { reminder }, body: { habits: [{ id, day: day() }] } };
      expect((await script.send(pushRoutes.snooze, sent)).status).toBe(403);
    });
  });

  describe('reminder settings', () => {
    test('are missing until they are chosen, and can be cleared', async () => {
      const person = await registerPerson(target);
      expect(person.user).not.toHaveProperty('digest');
      const chosen = { hideNames: true, quiet: { from: '22:00', to: '07:00' }, digest: '19:30' };
      const { data } = await person.call(users.updateProfile, { body: chosen });
      expect(data).toEqual({ ...person.user, ...chosen });
      const cleared = { hideNames: false, quiet: null, digest: null };
      expect((await person.call(users.updateProfile, { body: cleared })).data).toEqual({
        ...person.user,
        ...cleared,
      });
    });

    test.each([
      [{ digest: '24:00' }, 'digest'],
      [{ quiet: { from: '22:00' } }, 'quiet.to'],
      [{ quiet: { from: '22:00', to: '7' } }, 'quiet.to'],
      [{ quiet: '22:00' }, 'quiet'],
      [{ hideNames: 'yes' }, 'hideNames'],
    ])('%j is refused', async (body, field) => {
      const person = await registerPerson(target);
      const { errors } = problemOf(await person.send(users.updateProfile, { body }));
      expect(errors?.[0]?.field).toBe(field);
    });

    test('devices, times and settings make the worker check the person within a minute, and other changes don’t', async () => {
      const person = await registerPerson(target, noonZone());
      const body = { name: 'Run', frequency: 'daily' } as const;
      const { _id: id } = (await person.call(habits.create, { body })).data.habit;
      const params = { id };
      const looks = async (change: () => Promise<unknown>) => {
        for (const pointer of await pointersTo(person.user._id))
          await removeItem(reminderKeys.pointer(pointer));
        const now = Date.now();
        await change();
        return (await pointersTo(person.user._id)).map(({ at }) => at * 60_000 - now <= 60_000);
      };
      for (const change of [
        () => registerDevice(person, newEndpoint()),
        () => person.call(habits.create, { body: { ...body, reminderTime: '08:00' } }),
        () => person.call(habits.update, { params, body: { reminderTimes: ['08:00', '20:00'] } }),
        () => person.call(users.updateProfile, { body: { digest: '06:00' } }),
        () => person.call(users.updateProfile, { body: { dayStartsAt: 3 } }),
      ])
        expect(await looks(change)).toEqual([true]);
      for (const change of [
        () => person.call(habits.update, { params, body: { name: 'Swim' } }),
        () => person.call(habits.toggle, { params, body: { date: day(), completed: true } }),
        () => person.call(users.updateProfile, { body: { hideNames: true } }),
      ])
        expect(await looks(change)).toEqual([]);
    });
  });
};

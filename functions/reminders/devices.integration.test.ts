import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { maxDevices } from '#shared/reminders/model.ts';
import '#testing/engines/integrationEngines.ts';
import { deviceIdOf } from '#testing/live/devices.ts';
import {
  forgetDevice,
  getDevice,
  listDevices,
  noteAccepted,
  registerDevice,
  removeDevices,
} from './devices.ts';

const at = (time: string, date = '2026-06-01') => new Date(`${date}T${time}:20Z`);
const endpointOf = (n: number | string) => `https://fcm.googleapis.com/fcm/send/${n}`;

const newPerson = () => {
  const userId = randomUUID();
  const endpoint = endpointOf(userId);
  const register = (to = endpoint, now = at('07:00')) => {
    const fields = { endpoint: to, p256dh: 'key', auth: 'secret', label: 'Phone' };
    return registerDevice(userId, deviceIdOf(to), fields, now);
  };
  return { userId, endpoint, register };
};

test('a device that is registered again stays the same, and its last use is noted once a day', async () => {
  const person = newPerson();
  const first = await person.register();
  const again = await person.register(person.endpoint, at('09:00'));
  expect(again).toEqual({ ...first, lastUsedAt: at('09:00').toISOString() });
  expect(await listDevices(person.userId)).toEqual([again]);
  await noteAccepted(person.userId, again, at('10:00'));
  expect(await getDevice(person.userId, again.id)).toEqual(again);
  await noteAccepted(person.userId, again, at('10:00', '2026-06-02'));
  expect((await getDevice(person.userId, again.id)).lastUsedAt).toMatch(/^2026-06-02/);
});

test('a device of another person moves to the person who registers it', async () => {
  const [former, person] = [newPerson(), newPerson()];
  const { id } = await former.register();
  await person.register(former.endpoint);
  expect(await listDevices(former.userId)).toEqual([]);
  expect(await listDevices(person.userId)).toMatchObject([{ id }]);
  await forgetDevice(former.userId, id);
  expect(await listDevices(person.userId)).toMatchObject([{ id }]);
  await forgetDevice(person.userId, id);
  await forgetDevice(person.userId, id);
  expect(await listDevices(person.userId)).toEqual([]);
});

test.each([0, 3])(
  'with %i devices before, at most ten are registered, however many come at once',
  async (before) => {
    const person = newPerson();
    const endpoint = (n: number) => endpointOf(`${person.userId}-${n}`);
    for (let n = 0; n < before; n++) await person.register(endpoint(n));
    const all = Array.from({ length: maxDevices + 3 - before }, (_, n) =>
      person.register(endpoint(before + n)),
    );
    const outcomes = await Promise.allSettled(all);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map(({ code }) => code)).toEqual(['limit', 'limit', 'limit']);
    expect(await listDevices(person.userId)).toHaveLength(maxDevices);
    await removeDevices(person.userId);
    expect(await listDevices(person.userId)).toEqual([]);
  },
);

import { createHash, randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import type { NewHabit } from '#shared/habits/model.ts';
import { maxDevices } from '#shared/reminders/model.ts';
import '#testing/engines/integrationEngines.ts';
import { saveProfile } from '../account/profiles.ts';
import { setHabitDay, toggleHabitDay } from '../api/habits/days.ts';
import { importHabit } from '../api/habits/importHabit.ts';
import { createHabit, updateHabit } from '../api/habits/store.ts';
import { transact } from '../table/transactions.ts';
import { measured } from '../table/usage.ts';
import {
  forgetDevice,
  getDevice,
  listDevices,
  noteAccepted,
  registerDevice,
  removeDevice,
  removeDevices,
} from './devices.ts';
import { partitionOf, reminderKeys } from './keys.ts';
import { finish, look } from './person.ts';
import { readState } from './state.ts';
import { duePointers, forgetState, takeLease } from './store.ts';

const day = '2026-06-01';
const at = (time: string, date = day) => new Date(`${date}T${time}:20Z`);
const endpointOf = (n: number | string) => `https://fcm.googleapis.com/fcm/send/${n}`;
const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

let made = 0;

/** A person in UTC, at 07:00. */
const newPerson = async () => {
  const userId = randomUUID();
  await saveProfile(userId, { timeZone: 'UTC' }, at('07:00'));
  const endpoint = endpointOf(userId);
  const register = (to = endpoint, now = at('07:00')) =>
    registerDevice(
      userId,
      idOf(to),
      { endpoint: to, p256dh: 'key', auth: 'secret', label: 'Phone' },
      now,
    );
  const create = (habit: Partial<NewHabit> = {}) =>
    createHabit({
      userId,
      // In the order in which they are created.
      newId: { id: ulid(at('07:00').getTime() + made++), request: undefined },
      habit: { name: 'Run', frequency: 'daily', ...habit } as NewHabit,
      createdDay: day,
      now: at('07:00'),
    });
  const patch = (id: string, fields: object, now: Date) =>
    updateHabit({ userId, id, patch: fields, today: day, now });
  /** What the worker sends at a time; it finishes unless it sees nothing. */
  const work = async (now: Date, accepted = false) => {
    const lease = await takeLease(userId, now);
    if (!lease) return undefined;
    const seen = await look(lease, now);
    await finish(lease, seen, now, { accepted });
    return seen;
  };
  const namesAt = async (now: Date) => (await work(now))?.due.map(({ habit }) => habit.name);
  const pointer = async () => (await readState(userId))?.at;
  return { userId, endpoint, register, create, patch, work, namesAt, pointer };
};

describe('a person with a device', () => {
  test('is looked at within a minute, and then when a time comes', async () => {
    const person = await newPerson();
    await person.create({ reminderTimes: ['08:00', '20:00'] });
    expect(await person.pointer()).toBeUndefined();
    await person.register();
    expect(await person.pointer()).toBe('2026-06-01T07:01Z');
    expect(await person.namesAt(at('07:01'))).toEqual([]);
    expect(await person.pointer()).toBe('2026-06-01T08:00Z');
    expect(await person.work(at('07:59'))).toBeUndefined();
    expect(await person.work(at('08:00'))).toMatchObject({
      due: [{ day, at: new Date(`${day}T08:00Z`), expires: new Date(`${day}T12:00Z`) }],
      today: day,
      hideNames: false,
      devices: [{ label: 'Phone', p256dh: 'key' }],
    });
    expect(await person.pointer()).toBe('2026-06-01T20:00Z');
  });

  test('is not reminded of what is done, and is again of what was undone', async () => {
    const person = await newPerson();
    const { _id } = await person.create({ reminderTimes: ['08:00', '20:00'] });
    await person.register();
    const tick = (completed: boolean) =>
      toggleHabitDay({ userId: person.userId, id: _id, day, now: at('07:02') }, completed);
    await person.work(at('07:01'));
    await tick(true);
    expect(await person.namesAt(at('08:00'))).toEqual([]);
    await tick(false);
    expect(await person.namesAt(at('20:00'))).toEqual(['Run']);
  });

  test('is reminded late, but not more than two hours, nor on the next day', async () => {
    const person = await newPerson();
    await person.create({ reminderTimes: ['08:00', '09:30', '23:30'] });
    await person.register();
    await person.work(at('07:01'));
    expect(await person.work(at('11:00'))).toMatchObject({
      due: [{ at: new Date(`${day}T09:30Z`) }],
    });
    expect(await person.namesAt(at('00:10', '2026-06-02'))).toEqual([]);
  });

  test('is reminded of a habit of at most so much only while nothing is recorded', async () => {
    const person = await newPerson();
    const { _id: id } = await person.create({
      ...{ name: 'Coffee', kind: 'amount', unit: 'cups', target: 2, direction: 'at-most' },
      reminderTimes: ['08:00', '20:00'],
    });
    await person.register();
    await person.work(at('07:01'));
    expect(await person.namesAt(at('08:00'))).toEqual(['Coffee']);
    await setHabitDay({ userId: person.userId, id, day, now: at('07:02') }, { amount: 3 });
    expect(await person.namesAt(at('20:00'))).toEqual([]);
  });

  test('whose habit is restored or imported is looked at when its time comes', async () => {
    const person = await newPerson();
    const { _id } = await person.create({ reminderTimes: ['12:00'] });
    await person.create({ name: 'Read', reminderTimes: ['20:00'] });
    await person.register();
    await person.patch(_id, { archived: true }, at('07:00'));
    await person.work(at('07:01'));
    expect(await person.pointer()).toBe('2026-06-01T20:00Z');
    await person.patch(_id, { archived: false }, at('09:00'));
    expect(await person.pointer()).toBe('2026-06-01T12:00Z');
    const record = {
      ...{ _id: ulid(at('07:00').getTime()), name: 'Draw', createdDay: day, archivedOn: null },
      ...{ schedules: [{ from: day, frequency: 'daily' as const }], targets: [], pauses: [] },
      ...{ createdAt: at('07:00').toISOString(), updatedAt: at('07:00').toISOString() },
      reminderTime: '10:00',
    };
    await importHabit(person.userId, record, at('09:00'));
    expect(await person.pointer()).toBe('2026-06-01T10:00Z');
    expect(await person.namesAt(at('10:00'))).toEqual(['Draw']);
  });

  test('that two workers look at is left to one of them', async () => {
    const person = await newPerson();
    await person.create({ reminderTimes: ['08:00'] });
    await person.register();
    await person.work(at('07:01'));
    const leases = await Promise.all([0, 1, 2].map(() => takeLease(person.userId, at('08:00'))));
    expect(leases.filter((lease) => lease !== undefined)).toHaveLength(1);
    // After a minute another one takes over, and the first one does nothing more.
    const [lost] = leases.filter((lease) => lease !== undefined);
    const second = await takeLease(person.userId, at('08:02'));
    if (!lost || !second) throw new Error('No lease');
    await finish(lost, await look(lost, at('08:00')), at('08:02'));
    expect(await person.pointer()).toBe('2026-06-01T08:00Z');
    await finish(second, await look(second, at('08:02')), at('08:02'));
    expect(await person.pointer()).toBe('2026-06-02T08:00Z');
  });

  test('who removes it is forgotten at the next look', async () => {
    const person = await newPerson();
    await person.create({ reminderTimes: ['08:00'] });
    const { id } = await person.register();
    await removeDevice(person.userId, id);
    await expect(removeDevice(person.userId, id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await person.work(at('07:01')))?.due).toEqual([]);
    expect(await readState(person.userId)).toBeUndefined();
  });
});

describe('a device', () => {
  test('registered again stays the same, with its new keys', async () => {
    const person = await newPerson();
    const first = await person.register();
    await person.work(at('07:01'));
    const again = await person.register(person.endpoint, at('09:00'));
    expect(again).toEqual({ ...first, lastUsedAt: at('09:00').toISOString() });
    expect(await listDevices(person.userId)).toEqual([again]);
    await noteAccepted(person.userId, again, at('10:00'));
    expect(await getDevice(person.userId, again.id)).toEqual(again);
    await noteAccepted(person.userId, again, at('10:00', '2026-06-02'));
    expect((await getDevice(person.userId, again.id)).lastUsedAt).toMatch(/^2026-06-02/);
  });

  test('of another person moves to this one', async () => {
    const [former, person] = [await newPerson(), await newPerson()];
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

  test('that ten others precede is refused, however many come at once', async () => {
    const person = await newPerson();
    const all = Array.from({ length: maxDevices + 3 }, (_, n) =>
      person.register(endpointOf(`${person.userId}-${n}`)),
    );
    const outcomes = await Promise.allSettled(all);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map(({ code }) => code)).toEqual(['limit', 'limit', 'limit']);
    expect(await listDevices(person.userId)).toHaveLength(maxDevices);
    await removeDevices(person.userId);
    expect(await listDevices(person.userId)).toEqual([]);
  });
});

test('a digest has every open habit of the day, and whether a push was accepted', async () => {
  const person = await newPerson();
  await person.create({ reminderTimes: ['08:00'] });
  await person.create({ name: 'Read' });
  const { _id: id } = await person.create({ name: 'Draw' });
  await toggleHabitDay({ userId: person.userId, id, day, now: at('07:02') }, true);
  await saveProfile(person.userId, { digest: '19:00' }, at('07:00'));
  await person.work(at('07:01'));
  expect(await person.pointer()).toBe('2026-06-01T19:00Z');
  await person.register(person.endpoint, at('07:30'));
  await person.work(at('07:31'));
  await person.work(at('08:00'), true);
  const evening = { day, habits: [{ name: 'Run' }, { name: 'Read' }] };
  expect(await person.work(at('19:00'))).toMatchObject({
    due: [],
    digest: { ...evening, wasReminded: true },
  });
  await removeDevices(person.userId);
  await person.work(at('08:00', '2026-06-02'));
  expect(await person.work(at('19:00', '2026-06-02'))).toMatchObject({
    digest: { habits: [{ name: 'Run' }, { name: 'Read' }, { name: 'Draw' }], wasReminded: false },
  });
});

test('a pointer that contradicts its person is deleted', async () => {
  const person = await newPerson();
  const stray = reminderKeys.pointer(person.userId, '2026-06-01T06:00Z');
  await transact([{ Put: { Item: { ...stray, version: 'x' } } }]);
  const mine = async () =>
    (await duePointers(partitionOf(person.userId), at('23:00'), 1_000)).filter(
      ({ userId }) => userId === person.userId,
    );
  expect(await mine()).toHaveLength(1);
  expect(await takeLease(person.userId, at('07:00'))).toBeUndefined();
  expect(await mine()).toEqual([]);
  await person.register();
  await transact([{ Put: { Item: { ...stray, version: 'x' } } }]);
  expect(await takeLease(person.userId, at('07:00'))).toBeUndefined();
  expect(await mine()).toMatchObject([{ at: '2026-06-01T07:01Z' }]);
  await forgetState(person.userId);
  expect(await mine()).toEqual([]);
});

test('only a change of reminder times costs write units for the pointer', async () => {
  const unitsOf = async (change: () => Promise<unknown>) => {
    const usage = { readUnits: 0, writeUnits: 0 };
    await measured(usage, change);
    return usage.writeUnits;
  };
  const person = await newPerson();
  const { _id } = await person.create({ reminderTimes: ['18:00'] });
  const costs = async () => ({
    name: await unitsOf(() => person.patch(_id, { name: 'Walk' }, at('07:10'))),
    earlier: await unitsOf(() => person.patch(_id, { reminderTimes: ['12:00'] }, at('07:10'))),
    later: await unitsOf(() => person.patch(_id, { reminderTimes: ['19:00'] }, at('07:10'))),
    none: await unitsOf(() => person.patch(_id, { reminderTimes: [] }, at('07:10'))),
    tick: await unitsOf(() =>
      toggleHabitDay({ userId: person.userId, id: _id, day, now: at('07:02') }),
    ),
    create: await unitsOf(() => person.create({ reminderTimes: ['20:00'] })),
    createWithout: await unitsOf(() => person.create()),
  });
  const without = await costs();
  await person.patch(_id, { reminderTimes: ['18:00'] }, at('07:00'));
  await person.register();
  await person.work(at('07:01'));
  const { earlier, ...others } = await costs();
  // The state, the pointer that goes and the one that comes, in one transaction with the habit.
  expect(earlier).toBeLessThanOrEqual(8);
  expect({ ...others, earlier: without.earlier }).toEqual(without);
});

import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pointersTo } from '#testing/live/pointers.ts';
import {
  createPerson,
  instant,
  onScreen,
  receivedBy,
  runFirstChecks,
} from '../../../testing/functions/reminded.ts';
import { getReminderSettings, saveProfile } from '../../account/profiles.ts';
import { setHabitDay, toggleHabitDay } from '../../api/habits/days.ts';
import { importHabit } from '../../api/habits/importHabit.ts';
import { createHabit, updateHabit } from '../../api/habits/store.ts';
import { removeDevices } from '../../reminders/devices.ts';
import { forgetPointers } from '../../reminders/pointers.ts';
import { tableClient } from '../../table/client.ts';
import { measured } from '../../table/usage.ts';

afterEach(() => void vi.restoreAllMocks());

const day = '2026-06-01';

/** Creates a person whom the worker does not check before the times of the habit. */
const withTimes = async (...times: string[]) => {
  const person = await createPerson();
  const device = await person.addDevice();
  const id = await person.addHabit('Meditate', times);
  await runFirstChecks(person);
  const patch = (fields: object, now: Date) =>
    updateHabit({ userId: person.userId, id, patch: fields, today: day, now });
  return { ...person, device, id, patch };
};

describe('the worker checks a person', () => {
  test('at each time of a habit', async () => {
    const { next, tick } = await withTimes('08:00', '20:00');
    expect(await next()).toBe('2026-06-01T08:00Z');
    await tick(instant('01T08:00Z'));
    expect(await next()).toBe('2026-06-01T20:00Z');
  });

  test('within a minute after a habit is restored or imported', async () => {
    const { userId, device, next, tick, tickEach, patch } = await withTimes('12:00');
    await patch({ archived: true }, instant('01T07:00Z'));
    await tick(instant('01T12:00Z'));
    expect(await next()).toBeUndefined();
    await patch({ archived: false }, instant('02T07:00Z'));
    expect(await next()).toBe('2026-06-02T07:01Z');
    await tickEach(instant('02T07:01Z'), instant('02T07:02Z'));
    expect(await next()).toBe('2026-06-02T12:00Z');
    const record = {
      _id: ulid(),
      name: 'Draw',
      createdDay: day,
      archivedOn: null,
      schedules: [{ from: day, frequency: 'daily' as const }],
      targets: [],
      pauses: [],
      createdAt: instant('01T07:00Z').toISOString(),
      reminderTime: '10:00',
      updatedAt: instant('01T07:00Z').toISOString(),
    };
    await importHabit(userId, record, instant('02T09:00Z'));
    await tickEach(instant('02T09:01Z'), instant('02T10:00Z'));
    expect(onScreen(device)).toEqual(['Draw 2026-06-02']);
  });

  test('no longer after the last device was removed', async () => {
    const { userId, next, tick } = await withTimes('08:00');
    await removeDevices(userId);
    await tick(instant('01T08:00Z'));
    expect(await next()).toBeUndefined();
  });

  test('again after a change that began a minute earlier but is stored while the worker runs', async () => {
    const { userId, device, addHabit, tick, tickEach } = await withTimes('08:00');
    const client = tableClient();
    const send = client.send.bind(client);
    let isMoved = false;
    vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
      if (command instanceof TransactWriteCommand && !isMoved) {
        isMoved = true;
        await addHabit('Read', ['08:05'], instant('01T07:59:59Z'));
      }
      return send(command as never);
    }) as never);
    await tick(instant('01T08:00Z'));
    expect(isMoved).toBe(true);
    await tickEach(instant('01T08:01Z'), instant('01T08:05Z'));
    expect(onScreen(device)).toContain('Read 2026-06-01');
    expect(await pointersTo(userId)).toHaveLength(1);
  });

  test('never again after the pointers of an account were deleted', async () => {
    const { userId, addHabit } = await withTimes('08:00');
    await addHabit('Read', ['20:00'], instant('01T07:00Z'));
    expect(await pointersTo(userId)).toHaveLength(2);
    await forgetPointers(userId);
    expect(await pointersTo(userId)).toEqual([]);
  });
});

describe('a reminder', () => {
  test('is not sent for a habit that is done, but is sent once that is undone', async () => {
    const { userId, id, device, tick } = await withTimes('08:00', '20:00');
    const set = (completed: boolean) =>
      toggleHabitDay({ userId, id, day, now: instant('01T07:00Z') }, completed);
    await set(true);
    await tick(instant('01T08:00Z'));
    expect(onScreen(device)).toEqual([]);
    await set(false);
    await tick(instant('01T20:00Z'));
    expect(onScreen(device)).toEqual(['Meditate 2026-06-01']);
  });

  test('is not sent if its habit was done after the worker checked the person', async () => {
    const { id, device, look, done, tick } = await withTimes('08:00');
    await look(instant('01T08:00Z'));
    await done(id, day);
    await tick(instant('01T08:00:30Z'));
    expect(receivedBy(device)).toEqual([]);
  });

  test('is sent late, but not more than two hours, nor on the next day', async () => {
    const { device, tick } = await withTimes('08:00', '09:30', '23:30');
    await tick(instant('01T11:00Z'));
    expect(receivedBy(device).map(({ message }) => message.notification.tag)).toEqual([
      'r202606010930',
    ]);
    await tick(instant('02T00:10Z'));
    expect(receivedBy(device)).toHaveLength(1);
  });

  test('after an outage names each habit once, at its last time', async () => {
    const { device, addHabit, tick } = await withTimes('08:00', '08:30');
    await addHabit('Read', ['08:00'], instant('01T00:00Z'));
    await tick(instant('01T08:45Z'));
    const titles = receivedBy(device).map(
      ({ message: { notification } }) => [notification.tag, notification.title] as const,
    );
    expect(Object.fromEntries(titles)).toEqual({
      r202606010800: 'Read',
      r202606010830: 'Meditate',
    });
  });

  test('of a habit with an at-most target is sent only while no amount is recorded', async () => {
    const { userId, device, tick, tickEach } = await withTimes();
    const aim = { kind: 'amount', unit: 'cups', target: 2, direction: 'at-most' } as const;
    const reminderTimes = ['08:00', '20:00'];
    const { _id: id } = await createHabit({
      userId,
      newId: { id: ulid(), request: undefined },
      habit: { name: 'Coffee', frequency: 'daily', ...aim, reminderTimes } as never,
      createdDay: day,
      now: instant('01T07:00Z'),
    });
    await tickEach(instant('01T07:01Z'), instant('01T08:00Z'));
    expect(onScreen(device)).toEqual(['Coffee 2026-06-01']);
    await setHabitDay({ userId, id, day, now: instant('01T09:00Z') }, { amount: 3 });
    await tick(instant('01T20:00Z'));
    expect(receivedBy(device)).toHaveLength(1);
  });
});

test('only a change of reminder times costs write units for a pointer', async () => {
  const { userId, addHabit, id, patch } = await withTimes('18:00');
  const now = instant('01T07:10Z');
  const plain = await addHabit('Draw', [], now);
  const unitsOf = (change: () => Promise<unknown>) =>
    measured(async (usage) => {
      await change();
      return usage.writeUnits;
    });
  const without = await unitsOf(() => addHabit('Read', [], now));
  expect(await unitsOf(() => addHabit('Read', ['20:00'], now))).toBe(without + 2);
  const name = await unitsOf(() => patch({ name: 'Walk' }, now));
  expect(name).toBe(1);
  // A write in a transaction costs twice as much.
  expect(await unitsOf(() => patch({ reminderTimes: ['19:00'] }, now))).toBe(2 * name + 2);
  expect(await unitsOf(() => patch({ reminderTimes: [] }, now))).toBe(name);
  const tick = (of: string) => unitsOf(() => toggleHabitDay({ userId, id: of, day, now }));
  expect(await tick(id)).toBe(await tick(plain));
});

test('the stored settings say on which day a reminder was sent, but a saved profile does not', async () => {
  const { userId, tick } = await withTimes('08:00');
  await tick(instant('01T08:00Z'));
  expect((await getReminderSettings(userId)).remindedOn).toBe(day);
  expect(await saveProfile(userId, { hideNames: true }, new Date())).not.toHaveProperty(
    'remindedOn',
  );
});

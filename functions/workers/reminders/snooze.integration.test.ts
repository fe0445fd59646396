import { describe, expect, test } from 'vitest';
import { maxSnoozes } from '#shared/reminders/snooze.ts';
import { pushService } from '#testing/engines/integrationEngines.ts';
import {
  createPerson,
  instant,
  onScreen,
  receivedBy,
  runFirstChecks,
} from '../../../testing/functions/reminded.ts';
import { saveProfile } from '../../account/profiles.ts';
import { snooze } from '../../api/users/snooze.ts';
import { removeDevices } from '../../reminders/devices.ts';
import { minuteAt } from '../../reminders/minutes.ts';
import { listSnoozes } from '../../reminders/snoozes.ts';

const day = '2026-06-01';
const atEight = 'r202606010800';

/** Creates a person who was reminded of these habits at eight. `press` snoozes that reminder. */
const remindedAtEightOf = async (...names: string[]) => {
  const person = await createPerson();
  const device = await person.addDevice();
  const ids: string[] = [];
  for (const name of names) ids.push(await person.addHabit(name, ['08:00']));
  await runFirstChecks(person);
  await person.tick(instant('01T08:00Z'));
  const press = (now: Date, reminder = atEight) =>
    snooze(
      person.userId,
      reminder,
      ids.map((id) => ({ id, day })),
      now,
    );
  return { ...person, device, ids, press };
};

describe('a reminder that is snoozed', () => {
  test('comes again once, an hour later, about the same day', async () => {
    const { press, next, tickEach, device, ids } = await remindedAtEightOf('Meditate');
    expect(await press(instant('01T08:10:30Z'))).toEqual(instant('01T09:10Z'));
    expect(await next()).toBe('2026-06-01T09:10Z');
    await tickEach(instant('01T08:11Z'), instant('01T09:30Z'));
    expect(receivedBy(device).map(({ message }) => message)).toMatchObject([
      { notification: { tag: atEight } },
      { notification: { tag: 'r202606010910' }, habits: [{ id: ids[0], day }] },
    ]);
    expect(await next()).toBe('2026-06-02T08:00Z');
  });

  test('names only the habits that are still open, and does not come if all are done', async () => {
    const person = await remindedAtEightOf('Meditate', 'Read');
    const [first = '', second = ''] = person.ids;
    await person.press(instant('01T08:10Z'));
    await person.done(first, day);
    await person.tick(instant('01T09:10Z'));
    expect(onScreen(person.device).at(-1)).toBe(`Read ${day}`);
    await person.press(instant('01T09:15Z'), 'r202606010910');
    await person.done(second, day);
    await person.tick(instant('01T10:15Z'));
    expect(receivedBy(person.device)).toHaveLength(2);
  });

  test('comes once if it was snoozed several times, an hour after the last time', async () => {
    const { press, tickEach, device } = await remindedAtEightOf('Meditate');
    await Promise.all([press(instant('01T08:10Z')), press(instant('01T08:10Z'))]);
    await press(instant('01T08:30Z'));
    await tickEach(instant('01T08:31Z'), instant('01T09:29Z'));
    expect(receivedBy(device)).toHaveLength(1);
    await tickEach(instant('01T09:30Z'), instant('01T09:40Z'));
    expect(receivedBy(device)).toHaveLength(2);
  });

  test('still comes if it was snoozed while a worker was checking the person', async () => {
    const { press, tick, tickEach, device } = await remindedAtEightOf('Meditate');
    await press(instant('01T07:30Z'));
    // The person snoozes again while the worker is running.
    await Promise.all([tick(instant('01T08:30Z')), press(instant('01T08:30Z'))]);
    await tickEach(instant('01T08:31Z'), instant('01T09:35Z'));
    expect(onScreen(device)).toContain(`Meditate ${day}`);
    expect(receivedBy(device).at(-1)?.message.notification.tag).toBe('r202606010930');
  });

  test('is retried only for the device whose service is busy', async () => {
    const { press, tickEach, addDevice, device } = await remindedAtEightOf('Meditate');
    const other = await addDevice(instant('01T08:05Z'));
    await press(instant('01T08:10Z'));
    pushService.respond({ status: 503 }, device.endpoint);
    await tickEach(instant('01T08:11Z'), instant('01T09:11Z'));
    pushService.respond(undefined, device.endpoint);
    await tickEach(instant('01T09:12Z'), instant('01T09:20Z'));
    expect(receivedBy(device)).toHaveLength(2);
    expect(receivedBy(other)).toHaveLength(1);
  });

  test('is refused if the person’s day ends before the hour is over', async () => {
    const { userId, press } = await remindedAtEightOf('Meditate');
    const late = { code: 'conflict', reason: 'dayOverBefore' };
    await expect(press(instant('01T23:00Z'))).rejects.toMatchObject(late);
    await saveProfile(userId, { dayStartsAt: 3 }, instant('01T23:00Z'));
    expect(await press(instant('01T23:00Z'))).toEqual(instant('02T00:00Z'));
    await expect(press(instant('02T02:00Z'))).rejects.toMatchObject(late);
  });

  test('is refused if the person has no device', async () => {
    const { userId, press, tick } = await remindedAtEightOf('Meditate');
    await removeDevices(userId);
    await tick(instant('02T08:00Z'));
    await expect(press(instant('02T08:10Z'))).rejects.toMatchObject({ code: 'not_found' });
  });

  test(`is stored as one of the last ${maxSnoozes}`, async () => {
    const { userId, press } = await remindedAtEightOf('Meditate');
    for (let n = 0; n < maxSnoozes + 2; n++)
      await press(instant('01T08:10Z'), `r2026060108${String(n).padStart(2, '0')}`);
    const snoozes = await listSnoozes(userId);
    expect(snoozes).toHaveLength(maxSnoozes);
    expect(snoozes[0]).toMatchObject({ until: minuteAt(instant('01T09:10Z')) });
  });
});

test('a reminder offers Snooze only if it can come again on its day', async () => {
  const person = await createPerson();
  const device = await person.addDevice();
  await person.addHabit('Read', ['22:00', '23:30']);
  await runFirstChecks(person);
  await person.tick(instant('01T22:00Z'));
  await person.tick(instant('01T23:30Z'));
  const actions = receivedBy(device).map(({ message: { notification } }) =>
    notification.actions.map(({ action }) => action),
  );
  expect(actions).toEqual([['done', 'snooze'], ['done']]);
});

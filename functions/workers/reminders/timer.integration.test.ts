import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { discarded, paused, resumed, started, stopped, withTimer } from '#shared/timer/changes.ts';
import type { TimerFacts, TimerTarget } from '#shared/timer/facts.ts';
import { pushService } from '#testing/engines/integrationEngines.ts';
import {
  createPerson,
  instant,
  onScreen,
  receivedBy,
  runFirstChecks,
} from '../../../testing/functions/reminded.ts';
import { getReminderSettings, saveProfile } from '../../account/profiles.ts';
import { createSkill } from '../../api/ledger/store.ts';
import { changeTimers } from '../../api/timer/store.ts';
import { measured } from '../../table/usage.ts';

const days = { timeZone: 'UTC', dayStartsAt: 0 } as const;

/** Creates a person with a skill and a device. `start` starts a timer, of 25 minutes by default. */
const withSkill = async () => {
  const person = await createPerson();
  const { userId } = person;
  const device = await person.addDevice();
  await runFirstChecks(person);
  const now = instant('01T07:00Z');
  const { _id: skill } = await createSkill({
    userId,
    newId: { id: ulid(), request: undefined },
    skill: { name: 'Rust', category: 'Other' } as never,
    createdDay: '2026-06-01',
    now,
  });
  const start = async (
    time: string,
    plannedMinutes: number | null = 25,
    target: TimerTarget = { area: 'skills', id: skill },
  ) => {
    const id = ulid();
    const at = instant(time);
    await changeTimers(userId, at, (timers) =>
      started(
        timers,
        id,
        { startedAt: at.getTime(), target, plannedMinutes: plannedMinutes ?? undefined },
        days,
      ),
    );
    return id;
  };
  const change = (id: string, time: string, how: (timer: TimerFacts, at: number) => TimerFacts) =>
    changeTimers(userId, instant(time), (timers) => {
      const timer = timers.find(({ _id }) => _id === id);
      if (!timer) throw new Error('No timer');
      return withTimer(timers, how(timer, instant(time).getTime()));
    });
  const received = () => receivedBy(device);
  return { ...person, device, skill, start, change, received };
};

describe('the planned end of a timer', () => {
  test('is sent once, in its minute', async () => {
    const { start, tickEach, next, received, userId } = await withSkill();
    const id = await start('01T09:00:20Z');
    expect(await next()).toBe('2026-06-01T09:26Z');
    await tickEach(instant('01T09:01Z'), instant('01T09:25Z'));
    expect(received()).toEqual([]);
    await tickEach(instant('01T09:26Z'), instant('01T10:00Z'));
    expect(received()).toMatchObject([
      {
        topic: `t${id}`,
        ttl: 3_600,
        message: {
          notification: { title: 'Rust', body: 'The planned time is over', tag: `t${id}` },
          person: userId,
          timer: id,
        },
      },
    ]);
    expect(await next()).toBeUndefined();
  });

  test('is not sent if the timer was stopped, discarded or paused before, or another one started', async () => {
    for (const end of [stopped, discarded, paused]) {
      const { start, change, tickEach, received } = await withSkill();
      const id = await start('01T09:00Z');
      await change(id, '01T09:10Z', end);
      await tickEach(instant('01T09:25Z'), instant('01T09:40Z'));
      expect(received()).toEqual([]);
    }
    const { start, tickEach, received } = await withSkill();
    await start('01T09:00Z');
    await start('01T09:10Z', 30);
    await tickEach(instant('01T09:11Z'), instant('01T09:39Z'));
    expect(received()).toEqual([]);
    await tickEach(instant('01T09:40Z'), instant('01T09:41Z'));
    expect(received()).toHaveLength(1);
  });

  test('comes later after a pause', async () => {
    const { start, change, tickEach, received, next } = await withSkill();
    const id = await start('01T09:00Z');
    await change(id, '01T09:10Z', paused);
    await tickEach(instant('01T09:11Z'), instant('01T09:30Z'));
    await change(id, '01T09:30Z', resumed);
    expect(await next()).toBe('2026-06-01T09:45Z');
    await tickEach(instant('01T09:31Z'), instant('01T09:45Z'));
    expect(received()).toHaveLength(1);
  });

  test('names the habit for which it runs', async () => {
    const { start, addHabit, tick, received } = await withSkill();
    const id = await addHabit('Reading', []);
    await start('01T09:00Z', 25, { area: 'habits', id });
    await tick(instant('01T09:25Z'));
    expect(received()[0]?.message.notification.title).toBe('Reading');
  });

  test('contains no name for a person who hides names', async () => {
    const { start, tick, received, userId } = await withSkill();
    await saveProfile(userId, { hideNames: true }, instant('01T08:00Z'));
    await start('01T09:00Z');
    await tick(instant('01T09:25Z'));
    expect(received()[0]?.message.notification.title).toBe('Timer');
  });

  test('is not sent in quiet hours, in which reminders still come', async () => {
    const { start, tick, tickEach, received, addHabit, userId, device } = await withSkill();
    await addHabit('Sleep', ['22:30']);
    await saveProfile(userId, { quiet: { from: '22:00', to: '07:00' } }, instant('01T08:00Z'));
    await start('01T22:00Z');
    await tickEach(instant('01T22:25Z'), instant('01T22:30Z'));
    expect(onScreen(device)).toEqual(['Sleep 2026-06-01']);
    await start('02T06:35Z');
    await tick(instant('02T07:00Z'));
    expect(received()).toHaveLength(2);
  });

  test('is not sent if an earlier start moves it into the past', async () => {
    const { start, change, tickEach, received } = await withSkill();
    const id = await start('01T09:00Z', 60);
    // The timer was started an hour earlier, so its planned end has passed.
    await change(id, '01T09:30Z', (timer, at) => ({
      ...timer,
      startedAt: { at, value: instant('01T08:00Z').getTime() },
      firstStart: instant('01T08:00Z').getTime(),
    }));
    await tickEach(instant('01T09:31Z'), instant('01T10:30Z'));
    expect(received()).toEqual([]);
  });

  test('is not sent an hour late', async () => {
    const { start, tick, received } = await withSkill();
    await start('01T09:00Z');
    await tick(instant('01T10:25Z'));
    expect(received()).toEqual([]);
  });

  test('is sent again to a device whose service was busy, while the timer runs', async () => {
    const { start, change, tickEach, received, device } = await withSkill();
    const id = await start('01T09:00Z');
    pushService.respond({ status: 503 }, device.endpoint);
    await tickEach(instant('01T09:25Z'), instant('01T09:26Z'));
    pushService.respond(undefined, device.endpoint);
    await tickEach(instant('01T09:27Z'), instant('01T09:30Z'));
    expect(received()).toHaveLength(1);
    await change(id, '01T09:31Z', stopped);
    await start('01T10:00Z');
    pushService.respond({ status: 503 }, device.endpoint);
    await tickEach(instant('01T10:25Z'), instant('01T10:25Z'));
    await start('01T10:26Z', null);
    pushService.respond(undefined, device.endpoint);
    await tickEach(instant('01T10:26Z'), instant('01T10:35Z'));
    expect(received()).toHaveLength(1);
  });

  test('does not count as the reminder of its day', async () => {
    const { start, tick, userId } = await withSkill();
    await start('01T09:00Z');
    await tick(instant('01T09:25Z'));
    expect((await getReminderSettings(userId)).remindedOn).toBeUndefined();
  });

  test('adds two write units to the start of the timer, and a stop costs two', async () => {
    const unitsOf = (work: () => Promise<unknown>) =>
      measured(async (usage) => {
        await work();
        return usage.writeUnits;
      });
    const costsOf = async ({ start, change }: Awaited<ReturnType<typeof withSkill>>) => {
      const plain = await unitsOf(() => start('01T08:00Z', null));
      const planned = await unitsOf(() => start('01T08:00:10Z'));
      const id = await start('01T08:00:15Z');
      const stop = await unitsOf(() => change(id, '01T08:00:20Z', stopped));
      return { more: planned - plain, stop };
    };
    expect(await costsOf(await withSkill())).toEqual({ more: 2, stop: 2 });
  });
});

import { SQSClient } from '@aws-sdk/client-sqs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { dayAt, expiryOf, occurrenceOf } from '#shared/reminders/occurrences.ts';
import { pushService } from '#testing/engines/integrationEngines.ts';
import { deviceIdOf } from '#testing/live/devices.ts';
import { captureOutput } from '#testing/live/output.ts';
import { cutOffAt } from '../../../testing/functions/cutOff.ts';
import {
  createPerson,
  instant,
  minute,
  onScreen,
  receivedBy,
  runFirstChecks,
} from '../../../testing/functions/reminded.ts';
import { pauseHabit, updateHabit } from '../../api/habits/store.ts';
import { logger } from '../../logger.ts';
import { listDevices } from '../../reminders/devices.ts';
import { tableClient } from '../../table/client.ts';

logger.setLogLevel('SILENT');

describe('a reminder', () => {
  test('is sent once at its minute to each device, with its lifetime', async () => {
    const person = await createPerson('Europe/Berlin');
    const devices = [await person.addDevice(), await person.addDevice()];
    const id = await person.addHabit('Meditate', ['08:00']);
    await runFirstChecks(person);
    // These instants are around 08:00 in Berlin.
    await person.tickEach(instant('01T05:55Z'), instant('01T06:10Z'));
    for (const device of devices) {
      expect(receivedBy(device)).toMatchObject([
        { ttl: 4 * 3_600, urgency: 'high', message: { habits: [{ id, day: '2026-06-01' }] } },
      ]);
      expect(receivedBy(device)[0]?.topic).toBe(receivedBy(device)[0]?.message.notification.tag);
    }
    expect(await person.next()).toBe('2026-06-02T06:00Z');
  });

  test('is not sent if the habit is done, paused or archived before', async () => {
    const person = await createPerson();
    const device = await person.addDevice();
    const done = await person.addHabit('Done', ['08:00']);
    const paused = await person.addHabit('Paused', ['08:00']);
    const archived = await person.addHabit('Archived', ['08:00']);
    await person.addHabit('Open', ['08:00']);
    await runFirstChecks(person);
    const now = instant('01T07:00Z');
    const at = { userId: person.userId, now };
    await person.done(done, '2026-06-01');
    await pauseHabit({ ...at, id: paused, from: '2026-06-01' }, {
      from: '2026-06-01',
      to: null,
    } as never);
    await updateHabit({
      ...at,
      id: archived,
      patch: { archived: true } as never,
      today: '2026-06-01',
    });
    await person.tick(instant('01T08:00Z'));
    expect(onScreen(device)).toEqual(['Open 2026-06-01']);
  });

  test('of several habits at one minute is one notification', async () => {
    const person = await createPerson();
    const device = await person.addDevice();
    for (const name of ['Read', 'Run', 'Swim']) await person.addHabit(name, ['08:00', '20:00']);
    await runFirstChecks(person);
    await person.tick(instant('01T08:00Z'));
    expect(onScreen(device)).toEqual(['Habits still open: 3 2026-06-01 2026-06-01 2026-06-01']);
    await person.tick(instant('01T20:00Z'));
    expect(onScreen(device)).toHaveLength(2);
  });

  test('at a time before the person’s day starts is about the previous day', async () => {
    const person = await createPerson('UTC', 3);
    const device = await person.addDevice();
    await person.addHabit('Sleep', ['01:30']);
    await runFirstChecks(person);
    await person.tick(instant('02T01:30Z'));
    expect(onScreen(device)).toEqual(['Sleep 2026-06-01']);
    // The push service stores the message until the day ends, at three.
    expect(receivedBy(device)[0]?.ttl).toBe(90 * 60);
  });
});

describe('when the clock was down', () => {
  test.each([
    ['for ten minutes, a reminder is sent late', '01T08:10Z', ['Meditate 2026-06-01']],
    ['for two hours, a reminder is still sent', '01T10:00Z', ['Meditate 2026-06-01']],
    ['for three hours, a reminder is not sent', '01T11:00Z', []],
  ])('%s', async (_, back, expected) => {
    const person = await createPerson();
    const device = await person.addDevice();
    await person.addHabit('Meditate', ['08:00']);
    await runFirstChecks(person);
    await person.tick(instant(back));
    expect(onScreen(device)).toEqual(expected);
    await person.tick(instant('02T08:00Z'));
    expect(onScreen(device)).toEqual([...expected, 'Meditate 2026-06-02']);
  });
});

describe('three workers at once', () => {
  test('show one reminder', async () => {
    const person = await createPerson();
    const device = await person.addDevice();
    await person.addHabit('Meditate', ['08:00']);
    await runFirstChecks(person);
    const now = instant('01T08:00Z');
    await person.tick(now, 3);
    await person.tickEach(instant('01T08:01Z'), instant('01T08:03Z'));
    expect(onScreen(device)).toEqual(['Meditate 2026-06-01']);
    expect(await person.next()).toBe('2026-06-02T08:00Z');
  });
});

/** The outgoing calls of the workers: the table, the queue, and push services. */
const outwards = () =>
  [
    [tableClient(), 'send'],
    [SQSClient.prototype, 'send'],
    [globalThis, 'fetch'],
  ] as const;

describe.each([
  { isMade: false, tag: ' @exhaustive' },
  { isMade: true, tag: '' },
])('a worker that crashes (its last call arrived: $isMade)$tag', ({ isMade }) => {
  test('at any of its calls loses no reminder, and shows none twice', async () => {
    for (let n = 1; ; n += 1) {
      const person = await createPerson();
      const devices = [await person.addDevice(), await person.addDevice()];
      await person.addHabit('Meditate', ['08:00']);
      await runFirstChecks(person);
      const now = instant('01T08:00Z');
      const wasCut = await cutOffAt(n, isMade, outwards(), () => person.tick(now));
      await person.tickEach(instant('01T08:01Z'), instant('01T08:04Z'));
      for (const device of devices)
        expect(onScreen(device), `${n}`).toEqual(['Meditate 2026-06-01']);
      expect(await person.next(), `${n}`).toBe('2026-06-02T08:00Z');
      if (!wasCut) break;
      expect(n).toBeLessThan(60);
    }
  });
});

describe('a push service that', () => {
  const prepared = async () => {
    const person = await createPerson();
    const [one, other] = [await person.addDevice(), await person.addDevice()];
    await person.addHabit('Meditate', ['08:00']);
    await runFirstChecks(person);
    return { person, one, other };
  };
  const idsOf = async (userId: string) => (await listDevices(userId)).map(({ id }) => id);

  test.each([404, 410])('no longer knows a device (%i) makes us remove it', async (status) => {
    const { person, one, other } = await prepared();
    pushService.respond({ status }, one.endpoint);
    await person.tick(instant('01T08:00Z'));
    expect(await idsOf(person.userId)).toEqual([deviceIdOf(other.endpoint)]);
    expect(onScreen(other)).toEqual(['Meditate 2026-06-01']);
  });

  test.each([400, 401, 403, 413])('refuses a message (%i) gets no second one', async (status) => {
    const { person, one } = await prepared();
    const before = pushService.requests();
    pushService.respond({ status }, one.endpoint);
    await person.tickEach(instant('01T08:00Z'), instant('01T08:20Z'));
    expect(pushService.requests() - before).toBe(2);
    expect(await idsOf(person.userId)).toHaveLength(2);
  });

  test('responds 500 for an hour gets the reminder afterwards, and the other device gets no second one', async () => {
    const { person, one, other } = await prepared();
    const before = pushService.requests();
    pushService.respond({ status: 500 }, one.endpoint);
    await person.tickEach(instant('01T08:00Z'), instant('01T09:00Z'));
    const tries = pushService.requests() - before - 1;
    expect(onScreen(one)).toEqual([]);
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(12);
    pushService.respond(undefined, one.endpoint);
    await person.tickEach(instant('01T09:01Z'), instant('01T09:30Z'));
    expect(onScreen(one)).toEqual(['Meditate 2026-06-01']);
    expect(receivedBy(one)).toHaveLength(1);
    expect(receivedBy(other)).toHaveLength(1);
    expect(await person.next()).toBe('2026-06-02T08:00Z');
  });

  test('responds 503 for hours loses this reminder, and gets the next one', async () => {
    const { person, one } = await prepared();
    pushService.respond({ status: 503 }, one.endpoint);
    await person.tickEach(instant('01T08:00Z'), instant('01T10:30Z'));
    pushService.respond(undefined, one.endpoint);
    await person.tickEach(instant('01T10:31Z'), instant('01T12:00Z'));
    expect(onScreen(one)).toEqual([]);
    await person.tick(instant('02T08:00Z'));
    expect(onScreen(one)).toEqual(['Meditate 2026-06-02']);
  });

  test('is busy (429) gets the reminder again after the time that it names', async () => {
    const { person, one } = await prepared();
    pushService.respond({ status: 429, headers: { 'retry-after': '600' } }, one.endpoint);
    await person.tick(instant('01T08:00Z'));
    pushService.respond(undefined, one.endpoint);
    await person.tickEach(instant('01T08:01Z'), instant('01T08:09Z'));
    expect(onScreen(one)).toEqual([]);
    await person.tick(instant('01T08:10Z'));
    expect(onScreen(one)).toEqual(['Meditate 2026-06-01']);
  });

  test('was busy gets no reminder any more once the habit is done', async () => {
    const person = await createPerson();
    const device = await person.addDevice();
    const id = await person.addHabit('Meditate', ['08:00']);
    await runFirstChecks(person);
    pushService.respond({ status: 500 }, device.endpoint);
    await person.tick(instant('01T08:00Z'));
    pushService.respond(undefined, device.endpoint);
    await person.done(id, '2026-06-01');
    await person.tickEach(instant('01T08:01Z'), instant('01T08:30Z'));
    expect(onScreen(device)).toEqual([]);
  });

  test('fails is logged without the address and the keys of a device', async () => {
    const { person, one, other } = await prepared();
    logger.setLogLevel('DEBUG');
    const output = captureOutput();
    pushService.respond({ status: 500 }, one.endpoint);
    pushService.respond({ status: 410 }, other.endpoint);
    await person.tickEach(instant('01T08:00Z'), instant('01T08:02Z'));
    output.stop();
    logger.setLogLevel('SILENT');
    expect(output.text()).toContain('A push was not accepted.');
    for (const { endpoint, auth, p256dh } of [one, other])
      for (const secret of [endpoint, new URL(endpoint).pathname, auth, p256dh])
        expect(output.text()).not.toContain(secret);
  });
});

describe('after random events', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'] as const;
  /** The last day before the clocks change in each of the zones, and one ordinary day. */
  const starts = ['2026-03-28', '2026-03-07', '2026-04-04', '2026-06-01', '2026-10-24'] as const;
  const events = fc.array(
    fc.record({
      minutes: fc.integer({ min: 1, max: 900 }),
      /** This event happens at the start of these minutes. */
      what: fc.constantFrom('nothing', 'tick', 'down', 'crash', 'two workers', 'busy'),
      n: fc.integer({ min: 1, max: 24 }),
    }),
    { minLength: 4, maxLength: 8 },
  );

  test('every day with a due reminder gets one, at most one per time, and none once the habit is done', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...zones),
        fc.constantFrom(...starts),
        fc.constantFrom(0 as const, 3 as const),
        events,
        async (timeZone, start, dayStartsAt, all) => {
          const days = { timeZone, dayStartsAt };
          let now = Date.parse(`${start}T12:00:00Z`);
          const person = await createPerson(timeZone, dayStartsAt);
          const device = await person.addDevice(new Date(now));
          const times = ['02:30', '08:00', '23:45'];
          const id = await person.addHabit('Meditate', times, new Date(now));
          await person.tick(new Date(now + minute));
          now += 2 * minute;
          /** For each day, how many reminders were sent before the habit was done. */
          const done = new Map<Day, number>();
          const sentFor = (day: Day) =>
            receivedBy(device).filter(({ message }) =>
              message.habits.some((one) => one.day === day),
            ).length;
          const expected = new Set<string>();
          const nextAt = async () => Date.parse((await person.next()) ?? '2100-01-01');
          /** Runs the clock only in the minutes in which something is due. In other minutes it would find nobody. */
          const runTo = async (to: number) => {
            while (now < to) {
              const next = Math.max(now + minute, await nextAt());
              now = Math.min(next, to);
              await person.tick(new Date(now));
            }
          };
          for (const { minutes, what, n } of all) {
            const from = now;
            /** Until this minute, the clock did not run reliably, or not at all. */
            let blindUntil = now;
            const to = now + minutes * minute;
            const today = todayIn(now, timeZone, dayStartsAt);
            if (what === 'tick') {
              await person.done(id, today);
              done.set(today, sentFor(today));
            }
            if (what === 'busy') pushService.respond({ status: 500 }, device.endpoint);
            if (what === 'down' || what === 'busy') {
              // This outage is shorter than two hours. After two hours, nothing would be sent.
              await (what === 'busy' ? runTo(now + minute) : undefined);
              now = Math.max(now, Math.min(to, now + 100 * minute));
              pushService.respond(undefined, device.endpoint);
              await person.tick(new Date(now));
              now += minute;
              await person.tick(new Date(now));
              blindUntil = now;
            }
            if (what === 'crash' || what === 'two workers') {
              const due = await nextAt();
              if (due > now && due + 4 * minute < to) {
                now = due;
                if (what === 'crash')
                  await cutOffAt(n, n % 2 === 0, outwards(), () => person.tick(new Date(due)));
                else await person.tick(new Date(due), 2);
                for (let after = 0; after < 4; after += 1) {
                  now += minute;
                  await person.tick(new Date(now));
                }
                blindUntil = now;
              }
            }
            await runTo(Math.max(to, now));
            for (const day of [today, todayIn(now, timeZone, dayStartsAt)])
              for (const time of times) {
                const at = occurrenceOf(day, time, days);
                const came = at * minute;
                const isInTime =
                  came > blindUntil || expiryOf({ day, at }, days) * minute > blindUntil;
                if (from < came && came <= now && isInTime && !done.has(day)) expected.add(day);
              }
          }
          const shown = receivedBy(device).flatMap(({ message }) => message.habits);
          for (const day of expected) expect(shown.map((one) => one.day)).toContain(day);
          for (const [day, before] of done) expect(sentFor(day)).toBe(before);
          const tags = onScreen(device);
          const perDay = Map.groupBy(tags, (one) => one.slice(-10));
          for (const [day, ofDay] of perDay) {
            // If clocks go back, the last time of a day may come after the next day has begun. The reminder is still
            // about the earlier day.
            const each = [addDays(day, -1), day].flatMap((one) =>
              times.map((time) => occurrenceOf(one, time, days)),
            );
            const most = each.filter((at) => dayAt(at, days) === day).length;
            expect(ofDay.length).toBeLessThanOrEqual(most);
          }
        },
      ),
      { numRuns: 12 },
    );
  });
});

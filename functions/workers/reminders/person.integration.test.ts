import { randomUUID } from 'node:crypto';
import { type SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { expect, test, vi } from 'vitest';
import { dayStarts } from '#shared/days/daySettings.ts';
import { addDays, weekStarts } from '#shared/days/days.ts';
import { isAfterEnd } from '#shared/habits/ends.ts';
import { everyFrequency } from '#shared/habits/frequencies.fixture.ts';
import { reminds } from '#shared/habits/model.ts';
import { resumedOn, withPause } from '#shared/pauses/pauses.ts';
import { timesOf } from '#shared/reminders/due.ts';
import {
  dayAt,
  expiryOf,
  nextOccurrence,
  occurrencesBetween,
  type PersonDays,
} from '#shared/reminders/occurrences.ts';
import { isOpen, needsAmount } from '#shared/reminders/open.ts';
import { started, stopped, withTimer } from '#shared/timer/changes.ts';
import { plannedEnd } from '#shared/timer/plannedEnd.ts';
import { currentSession } from '#shared/timer/spans.ts';
import '#testing/engines/integrationEngines.ts';
import { deviceIdOf } from '#testing/live/devices.ts';
import { pointersTo } from '#testing/live/pointers.ts';
import { readAbsences, reviseVacations } from '../../account/absences.ts';
import { getReminderSettings, saveProfile } from '../../account/profiles.ts';
import { readAmount } from '../../api/habits/amounts.ts';
import { setHabitDay, toggleHabitDay } from '../../api/habits/days.ts';
import {
  createHabit,
  deleteHabit,
  listHabits,
  pauseHabit,
  resumeHabit,
  updateHabit,
} from '../../api/habits/store.ts';
import { factsOf } from '../../api/habits/view.ts';
import { readTimers } from '../../api/timer/item.ts';
import { changeTimers } from '../../api/timer/store.ts';
import { snooze } from '../../api/users/snooze.ts';
import { Problem } from '../../problem.ts';
import type { Delivery } from '../../queue/deliveries.ts';
import {
  listDevices,
  registerDevice,
  removeDevice,
  removeDevices,
} from '../../reminders/devices.ts';
import { minuteAt } from '../../reminders/minutes.ts';
import { forgetPointers } from '../../reminders/pointers.ts';
import { listSnoozes } from '../../reminders/snoozes.ts';
import { tableClient } from '../../table/client.ts';
import { lookAtPerson } from './lookAtPerson.ts';
import { dueHabits, readPerson } from './person.ts';

/** The queued deliveries of everyone. */
let queued: Delivery[] = [];
SQSClient.prototype.send = async ({ input }: SendMessageCommand) => {
  queued.push(JSON.parse(input.MessageBody ?? ''));
  return {};
};

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC'] as const;
/** The days before the clocks change in one of the zones, and one ordinary day. */
const starts = ['2026-03-28', '2026-03-07', '2026-10-03', '2026-10-24', '2026-10-31', '2026-06-01'];

const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const times = fc
  .uniqueArray(fc.oneof(timeOfDay, fc.constantFrom('01:30', '02:30')), { maxLength: 4 })
  .map((all) => all.toSorted());

const nth = fc.nat(9);
const frequency = fc.constantFrom(...everyFrequency);

/** A person's edit. `nth` chooses one of the person's items. */
const edit = fc.oneof(
  fc.record({
    kind: fc.constant('create' as const),
    times,
    frequency,
    remind: fc.constantFrom(...reminds),
    amount: fc.constantFrom(null, null, 'at-least' as const, 'at-most' as const),
  }),
  fc.record({ kind: fc.constant('times' as const), nth, times }),
  fc.record({ kind: fc.constant('archived' as const), nth, archived: fc.boolean() }),
  fc.record({ kind: fc.constant('end' as const), nth, ahead: fc.option(fc.nat(2)) }),
  fc.record({ kind: fc.constant('frequency' as const), nth, frequency }),
  fc.record({ kind: fc.constant('tick' as const), nth, back: fc.nat(3) }),
  fc.record({ kind: fc.constant('pause' as const), nth, ahead: fc.nat(2), open: fc.boolean() }),
  fc.record({ kind: fc.constant('resume' as const), nth }),
  fc.record({ kind: fc.constant('vacation' as const), ahead: fc.nat(2) }),
  fc.record({ kind: fc.constant('home' as const) }),
  fc.record({ kind: fc.constant('delete' as const), nth }),
  fc.record({ kind: fc.constant('zone' as const), timeZone: fc.constantFrom(...zones) }),
  fc.record({ kind: fc.constant('dayStart' as const), dayStartsAt: fc.constantFrom(...dayStarts) }),
  fc.record({
    kind: fc.constant('weekStart' as const),
    weekStartsOn: fc.constantFrom(...weekStarts),
  }),
  fc.record({ kind: fc.constant('digest' as const), digest: fc.option(timeOfDay) }),
  fc.record({ kind: fc.constant('snooze' as const), nth }),
  fc.record({
    kind: fc.constant('timer' as const),
    plannedMinutes: fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('stop' as const) }),
  fc.record({ kind: fc.constant('device' as const), nth }),
  fc.record({ kind: fc.constant('noDevice' as const), nth }),
);
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

type Move =
  | { readonly kind: 'edit'; readonly edits: readonly Edit[] }
  | { readonly kind: 'wait'; readonly minutes: number }
  /** The worker reads, then the edits are made, then the worker moves the pointer or is interrupted. */
  | { readonly kind: 'during'; readonly edits: readonly Edit[]; readonly isLost: boolean };

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 1_500 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('during' as const),
      edits: fc.array(edit, { maxLength: 2 }),
      isLost: fc.boolean(),
    }),
  },
);

const endpointOf = (userId: string, n: number) =>
  `https://fcm.googleapis.com/fcm/send/${userId}-${n}`;

/** Creates a person. The clock stands still unless it is moved. */
const begin = async (day: string) => {
  const userId = randomUUID();
  let ms = Date.parse(`${day}T10:00:20Z`);
  const now = () => new Date(ms);
  await saveProfile(userId, { timeZone: 'Europe/Berlin' }, now());

  const daysNow = async (): Promise<PersonDays> => {
    const { timeZone, dayStartsAt } = await getReminderSettings(userId);
    return { timeZone, dayStartsAt };
  };
  const today = async () => dayAt(minuteAt(now()), await daysNow());
  const someHabit = async (n: number) => {
    const habits = await listHabits(userId, true);
    return habits[n % Math.max(1, habits.length)];
  };

  const make = async (one: Edit): Promise<void> => {
    const at = { userId, now: now() };
    switch (one.kind) {
      case 'timer': {
        const target = { area: 'skills', id: ulid() } as const;
        const start = { startedAt: ms, target, plannedMinutes: one.plannedMinutes };
        const id = ulid(ms);
        return void (await changeTimers(userId, now(), (timers) =>
          started(timers, id, start, { timeZone: 'UTC', dayStartsAt: 0 }),
        ));
      }
      case 'stop':
        return void (await changeTimers(userId, now(), (timers) => {
          const current = currentSession(timers)?.timer;
          return current ? withTimer(timers, stopped(current, ms)) : timers;
        }));
      case 'create': {
        const aim =
          one.amount && ({ kind: 'amount', unit: 'km', target: 5, direction: one.amount } as const);
        const { reminderTimes, ...habit } = {
          name: 'Habit',
          ...one.frequency,
          ...aim,
          remind: one.remind,
          reminderTimes: one.times,
        };
        const newId = { id: ulid(ms), request: undefined };
        await createHabit({
          ...at,
          newId,
          habit: { ...habit, reminderTimes },
          createdDay: await today(),
        });
        return;
      }
      case 'zone':
        return void (await saveProfile(userId, { timeZone: one.timeZone }, now()));
      case 'dayStart':
        return void (await saveProfile(userId, { dayStartsAt: one.dayStartsAt }, now()));
      case 'weekStart':
        return void (await saveProfile(userId, { weekStartsOn: one.weekStartsOn }, now()));
      case 'digest':
        return void (await saveProfile(userId, { digest: one.digest }, now()));
      case 'vacation': {
        const from = addDays(await today(), one.ahead);
        return void (await reviseVacations(userId, (all) =>
          withPause(all, { from, to: addDays(from, 1) }),
        ));
      }
      case 'home': {
        const day = await today();
        return void (await reviseVacations(userId, (all) => resumedOn(all, day)));
      }
      case 'device': {
        const endpoint = endpointOf(userId, one.nth % 3);
        const fields = { endpoint, p256dh: 'x', auth: 'y', label: 'Phone' };
        return void (await registerDevice(userId, deviceIdOf(endpoint), fields, now()));
      }
      case 'noDevice': {
        const id = deviceIdOf(endpointOf(userId, one.nth % 3));
        return void (await removeDevice(userId, id).catch(() => undefined));
      }
    }
    const habit = await someHabit(one.nth);
    if (!habit) return;
    const of = { ...at, id: habit._id };
    const patch = async (fields: object) =>
      void (await updateHabit({ ...of, patch: fields, today: await today() }));
    switch (one.kind) {
      case 'times':
        return patch({ reminderTimes: one.times });
      case 'archived':
        return patch({ archived: one.archived });
      case 'end': {
        const endsOn = one.ahead === null ? null : addDays(await today(), one.ahead);
        return patch({ endsOn });
      }
      case 'frequency':
        return patch(one.frequency);
      case 'pause': {
        const from = addDays(await today(), one.ahead);
        return void (await pauseHabit({ ...of, from }, { to: one.open ? null : addDays(from, 1) }));
      }
      case 'resume':
        return void (await resumeHabit({ ...of, from: await today() }));
      case 'snooze': {
        const reminder = `r${now().toISOString().replaceAll(/\D/g, '').slice(0, 12)}`;
        const asked = [{ id: habit._id, day: await today() }];
        return void (await snooze(userId, reminder, asked, now()));
      }
      case 'delete':
        return deleteHabit(userId, habit._id, now());
      case 'tick': {
        const day = addDays(await today(), -one.back);
        if (habit.kind === 'check')
          return void (await toggleHabitDay({ userId, id: habit._id, day, now: now() }));
        return void (await setHabitDay(
          { userId, id: habit._id, day, now: now() },
          { amount: one.nth },
        ));
      }
    }
  };

  /** Makes edits in parallel. Ignores edits that lose a race, for example on a habit that was just deleted. */
  const makeAtOnce = async (edits: readonly Edit[]) => {
    for (const outcome of await Promise.allSettled(edits.map(make))) {
      if (outcome.status === 'rejected' && !(outcome.reason instanceof Problem))
        throw outcome.reason;
    }
  };

  /** Expects that a person with a future reminder has a pointer at that time or earlier. */
  const expectPointer = async () => {
    const [[pointer], habits, devices, settings, { timers }, snoozes] = await Promise.all([
      pointersTo(userId),
      listHabits(userId, true),
      listDevices(userId),
      getReminderSettings(userId),
      readTimers(userId),
      listSnoozes(userId),
    ]);
    const hasDevice = devices.length > 0;
    const day = await today();
    const going = habits.filter((habit) => !isAfterEnd(habit, day));
    const once = [...snoozes.map(({ until }) => until), plannedEnd(timers)?.at ?? 0];
    const times = [...(hasDevice ? timesOf(going) : []), settings.digest].filter(
      (at) => at !== null,
    );
    const next = [
      nextOccurrence(times, minuteAt(now()), settings) ?? 0,
      ...(hasDevice ? once : []),
    ].filter((at) => at > minuteAt(now()));
    if (next.length === 0) return;
    if (!pointer) throw new Error('There is no pointer');
    expect(pointer.at).toBeLessThanOrEqual(Math.min(...next));
  };

  type Sent = { readonly id: string; readonly day: string; readonly at: number };

  /** Finds all reminders that are due and open between two minutes, from each habit's times and from the snoozes. */
  const expectedIn = async (from: number, to: number): Promise<Sent[]> => {
    const [habits, vacations, settings, devices] = await Promise.all([
      listHabits(userId, true),
      readAbsences(userId),
      getReminderSettings(userId),
      listDevices(userId),
    ]);
    if (devices.length === 0) return [];
    const sent: Sent[] = [];
    const snoozes = await listSnoozes(userId);
    for (const habit of habits) {
      if (habit.archivedOn !== null) continue;
      const own = occurrencesBetween(habit.reminderTimes, [from, to], settings);
      const again = snoozes
        .filter(({ until }) => from <= until && until <= to)
        .flatMap(({ until: at, habits: all }) =>
          all.filter(({ id }) => id === habit._id).map(({ day }) => ({ at, day })),
        )
        .filter((one) => expiryOf(one, settings) > one.at);
      // Reminders of the same minute are one notification.
      const each = new Map([...again, ...own].map(({ at, day }) => [at, day]));
      for (const [at, day] of each) {
        const facts = factsOf(habit, vacations);
        const amount = await readAmount(userId, habit._id, day);
        const isRecorded = needsAmount(facts, day) && amount !== undefined;
        if (isOpen(facts, day, settings.weekStartsOn, isRecorded))
          sent.push({ id: habit._id, day, at });
      }
    }
    return sent;
  };

  /** Runs the worker at the current minute. Returns what it would send to a device. */
  const work = async (): Promise<Sent[]> => {
    queued = [];
    for (const pointer of await pointersTo(userId, now())) await lookAtPerson(pointer, now());
    const minutes = new Set(queued.filter(({ about }) => about === 'habits').map(({ at }) => at));
    const person = await readPerson(userId);
    const sent = await Promise.all(
      [...minutes].map(async (at) =>
        (await dueHabits(person, [at, minuteAt(now())])).filter((one) => one.at === at),
      ),
    );
    return sent.flat().map(({ habit, day, at }) => ({ id: habit._id, day, at }));
  };

  /** Runs the worker, and calls `between` before the worker moves a pointer. If `isLost`, the move fails. */
  const workAnd = async (between: () => Promise<void>, isLost: boolean): Promise<void> => {
    const client = tableClient();
    const send = client.send.bind(client);
    let isFirst = true;
    vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
      const steps = command instanceof TransactWriteCommand ? command.input.TransactItems : [];
      if (!steps?.some(({ Delete }) => Delete?.Key?.pk.startsWith('DUE#')))
        return send(command as never);
      if (isFirst) {
        isFirst = false;
        await between();
      }
      if (isLost) throw new Error('cut off');
      return send(command as never);
    }) as never);
    await work().catch(() => undefined);
    vi.restoreAllMocks();
  };

  return {
    userId,
    makeAtOnce,
    expectPointer,
    /** Lets minutes pass. Runs the worker in the minute of each pointer. */
    wait: async (minutes: number) => {
      const from = minuteAt(now());
      const to = from + minutes;
      const expected = await expectedIn(from + 1, to);
      const sent: Sent[] = [];
      for (;;) {
        const [pointer] = await pointersTo(userId);
        if (!pointer || pointer.at > to) break;
        ms = Math.max(ms, pointer.at * 60_000 + 20_000);
        sent.push(...(await work()));
      }
      ms = to * 60_000 + 20_000;
      const inOrder = (all: readonly Sent[]) =>
        all.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
      expect(inOrder(sent)).toEqual(inOrder(expected));
    },
    during: async (edits: readonly Edit[], isLost: boolean) => {
      const [pointer] = await pointersTo(userId);
      if (!pointer) return;
      ms = Math.max(ms, pointer.at * 60_000 + 20_000);
      await workAnd(() => makeAtOnce(edits), isLost);
      await expectPointer();
      ms += 61_000;
      await work();
    },
  };
};

test('a person with a future reminder has a pointer at or before it, and each reminder is sent once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.array(move, { minLength: 4, maxLength: 14 }),
      async (start, moves) => {
        const person = await begin(start);
        await person.makeAtOnce([{ kind: 'device', nth: 0 }]);
        await person.makeAtOnce([
          {
            kind: 'create',
            times: ['02:30', '18:00'],
            frequency: { frequency: 'daily' },
            remind: 'open',
            amount: null,
          },
        ]);
        for (const one of moves) {
          if (one.kind === 'edit') await person.makeAtOnce(one.edits);
          else if (one.kind === 'wait') await person.wait(one.minutes);
          else await person.during(one.edits, one.isLost);
          await person.expectPointer();
        }
        await removeDevices(person.userId);
        await forgetPointers(person.userId);
        expect(await pointersTo(person.userId)).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
}, 300_000);

import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicFactory } from 'ulid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RequestOf, type Route, routeKey } from '#shared/calls/route.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { type DaySetting, defaultDirection, type Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { type Person, registerPerson, today } from '#testing/browser/person.ts';
import { timeZone } from '#testing/browser/timeZone.ts';
import { type Cairn, startCairn } from '#testing/engines/harness.ts';
import '../../frontend/src/areaData.ts';
import type { MakeChange } from '../../frontend/src/data/changes/useMake.ts';
import { ApiError } from '../../frontend/src/data/client/ApiError.ts';
import type { AnyRequest } from '../../frontend/src/data/client/request.ts';
import type { Change } from '../../frontend/src/data/outbox/change.ts';
import { createOutbox } from '../../frontend/src/data/outbox/createOutbox.ts';
import { editRows, mutationOf } from '../../frontend/src/data/outbox/mutation.ts';
import { createRows } from '../../frontend/src/data/rows/rows.ts';
import { amountOn } from '../../frontend/src/domain/habits/amountOn.ts';
import { habitRows } from '../../frontend/src/domain/rows/habits.ts';
import { reverseOf, seenAdditions } from '../../frontend/src/features/habits/tick/reverseOf.ts';
import { sendDay } from '../../frontend/src/features/habits/tick/useSetDay.ts';

const nextId = monotonicFactory();

let cairn: Cairn;
let person: Person;
let id: string;
const day = today();

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  cairn = await startCairn();
});
afterAll(() => cairn.stop());

beforeEach(async () => {
  person = await registerPerson(cairn);
  const aim = { kind: 'amount', unit: 'glasses', target: 8, direction: defaultDirection } as const;
  const body = { name: 'Water', frequency: 'daily', ...aim } as const;
  id = (await person.call(habits.create, { body })).data.habit._id;
});

/** Starts a device of the person: its outbox, and what its screen shows of the habit. */
const startDevice = async () => {
  const fetched = (await person.call(habits.list, everyHabit)).data;
  let network: 'online' | 'offline' | 'losing responses' = 'online';
  const lost = new Set<string>();
  const confirmed: Change[] = [];
  const outbox = createOutbox({
    store: { all: async () => [], put: async () => undefined, remove: async () => undefined },
    send: async ({ id: change, route, request }) => {
      if (network === 'offline') throw new ApiError('FETCH_ERROR', undefined);
      const mutation = mutationOf({ route });
      const reply = await person.call(mutation?.route as Route, request as RequestOf<Route>);
      if (network === 'losing responses' && !lost.has(change)) {
        lost.add(change);
        throw new ApiError('FETCH_ERROR', undefined);
      }
      return reply;
    },
    itemsOf: (change) => mutationOf(change)?.items(change) ?? [],
    withLock: (job) => job(),
    isInUse: () => true,
    publish: () => undefined,
    sleep: () => sleep(1),
    now: Date.now,
  });
  const stop = outbox.start({
    onConfirmed: (change) => confirmed.push(change),
    onSaved: () => undefined,
    onOffline: () => undefined,
    onRefused: (_, error) => Promise.reject(error),
    onDrained: () => undefined,
  });
  const shown = (): Habit => {
    const changes = [...confirmed, ...outbox.pending()];
    const listed = { key: '', route: routeKey(habits.list), request: everyHabit, data: fetched };
    return editRows(createRows([listed]), changes).get(habitRows, id) as Habit;
  };
  const make: MakeChange = ({ route }, request, details) =>
    outbox.add({
      id: nextId(),
      route: routeKey(route),
      request: request as AnyRequest,
      day,
      timeZone,
      dayStartsAt: 0,
      madeAt: new Date().toISOString(),
      ...details,
    });
  return {
    connect: (to: typeof network) => {
      network = to;
      outbox.wake();
    },
    amount: () => amountOn(shown(), day),
    /** Changes the day as a tap does, and returns its Undo. */
    change: (set: DaySetting) => {
      const habit = shown();
      const seen = { replaces: seenAdditions(habit, day, day) };
      const whole = set.amount === undefined ? set : { ...set, ...seen };
      sendDay(make, habit, day, whole);
      return () =>
        sendDay(make, shown(), day, reverseOf(habit, day, whole, { noteBefore: '', today: day }));
    },
    sent: async () => {
      await vi.waitFor(() => expect(outbox.pending()).toEqual([]), { timeout: 10_000 });
      stop();
    },
  };
};

const twoDevices = () => Promise.all([startDevice(), startDevice()]);

const stored = async () => {
  const { data } = await person.call(habits.get, { params: { id } });
  return amountOn(data, day);
};

test.each(['online', 'losing responses'] as const)(
  'three additions offline and two on another device make 5 once the first device is %s',
  async (network) => {
    const [phone, laptop] = await twoDevices();
    phone.connect('offline');
    for (let n = 0; n < 3; n++) phone.change({ add: 1 });
    expect(phone.amount()).toBe(3);
    for (let n = 0; n < 2; n++) laptop.change({ add: 1 });
    await laptop.sent();
    phone.connect(network);
    await phone.sent();
    expect(await stored()).toBe(5);
  },
);

test.each<[string, DaySetting, number | undefined]>([
  ['an addition', { add: 3 }, 2],
  ['a typed amount', { amount: 6 }, 2],
  ['a cleared amount', { amount: null }, 2],
])('undoing %s removes nothing that the other device added', async (_, set, amount) => {
  const [phone, laptop] = await twoDevices();
  const undo = phone.change(set);
  await vi.waitFor(async () => expect(await stored()).toBe(set.add ?? set.amount ?? undefined));
  for (let n = 0; n < 2; n++) laptop.change({ add: 1 });
  await laptop.sent();
  undo();
  await phone.sent();
  expect(await stored()).toBe(amount);
});

test('a typed amount replaces what its screen showed, and nothing that the other device added meanwhile', async () => {
  const [phone, laptop] = await twoDevices();
  phone.connect('offline');
  phone.change({ add: 2 });
  phone.change({ amount: 4 });
  phone.change({ add: 1 });
  expect(phone.amount()).toBe(5);
  laptop.change({ add: 3 });
  await laptop.sent();
  phone.connect('online');
  await phone.sent();
  expect(await stored()).toBe(8);
});

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { runs } from '#shared/core/runs.fixture.ts';
import { type DaySet, daysIn } from '#shared/days/daySet.ts';
import { addDays, type Day, endOfMonth, lastDays } from '#shared/days/days.ts';
import { inAnyOrder, threeDevices } from '#shared/habits/dayAmount.fixture.ts';
import type { DayAmount, DaySetting, HabitPatch } from '#shared/habits/model.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { beforeWrite, endAfterWrites, endSimulations } from '#testing/live/cutOff.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import type { Item } from '../../table/item.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { readAmountsFrom } from './amounts.ts';
import { setHabitDay, toggleHabitDay } from './days.ts';
import { setHabitYear } from './setYear.ts';
import { createHabit, deleteHabit, getHabit, updateHabit } from './store.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);
afterEach(endSimulations);

const now = new Date('2020-06-01T12:00:00.000Z');
const first = '2020-06-01';
const today = '2020-09-10';

/** Creates a person whose habit has a target of 8 glasses a day since 1 June 2020. */
const someHabit = async () => {
  const userId = randomUUID();
  const id = ulid(now.getTime());
  const habit = {
    name: 'Water',
    frequency: 'daily',
    kind: 'amount',
    unit: 'glasses',
    target: 8,
  } as const;
  await createHabit({ userId, newId: { id, request: undefined }, habit, createdDay: first, now });
  return {
    set: (day: Day, amount: number | null) => setHabitDay({ userId, id, day, now }, { amount }),
    change: (day: Day, set: DaySetting) => setHabitDay({ userId, id, day, now }, set),
    setYear: (amounts: DayAmount[]) =>
      setHabitYear({ userId, id, year: 2020, today: '2020-12-31', now }, { amounts }),
    toggle: (day: Day) => toggleHabitDay({ userId, id, day, now }, true),
    update: (patch: HabitPatch) => updateHabit({ userId, id, patch, today, now }),
    remove: () => deleteHabit(userId, id, now),
    own: () => ownItems({ user: { _id: userId } }),
    aim: (target: number, from: Day) =>
      updateHabit({ userId, id, patch: { target, from }, today, now }),
    read: async () => {
      const habit = await getHabit(userId, id);
      const amounts =
        habit.amountYears.length > 0 ? await readAmountsFrom(userId, habit, first) : new Map();
      const days = (set: DaySet) => daysIn(set, first, endOfMonth(today));
      return { done: days(habit.completed), recorded: days(habit.recorded), amounts };
    },
  };
};

type SomeHabit = Awaited<ReturnType<typeof someHabit>>;

const isMonth = ({ sk }: Item): boolean => String(sk).startsWith('AMOUNT#');

test.each([0, 1])(
  'a call that was interrupted after %d of its writes is completed by repeating it',
  async (writes) => {
    const { change, read, own } = await someHabit();
    await change(addDays(today, -1), { amount: 3 });
    const steps = [
      [{ amount: 9 }, 9],
      [{ amount: 4 }, 4],
      [{ add: 5, _id: ulid() }, 9],
      [{ add: -1, _id: ulid() }, 8],
      [{ amount: null }, undefined],
    ] as const;
    for (const [set, amount] of steps) {
      endAfterWrites(writes);
      await change(today, set).catch(() => undefined);
      endSimulations();
      await change(today, set);
      const { done, amounts } = await read();
      expect(amounts.get(today)).toBe(amount);
      expect(done).toEqual(amount !== undefined && amount >= 8 ? [today] : []);
    }
    expect(inconsistencies(await own())).toEqual([]);
  },
);

test.each<[string, (habit: SomeHabit) => Promise<unknown>, string]>([
  ['is deleted', ({ remove }) => remove(), 'not_found'],
  ['becomes one to tick', ({ update }) => update({ kind: 'check' }), 'invalid'],
])('a habit that %s while its first amount is set keeps no amount', async (_, change, code) => {
  const habit = await someHabit();
  beforeWrite(1, () => change(habit));
  await expect(habit.set(today, 9)).rejects.toMatchObject({ code });
  endSimulations();
  const items = await habit.own();
  expect(inconsistencies(items)).toEqual([]);
  expect(items.filter(isMonth)).toEqual([]);
});

test('a habit whose kind becomes a tick while it is toggled is ticked', async () => {
  const { toggle, update, read, own } = await someHabit();
  beforeWrite(1, () => update({ kind: 'check' }));
  await toggle(today);
  expect(await read()).toEqual({ done: [today], recorded: [], amounts: new Map() });
  expect(inconsistencies(await own())).toEqual([]);
});

test('a deletion also deletes the amounts of a year that gets its first amount meanwhile', async () => {
  const { set, remove, own } = await someHabit();
  beforeWrite(1, () => set(today, 9));
  await remove();
  expect((await own()).map(({ sk }) => sk)).toEqual(['COUNTS']);
});

test('a month with an addition and a very long amount on each day is below 1 KB', async () => {
  const { change, setYear, own } = await someHabit();
  const days = lastDays(31, '2020-08-31');
  for (const day of days) await change(day, { add: 7.25, _id: ulid() });
  await setYear(days.map((date) => ({ date, amount: 999_999.99 })));
  expect(sizeOf((await own()).find(isMonth) ?? {})).toBeLessThan(1_024);
});

// biome-ignore format: one line a case
test.each<[string, number, DaySetting, DaySetting, number | undefined]>([
  ['the same, while it is set to less', 9, { amount: 3 }, { amount: 9 }, 3],
  ['less, while it is set to enough', 3, { amount: 9 }, { amount: 3 }, 9],
  ['enough again, while it is cleared', 9, { amount: null }, { amount: 9 }, undefined],
  ['nothing, while it is set to enough', 3, { amount: 9 }, { amount: null }, 9],
  ['enough, while more is added', 3, { add: 2, _id: ulid() }, { amount: 9 }, 11],
  ['more, while more is added', 3, { add: 2, _id: ulid() }, { add: 3, _id: ulid() }, 8],
])('another device changes a day at the last moment: to %s', async (_, before, mine, theirs, amount) => {
  const { set, change, read } = await someHabit();
  await set(today, before);
  beforeWrite(1, () => change(today, theirs));
  await change(today, mine);
  const { done, amounts } = await read();
  expect(amounts.get(today)).toBe(amount);
  expect(done).toEqual(amount !== undefined && amount >= 8 ? [today] : []);
});

test('a target that changes just before an amount is written applies to it', async () => {
  const { set, aim, read } = await someHabit();
  await set(today, 9);
  beforeWrite(1, () => aim(5, first));
  await set(today, 6);
  expect((await read()).done).toEqual([today]);
});

test('an addition with the id of another one is refused, and changes nothing', async () => {
  const { change, own } = await someHabit();
  const addition = { add: 2, _id: ulid() };
  await change(today, addition);
  const before = await own();
  for (const [day, add] of [
    [today, 3],
    [addDays(today, -1), 2],
  ] as const) {
    await expect(change(day, { ...addition, add })).rejects.toMatchObject({ code: 'conflict' });
  }
  expect(await own()).toEqual(before);
});

test('additions, values and undos of three devices: any order of arrival with repetitions equals a replay', async () => {
  const arrivals = threeDevices.chain(({ calls, expected }) =>
    inAnyOrder(calls).map((arriving) => ({ arriving, expected })),
  );
  await fc.assert(
    fc.asyncProperty(
      arrivals,
      fc.integer({ min: 1, max: 3 }),
      async ({ arriving, expected }, atOnce) => {
        const { change, read, own } = await someHabit();
        for (let n = 0; n < arriving.length; n += atOnce) {
          await Promise.all(arriving.slice(n, n + atOnce).map((sent) => change(today, sent)));
        }
        const { done, amounts } = await read();
        expect(amounts.get(today)).toBe(expected);
        expect(done).toEqual((expected ?? 0) >= 8 ? [today] : []);
        expect(inconsistencies(await own())).toEqual([]);
      },
    ),
    { numRuns: runs(40) },
  );
}, 60_000);

type Move =
  | { kind: 'set'; back: number[]; amount: number | null }
  | { kind: 'aim'; back: number; target: number }
  | { kind: 'cut'; back: number; amount: number | null; writes: number };

const back = fc.nat(100);
const amount = fc.option(fc.nat(12));
const moves = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('set'),
        back: fc.uniqueArray(back, { minLength: 1, maxLength: 8 }),
        amount,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('aim'),
        back,
        target: fc.integer({ min: 1, max: 12 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('cut'), back, amount, writes: fc.nat(2) }),
    },
  ) as fc.Arbitrary<Move>,
  { minLength: 4, maxLength: 20 },
);

test('the days always match the amounts, whatever is set, retargeted or interrupted at once @exhaustive', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (sequence) => {
      const { set, aim, read } = await someHabit();
      const amounts = new Map<Day, number>();
      const targets = new Map<Day, number>();
      const keep = (day: Day, amount: number | null) => {
        if (amount === null) amounts.delete(day);
        else amounts.set(day, amount);
      };
      for (const move of sequence) {
        if (move.kind === 'set') {
          const days = move.back.map((n) => addDays(today, -n));
          await Promise.all(days.map((day) => set(day, move.amount)));
          for (const day of days) keep(day, move.amount);
        } else if (move.kind === 'aim') {
          const from = addDays(today, -move.back);
          await aim(move.target, from);
          for (let day = from; day <= today; day = addDays(day, 1)) targets.set(day, move.target);
        } else {
          const day = addDays(today, -move.back);
          endAfterWrites(move.writes);
          await set(day, move.amount).catch(() => undefined);
          endSimulations();
          await set(day, move.amount);
          keep(day, move.amount);
        }
        const now = await read();
        expect([...now.amounts].sort()).toEqual([...amounts].sort());
        const done = [...amounts].filter(([day, n]) => n >= (targets.get(day) ?? 8));
        expect(now.done).toEqual(done.map(([day]) => day).sort());
        expect(now.recorded).toEqual([...amounts.keys()].sort());
      }
    }),
    { numRuns: 40 },
  );
}, 180_000);

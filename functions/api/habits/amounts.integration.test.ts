import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type DaySet, daysIn } from '#shared/core/daySet.ts';
import { addDays, type Day, daysBetween, endOfMonth } from '#shared/core/days.ts';
import type { DayAmount, HabitPatch } from '#shared/habits/model.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { beforeWrite, endAfterWrites, liveOn } from '#testing/live/cutOff.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import type { Item } from '../../table/item.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { measured } from '../../table/usage.ts';
import { amountsIn, daysOfPeriod, periodOf } from './amountItems.ts';
import { listAmounts, listRecentAmounts, readAmountsFrom } from './amounts.ts';
import { setHabitDay, toggleHabitDay } from './days.ts';
import { setHabitYear } from './setYear.ts';
import { createHabit, deleteHabit, getHabit, updateHabit } from './store.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);
afterEach(liveOn);

const now = new Date('2020-06-01T12:00:00.000Z');
const first = '2020-06-01';
const today = '2020-09-10';

/** A person with a target of 8 glasses a day since 1 June 2020. */
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
    setYear: (amounts: DayAmount[]) =>
      setHabitYear({ userId, id, year: 2026, today: '2026-12-31', now }, { amounts }),
    toggle: (day: Day) => toggleHabitDay({ userId, id, day, now }, true),
    update: (patch: HabitPatch) => updateHabit({ userId, id, patch, today, now }),
    remove: () => deleteHabit(userId, id, now),
    own: () => ownItems({ user: { _id: userId } }),
    /** The amounts on the habit's page, and those in the list. */
    listed: async () => [
      await listAmounts(userId, await getHabit(userId, id), { from: today, to: today }, today),
      (await listRecentAmounts(userId, today)).get(id),
    ],
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

const isPeriod = ({ sk }: Item): boolean => String(sk).startsWith('AMOUNT#');

test.each([0, 1, 2])(
  'a call that was interrupted after %d of its writes is completed by repeating it',
  async (writes) => {
    const { set, read } = await someHabit();
    await set(addDays(today, -1), 3);
    for (const amount of [9, 4, null]) {
      endAfterWrites(writes);
      await set(today, amount).catch(() => undefined);
      liveOn();
      await set(today, amount);
      const { done, amounts } = await read();
      expect(amounts.get(today)).toBe(amount ?? undefined);
      expect(done).toEqual(amount === 9 ? [today] : []);
    }
  },
);

test.each([0, 1, 2])(
  'a first amount of a year that was interrupted after %d writes is completed by repeating it',
  async (writes) => {
    const { set, read, own } = await someHabit();
    endAfterWrites(writes);
    await set(today, 9).catch(() => undefined);
    liveOn();
    await set(today, 9);
    expect(await read()).toEqual({
      done: [today],
      recorded: [today],
      amounts: new Map([[today, 9]]),
    });
    expect(inconsistencies(await own())).toEqual([]);
  },
);

test.each<[string, number | null, Day[]]>([
  ['another day of its period', 1, [today]],
  ['no day any more', null, []],
])(
  'an interrupted first amount of a year is listed, and %s completes it',
  async (_, amount, done) => {
    const { set, read, listed, own } = await someHabit();
    endAfterWrites(1);
    await expect(set(today, 9)).rejects.toThrow();
    liveOn();
    const seen = [{ date: today, amount: 9 }];
    expect(await listed()).toEqual([seen, seen]);
    await set(amount === null ? today : addDays(today, -2), amount);
    expect((await read()).done).toEqual(done);
    expect(inconsistencies(await own())).toEqual([]);
  },
);

test.each<[string, (habit: SomeHabit) => Promise<unknown>, string]>([
  ['is deleted', ({ remove }) => remove(), 'not_found'],
  ['becomes one to tick', ({ update }) => update({ kind: 'check' }), 'invalid'],
])('a habit that %s while it gets its first amount keeps none', async (_, change, code) => {
  for (const write of [1, 2]) {
    const habit = await someHabit();
    beforeWrite(write, () => change(habit));
    await expect(habit.set(today, 9)).rejects.toMatchObject({ code });
    liveOn();
    const items = await habit.own();
    expect(inconsistencies(items)).toEqual([]);
    expect(items.flatMap((item) => (isPeriod(item) ? [...amountsIn(item)] : []))).toEqual([]);
  }
});

test('a habit that becomes one to tick while it is toggled is ticked', async () => {
  const { toggle, update, read, own } = await someHabit();
  beforeWrite(2, () => update({ kind: 'check' }));
  await toggle(today);
  expect(await read()).toEqual({ done: [today], recorded: [], amounts: new Map() });
  expect(inconsistencies(await own())).toEqual([]);
});

test('a deletion takes the amounts of a year that is opened meanwhile', async () => {
  const { set, remove, own } = await someHabit();
  beforeWrite(1, () => set(today, 9));
  await remove();
  expect((await own()).map(({ sk }) => sk)).toEqual(['COUNTS']);
});

test('a period of the longest amounts is below 1 KB', async () => {
  const { set, setYear, own } = await someHabit();
  const [from, to] = daysOfPeriod(periodOf('2026-05-01'));
  const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));
  await setYear(all.map((date) => ({ date, amount: 999_999.99 })));
  const period = (await own()).find(isPeriod) ?? {};
  expect(amountsIn(period).size).toBe(123);
  expect(sizeOf(period)).toBeLessThan(1_024);
  const usage = { readUnits: 0, writeUnits: 0 };
  await measured(usage, () => set(to, 999_999.98));
  // The amount, and the habit.
  expect(usage.writeUnits).toBe(2);
});

test('the next amount of a period completes an interrupted one', async () => {
  const { set, read } = await someHabit();
  await set(addDays(today, -1), 3);
  endAfterWrites(1);
  await expect(set(today, 9)).rejects.toThrow();
  liveOn();
  expect((await read()).done).toEqual([]);
  await set(addDays(today, -2), 1);
  expect((await read()).done).toEqual([today]);
});

// biome-ignore format: one line a case
test.each<[string, number, number | null, number | null, Day[]]>([
  ['the same, while it is set to less', 9, 3, 9, [today]],
  ['less, while it is set to enough', 3, 9, 3, []],
  ['enough again, while it is cleared', 9, null, 9, [today]],
  ['nothing, while it is set to enough', 3, 9, null, []],
])('another device sets a day between the two writes of one: to %s', async (_, before, mine, theirs, ends) => {
  const { set, read } = await someHabit();
  await set(today, before);
  beforeWrite(2, () => set(today, theirs));
  await set(today, mine);
  const { done, amounts } = await read();
  expect(amounts.get(today)).toBe(theirs ?? undefined);
  expect(done).toEqual(ends);
});

test('a target that changes between the two writes of an amount applies to it', async () => {
  const { set, aim, read } = await someHabit();
  await set(today, 9);
  beforeWrite(2, () => aim(5, first));
  await set(today, 6);
  expect((await read()).done).toEqual([today]);
});

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
          liveOn();
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

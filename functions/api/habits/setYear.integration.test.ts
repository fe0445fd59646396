import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { daysIn } from '#shared/days/daySet.ts';
import { lastDays } from '#shared/days/days.ts';
import type { YearSetting } from '#shared/habits/imports.ts';
import type { NewHabit } from '#shared/habits/model.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { beforeWrite, endAfterWrites, endSimulations } from '#testing/live/cutOff.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { amountsIn, parseMonth } from './amountItems.ts';
import { readAmountsFrom } from './amounts.ts';
import { setHabitDay } from './days.ts';
import { listNotes } from './notes.ts';
import { setHabitYear } from './setYear.ts';
import { createHabit, deleteHabit, getHabit, updateHabit } from './store.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);
afterEach(endSimulations);

const now = new Date('2020-06-01T12:00:00.000Z');
const [first, today] = ['2020-01-01', '2020-12-31'];
const [one, two, three] = ['2020-04-30', '2020-05-01', '2020-05-02'] as const;

const run = { name: 'Run', frequency: 'daily' } satisfies NewHabit;
const water = { ...run, kind: 'amount', unit: 'glasses', target: 8 } satisfies NewHabit;

const someHabit = async (habit: NewHabit) => {
  const userId = randomUUID();
  const id = ulid(now.getTime());
  await createHabit({ userId, newId: { id, request: undefined }, habit, createdDay: first, now });
  const found = () => getHabit(userId, id);
  return {
    setYear: (setting: YearSetting) =>
      setHabitYear({ userId, id, year: 2020, today, now }, setting),
    setDay: (day: string, record: object) => setHabitDay({ userId, id, day, now }, record),
    update: (patch: object) => updateHabit({ userId, id, patch, today, now }),
    remove: () => deleteHabit(userId, id, now),
    state: async () => {
      const habit = await found();
      const amounts = await readAmountsFrom(userId, habit, first);
      const { notes } = await listNotes(userId, habit, { from: first, to: today });
      return {
        completed: daysIn(habit.completed, first, today),
        skipped: daysIn(habit.skipped, first, today),
        amounts: Object.fromEntries([...amounts].sort()),
        notes,
      };
    },
    own: () => ownItems({ user: { _id: userId } }),
  };
};

const note = (date: string) => ({ date, note: 'Rain' });
const ticks = { completed: [one, three], skipped: [two], notes: [note(one), note(two)], clear: [] };
const amounts = {
  amounts: [
    { date: one, amount: 8 },
    { date: two, amount: 9 },
    { date: three, amount: 1 },
  ],
  skipped: [two],
  notes: [note(one), note(two)],
};

test.each<[string, NewHabit, YearSetting, YearSetting]>([
  ['ticks', run, ticks, { clear: [one, two], completed: [two] }],
  ['amounts', water, amounts, { clear: [one, two], amounts: [{ date: two, amount: 2 }] }],
])(
  '%s whose call was interrupted at any write are completed by repetition, and so is clearing them',
  async (_, habit, ...settings) => {
    const whole = await someHabit(habit);
    const expected: unknown[] = [];
    for (const setting of settings) {
      await whole.setYear(setting);
      expected.push(await whole.state());
    }
    for (let [writes, isCut] = [0, true]; isCut; writes++) {
      const cut = await someHabit(habit);
      const states: unknown[] = [];
      isCut = false;
      for (const setting of settings) {
        endAfterWrites(writes);
        await cut.setYear(setting).catch(() => {
          isCut = true;
        });
        endSimulations();
        await cut.setYear(setting);
        states.push(await cut.state());
      }
      expect(states, `after ${writes} writes`).toEqual(expected);
      expect(inconsistencies(await cut.own())).toEqual([]);
    }
  },
);

test.each<[string, NewHabit, YearSetting, number]>([
  ['ticks', run, ticks, 1],
  ['the year of the notes', run, ticks, 2],
  ['the notes', run, ticks, 3],
  ['amounts', water, amounts, 1],
  ['the year of the notes of amounts', water, amounts, 2],
  ['the notes of amounts', water, amounts, 3],
])(
  'a habit that is deleted before the write of %s leaves nothing behind',
  async (_, habit, setting, write) => {
    const { setYear, remove, own } = await someHabit(habit);
    beforeWrite(write, remove);
    await expect(setYear(setting)).rejects.toMatchObject({ code: 'not_found' });
    expect(inconsistencies(await own())).toEqual([]);
    expect((await own()).map(({ sk }) => sk)).toEqual(['COUNTS']);
  },
);

test('notes are counted correctly after an interrupted write or deletion', async () => {
  const { setYear, remove, own } = await someHabit(run);
  const notes = lastDays(150, today).map(note);
  const written = async () =>
    (await own()).filter(({ sk }) => String(sk).startsWith('NOTE#')).length;
  // Fails after two writes: the year of the notes, and the first of two transactions.
  endAfterWrites(2);
  await expect(setYear({ notes })).rejects.toThrow();
  endSimulations();
  expect(await written()).toBe(99);
  expect(inconsistencies(await own())).toEqual([]);
  await setYear({ notes });
  expect(await written()).toBe(150);
  endAfterWrites(1);
  await expect(remove()).rejects.toThrow();
  endSimulations();
  expect(await written()).toBe(51);
  expect(inconsistencies(await own())).toEqual([]);
  await remove();
  expect((await own()).map(({ sk, bytes }) => [sk, bytes])).toEqual([['COUNTS', 0]]);
});

test('if another device sets a day before the amounts are written, the days match all amounts', async () => {
  const { setYear, setDay, state } = await someHabit(water);
  beforeWrite(1, () => setDay(three, { amount: 10 }));
  await setYear({ amounts: amounts.amounts.slice(0, 2) });
  expect(await state()).toMatchObject({
    completed: [one, two, three],
    amounts: { [one]: 8, [two]: 9, [three]: 10 },
  });
});

test('if another device ticks a day before the ticks are written, both stay', async () => {
  const { setYear, setDay, state } = await someHabit(run);
  beforeWrite(1, () => setDay(two, { completed: true }));
  await setYear({ completed: [one], skipped: [three] });
  expect(await state()).toMatchObject({ completed: [one, two], skipped: [three] });
});

test.each<[string, NewHabit, YearSetting, object]>([
  ['ticks become amounts', run, { completed: [one] }, { kind: 'amount', unit: 'km', target: 1 }],
  ['amounts become ticks', water, { amounts: amounts.amounts }, { kind: 'check' }],
])('days are refused if %s before they are written', async (_, habit, setting, patch) => {
  const { setYear, update, state, own } = await someHabit(habit);
  beforeWrite(1, () => update(patch));
  await expect(setYear(setting)).rejects.toMatchObject({ code: 'invalid' });
  expect(await state()).toMatchObject({ completed: [], skipped: [] });
  const months = (await own()).filter(({ sk }) => String(sk).startsWith('AMOUNT#'));
  expect(months.flatMap((month) => [...amountsIn(parseMonth(month))])).toEqual([]);
});

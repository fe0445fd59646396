import { beforeAll, describe, expect, test } from 'vitest';
import { maxStoredBytes, storageIsFull } from '#shared/core/storage.ts';
import { daysIn, unpackDays } from '#shared/days/daySet.ts';
import { addDays, lastDays, todayIn, yearOf } from '#shared/days/days.ts';
import { habitImports, type YearSetting } from '#shared/habits/imports.ts';
import { type Habit, maxNoteYears, type NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem, writeItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { nobodysId } from '#testing/live/routes.ts';
import { keys } from '../../table/keys.ts';

const run = { name: 'Run', frequency: 'daily' } satisfies NewHabit;
const water = { ...run, kind: 'amount', unit: 'glasses', target: 8 } satisfies NewHabit;

const [one, two, three] = ['2025-04-29', '2025-04-30', '2025-05-01'] as const;

export const habitYearSuite = (target: Target): void => {
  describe('years of habits', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (body: NewHabit = run, by = ada): Promise<string> =>
      (await by.call(habits.create, { body })).data.habit._id;
    const set = async (id: string, body: YearSetting, year = '2025'): Promise<Habit> =>
      (await ada.call(habitImports.setYear, { params: { id, year }, body })).data.habit;
    const read = async (id: string) => {
      const query = { from: '2025-01-01', to: '2025-12-31' };
      return (await ada.call(habits.get, { params: { id }, query })).data;
    };
    /** Returns the records of the days of 2025. */
    const heldOf = async (id: string) => {
      const { history, skipped, amounts = [], notes } = await read(id);
      const days = (packed: Habit['history']) =>
        daysIn(unpackDays(packed), '2025-01-01', '2025-12-31');
      return {
        completed: days(history),
        skipped: days(skipped),
        amounts: amounts.map(({ date, amount }) => [date, amount]),
        notes: notes.map(({ date, text }) => [date, text]).toReversed(),
      };
    };
    const nothing = { completed: [], skipped: [], amounts: [], notes: [] };
    const refusal = async (id: string, body: unknown, year = '2025') => {
      const { status, errors } = problemOf(
        await ada.send(habitImports.setYear, { params: { id, year }, body }),
      );
      return [status, errors?.[0]?.field];
    };
    const consistent = async () => expect(inconsistencies(await ownItems(ada))).toEqual([]);

    type Held = Awaited<ReturnType<typeof heldOf>>;

    // biome-ignore format: one line a case
    test.each<[string, NewHabit, YearSetting[], Partial<Held>]>([
      ['ticks', run, [{ completed: [one, three], skipped: [two] }], { completed: [one, three], skipped: [two] }],
      ['other days stay', run, [{ completed: [one] }, { completed: [two] }], { completed: [one, two] }],
      ['the opposite record is cleared', run, [{ completed: [one], skipped: [two] }, { completed: [two], skipped: [one] }], { completed: [two], skipped: [one] }],
      ['a day twice is one', run, [{ completed: [one, one] }], { completed: [one] }],
      ['cleared', run, [{ completed: [one, two], skipped: [three], notes: [{ date: one, note: 'Rain' }] }, { clear: [one, three] }], { completed: [two] }],
      ['cleared and set again', run, [{ completed: [one], notes: [{ date: one, note: 'Rain' }] }, { clear: [one], skipped: [one] }], { skipped: [one] }],
      ['cleared without a record', run, [{ clear: [one] }], {}],
      ['notes', run, [{ notes: [{ date: one, note: ' Rain ' }, { date: two, note: 'Sun' }] }, { notes: [{ date: two, note: '' }] }], { notes: [[one, 'Rain']] }],
      ['no note at all', run, [{ notes: [{ date: one, note: '' }] }], {}],
      ['empty lists', run, [{ completed: [], skipped: [], amounts: [], notes: [], clear: [] }], {}],
      ['amounts', water, [{ amounts: [{ date: one, amount: 8 }, { date: two, amount: 7.5 }, { date: three, amount: 0 }] }],
        { completed: [one], amounts: [[one, 8], [two, 7.5], [three, 0]] }],
      ['amounts in two calls', water, [{ amounts: [{ date: one, amount: 8 }] }, { amounts: [{ date: two, amount: 9 }] }],
        { completed: [one, two], amounts: [[one, 8], [two, 9]] }],
      ['a skipped day keeps its amount', water, [{ amounts: [{ date: one, amount: 8 }], skipped: [one] }],
        { skipped: [one], amounts: [[one, 8]] }],
      ['skipped later', water, [{ amounts: [{ date: one, amount: 8 }, { date: two, amount: 8 }] }, { skipped: [one] }],
        { completed: [two], skipped: [one], amounts: [[one, 8], [two, 8]] }],
      ['skipped alone', water, [{ skipped: [one] }], { skipped: [one] }],
      ['an amount that completes clears skipped', water, [{ skipped: [one, two] }, { amounts: [{ date: one, amount: 8 }, { date: two, amount: 1 }] }],
        { completed: [one], skipped: [two], amounts: [[one, 8], [two, 1]] }],
      ['amounts cleared', water, [{ amounts: [{ date: one, amount: 8 }, { date: two, amount: 8 }], notes: [{ date: one, note: 'Dry' }] }, { clear: [one] }],
        { completed: [two], amounts: [[two, 8]] }],
      ['amounts cleared and set', water, [{ amounts: [{ date: one, amount: 8 }] }, { clear: [one], amounts: [{ date: one, amount: 2 }] }],
        { amounts: [[one, 2]] }],
      ['amounts cleared without a record', water, [{ clear: [one] }], {}],
    ])('%s', async (_, habit, settings, expected) => {
      const id = await create(habit);
      for (const setting of settings) await set(id, setting);
      expect(await heldOf(id)).toEqual({ ...nothing, ...expected });
      for (const setting of settings.slice(-1)) await set(id, setting);
      expect(await heldOf(id)).toEqual({ ...nothing, ...expected });
      await consistent();
    });

    test('the response is the habit, and other years stay', async () => {
      const id = await create();
      await set(id, { completed: ['2024-02-29'] }, '2024');
      const habit = await set(id, { completed: [one] });
      expect(habit).toMatchObject({ _id: id, totalCompletions: 2, startDate: '2024-02-29' });
    });

    test('a year can have an amount and a note on each day', async () => {
      const id = await create(water);
      const days = lastDays(365, '2025-12-31');
      await set(id, { amounts: days.map((date) => ({ date, amount: 8 })) });
      await set(id, { notes: days.map((date) => ({ date, note: `On ${date}` })) });
      const held = await heldOf(id);
      expect([held.completed, held.notes.length, held.notes.at(-1)]).toEqual([
        days,
        365,
        ['2025-12-31', 'On 2025-12-31'],
      ]);
      await consistent();
    });

    // biome-ignore format: one line a case
    test.each<[string, NewHabit, object, string | undefined]>([
      ['nothing', run, {}, 'completed'],
      ['a day of another year', run, { completed: [one, '2024-12-31'] }, 'completed.1'],
      ['another year to clear', run, { clear: ['2026-01-01'] }, 'clear.0'],
      ['a note of another year', run, { notes: [{ date: '2024-12-31', note: 'x' }] }, 'notes.0.date'],
      ['no day', run, { completed: ['2025-02-29'] }, 'completed.0'],
      ['both', run, { completed: [one], skipped: [one] }, 'skipped'],
      ['more days than a year has', run, { completed: Array(367).fill(one) }, 'completed'],
      ['amounts of a habit to tick', run, { amounts: [{ date: one, amount: 1 }] }, 'amounts'],
      ['ticks of a habit of amounts', water, { completed: [one] }, 'completed'],
      ['two amounts of a day', water, { amounts: [{ date: one, amount: 1 }, { date: one, amount: 2 }] }, 'amounts'],
      ['no amount', water, { amounts: [{ date: one, amount: null }] }, 'amounts.0.amount'],
      ['too much', water, { amounts: [{ date: one, amount: 1_000_000.01 }] }, 'amounts.0.amount'],
      ['too long a note', run, { notes: [{ date: one, note: 'x'.repeat(501) }] }, 'notes.0.note'],
      ['an unknown field', run, { done: [one] }, 'done'],
      ['an unknown field of a note', run, { notes: [{ date: one, note: 'x', text: 'y' }] }, 'notes.0.text'],
    ])('%s is refused and changes nothing', async (_, habit, body, field) => {
      const id = await create(habit);
      const before = await ownItems(ada);
      expect(await refusal(id, body)).toEqual([400, field]);
      expect(await ownItems(ada)).toEqual(before);
    });

    test('a future day is refused', async () => {
      const id = await create();
      const tomorrow = addDays(today, 1);
      const year = String(yearOf(tomorrow));
      expect(await refusal(id, { skipped: [tomorrow] }, year)).toEqual([400, 'skipped.0']);
      await set(id, { skipped: [today] }, String(yearOf(today)));
    });

    test.each(['1969', '25', '10000', '2025 ', 'x'])('the year %s does not exist', async (year) => {
      const [status] = await refusal(await create(), { completed: [one] }, year);
      expect(status).toBe(404);
    });

    test('another user’s habit does not exist', async () => {
      const bob = await registerPerson(target, zone);
      const id = await create(run, bob);
      const before = await ownItems(bob);
      const body = { completed: [one], notes: [{ date: one, note: 'x' }] };
      const [bobs, nobodys] = await Promise.all(
        [id, nobodysId].map((id) =>
          ada.send(habitImports.setYear, { params: { id, year: '2025' }, body }),
        ),
      );
      expect(bobs?.status).toBe(404);
      expect(bobs?.body).toEqual(nobodys?.body);
      expect(await ownItems(bob)).toEqual(before);
    });

    test('a full account accepts days and its existing notes, but no new notes', async () => {
      const bob = await registerPerson(target, zone);
      const id = await create(run, bob);
      const days = lastDays(150, '2025-12-31');
      const send = (body: YearSetting, year = '2025') =>
        bob.send(habitImports.setYear, { params: { id, year }, body });
      const noted = days.map((date) => ({ date, note: `On ${date}` }));
      expect((await send({ notes: noted })).status).toBe(200);
      const counts = await readItem(keys.counts(bob.user._id));
      const full = { ...counts, ...keys.counts(bob.user._id), bytes: maxStoredBytes };
      await writeItem(full);
      const before = await ownItems(bob);
      const more = { completed: [one], notes: [...noted, { date: one, note: 'x' }] };
      for (const refused of [
        await send(more),
        await send(
          { completed: ['2024-02-29'], notes: [{ date: '2024-02-29', note: 'x' }] },
          '2024',
        ),
      ]) {
        expect(problemOf(refused)).toMatchObject({ code: 'limit', ...storageIsFull });
      }
      expect(await ownItems(bob)).toEqual(before);
      expect((await send({ completed: days, notes: noted })).status).toBe(200);
      expect(await readItem(keys.counts(bob.user._id))).toEqual(full);
      expect(
        (await send({ ...more, clear: days.slice(0, 2), notes: more.notes.slice(2) })).status,
      ).toBe(200);
      await bob.call(habits.remove, { params: { id } });
      expect(Number((await readItem(keys.counts(bob.user._id)))?.bytes)).toBe(
        maxStoredBytes - Number(counts?.bytes),
      );
    });

    test('the number of years is limited for notes, but not for days', async () => {
      const bob = await registerPerson(target, zone);
      const id = await create(water, bob);
      const send = (year: number, body: (day: string) => YearSetting) =>
        bob.send(habitImports.setYear, {
          params: { id, year: String(year) },
          body: body(`${year}-03-30`),
        });
      const note = (date: string) => ({ notes: [{ date, note: 'x' }] });
      const amount = (date: string) => ({ amounts: [{ date, amount: 8 }] });
      for (let n = 0; n < maxNoteYears; n++) expect((await send(2025 - n, note)).status).toBe(200);
      const first = 2025 - maxNoteYears;
      expect((await send(first, amount)).status).toBe(200);
      expect(problemOf(await send(first, note))).toMatchObject({ status: 409, code: 'limit' });
    });
  });
};

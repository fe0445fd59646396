import { beforeAll, describe, expect, test } from 'vitest';
import { maxStoredBytes, storageIsFull } from '#shared/core/storage.ts';
import { daysIn, unpackDays } from '#shared/days/daySet.ts';
import { addDays, type Day, todayIn, yearOf } from '#shared/days/days.ts';
import {
  type DaySetting,
  type Habit,
  type HabitPage,
  maxNote,
  maxNoteYears,
} from '#shared/habits/model.ts';
import { habitReasons } from '#shared/habits/reasons.ts';
import { habits } from '#shared/habits/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem, writeItem, writeItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { keys } from '../../table/keys.ts';
import { habitKeys } from './keys.ts';

export const habitDaysSuite = (target: Target): void => {
  describe('a day of a habit', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    const year = yearOf(today);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (by = ada): Promise<string> =>
      (await by.call(habits.create, { body: { name: 'Walk', frequency: 'daily' } })).data.habit._id;
    const set = async (id: string, date: Day, body: DaySetting, by = ada): Promise<Habit> =>
      (await by.call(habits.setDay, { params: { id, date }, body })).data.habit;
    const read = async (id: string, query = {}, by = ada) =>
      (await by.call(habits.get, { params: { id }, query })).data;
    const held = ({ history, skipped }: Habit) => ({
      completed: daysIn(unpackDays(history), '1970-01-01', today),
      skipped: daysIn(unpackDays(skipped), '1970-01-01', today),
    });
    const wholeYear = { from: `${year}-01-01`, to: `${year}-12-31` };

    // biome-ignore format: one line a case
    test.each<[string, DaySetting[], { completed?: Day[]; skipped?: Day[] }]>([
      ['completed', [{ completed: true }], { completed: [ago(3)] }],
      ['skipped', [{ skipped: true }], { skipped: [ago(3)] }],
      ['skipped twice', [{ skipped: true }, { skipped: true }], { skipped: [ago(3)] }],
      ['completed, then skipped', [{ completed: true }, { skipped: true }], { skipped: [ago(3)] }],
      ['skipped, then completed', [{ skipped: true }, { completed: true }], { completed: [ago(3)] }],
      ['skipped, then not', [{ skipped: true }, { skipped: false }], {}],
      ['completed, then not skipped', [{ completed: true }, { skipped: false }], { completed: [ago(3)] }],
      ['skipped, then not completed', [{ skipped: true }, { completed: false }], { skipped: [ago(3)] }],
      ['skipped, then both cleared', [{ skipped: true }, { completed: false, skipped: false }], {}],
      ['a note alone', [{ note: 'Rain' }], {}],
    ])('%s', async (_, bodies, ends) => {
      const id = await create();
      let habit = await set(id, ago(400), { completed: true });
      for (const body of bodies) habit = await set(id, ago(3), body);
      expect(held(habit)).toEqual({
        completed: [ago(400), ...(ends.completed ?? [])],
        skipped: ends.skipped ?? [],
      });
      const { notes: _notes, ...shown } = await read(id);
      expect(shown).toEqual(habit);
    });

    test('a skipped day neither breaks a streak nor adds to it, and is not due', async () => {
      const id = await create();
      for (const day of [ago(4), ago(3), ago(1)]) await set(id, day, { completed: true });
      expect(await set(id, today, { note: '' })).toMatchObject({
        currentStreak: 1,
        completionRate: 75,
      });
      await set(id, ago(2), { skipped: true });
      expect(await set(id, today, { skipped: true })).toMatchObject({
        currentStreak: 3,
        longestStreak: 3,
        completionRate: 100,
        totalCompletions: 3,
        isScheduledToday: false,
      });
      expect(await set(id, ago(2), { skipped: false })).toMatchObject({ currentStreak: 1 });
    });

    test('a toggle clears the skip of its day, whether or not it says that the day is completed', async () => {
      const id = await create();
      await set(id, ago(1), { skipped: true });
      await set(id, ago(2), { skipped: true });
      const params = { id };
      await ada.call(habits.toggle, { params, body: { date: ago(1), completed: true } });
      const flipped = await ada.call(habits.toggle, { params, body: { date: ago(2) } });
      expect(held(flipped.data.habit)).toEqual({ completed: [ago(2), ago(1)], skipped: [] });
    });

    // biome-ignore format: one line a case
    test.each<[string, Day, object, string]>([
      ['completed and skipped', today, { completed: true, skipped: true }, 'skipped'],
      ['nothing', today, {}, 'completed'],
      ['a day to come', addDays(today, 1), { skipped: true }, 'date'],
      ['a note of a day to come', addDays(today, 400), { note: 'Plan' }, 'date'],
      ['no boolean', today, { skipped: 'yes' }, 'skipped'],
      ['null', today, { note: null }, 'note'],
      ['too long a note', today, { note: 'x'.repeat(maxNote + 1) }, 'note'],
      ['half a character', today, { note: 'half \ud83d' }, 'note'],
      ['an unknown field', today, { completed: true, noted: 'x' }, 'noted'],
    ])('%s is refused, the error names it, and nothing changes', async (_, date, body, field) => {
      const id = await create();
      const before = await ownItems(ada);
      const response = await ada.send(habits.setDay, { params: { id, date }, body });
      const { code, errors } = problemOf(response);
      expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
      expect(await ownItems(ada)).toEqual(before);
    });

    test.each(['2026-02-30', 'today', '1969-12-31'])(
      '%s is not a day, so the response is 404',
      async (date) => {
        const id = await create();
        const response = await ada.send(habits.setDay, {
          params: { id, date },
          body: { note: 'x' },
        });
        expect(problemOf(response).status).toBe(404);
      },
    );

    test('50 devices that complete and skip at once lose none, and no day is both @exhaustive', async () => {
      const id = await create();
      const days = Array.from({ length: 25 }, (_, n) => ago(n));
      await Promise.all(
        days.flatMap((day) => [set(id, day, { completed: true }), set(id, day, { skipped: true })]),
      );
      const { completed, skipped } = held(await read(id));
      expect([...completed, ...skipped].sort()).toEqual(days.toReversed());
    });

    describe('its note', () => {
      const texts = async (id: string, query = {}, by = ada) =>
        (await read(id, query, by)).notes.map(({ date, text }) => [date, text]);

      test('is trimmed and normalised, changed, and cleared by an empty one', async () => {
        const id = await create();
        await set(id, ago(2), { completed: true, note: '  Cafe\u0301 🏃‍♀️\nslowly ' });
        await set(id, ago(1), { note: 'Rain' });
        expect(await texts(id)).toEqual([
          [ago(1), 'Rain'],
          [ago(2), 'Café 🏃‍♀️\nslowly'],
        ]);
        await set(id, ago(2), { note: 'x'.repeat(maxNote) });
        await set(id, ago(1), { note: ' ' });
        await set(id, ago(1), { note: '' });
        expect(await texts(id)).toEqual([[ago(2), 'x'.repeat(maxNote)]]);
        expect(held(await read(id)).completed).toEqual([ago(2)]);
      });

      test('is shown in the window of its day, not in lists, and to no other user', async () => {
        const id = await create();
        const days = [0, 91, 92, 400].map(ago);
        for (const day of days) await set(id, day, { note: day });
        expect(await texts(id)).toEqual(days.slice(0, 2).map((day) => [day, day]));
        expect(await texts(id, { from: ago(400), to: ago(92) })).toEqual(
          days.slice(2).map((day) => [day, day]),
        );
        const { data } = await ada.call(habits.list, {});
        const listed = data.habits.find(({ _id }) => _id === id);
        expect(listed?.noteYears).toEqual([...new Set(days.map(yearOf))].sort());
        expect(listed).not.toHaveProperty('notes');
        const bob = await registerPerson(target, zone);
        expect((await bob.send(habits.get, { params: { id } })).status).toBe(404);
      });

      test('is shown for each day of the window, but at most one page of notes, from `notesFrom` on', async () => {
        const id = await create();
        const [first, last] = ['2022-12-31', '2024-12-31'];
        for (const day of [first, '2023-01-01', '2024-01-01']) await set(id, day, { note: 'x' });
        const days = Array.from({ length: 732 }, (_, n) => addDays(last, -n));
        const write = (text: string) =>
          writeItems(days.map((day) => ({ ...habitKeys.note(ada.user._id, id, day), text })));
        await write('Rain');
        const daysOf = ({ notes }: HabitPage) => notes.map(({ date }) => date);
        const whole = await read(id, { from: '1990-01-01', to: last });
        expect(daysOf(whole)).toEqual(days);
        expect(whole).not.toHaveProperty('notesFrom');

        await write('道'.repeat(maxNote));
        const newest = await read(id, { from: '1990-01-01', to: last });
        const from = String(newest.notesFrom);
        expect(daysOf(newest)).toEqual(days.filter((day) => day >= from));
        expect(newest.notes.length).toBeGreaterThan(366);
        const older = await read(id, { from: '1990-01-01', to: addDays(from, -1) });
        expect([...daysOf(newest), ...daysOf(older)]).toEqual(days);
        expect(older).not.toHaveProperty('notesFrom');
      });

      test('is omitted if it is broken, and hides no other', async () => {
        const id = await create();
        await set(id, today, { note: 'Rain' });
        await writeItem({ ...habitKeys.note(ada.user._id, id, ago(0)), text: 'Rain' });
        await writeItem({ ...habitKeys.note(ada.user._id, id, `${year}-02-31`), text: 'x' });
        expect(await texts(id, wholeYear)).toEqual([[today, 'Rain']]);
      });

      const usedBy = async ({ user }: Person) =>
        Number((await readItem(keys.counts(user._id)))?.bytes);
      /** Leaves this many bytes free in a person's account. */
      const leave = async ({ user }: Person, room: number) => {
        const counts = await readItem(keys.counts(user._id));
        await writeItem({ ...counts, ...keys.counts(user._id), bytes: maxStoredBytes - room });
      };

      test('counts its bytes while it exists, and is deleted with its habit', async () => {
        const person = await registerPerson(target, zone);
        const id = await create(person);
        const other = await create(person);
        const before = await usedBy(person);
        await set(id, today, { note: 'Rain' }, person);
        await set(id, `${year}-01-01`, { note: 'x'.repeat(maxNote) }, person);
        await set(id, `${year}-01-01`, { note: 'x'.repeat(maxNote) }, person);
        await set(id, `${year - 1}-01-01`, { note: 'Snow' }, person);
        expect(await usedBy(person)).toBeGreaterThan(before + maxNote);
        expect(inconsistencies(await ownItems(person))).toEqual([]);
        await set(id, `${year}-01-01`, { note: 'é' }, person);
        await set(id, today, { note: '' }, person);
        await set(id, `${year - 1}-01-01`, { note: ' ' }, person);
        expect(await usedBy(person)).toBeLessThan(before + maxNote);
        await set(other, today, { note: 'Kept' }, person);
        expect(inconsistencies(await ownItems(person))).toEqual([]);

        await person.call(habits.remove, { params: { id } });
        const left = await ownItems(person);
        expect(inconsistencies(left)).toEqual([]);
        expect(left.filter(({ sk }) => String(sk).startsWith('NOTE#'))).toHaveLength(1);
        expect(await texts(other, {}, person)).toEqual([[today, 'Kept']]);
        const gone = await person.send(habits.setDay, {
          params: { id, date: today },
          body: { note: 'Back' },
        });
        expect(problemOf(gone).code).toBe('not_found');
        expect(await ownItems(person)).toEqual(left);
      });

      test('is refused in a full account until another note is shortened or cleared', async () => {
        const person = await registerPerson(target, zone);
        const id = await create(person);
        const long = { note: '道'.repeat(maxNote) };
        const send = (date: Day, body: DaySetting) =>
          person.send(habits.setDay, { params: { id, date }, body });
        await leave(person, 5 * 3 * maxNote);
        const sent: Day[] = [];
        let response = await send(ago(0), long);
        for (let n = 1; response.status === 200 && n < 10; n++) {
          sent.push(ago(n - 1));
          response = await send(ago(n), long);
        }
        expect(sent).toHaveLength(4);
        const full = { status: 409, code: 'limit', ...storageIsFull };
        expect(problemOf(response)).toMatchObject(full);
        expect(await usedBy(person)).toBeLessThanOrEqual(maxStoredBytes);

        const before = await ownItems(person);
        const newYear: Day = `${year - 5}-03-01`;
        expect(problemOf(await send(newYear, { ...long, completed: true }))).toMatchObject(full);
        expect(await ownItems(person)).toEqual(before);
        // An unchanged note, a shorter note, and ticks still work.
        for (const body of [long, { note: 'short' }, { completed: true }]) {
          expect((await send(ago(0), body)).status).toBe(200);
        }
        expect((await send(newYear, { ...long, completed: true })).status).toBe(200);
        expect((await send(newYear, { note: '' })).status).toBe(200);
        expect((await send(ago(8), long)).status).toBe(200);
      });

      test('is counted exactly, even if many devices write at once', async () => {
        const person = await registerPerson(target, zone);
        const [id, other] = [await create(person), await create(person)];
        await Promise.all(
          Array.from({ length: 24 }, (_, n) =>
            set([id, other][n % 2] ?? id, ago(n % 5), { note: 'x'.repeat((n % 4) * 20) }, person),
          ),
        );
        expect(inconsistencies(await ownItems(person))).toEqual([]);
        const gone = await Promise.all(
          [1, 2].map(() => person.send(habits.remove, { params: { id } })),
        );
        expect(gone.map(({ status }) => status)).toContain(200);
        expect(inconsistencies(await ownItems(person))).toEqual([]);
      });

      test('is accepted in a limited number of years, and still in those years once the limit is reached', async () => {
        const id = await create();
        for (let n = 0; n < maxNoteYears; n++) {
          await set(id, `${year - n}-01-01`, { note: 'Rain' });
        }
        const before = await ownItems(ada);
        const params = { id, date: `${year - maxNoteYears}-01-01` };
        const refused = await ada.send(habits.setDay, { params, body: { note: 'Snow' } });
        expect(problemOf(refused)).toMatchObject({
          status: 409,
          code: 'limit',
          ...habitReasons.tooManyNoteYears({ max: maxNoteYears }),
        });
        expect(await ownItems(ada)).toEqual(before);
        await set(id, `${year - maxNoteYears + 1}-01-01`, { note: 'Snow' });
        await set(id, params.date, { note: '' });
        await set(id, params.date, { completed: true });
      });
    });
  });
};

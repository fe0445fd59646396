import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { maxStoredBytes } from '#shared/core/storage.ts';
import { daysIn, unpackDays } from '#shared/days/daySet.ts';
import { addDays, type Day, lastDays, monthOf, todayIn, yearOf } from '#shared/days/days.ts';
import { amountsWindow, type DaySetting, type Habit, type NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem, writeItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { keys } from '../../table/keys.ts';
import { habitKeys } from './keys.ts';

const water = {
  name: 'Water',
  frequency: 'daily',
  kind: 'amount',
  unit: 'glasses',
  target: 8,
} satisfies NewHabit;
const coffee = { ...water, name: 'Coffee', unit: 'cups', target: 3, direction: 'at-most' } as const;

export const amountsSuite = (target: Target): void => {
  describe('amounts of habits', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (body: NewHabit = water, by = ada): Promise<string> =>
      (await by.call(habits.create, { body })).data.habit._id;
    const set = async (id: string, date: Day, body: DaySetting, by = ada): Promise<Habit> =>
      (await by.call(habits.setDay, { params: { id, date }, body })).data.habit;
    const read = async (id: string, query = {}, by = ada) =>
      (await by.call(habits.get, { params: { id }, query })).data;
    const listed = async (id: string, by = ada) =>
      (await by.call(habits.list, {})).data.habits.find(({ _id }) => _id === id);
    const patch = async (id: string, body: object, by = ada): Promise<Habit> =>
      (await by.call(habits.update, { params: { id }, body })).data.habit;
    const done = ({ history }: Habit) => daysIn(unpackDays(history), '1970-01-01', today);
    const amountsOf = ({ amounts = [] }: Habit) =>
      amounts.map(({ date, amount }) => [date, amount]);
    const checked = async (by = ada) => expect(inconsistencies(await ownItems(by))).toEqual([]);

    test('a new habit has its target from its first day, and is at-least by default', async () => {
      const { data } = await ada.call(habits.create, { body: water });
      const expected = {
        kind: 'amount',
        unit: 'glasses',
        target: 8,
        direction: 'at-least',
        targets: [{ from: today, target: 8, direction: 'at-least' }],
        amountYears: [],
      };
      expect(data.habit).toMatchObject(expected);
      expect(await read(data.habit._id)).toMatchObject({ ...expected, amounts: [] });
      const { data: plain } = await ada.call(habits.create, {
        body: { name: 'Walk', frequency: 'daily' },
      });
      expect(plain.habit).toMatchObject({
        kind: 'check',
        unit: null,
        target: null,
        direction: null,
      });
      expect(await listed(plain.habit._id)).not.toHaveProperty('amounts');
    });

    // biome-ignore format: one line a case
    test.each<[string, NewHabit, DaySetting[], boolean, number | undefined]>([
      ['reached', water, [{ amount: 8 }], true, 8],
      ['not yet', water, [{ amount: 7.99 }], false, 7.99],
      ['in steps', water, [{ amount: 1 }, { amount: 2 }, { amount: 9.5 }], true, 9.5],
      ['repeated', water, [{ amount: 8 }, { amount: 8 }], true, 8],
      ['less after all', water, [{ amount: 9 }, { amount: 2 }], false, 2],
      ['cleared', water, [{ amount: 9 }, { amount: null }], false, undefined],
      ['cleared where there is none', water, [{ amount: null }], false, undefined],
      ['the sum of tenths', water, [{ amount: 0.1 + 0.2 }], false, 0.3],
      ['none, of at most 3', coffee, [{ amount: 0 }], true, 0],
      ['as many as allowed', coffee, [{ amount: 3 }], true, 3],
      ['one too many', coffee, [{ amount: 4 }], false, 4],
      ['a skipped day keeps its amount', water, [{ amount: 9 }, { skipped: true }], false, 9],
      ['a skip that is taken back', water, [{ amount: 9 }, { skipped: true }, { skipped: false }], true, 9],
      ['enough on a skipped day', water, [{ skipped: true }, { amount: 9 }], true, 9],
      ['a note alone changes nothing', water, [{ amount: 9 }, { note: 'Hot' }], true, 9],
    ])('%s', async (_, habit, bodies, isDone, amount) => {
      const id = await create(habit);
      let reply: Habit | undefined;
      for (const body of bodies) reply = await set(id, ago(3), body);
      const page = await read(id);
      expect(done(page)).toEqual(isDone ? [ago(3)] : []);
      expect(amountsOf(page)).toEqual(amount === undefined ? [] : [[ago(3), amount]]);
      const { notes: _notes, added: _added, amounts, amountStats, ...rest } = page;
      expect(rest).toEqual(reply);
      expect(await listed(id)).toMatchObject({ history: page.history, amounts, amountStats });
      await checked();
    });

    test('a habit starts on its first day with an amount, even if that missed the target', async () => {
      const id = await create();
      for (let days = 9; days > 0; days--) await set(id, ago(days), { amount: days === 3 ? 8 : 1 });
      const last = await set(id, today, { amount: 1 });
      expect(last).toMatchObject({ startDate: ago(9), completionRate: 11, totalCompletions: 1 });
      // Today is still open. The nine days before are over.
      expect(await set(id, ago(10), { amount: 0 })).toMatchObject({
        startDate: ago(10),
        completionRate: 10,
      });
      expect(await set(id, ago(10), { amount: null })).toMatchObject({ startDate: ago(9) });
      expect(await listed(id)).toMatchObject({ startDate: ago(9), completionRate: 11 });
      // The skipped day keeps its amount.
      expect(await set(id, ago(9), { skipped: true })).toMatchObject({ startDate: ago(9) });
      await checked();
    });

    test('streaks count the days that reach the target of their time', async () => {
      const id = await create();
      for (const days of [3, 2, 1]) await set(id, ago(days), { amount: 6 + days });
      expect(await read(id)).toMatchObject({ currentStreak: 0, longestStreak: 2 });
      const raised = await patch(id, { target: 9 });
      expect(raised.targets.map(({ target }) => target)).toEqual([8, 9]);
      expect(done(raised)).toEqual([ago(3), ago(2)]);
      expect(done(await set(id, today, { amount: 8 }))).toEqual([ago(3), ago(2)]);
      expect(done(await patch(id, { target: 8 }))).toEqual([ago(3), ago(2), today]);
      const whole = await patch(id, { target: 7, from: ago(3) });
      expect(whole.targets).toEqual([{ from: ago(3), target: 7, direction: 'at-least' }]);
      expect(done(whole)).toEqual([ago(3), ago(2), ago(1), today]);
      const most = await patch(id, { direction: 'at-most', from: ago(1) });
      expect(done(most)).toEqual([ago(3), ago(2), ago(1)]);
      expect(done(await patch(id, { unit: 'cups' }))).toEqual(done(most));
      await checked();
    });

    test('a target can be planned, and the days before it keep the current one', async () => {
      const id = await create();
      await set(id, ago(1), { amount: 8 });
      const soon = addDays(today, 2);
      const planned = await patch(id, { target: 10, from: soon });
      expect(planned).toMatchObject({
        target: 8,
        targets: [{ target: 8 }, { target: 10, from: soon }],
      });
      expect(done(await set(id, today, { amount: 9 }))).toEqual([ago(1), today]);
      expect((await patch(id, { unit: 'cups' })).targets).toEqual(planned.targets);
      const cancelled = await patch(id, { target: 8, direction: 'at-least', from: today });
      expect(cancelled.targets).toEqual(planned.targets.slice(0, 1));
      expect(done(cancelled)).toEqual([ago(1), today]);
      await checked();
    });

    test('a target that was set long ago is compared with the amounts of all years since then', async () => {
      const id = await create();
      const days = [1_100, 700, 366, 31, 1].map(ago);
      for (const day of days) await set(id, day, { amount: 5 });
      await set(id, ago(1_200), { amount: 8 });
      expect(done(await patch(id, { target: 5, from: ago(700) }))).toEqual([
        ago(1_200),
        ...days.slice(1),
      ]);
      expect(done(await patch(id, { target: 5, from: ago(1_200) }))).toEqual([ago(1_200), ...days]);
      await checked();
    });

    // biome-ignore format: one line a case
    test.each<[string, NewHabit, number | undefined, boolean | undefined, number | undefined]>([
      ['set, the day gets the target as its amount', water, 3, true, 8],
      ['set where it is reached already', water, 12, true, 12],
      ['taken back, the day loses its amount', water, 12, false, undefined],
      ['taken back where it was not reached', water, 3, false, 3],
      ['flipped', water, 3, undefined, 8],
      ['flipped back', water, 8, undefined, undefined],
      ['set where there is none', water, undefined, true, 8],
      ['set where there is none, of at most 3', coffee, undefined, true, 0],
      ['set where there are too many, of at most 3', coffee, 9, true, 3],
    ])('a tick by toggle: %s', async (_, habit, before, completed, after) => {
      const id = await create(habit);
      if (before !== undefined) await set(id, today, { amount: before });
      const body = completed === undefined ? { date: today } : { date: today, completed };
      await ada.call(habits.toggle, { params: { id }, body });
      expect(amountsOf(await read(id))).toEqual(after === undefined ? [] : [[today, after]]);
      await checked();
    });

    // biome-ignore format: one line a case
    test.each<[string, object, string]>([
      ['completed', { completed: true }, 'completed'],
      ['three decimals', { amount: 1.005 }, 'amount'],
      ['below 0', { amount: -0.01 }, 'amount'],
      ['above a million', { amount: 1_000_000.01 }, 'amount'],
      ['text', { amount: '8' }, 'amount'],
      ['nothing', {}, 'completed'],
      ['an id alone', { _id: ulid() }, 'completed'],
      ['an addition without an id', { add: 1 }, '_id'],
      ['an addition of three decimals', { add: 0.001, _id: ulid() }, 'add'],
      ['an addition above a million', { add: 1_000_000.01, _id: ulid() }, 'add'],
      ['no number to replace', { amount: 1, replaces: 'all' }, 'replaces'],
    ])('%s is refused, the error names it, and nothing changes', async (_, body, field) => {
      const id = await create();
      await set(id, today, { amount: 5 });
      const before = await ownItems(ada);
      const params = { id, date: today };
      const { code, errors } = problemOf(await ada.send(habits.setDay, { params, body: body as DaySetting }));
      expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
      expect(await ownItems(ada)).toEqual(before);
    });

    test('a habit to tick has no amounts', async () => {
      const id = await create({ name: 'Walk', frequency: 'daily' });
      const params = { id, date: today };
      for (const body of [{ amount: 3 }, { amount: null }, adding(1)]) {
        const { errors } = problemOf(await ada.send(habits.setDay, { params, body }));
        expect(errors?.[0]?.field).toBe('add' in body ? 'add' : 'amount');
      }
    });

    const adding = (add: number) => ({ add, _id: ulid() });

    test('the additions of two devices add up, however often or late each arrives', async () => {
      const id = await create();
      const [phone, laptop] = [[1, 1, 1].map(adding), [1, 1].map(adding)];
      for (const body of [...laptop, ...phone, ...laptop]) await set(id, today, body);
      expect(await read(id)).toMatchObject({
        amounts: [{ date: today, amount: 5 }],
        added: { [today]: 5 },
      });
      expect(done(await set(id, today, adding(3)))).toEqual([today]);
      await checked();
    });

    test('a typed amount replaces the additions that the device knew, and those of another device stay', async () => {
      const id = await create();
      for (const body of [adding(2), adding(3)]) await set(id, today, body);
      const typed = { amount: 4, replaces: 2, _id: ulid() };
      await set(id, today, typed);
      const amount = async () => amountsOf(await read(id))[0]?.[1];
      expect(await amount()).toBe(7);
      await set(id, today, adding(1));
      const later = { amount: 10, replaces: 6, _id: ulid(Date.now() + 1) };
      for (const body of [later, typed]) await set(id, today, body);
      expect(await amount()).toBe(10);
      // A script that does not send `replaces` sets the whole amount, additions included.
      await set(id, today, { amount: 6 });
      expect(await amount()).toBe(6);
      await checked();
    });

    test('an addition that is subtracted again leaves no amount, so a day with an at-most target is not done', async () => {
      const id = await create(coffee);
      await set(id, today, adding(1));
      const undone = await set(id, today, adding(-1));
      expect(done(undone)).toEqual([]);
      expect(await read(id)).toMatchObject({ amounts: [], added: {} });
      await checked();
    });

    test('an addition that completes the day clears its skip, and skipping the day again clears the amount', async () => {
      const id = await create();
      await set(id, today, { skipped: true });
      expect(done(await set(id, today, adding(8)))).toEqual([today]);
      const back = await set(id, today, { ...adding(-8), skipped: true });
      expect([done(back), unpackDays(back.skipped).size]).toEqual([[], 1]);
      await checked();
    });

    // biome-ignore format: one line a case
    test.each<[string, object, string]>([
      ['no target', { target: undefined }, 'target'],
      ['no unit', { unit: undefined }, 'unit'],
      ['an empty unit', { unit: ' ' }, 'unit'],
      ['too long a unit', { unit: 'x'.repeat(21) }, 'unit'],
      ['a target of 0', { target: 0 }, 'target'],
      ['three decimals', { target: 0.125 }, 'target'],
      ['above a million', { target: 1_000_001 }, 'target'],
      ['another direction', { direction: 'exactly' }, 'direction'],
      ['a unit of a habit to tick', { kind: 'check' }, 'unit'],
    ])('%s is refused, and the error names it', async (_, fields, field) => {
      const body = { ...water, ...fields } as NewHabit;
      const { code, errors } = problemOf(await ada.send(habits.create, { body }));
      expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
    });

    test('the kind can change until a day is recorded, not after', async () => {
      const id = await create({ name: 'Walk', frequency: 'daily' });
      const aim = { kind: 'amount', unit: 'km', target: 2.5 } as const;
      expect(await patch(id, aim)).toMatchObject({ ...aim, direction: 'at-least' });
      expect(await patch(id, { kind: 'check' })).toMatchObject({ kind: 'check', targets: [] });
      await patch(id, aim);
      await set(id, today, { amount: 1 });
      const before = await ownItems(ada);
      const response = await ada.send(habits.update, { params: { id }, body: { kind: 'check' } });
      expect(problemOf(response).errors?.[0]?.field).toBe('kind');
      expect(await ownItems(ada)).toEqual(before);
    });

    test('if a change of kind and a first tick arrive at once, the day is done in either order', async () => {
      for (let n = 0; n < 8; n++) {
        const id = await create({ name: 'Walk', frequency: 'daily' });
        const params = { id };
        const [ticked, changed] = await Promise.all([
          ada.send(habits.toggle, { params, body: { date: today, completed: true } }),
          ada.send(habits.update, { params, body: { kind: 'amount', unit: 'km', target: 2 } }),
        ]);
        const page = await read(id);
        expect(ticked.status).toBe(200);
        expect(page.kind).toBe(changed.status === 200 ? 'amount' : 'check');
        // A tick that arrives after the change of kind sets the target as the day's amount.
        expect(amountsOf(page)).toEqual(page.kind === 'amount' ? [[today, 2]] : []);
        expect(done(page)).toEqual([today]);
      }
      await checked();
    });

    test('50 devices that set amounts at once lose none @exhaustive', async () => {
      const id = await create();
      const days = lastDays(50, today);
      await Promise.all(days.map((day, n) => set(id, day, { amount: n % 16 })));
      const page = await read(id);
      expect(amountsOf(page)).toEqual(days.map((day, n) => [day, n % 16]));
      expect(done(page)).toEqual(days.filter((_, n) => n % 16 >= 8));
      await checked();
    });

    test('50 devices set one day at once, and its amount decides whether it is done @exhaustive', async () => {
      const id = await create();
      const sets = Array.from({ length: 50 }, (_, n) => (n % 10 === 9 ? null : n % 16));
      await Promise.all([
        ...sets.map((amount) => set(id, today, { amount })),
        set(id, today, { skipped: true }),
        set(id, today, { skipped: false }),
        patch(id, { target: 4 }),
        patch(id, { target: 6, from: today }),
      ]);
      await checked();
    });

    test('are listed for the last 92 days, and in a window of any year', async () => {
      const id = await create();
      const days = [400, amountsWindow, amountsWindow - 1, 40, 0].map(ago);
      for (const day of days) await set(id, day, { amount: 1 });
      const shown = (habit: Habit | undefined) => habit?.amounts?.map(({ date }) => date);
      expect(shown(await listed(id))).toEqual(days.slice(2));
      expect(shown(await read(id))).toEqual(days.slice(2));
      expect(shown(await read(id, { from: ago(400), to: ago(300) }))).toEqual([
        ago(400),
        ...days.slice(2),
      ]);
      const longAgo = ['1970-01-01', '1990-06-15', '2004-02-29'];
      for (const day of longAgo) await set(id, day, { amount: 1 });
      const whole = { from: '1970-01-01', to: '9999-12-31' };
      expect(shown(await read(id, whole))).toEqual([...longAgo, ...days]);
      const { amountStats } = await read(id);
      expect(amountStats?.month.best).toBe(1);
    });

    test('a broken month is omitted and hides no other', async () => {
      const [id, other] = [await create(), await create()];
      for (const day of [ago(400), today]) await set(id, day, { amount: 2 });
      await set(other, today, { amount: 2 });
      await writeItem({ ...habitKeys.amounts(ada.user._id, monthOf(today), id), '01': 'many' });
      expect(amountsOf((await listed(id)) as Habit)).toEqual([]);
      expect(amountsOf((await listed(other)) as Habit)).toEqual([[today, 2]]);
      const query = { from: ago(400), to: ago(400) };
      expect(amountsOf(await read(id, query))).toEqual([[ago(400), 2]]);
    });

    test('count no bytes, and are deleted with their habit', async () => {
      const person = await registerPerson(target, zone);
      const used = async () => Number((await readItem(keys.counts(person.user._id)))?.bytes);
      const id = await create(water, person);
      const other = await create(coffee, person);
      await set(id, today, { note: 'Rain' }, person);
      const before = await used();
      await set(id, today, { amount: 1 }, person);
      await set(id, `${yearOf(today)}-01-01`, { amount: 999_999.99 }, person);
      await set(id, `${yearOf(today) - 1}-05-01`, { amount: 2 }, person);
      expect(await used()).toBe(before);
      await set(other, today, { amount: 0 }, person);
      await checked(person);
      await person.call(habits.remove, { params: { id } });
      const left = await ownItems(person);
      expect(inconsistencies(left)).toEqual([]);
      expect(left.filter(({ sk }) => String(sk).startsWith('AMOUNT#'))).toHaveLength(1);
      const gone = { params: { id, date: today }, body: { amount: 3 } };
      expect(problemOf(await person.send(habits.setDay, gone)).code).toBe('not_found');
      expect(await ownItems(person)).toEqual(left);
    });

    test('fit in a full account, also in a new year', async () => {
      const person = await registerPerson(target, zone);
      const id = await create(water, person);
      const counts = await readItem(keys.counts(person.user._id));
      await writeItem({ ...counts, ...keys.counts(person.user._id), bytes: maxStoredBytes });
      for (const year of [yearOf(today), yearOf(today) - 1]) {
        await set(id, `${year}-01-01`, { amount: 2 }, person);
      }
      expect((await read(id, {}, person)).amountYears).toHaveLength(2);
    });

    test('can be changed by no other user', async () => {
      const id = await create();
      await set(id, today, { amount: 5 });
      const bob = await registerPerson(target, zone);
      const before = await ownItems(ada);
      const params = { id, date: today };
      expect((await bob.send(habits.setDay, { params, body: { amount: 1 } })).status).toBe(404);
      expect(await ownItems(ada)).toEqual(before);
      expect(await ownItems(bob)).toEqual(
        (await ownItems(bob)).filter(({ sk }) => !String(sk).startsWith('AMOUNT#')),
      );
    });
  });
};

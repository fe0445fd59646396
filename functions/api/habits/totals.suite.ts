import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, type Day, endOfWeek, startOfWeek, todayIn } from '#shared/days/days.ts';
import { unpackAmounts } from '#shared/habits/allAmounts.ts';
import { habitImports } from '#shared/habits/imports.ts';
import type { Habit, HabitPatch, NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';

const amount = { name: 'Piano', kind: 'amount', unit: 'minutes' } as const;
const piano = { ...amount, target: 120, targetPer: 'week' } satisfies NewHabit;
const daily = { ...amount, frequency: 'daily', target: 30 } satisfies NewHabit;
const coffee = { ...daily, name: 'Coffee', unit: 'cups', target: 2, direction: 'at-most' } as const;

/** Tests targets for a whole week or month, and quiet limits, over HTTP, on the complete API. */
export const totalsSuite = (target: Target): void => {
  describe('totals and quiet limits', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    const week = startOfWeek(today, 0);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (body: NewHabit): Promise<Habit> =>
      (await ada.call(habits.create, { body })).data.habit;
    const patch = async ({ _id: id }: Habit, body: HabitPatch): Promise<Habit> =>
      (await ada.call(habits.update, { params: { id }, body })).data.habit;
    const setYears = async ({ _id: id }: Habit, days: readonly (readonly [Day, number])[]) => {
      for (const [year, some] of Map.groupBy(days, ([date]) => date.slice(0, 4))) {
        const amounts = some.map(([date, amount]) => ({ date, amount }));
        await ada.call(habitImports.setYear, { params: { id, year }, body: { amounts } });
      }
    };
    const read = async ({ _id: id }: Habit): Promise<Habit> =>
      (await ada.call(habits.get, { params: { id } })).data;
    const checked = async () => expect(inconsistencies(await ownItems(ada))).toEqual([]);

    // biome-ignore format: one line a case
    test.each<[string, NewHabit, Partial<Habit>]>([
      ['a new target for a week needs no frequency', piano, { frequency: 'weekly', frequencyCount: null, streakUnit: 'week' }],
      ['a new target for a month needs none either', { ...piano, targetPer: 'month' }, { frequency: 'per-month', frequencyCount: 1, streakUnit: 'month' }],
      ['a new target for a week may say weekly', { ...piano, frequency: 'weekly' }, { frequency: 'weekly' }],
      ['a new target for a month may say one day a month', { ...piano, targetPer: 'month', frequency: 'per-month', frequencyCount: 1 }, { frequency: 'per-month' }],
      ['a new target without targetPer is for a day', daily, { targetPer: 'day', quiet: false }],
      ['a new limit may be 0 and quiet', { ...coffee, target: 0, quiet: true }, { target: 0, quiet: true, due: 'off' }],
    ])('%s', async (_, body, expected) => {
      const habit = await create(body);
      expect(habit).toMatchObject(expected);
      expect(await read(habit)).toMatchObject(expected);
    });

    // biome-ignore format: one line a case
    test.each<[string, object, string, string]>([
      ['a total with another schedule', { ...piano, frequency: 'daily' }, 'frequency', 'A total for a week has no other schedule'],
      ['a total of several days a month', { ...piano, targetPer: 'month', frequency: 'per-month', frequencyCount: 2 }, 'frequency', 'A total for a month has no other schedule'],
      ['no frequency for a target of a day', { ...daily, frequency: undefined }, 'frequency', 'Frequency is required'],
      ['a total of ticks', { name: 'Walk', frequency: 'daily', targetPer: 'week' }, 'frequency', 'A total for a week has no other schedule'],
      ['a weekly total of ticks', { name: 'Walk', targetPer: 'week' }, 'targetPer', 'The kind check has no targetPer'],
      ['a year', { ...piano, targetPer: 'year' }, 'targetPer', 'Target per must be one of day, week, month'],
      ['quiet, at least', { ...daily, quiet: true }, 'quiet', 'Only a limit can be kept quietly: choose at most'],
      ['quiet ticks', { name: 'Walk', frequency: 'daily', quiet: true }, 'quiet', 'The kind check has no quiet'],
      ['quiet, several days a week', { ...coffee, quiet: true, frequency: 'per-week', frequencyCount: 3 }, 'quiet', 'A limit that is kept quietly needs a schedule in days, or a total'],
      ['at least 0', { ...daily, target: 0 }, 'target', 'Target must be from 0.01 to 1,000,000'],
    ])('%s is refused', async (_, body, field, message) => {
      expect(problemOf(await ada.send(habits.create, { body } as never))).toMatchObject({
        status: 400,
        errors: [{ field, message }],
      });
    });

    test('all amounts of a total stay with the habit', async () => {
      const habit = await create(piano);
      await setYears(habit, [
        [ago(14), 40],
        [ago(13), 80],
        [ago(7), 119.99],
      ]);
      const { totalCompletions, allAmounts = {} } = await read(habit);
      expect(totalCompletions).toBe(3);
      const places = [...unpackAmounts(allAmounts).values()].flatMap((days) => [...days]);
      expect(places.filter((one) => one > 0)).toEqual([4_001, 8_001, 12_000]);
      await checked();
    });

    test('toggling a day of a total is refused', async () => {
      const { _id: id } = await create(piano);
      const body = { date: today, completed: true };
      expect(problemOf(await ada.send(habits.toggle, { params: { id }, body }))).toMatchObject({
        status: 400,
        errors: [{ field: 'completed', message: 'Say how much: this habit adds up amounts' }],
      });
    });

    test('a daily target becomes a total, and a total becomes a daily target, and all amounts are kept', async () => {
      const habit = await create(daily);
      await setYears(habit, [
        [ago(400), 30],
        [ago(100), 20],
        [today, 40],
      ]);
      const total = await patch(habit, { targetPer: 'week', target: 300 });
      expect(total).toMatchObject({
        frequency: 'weekly',
        target: 300,
        due: endOfWeek(today, 0) === today ? 'now' : 'later',
        targets: [{ target: 30 }, { from: today, target: 300, targetPer: 'week' }],
        schedules: [{ frequency: 'daily' }, { from: today, frequency: 'weekly' }],
      });
      expect(total.restForecast).toMatch(/^40 of [\d.]+ minutes; [\d.]+ more /);
      const all = unpackAmounts(total.allAmounts ?? {});
      expect([...all.values()].flatMap((days) => [...days]).filter((one) => one > 0)).toHaveLength(
        3,
      );
      await checked();
      const day = await patch(habit, { targetPer: 'day', target: 20 });
      expect(day).toMatchObject({
        frequency: 'daily',
        targetPer: 'day',
        targets: [{ target: 30 }, { target: 20 }],
      });
      await checked();
      const always = await patch(habit, { targetPer: 'month', target: 500, from: day.startDate });
      expect(always).toMatchObject({
        targets: [{ targetPer: 'month' }],
        schedules: [{ frequency: 'per-month' }],
      });
      const never = await patch(habit, { targetPer: 'day', target: 20, from: day.startDate });
      expect(never).not.toHaveProperty('allAmounts');
      await checked();
    });

    test('a total refuses another schedule, and planning a daily target also plans its schedule', async () => {
      const habit = await create(piano);
      const { _id: id } = habit;
      const body = { frequency: 'daily' } as const;
      expect(problemOf(await ada.send(habits.update, { params: { id }, body }))).toMatchObject({
        status: 400,
        errors: [{ field: 'frequency', message: 'A total for a week has no other schedule' }],
      });
      const next = addDays(week, 7);
      const planned = await patch(habit, { targetPer: 'day', target: 20, from: next });
      expect(planned).toMatchObject({
        frequency: 'weekly',
        targets: [{ targetPer: 'week' }, { from: next, target: 20 }],
        schedules: [{ frequency: 'weekly' }, { from: next, frequency: 'daily' }],
      });
      const again = await patch(habit, { target: 100 });
      expect(again.schedules).toHaveLength(1);
      expect(again).toMatchObject({ target: 100, targets: [{ target: 100, targetPer: 'week' }] });
    });

    test('a limit can’t become quiet if a planned schedule does not fit, and a quiet limit can’t get such a schedule', async () => {
      const habit = await create(coffee);
      const { _id: id } = habit;
      const from = addDays(today, 10);
      const problemWith = async (body: HabitPatch) =>
        problemOf(await ada.send(habits.update, { params: { id }, body }));
      const misfit = { status: 400, errors: [{ field: 'quiet' }] };
      await patch(habit, { frequency: 'per-week', frequencyCount: 3, from });
      expect(await problemWith({ quiet: true })).toMatchObject(misfit);
      await patch(habit, { frequency: 'daily', frequencyCount: null, quiet: true });
      expect(await problemWith({ frequency: 'weekly', from })).toMatchObject(misfit);
    });

    test('null resets a limit’s fields to their defaults', async () => {
      const habit = await create({ ...coffee, quiet: true });
      expect(await patch(habit, { quiet: null })).toMatchObject({ quiet: false });
      await patch(habit, { quiet: true });
      const week = { frequency: 'per-week', frequencyCount: 3 } as const;
      expect(await patch(habit, { direction: null, ...week })).toMatchObject({
        direction: 'at-least',
        quiet: false,
      });
    });

    test('a habit without any total does not store its amounts in its own item', async () => {
      const habit = await create(daily);
      await setYears(habit, [
        [ago(800), 30],
        [today, 40],
      ]);
      await patch(habit, { targetPer: 'week', target: 150, from: addDays(week, 7) });
      expect((await patch(habit, { target: 30 })).schedules).toHaveLength(1);
      const item = (await ownItems(ada)).find(({ sk }) => sk === `HABIT#${habit._id}`) ?? {};
      expect(Object.keys(item)).toContain('targets');
      expect(Object.keys(item).filter((name) => /^all\d{4}$/.test(name))).toEqual([]);
      await checked();
    });

    test('a quiet limit that becomes an at-least target is no longer quiet, and needs a target above 0', async () => {
      const habit = await create({ ...coffee, quiet: true });
      expect(await patch(habit, { direction: 'at-least' })).toMatchObject({
        quiet: false,
        due: 'now',
      });
      const { _id: id } = await create({ ...coffee, target: 0, quiet: true });
      const body = { direction: 'at-least' } as const;
      expect(problemOf(await ada.send(habits.update, { params: { id }, body }))).toMatchObject({
        status: 400,
        errors: [{ field: 'target' }],
      });
    });

    test('a quiet limit with one slip in 20 days was kept on 19 of them', async () => {
      const habit = await create({ ...coffee, quiet: true });
      await setYears(habit, [
        [ago(20), 1],
        [ago(6), 3],
      ]);
      expect(await read(habit)).toMatchObject({
        currentStreak: 5,
        longestStreak: 14,
        completionRate: 95,
        totalCompletions: 1,
        isOnTrack: true,
        trackReason: 'You kept 19 of the last 20 days (95%).',
      });
      const slip = { params: { id: habit._id, date: today }, body: { amount: 3 } };
      expect((await ada.call(habits.setDay, slip)).data.habit.currentStreak).toBe(0);
      const undone = { ...slip, body: { amount: null } };
      expect((await ada.call(habits.setDay, undone)).data.habit.currentStreak).toBe(5);
    });

    test('days of a year are cleared with or without their notes', async () => {
      const habit = await create({ ...coffee, quiet: true });
      const { _id: id } = habit;
      const year = today.slice(0, 4);
      const set = (body: object) => ada.call(habitImports.setYear, { params: { id, year }, body });
      await set({ amounts: [{ date: today, amount: 0 }], notes: [{ date: today, note: 'Away' }] });
      await set({ clear: [today], keepNotes: true });
      const notes = async () => (await ada.call(habits.get, { params: { id } })).data.notes;
      expect(await notes()).toEqual([{ date: today, text: 'Away' }]);
      await set({ clear: [today] });
      expect(await notes()).toEqual([]);
    });
  });
};

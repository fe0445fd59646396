import { beforeAll, describe, expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { type Habit, maxPauses } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import type { Pause } from '#shared/pauses/pauses.ts';
import { pauseReasons } from '#shared/pauses/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem, writeItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { keys } from '../../table/keys.ts';
import { habitKeys } from './keys.ts';

/** Tests pauses, vacations and archived habits, over HTTP, on the complete API. */
export const pausesSuite = (target: Target): void => {
  describe('paused and archived habits', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    const ahead = (days: number): Day => addDays(today, days);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (by = ada, done: readonly Day[] = []): Promise<Habit> => {
      let { habit } = (await by.call(habits.create, { body: { name: 'Walk', frequency: 'daily' } }))
        .data;
      for (const date of done) {
        const tick = { params: { id: habit._id }, body: { date, completed: true } };
        habit = (await by.call(habits.toggle, tick)).data.habit;
      }
      return habit;
    };
    const read = async (id: string, by = ada): Promise<Habit> => {
      const { notes: _, ...habit } = (await by.call(habits.get, { params: { id } })).data;
      return habit;
    };
    const list = async (by = ada, query = {}) => (await by.call(habits.list, { query })).data;
    const pause = (id: string, from: Day, to: Day | null = null, by = ada) =>
      by.call(habits.setPause, { params: { id, from }, body: { to } });
    const resume = async (id: string, from: Day, by = ada) =>
      (await by.call(habits.endPause, { params: { id, from } })).data.habit;
    const setVacation = (from: Day, to: Day | null, by: Person) =>
      by.call(users.setVacation, { params: { from }, body: { to } });
    const archive = async (id: string, archived: boolean, by = ada) =>
      (await by.call(habits.update, { params: { id }, body: { archived } })).data.habit;
    const asked = async (by: Person) => {
      const { habitAnalytics } = (await by.call(analytics.dashboard, {})).data;
      return [habitAnalytics.totalHabits, habitAnalytics.todayCompletionRate];
    };

    describe('a pause', () => {
      test('set in hindsight repairs a streak, and the habit is not due while it lasts', async () => {
        const { _id } = await create(ada, [ago(9), ago(8), ago(2), ago(1)]);
        const { data, message } = await pause(_id, ago(7), ago(3));
        expect(data.habit).toMatchObject({
          pauses: [{ from: ago(7), to: ago(3) }],
          currentStreak: 4,
          completionRate: 100,
          totalCompletions: 4,
          due: 'now',
        });
        expect(message).toMatch(/^Paused from .* to .*\.$/);
        expect(await read(_id)).toEqual(data.habit);
        const open = (await pause(_id, today)).data.habit;
        expect(open).toMatchObject({
          due: 'excused',
          atRisk: false,
          isScheduledToday: false,
          currentStreak: 4,
        });
        expect(open.pauses.at(-1)).toEqual({ from: today });
        expect(await resume(_id, today)).toMatchObject({ due: 'now', pauses: data.habit.pauses });
      });

      test('that is planned begins on its day', async () => {
        const { _id } = await create();
        const { habit } = (await pause(_id, ahead(3), ahead(9))).data;
        expect(habit).toMatchObject({ due: 'now', pauses: [{ from: ahead(3), to: ahead(9) }] });
        expect((await resume(_id, ahead(3))).pauses).toEqual([]);
      });

      test('merges with adjacent pauses, and the response says so', async () => {
        const { _id } = await create();
        await pause(_id, ago(9), ago(5));
        const { data, message } = await pause(_id, ago(4), ago(2));
        expect(data.habit.pauses).toEqual([{ from: ago(9), to: ago(2) }]);
        expect(message).toContain('they are one now');
        const body = { to: ago(8), instead: { from: ago(9), to: ago(2) } };
        const params = { id: _id, from: ago(9) };
        for (const _ of ['once', 'twice']) {
          const shorter = await ada.call(habits.setPause, { params, body });
          expect(shorter.data.habit.pauses).toEqual([{ from: ago(9), to: ago(8) }]);
        }
      });

      test('twelve of them set at once are all kept', async () => {
        const { _id } = await create();
        const days = Array.from({ length: 12 }, (_, n) => ahead(n * 3));
        await Promise.all(days.map((day) => pause(_id, day, day)));
        expect((await read(_id)).pauses).toEqual(days.map((day) => ({ from: day, to: day })));
      });

      // biome-ignore format: one line a case
      test.each<[string, object, string]>([
        ['an end before its beginning', { to: ago(1) }, 'to'],
        ['no end', {}, 'to'],
        ['an end that is no day', { to: '2026-02-30' }, 'to'],
        ['a wrong replacement', { to: null, instead: { from: 'then', to: null } }, 'instead.from'],
        ['an unknown field', { to: null, why: 'x' }, 'why'],
      ])('with %s is refused, the error names the field, and nothing changes', async (_, body, field) => {
        const person = await registerPerson(target, zone);
        const { _id } = await create(person);
        const before = await ownItems(person);
        for (const [route, params] of [
          [habits.setPause, { id: _id, from: today }],
          [users.setVacation, { from: today }],
        ] as const) {
          const { code, errors } = problemOf(await person.send(route, { params, body }));
          expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
        }
        expect(await ownItems(person)).toEqual(before);
      });

      test.each(['2026-02-30', 'today'])('from %s is 404', async (from) => {
        const { _id } = await create();
        for (const [route, params] of [
          [habits.setPause, { id: _id, from }],
          [habits.endPause, { id: _id, from }],
          [users.setVacation, { from }],
          [users.endVacation, { from }],
        ] as const) {
          const sent = { params, ...('body' in route && { body: { to: null } }) };
          expect((await ada.send(route, sent)).status).toBe(404);
        }
      });

      test(`has a limit of ${maxPauses}`, async () => {
        const person = await registerPerson(target, zone);
        const { _id } = await create(person);
        const all: Pause[] = Array.from({ length: maxPauses }, (_, n) => {
          const day = addDays('2020-01-01', n * 2);
          return { from: day, to: day };
        });
        const { _id: userId } = person.user;
        const item = await readItem(habitKeys.habit(userId, _id));
        await writeItem({ ...item, ...habitKeys.habit(userId, _id), pauses: all });
        await writeItem({ ...keys.vacations(userId), pauses: all });
        const body = { to: today };
        for (const sent of [
          await person.send(habits.setPause, { params: { id: _id, from: today }, body }),
          await person.send(users.setVacation, { params: { from: today }, body }),
        ]) {
          expect(problemOf(sent)).toMatchObject({
            code: 'limit',
            ...pauseReasons.tooManyPauses({ max: maxPauses }),
          });
        }
        // Two pauses that are merged count as one.
        expect(
          (await pause(_id, '2020-01-02', '2020-01-02', person)).data.habit.pauses.length,
        ).toBe(maxPauses - 1);
      });
    });

    describe('a vacation', () => {
      test('pauses every habit, and its end resumes only those that it paused', async () => {
        const person = await registerPerson(target, zone);
        const streak = [ago(2), ago(1)];
        const [walk, own] = [await create(person, streak), await create(person, streak)];
        await pause(own._id, today, null, person);
        const { data, message } = await setVacation(today, ahead(5), person);
        expect(data.vacations).toEqual([{ from: today, to: ahead(5) }]);
        expect(message).toMatch(/^Vacation from .* to .*\.$/);
        // A habit that is created during the vacation behaves like the others.
        const made = await create(person);
        const during = await list(person);
        expect(during.vacations).toEqual(data.vacations);
        expect(during.habits.map(({ due, vacations }) => [due, vacations])).toEqual(
          [walk, own, made].map(() => ['excused', data.vacations]),
        );
        expect(await read(walk._id, person)).toEqual(during.habits[0]);
        expect(await asked(person)).toEqual([3, 0]);
        expect((await list(person, { cursor: walk._id })).vacations).toBeUndefined();

        for (const _ of ['once', 'twice']) {
          const ended = await person.call(users.endVacation, { params: { from: today } });
          expect(ended.data.vacations).toEqual([]);
        }
        const after = (await list(person)).habits;
        expect(after.map(({ due, currentStreak }) => [due, currentStreak])).toEqual([
          ['now', 2],
          ['excused', 2],
          ['now', 0],
        ]);
      });

      test('that was forgotten is set in hindsight', async () => {
        const person = await registerPerson(target, zone);
        const { _id } = await create(person, [ago(30), ago(29), ago(1)]);
        await setVacation(ago(28), ago(2), person);
        expect(await read(_id, person)).toMatchObject({ currentStreak: 3, completionRate: 100 });
      });

      test('is one item, however many habits there are', async () => {
        const person = await registerPerson(target, zone);
        for (let n = 0; n < 3; n++) await create(person);
        const before = await ownItems(person);
        await setVacation(today, null, person);
        const pausesOf = (sk: unknown) => before.find((item) => item.sk === sk)?.pauses;
        const changed = (await ownItems(person)).filter(
          ({ sk, pauses }) => JSON.stringify(pauses) !== JSON.stringify(pausesOf(sk)),
        );
        expect(changed.map(({ sk, pauses }) => [sk, pauses])).toEqual([
          ['VACATIONS', [{ from: today }]],
        ]);
        expect(inconsistencies(await ownItems(person))).toEqual([]);
      });

      test('whose item is broken hides no habit, and the next one repairs it', async () => {
        const person = await registerPerson(target, zone);
        await create(person);
        await writeItem({ ...keys.vacations(person.user._id), pauses: 'none' });
        expect((await list(person)).habits).toHaveLength(1);
        expect((await setVacation(today, today, person)).data.vacations).toHaveLength(1);
      });
    });

    describe('an archived habit', () => {
      test('is left out of the list and of the number of habits, and is restored completely', async () => {
        const person = await registerPerson(target, zone);
        const done = [ago(5), ago(4), ago(3)];
        const [walk, other] = [await create(person, done), await create(person, [today])];
        await pause(walk._id, ago(2), ago(1), person);
        const before = await read(walk._id, person);
        for (const _ of ['once', 'twice']) {
          const gone = await archive(walk._id, true, person);
          expect(gone).toMatchObject({ archivedOn: today, due: 'excused', currentStreak: 3 });
        }
        const shown = await list(person);
        expect(shown.habits.map(({ _id }) => _id)).toEqual([other._id]);
        expect(shown).not.toHaveProperty('archived');
        const all = await list(person, { archived: 'true' });
        expect(all.habits).toEqual(shown.habits);
        expect(all.archived).toEqual([await read(walk._id, person)]);
        expect(await asked(person)).toEqual([1, 100]);
        expect((await readItem(keys.counts(person.user._id)))?.habits).toBe(2);

        // The item now looks as if the habit had been archived two days ago, without any pauses.
        const item = await readItem(habitKeys.habit(person.user._id, walk._id));
        const place = habitKeys.habit(person.user._id, walk._id);
        await writeItem({ ...item, ...place, archivedOn: ago(2), pauses: [] });
        for (const _ of ['once', 'twice']) {
          expect(await archive(walk._id, false, person)).toMatchObject({
            archivedOn: null,
            pauses: before.pauses,
            currentStreak: before.currentStreak,
            strength: before.strength,
            history: before.history,
          });
        }
        expect((await list(person)).habits.map(({ _id }) => _id)).toEqual([walk._id, other._id]);
        expect(inconsistencies(await ownItems(person))).toEqual([]);
      });

      test('still counts for the dashboard’s past days and for today’s completions', async () => {
        const person = await registerPerson(target, zone);
        const tenDays = Array.from({ length: 10 }, (_, n) => ago(n));
        const { _id } = await create(person, tenDays);
        await create(person, [today]);
        const past = async () => {
          const { data } = await person.call(analytics.dashboard, {});
          const { weeklyActivity, motivationalStats, habitAnalytics } = data;
          const { longestStreak, today: ofToday } = habitAnalytics;
          return { weeklyActivity, motivationalStats, longestStreak, ofToday };
        };
        const before = await past();
        expect(before.weeklyActivity.map((day) => day.habitCompletions)).toEqual([
          ...Array(6).fill(1),
          2,
        ]);
        expect(before.motivationalStats.currentStreak).toBe(10);
        await archive(_id, true, person);
        expect(await past()).toEqual(before);
        expect(await asked(person)).toEqual([1, 100]);
      });

      test.each([null, 'yes', 1])('archived %j is refused', async (archived) => {
        const { _id } = await create();
        const sent = { params: { id: _id }, body: { archived } };
        expect(problemOf(await ada.send(habits.update, sent)).errors?.[0]?.field).toBe('archived');
        const query = { archived: String(archived) };
        expect(problemOf(await ada.send(habits.list, { query })).errors?.[0]?.field).toBe(
          'archived',
        );
      });
    });
  });
};

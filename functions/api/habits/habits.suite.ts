import { beforeAll, describe, expect, test } from 'vitest';
import { idOn } from '#shared/core/ids.ts';
import {
  addDays,
  type Day,
  defaultWeekStart,
  lastDays,
  startOfWeek,
  todayIn,
  weekStarts,
} from '#shared/days/days.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habitImports } from '#shared/habits/imports.ts';
import {
  completionsWindow,
  type Habit,
  type HabitPatch,
  habitDefaults,
  type ListedFacts,
  maxDaysAhead,
  maxHabits,
  maxSchedules,
  type NewHabit,
} from '#shared/habits/model.ts';
import { habitReasons } from '#shared/habits/reasons.ts';
import { habits } from '#shared/habits/routes.ts';
import { habitOn } from '#shared/habits/rules.ts';
import { users } from '#shared/users/routes.ts';
import { tenYears } from '#testing/histories/heavyBodies.ts';
import { type Client, problemOf, successOf, type Target } from '#testing/live/client.ts';
import { ownItems, readItem, writeHistory, writeItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson, signedIn, zoneAt } from '#testing/live/people.ts';
import { keys } from '../../table/keys.ts';
import { habitKeys } from './keys.ts';

const walk: NewHabit = { name: 'Walk', frequency: 'daily' };

export const habitsSuite = (target: Target): void => {
  describe('habits', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (body: NewHabit = walk, by: Client = ada): Promise<Habit> =>
      (await by.call(habits.create, { body })).data.habit;
    const read = async (id: string, query = {}): Promise<Habit> => {
      const { notes: _, ...habit } = (await ada.call(habits.get, { params: { id }, query })).data;
      return habit;
    };
    const tick = async (id: string, date: Day, completed?: boolean, by = ada): Promise<Habit> => {
      const body = completed === undefined ? { date } : { date, completed };
      return (await by.call(habits.toggle, { params: { id }, body })).data.habit;
    };
    const daysOf = (habit: Habit): Day[] => habit.completions.map(({ date }) => date);
    const count = async (by = ada) => (await readItem(keys.counts(by.user._id)))?.habits ?? 0;

    describe('the life of a habit', () => {
      test('a habit created with the required fields alone has the defaults and has just started', async () => {
        const habit = await create({ name: '  Cafe\u0301  ', frequency: 'weekly' });
        expect(habit).toMatchObject({
          ...habitDefaults,
          name: 'Café',
          reminderTime: null,
          reminderTimes: [],
          remind: 'open',
          completions: [],
          streakUnit: 'week',
          startDate: today,
          currentStreak: 0,
          completionRate: 0,
          lastCompletionDate: null,
          daysSinceLastCompletion: null,
          isOnTrack: true,
        });
        expect(await read(habit._id)).toEqual(habit);
        const { data } = await ada.call(habits.list, {});
        expect(data.habits.at(-1)).toEqual(habit);
      });

      test('a habit created with all fields keeps them', async () => {
        type OfAmounts = 'target' | 'unit' | 'direction' | 'targetPer' | 'quiet';
        type OfOthers = OfAmounts | 'frequencyCount' | 'skill';
        const body: Omit<Required<NewHabit>, OfOthers> = {
          _id: idOn(undefined),
          name: 'Läufe 🏃‍♀️',
          frequency: 'days',
          frequencyDays: [0, 3],
          description: 'Around the lake.\nTwice.',
          category: 'Physical',
          difficulty: 'Hard',
          targetDays: 3_650,
          reminderTime: '06:30',
          reminderTimes: ['06:30', '12:00', '18:15', '23:59'],
          remind: 'last-chance',
          color: '#00ff7f',
          timeOfDay: 'evening',
          group: 'Läufe am Abend',
          position: `z${idOn(undefined)}V`,
          kind: 'check',
          countsAs: { minutesEach: 25 },
          endsOn: addDays(today, 30),
        };
        const habit = await create(body);
        expect(habit).toMatchObject(body);
        expect(await read(habit._id)).toEqual(habit);
      });

      test('a tick changes every derived number immediately', async () => {
        const { _id } = await create({ ...walk, targetDays: 8 });
        for (const days of [3, 2, 1]) await tick(_id, ago(days), true);
        const habit = await tick(_id, today, true);
        expect(habit).toMatchObject({
          completions: [3, 2, 1, 0].map((days) => ({ date: ago(days), completed: true })),
          currentStreak: 4,
          longestStreak: 4,
          completionRate: 100,
          totalCompletions: 4,
          startDate: ago(3),
          progressTowardsTarget: 50,
          lastCompletionDate: today,
          daysSinceLastCompletion: 0,
          isMetToday: true,
        });
        expect(await read(_id)).toEqual(habit);
        expect(await tick(_id, ago(1), false)).toMatchObject({
          currentStreak: 1,
          longestStreak: 2,
          totalCompletions: 3,
        });
      });

      test('a deleted habit is gone, and deleting it again returns 404', async () => {
        const { _id } = await create();
        const before = Number(await count());
        const params = { id: _id };
        expect(await ada.call(habits.remove, { params })).toEqual({ data: null });
        expect(problemOf(await ada.send(habits.remove, { params })).code).toBe('not_found');
        expect(problemOf(await ada.send(habits.get, { params })).code).toBe('not_found');
        const body = { date: today, completed: true };
        expect(problemOf(await ada.send(habits.toggle, { params, body })).code).toBe('not_found');
        const patch = { name: 'Back' };
        const updated = await ada.send(habits.update, { params, body: patch });
        expect(problemOf(updated).code).toBe('not_found');
        expect(await readItem(habitKeys.habit(ada.user._id, _id))).toBeUndefined();
        expect(await count()).toBe(before - 1);
      });
    });

    describe('ticks', () => {
      test.each([
        { what: 'set twice', moves: [true, true], ends: true },
        { what: 'unset twice', moves: [false, false], ends: false },
        { what: 'set, unset', moves: [true, false], ends: false },
        { what: 'unset, set', moves: [false, true], ends: true },
        { what: 'flipped', moves: [undefined], ends: true },
        { what: 'flipped twice', moves: [undefined, undefined], ends: false },
        { what: 'set, flipped', moves: [true, undefined], ends: false },
      ])('$what: completed is $ends', async ({ moves, ends }) => {
        const { _id } = await create();
        await tick(_id, ago(3), true);
        let habit = await read(_id);
        for (const move of moves) habit = await tick(_id, ago(5), move);
        expect(daysOf(habit)).toEqual(ends ? [ago(5), ago(3)] : [ago(3)]);
        expect(await read(_id)).toEqual(habit);
      });

      test('50 devices tick different days at once and lose none @exhaustive', async () => {
        const { _id } = await create();
        const days = lastDays(50, today);
        const responses = await Promise.all(days.map((date) => tick(_id, date, true)));
        for (const [i, habit] of responses.entries()) expect(daysOf(habit)).toContain(days[i]);
        expect(daysOf(await read(_id))).toEqual(days);
      });

      test('8 devices untick while 8 others tick, and no change is lost', async () => {
        const { _id } = await create();
        const days = lastDays(16, today);
        const odd = days.filter((_, i) => i % 2 === 1);
        await writeHistory(ada.user._id, _id, odd);
        await Promise.all(days.map((date, i) => tick(_id, date, i % 2 === 0)));
        expect(daysOf(await read(_id))).toEqual(days.filter((_, i) => i % 2 === 0));
      });

      test.each([8, 9])('%i flips of one day at once leave the correct state', async (flips) => {
        const { _id } = await create();
        await Promise.all(Array.from({ length: flips }, () => tick(_id, today)));
        expect(daysOf(await read(_id))).toEqual(flips % 2 === 1 ? [today] : []);
      });

      test('a tick and a change of fields at once are both saved', async () => {
        const { _id } = await create();
        const params = { id: _id };
        await Promise.all([
          tick(_id, today, true),
          ada.call(habits.update, { params, body: { color: '#123456' } }),
          tick(_id, ago(400), true),
          ada.call(habits.update, { params, body: { targetDays: 7 } }),
        ]);
        expect(await read(_id)).toMatchObject({
          color: '#123456',
          targetDays: 7,
          totalCompletions: 2,
        });
      });

      test.each([
        { days: 1, what: 'tomorrow' },
        { days: 400, what: 'next year' },
      ])('$what is refused, the error names it, and nothing changes', async ({ days }) => {
        const { _id } = await create();
        const before = await ownItems(ada);
        const date = addDays(today, days);
        const response = await ada.send(habits.toggle, { params: { id: _id }, body: { date } });
        const { code, message, errors } = problemOf(response);
        expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field: 'date' });
        expect(message).toContain(date);
        expect(await ownItems(ada)).toEqual(before);
      });
    });

    describe('changes', () => {
      test('to different fields at once are all saved', async () => {
        const { _id } = await create();
        const params = { id: _id };
        const patches = [
          { name: 'Run' },
          { description: 'Far' },
          { frequency: 'weekends' },
          { category: 'Mental' },
          { difficulty: 'Easy' },
          { targetDays: 9 },
          { reminderTime: '06:00' },
          { color: '#000000' },
        ] as const;
        await Promise.all(patches.map((body) => ada.call(habits.update, { params, body })));
        expect(await read(_id)).toMatchObject(Object.assign({}, ...patches));
      });

      test('of the frequency apply from today, or from the day in the request', async () => {
        const { _id } = await create();
        const params = { id: _id };
        for (const days of [20, 9, 8, 1, 0]) await tick(_id, ago(days), true);
        const fields = { frequency: 'days', frequencyDays: [6, 1] } as const;
        const body = { ...fields, frequencyDays: [...fields.frequencyDays] };
        const first = { from: today, frequency: 'daily' };
        const { data } = await ada.call(habits.update, { params, body });
        expect(data.habit).toMatchObject({
          frequency: 'days',
          frequencyDays: [1, 6],
          frequencyCount: null,
          schedules: [first, { from: today, frequency: 'days', frequencyDays: [1, 6] }],
        });
        const moved = { frequency: 'every-n-days', frequencyCount: 2, from: ago(8) } as const;
        const after = (await ada.call(habits.update, { params, body: moved })).data.habit;
        const { from, ...rule } = moved;
        expect(after).toMatchObject({ ...rule, frequencyDays: null });
        expect(after.schedules).toEqual([first, { from, ...rule }]);
        const always = { frequency: 'weekly', from: ago(20) } as const;
        const whole = (await ada.call(habits.update, { params, body: always })).data.habit;
        expect(whole.schedules).toEqual([{ from: ago(20), frequency: 'weekly' }]);
        expect(whole).toMatchObject({ frequency: 'weekly', streakUnit: 'week' });
        expect(await read(_id)).toEqual(whole);
        // A retry returns the same response.
        const again = await ada.call(habits.update, { params, body: always });
        expect(again.data.habit.schedules).toEqual(whole.schedules);
      });

      test('of the frequency can be planned, replanned and cancelled', async () => {
        const { _id } = await create();
        const params = { id: _id };
        for (const days of [2, 1]) await tick(_id, ago(days), true);
        const before = await read(_id);
        const plan = async (body: HabitPatch) =>
          (await ada.call(habits.update, { params, body })).data.habit;
        const [first] = before.schedules;
        const soon = addDays(today, 3);
        const planned = await plan({ frequency: 'weekends', from: soon });
        expect(planned).toMatchObject({
          frequency: 'daily',
          currentStreak: 2,
          schedules: [first, { from: soon, frequency: 'weekends' }],
        });
        expect(await read(_id)).toEqual(planned);
        const later = addDays(today, maxDaysAhead);
        const again = { frequency: 'per-week', frequencyCount: 3, from: later } as const;
        expect((await plan(again)).schedules).toEqual([
          first,
          { from: later, frequency: 'per-week', frequencyCount: 3 },
        ]);
        expect((await plan({ name: 'Stroll' })).schedules).toHaveLength(2);
        const present = { frequency: 'daily', frequencyDays: null, frequencyCount: null } as const;
        for (let sent = 0; sent < 2; sent++) {
          const cancelled = await plan({ ...present, from: today });
          expect(cancelled.schedules).toEqual([first]);
        }
      });

      test('a planned change is imported, unless it is more than a year ahead', async () => {
        const { user: _, ...bob } = await registerPerson(target, zone);
        const recordOf = (from: Day) => ({
          _id: idOn(undefined),
          name: 'Run',
          schedules: [
            { from: ago(9), frequency: 'daily' as const },
            { from, frequency: 'weekly' as const },
          ],
          targets: [],
          pauses: [],
          archivedOn: null,
          createdDay: ago(9),
          createdAt: new Date().toISOString(),
          updatedAt: new Date().toISOString(),
        });
        const planned = recordOf(addDays(today, maxDaysAhead));
        await bob.call(habitImports.import, { body: { habits: [planned] } });
        const [habit] = (await bob.call(habits.list, {})).data.habits;
        expect(habit).toMatchObject({ frequency: 'daily', schedules: planned.schedules });
        const late = recordOf(addDays(today, maxDaysAhead + 1));
        const refused = problemOf(
          await bob.send(habitImports.import, { body: { habits: [planned, late] } }),
        );
        expect(refused.errors?.map(({ field }) => field)).toEqual(['habits.1.schedules']);
      });

      test('of the frequency and ticks at once lose nothing', async () => {
        const { _id } = await create();
        const params = { id: _id };
        await tick(_id, ago(30), true);
        const days = lastDays(10, today);
        await Promise.all([
          ...days.map((date) => tick(_id, date, true)),
          ...days.map((from) =>
            ada.call(habits.update, { params, body: { frequency: 'weekly', from } }),
          ),
          ada.call(habits.update, { params, body: { name: 'Stroll' } }),
        ]);
        const habit = await read(_id);
        expect(habit).toMatchObject({ name: 'Stroll', totalCompletions: 11, frequency: 'weekly' });
        expect(habit.schedules).toHaveLength(2);
      });

      test('the number of schedules is limited', async () => {
        const { _id } = await create();
        const params = { id: _id };
        await tick(_id, ago(100), true);
        const change = (n: number) =>
          ada.send(habits.update, {
            params,
            body: { frequency: n % 2 ? 'weekly' : 'daily', from: ago(90 - n) },
          });
        for (let n = 1; n < maxSchedules; n++) successOf(habits.update, await change(n));
        const before = await ownItems(ada);
        const refused = problemOf(await change(maxSchedules));
        expect(refused).toMatchObject({
          code: 'limit',
          ...habitReasons.tooManySchedules({ max: maxSchedules }),
        });
        expect(await ownItems(ada)).toEqual(before);
        const always = { frequency: 'daily', from: ago(100) } as const;
        const { data } = await ada.call(habits.update, { params, body: always });
        expect(data.habit.schedules).toHaveLength(1);
      });

      test('null clears an optional field, and omitted fields stay', async () => {
        const { _id } = await create({
          ...walk,
          description: 'Far',
          category: 'Mental',
          difficulty: 'Hard',
          targetDays: 9,
          reminderTime: '06:00',
          color: '#000000',
          group: ' Morning ',
        });
        expect(await read(_id)).toMatchObject({ group: 'Morning' });
        const cleared = { description: null, reminderTime: null, color: null };
        await ada.call(habits.update, { params: { id: _id }, body: cleared });
        expect(await read(_id)).toMatchObject({
          ...walk,
          description: habitDefaults.description,
          reminderTime: null,
          color: habitDefaults.color,
          category: 'Mental',
          difficulty: 'Hard',
          targetDays: 9,
        });
        const rest = { category: null, difficulty: null, targetDays: null, group: ' ' };
        const { data } = await ada.call(habits.update, { params: { id: _id }, body: rest });
        expect(data.habit).toMatchObject(habitDefaults);
      });

      test.each([
        [{ name: null }, 'name'],
        [{ name: ' ' }, 'name'],
        [{ frequency: null }, 'frequency'],
        [{ frequency: 'days' }, 'frequencyDays'],
        [{ frequency: 'days', frequencyDays: [] }, 'frequencyDays'],
        [{ frequency: 'days', frequencyDays: [1, 1] }, 'frequencyDays'],
        [{ frequency: 'days', frequencyDays: [7] }, 'frequencyDays.0'],
        [{ frequency: 'weekly', frequencyDays: [1] }, 'frequencyDays'],
        [{ frequency: 'per-week' }, 'frequencyCount'],
        [{ frequency: 'per-week', frequencyCount: 8 }, 'frequencyCount'],
        [{ frequency: 'per-month', frequencyCount: 32 }, 'frequencyCount'],
        [{ frequency: 'every-n-days', frequencyCount: 1 }, 'frequencyCount'],
        [{ frequency: 'weekends', from: ago(1) }, 'from'],
        [{ frequency: 'weekends', from: addDays(today, maxDaysAhead + 1) }, 'from'],
        [{ from: today }, 'from'],
        [{ group: 'x'.repeat(31) }, 'group'],
        [{ targetDays: 0 }, 'targetDays'],
        [{ targetDays: 1.5 }, 'targetDays'],
        [{ reminderTime: '24:00' }, 'reminderTime'],
        [{ colour: '#000000' }, 'colour'],
        [{ currentStreak: 99 }, 'currentStreak'],
        [{ _id: 'x' }, '_id'],
        [{ description: 'half \ud83d of a pair' }, 'description'],
        [{ name: '\udc00' }, 'name'],
      ])('%j is refused, the error names %s, and nothing changes', async (body, field) => {
        const { _id } = await create();
        const response = await ada.send(habits.update, { params: { id: _id }, body });
        const { code, errors } = problemOf(response);
        expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
        expect(await read(_id)).toMatchObject({ ...walk, ...habitDefaults });
      });
    });

    describe('a repeated create', () => {
      const ask = (by: Person, _id: string, body: object = walk) =>
        by.send(habits.create, { body: { _id, ...body } });
      const idOf = (response: Awaited<ReturnType<typeof ask>>) =>
        successOf(habits.create, response).data.habit._id;

      test('with the same id returns the first item in its current state, and creates no second one', async () => {
        const person = await registerPerson(target, zone);
        const id = idOn(undefined);
        expect(idOf(await ask(person, id))).toBe(id);
        await tick(id, today, true, person);
        await person.call(habits.update, { params: { id }, body: { name: 'Stroll' } });
        const again = successOf(habits.create, await ask(person, id));
        expect(again.data.habit).toMatchObject({ _id: id, name: 'Stroll', totalCompletions: 1 });
        expect(await count(person)).toBe(1);
        expect((await person.call(habits.list, {})).data.habits).toHaveLength(1);
      });

      test('a deleted item is missing in every other call, and its tombstone stays for more than a year', async () => {
        const person = await registerPerson(target, zone);
        const id = idOn(undefined);
        idOf(await ask(person, id));
        await person.call(habits.remove, { params: { id } });
        const params = { id };
        const calls = [
          person.send(habits.get, { params }),
          person.send(habits.update, { params, body: { name: 'Run' } }),
          person.send(habits.toggle, { params, body: { date: today, completed: true } }),
          person.send(habits.remove, { params }),
        ];
        for (const response of await Promise.all(calls)) expect(response.status).toBe(404);
        expect((await person.call(habits.list, {})).data.habits).toEqual([]);
        const day = 24 * 60 * 60;
        const tombstone = await readItem(habitKeys.habit(person.user._id, id));
        expect(Number(tombstone?.expiresAt)).toBeGreaterThan(Date.now() / 1_000 + 365 * day);
        expect(Object.keys(tombstone ?? {}).sort()).toEqual(
          ['pk', 'sk', 'request', 'deletedAt', 'expiresAt'].sort(),
        );
      });

      test('with the id of a habit that another request created is a conflict', async () => {
        const { _id } = await create();
        expect(problemOf(await ask(ada, _id))).toMatchObject({ status: 409, code: 'conflict' });
      });

      test('creates a second habit if another user chose the same id', async () => {
        const bob = await registerPerson(target, zone);
        const id = idOn(undefined);
        idOf(await ask(ada, id));
        idOf(await ask(bob, id, { ...walk, name: 'Run' }));
        expect((await bob.call(habits.get, { params: { id } })).data.name).toBe('Run');
        expect((await read(id)).name).toBe(walk.name);
      });

      test('returns the time in the id as the creation time', async () => {
        const id = idOn('2026-02-03', new Date('2026-03-04T05:06:07.089Z'));
        const { habit } = successOf(habits.create, await ask(ada, id)).data;
        expect(habit.createdAt).toBe('2026-02-03T05:06:07.089Z');
        expect(await read(id)).toMatchObject({ createdAt: habit.createdAt });
      });

      test('is recognized at the limit, and a new create leaves no trace', async () => {
        const person = await registerPerson(target, zone);
        await writeItem({ ...keys.counts(person.user._id), habits: maxHabits - 1 });
        const body = { _id: idOn(undefined), ...walk };
        const first = await person.send(habits.create, { body });
        const again = await person.send(habits.create, { body });
        expect(successOf(habits.create, again)).toEqual(successOf(habits.create, first));
        const before = await ownItems(person);
        const refused = await person.send(habits.create, {
          body: { ...body, _id: idOn(undefined) },
        });
        expect(problemOf(refused).code).toBe('limit');
        expect(await ownItems(person)).toEqual(before);
      });

      test.each([
        ['no id', 'again'],
        ['an id in small letters', idOn(undefined).toLowerCase()],
        ['an id of next week', idOn(addDays(today, 7))],
        ['an id of the end of all times', '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'],
        ['an id beyond the end of all times', 'ZZZZZZZZZZZZZZZZZZZZZZZZZZ'],
      ])('with %s is refused', async (_, id) => {
        const { code, errors } = problemOf(await ask(ada, id));
        expect([code, errors?.[0]?.field]).toEqual(['invalid', '_id']);
      });
    });

    describe('the window of completions', () => {
      const ticked = [0, 1, completionsWindow - 1, completionsWindow, 400];
      let id: string;
      beforeAll(async () => {
        id = (await create())._id;
        await writeHistory(ada.user._id, id, ticked.map(ago));
      });

      test.each([
        { query: {}, shows: [completionsWindow - 1, 1, 0] },
        { query: { from: ago(400) }, shows: [400, completionsWindow, completionsWindow - 1, 1, 0] },
        { query: { to: ago(1) }, shows: [completionsWindow, completionsWindow - 1, 1] },
        { query: { from: ago(1), to: ago(1) }, shows: [1] },
        { query: { from: ago(399), to: ago(93) }, shows: [] },
        { query: { from: addDays(today, 3) }, shows: [] },
        { query: { from: '1970-01-01', to: '9999-12-31' }, shows: [400, 92, 91, 1, 0] },
        { query: { to: '1970-01-01' }, shows: [] },
      ])('$query', async ({ query, shows }) => {
        const one = await read(id, query);
        expect(daysOf(one)).toEqual(shows.map(ago));
        expect(one).toMatchObject({ totalCompletions: ticked.length, currentStreak: 2 });
        const { data } = await ada.call(habits.list, { query });
        expect(data.habits.find(({ _id }) => _id === id)).toEqual(one);
        const body = { date: today, completed: true };
        const toggled = await ada.call(habits.toggle, { params: { id }, query, body });
        expect(toggled.data.habit).toEqual(one);
      });

      test.each([
        [{ from: '2026-02-30' }, 'from'],
        [{ to: 'yesterday' }, 'to'],
        [{ from: ago(1), to: ago(2) }, 'from'],
        [{ since: ago(1) }, 'since'],
      ])('%j is refused, and the error names %s', async (query: Record<string, string>, field) => {
        for (const sent of [{ query }, { query, params: { id } }]) {
          const route = 'params' in sent ? habits.get : habits.list;
          const { code, errors } = problemOf(await ada.send(route, sent));
          expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
        }
      });
    });

    describe('the facts', () => {
      const facts = async (by: Person, query = {}) => (await by.call(habits.facts, { query })).data;

      test('contain everything the list is derived from, including archived habits and vacations', async () => {
        const person = await registerPerson(target, zone);
        const ids: string[] = [];
        for (const more of [
          {},
          { kind: 'amount', unit: 'pages', target: 20 },
          { name: 'Gone' },
        ] as const) {
          const body = { ...walk, ...more };
          ids.push((await person.call(habits.create, { body })).data.habit._id);
        }
        const [ticked = '', counted = '', gone = ''] = ids;
        await writeHistory(person.user._id, ticked, [1, 2, 400].map(ago), ago(400), [ago(3)]);
        const amount = { params: { id: counted, date: today }, body: { amount: 25 } };
        await person.call(habits.setDay, amount);
        await person.call(habits.update, { params: { id: gone }, body: { archived: true } });
        await person.call(users.setVacation, { params: { from: ago(9) }, body: { to: ago(5) } });

        const { data: list } = await person.call(habits.list, { query: everyHabit.query });
        const { vacations = [], away = [], ...all } = await facts(person, { archived: 'true' });
        const calendar = { today, weekStartsOn: defaultWeekStart };
        const whole = (one: ListedFacts) =>
          habitOn({ ...one, vacations, away, completions: [] }, calendar);
        expect(all.habits.map(whole)).toEqual(list.habits);
        expect(all.archived?.map(whole)).toEqual(list.archived);
        expect({ vacations, away }).toMatchObject({ vacations: list.vacations, away: list.away });
        expect(await facts(person)).toEqual({ habits: all.habits, vacations, away });
        const next = await facts(person, { cursor: all.habits[0]?._id });
        expect(next).toEqual({ habits: all.habits.slice(1) });
      });

      test.each([
        [{ from: ago(1) }, 'from'],
        [{ archived: 'no' }, 'archived'],
        [{ cursor: 'x' }, 'cursor'],
      ])(
        'are refused with %j, and the error names %s',
        async (query: Record<string, string>, field) => {
          const { code, errors } = problemOf(await ada.send(habits.facts, { query }));
          expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
        },
      );
    });

    describe('starts of day and week', () => {
      const night = zoneAt(1);
      const date = todayIn(new Date(), night);
      const yesterday = addDays(date, -1);
      const startsAt = (hour: number) => ({ headers: { 'x-day-starts-at': String(hour) } });

      test('if days start at 3, one o’clock at night is still yesterday', async () => {
        const person = await registerPerson(target, night);
        const { headers } = startsAt(3);
        const made = await person.call(habits.create, { body: walk }, headers);
        const { _id } = made.data.habit;
        const tick = (day: Day) => ({ params: { id: _id }, body: { date: day, completed: true } });
        const ahead = await person.send(habits.toggle, { ...tick(date), headers });
        expect(problemOf(ahead)).toMatchObject({ code: 'invalid', errors: [{ field: 'date' }] });
        const done = await person.send(habits.toggle, { ...tick(yesterday), headers });
        expect(successOf(habits.toggle, done).data.habit).toMatchObject({
          startDate: yesterday,
          isMetToday: true,
          currentStreak: 1,
        });
        // The setting does not change a day that was already recorded.
        const seen = await person.send(habits.get, { params: { id: _id }, ...startsAt(0) });
        expect(successOf(habits.get, seen).data).toMatchObject({
          isMetToday: false,
          lastCompletionDate: yesterday,
          daysSinceLastCompletion: 1,
        });
      });

      test.each([
        { says: 'nothing', headers: {} },
        { says: 'no hour', headers: { 'x-day-starts-at': '24' } },
        { says: 'a broken hour', headers: { 'x-day-starts-at': 'three' } },
      ])('a request that says $says uses the profile', async ({ headers }) => {
        const person = await registerPerson(target, night);
        const silent = signedIn(target, person.token);
        await silent.call(users.updateProfile, { body: { dayStartsAt: 3 } });
        const { _id } = await create(walk, silent);
        const body = { date: yesterday, completed: true };
        const response = await silent.send(habits.toggle, { params: { id: _id }, body, headers });
        expect(successOf(habits.toggle, response).data.habit.isMetToday).toBe(true);
      });

      test.each(weekStarts)('a week from weekday %i counts its own days', async (weekStartsOn) => {
        const headers = { 'x-week-starts-on': String(weekStartsOn) };
        const start = startOfWeek(today, weekStartsOn);
        for (const [day, isMet] of [
          [addDays(start, -1), false],
          [start, true],
        ] as const) {
          const { _id } = await create({ ...walk, frequency: 'weekly' });
          const body = { date: day, completed: true };
          const tick = await ada.send(habits.toggle, { params: { id: _id }, body, headers });
          expect(successOf(habits.toggle, tick).data.habit).toMatchObject({
            isMetToday: isMet,
            thisWeekCompletions: isMet ? 1 : 0,
            currentStreak: 1,
          });
        }
      });
    });

    describe('time zones', () => {
      const west = 'Etc/GMT+12';
      const east = 'Pacific/Kiritimati';
      const inZone = (timeZone: string) => ({ headers: { 'x-time-zone': timeZone } });
      const dayIn = (timeZone: string) => todayIn(new Date(), timeZone);

      test('one instant is today at UTC+14 and in the future at UTC-12', async () => {
        const { _id } = await create();
        const sent = { params: { id: _id }, body: { date: dayIn(east), completed: true } };
        const refused = await ada.send(habits.toggle, { ...sent, ...inZone(west) });
        expect(problemOf(refused)).toMatchObject({ code: 'invalid' });
        expect(problemOf(refused).message).toContain(sent.body.date);
        const taken = await ada.send(habits.toggle, { ...sent, ...inZone(east) });
        expect(successOf(habits.toggle, taken).data.habit).toMatchObject({ isMetToday: true });

        const seen = await ada.send(habits.get, { params: sent.params, ...inZone(west) });
        expect(successOf(habits.get, seen).data).toMatchObject({
          isMetToday: false,
          totalCompletions: 1,
          daysSinceLastCompletion: 0,
        });

        const untick = { params: sent.params, body: { ...sent.body, completed: false } };
        const undone = await ada.send(habits.toggle, { ...untick, ...inZone(west) });
        expect(successOf(habits.toggle, undone).data.habit.totalCompletions).toBe(0);
        // A call without `completed` is a toggle, so it could also tick the day.
        const flip = { params: sent.params, body: { date: sent.body.date } };
        expect(problemOf(await ada.send(habits.toggle, { ...flip, ...inZone(west) })).code).toBe(
          'invalid',
        );
      });

      test.each([
        { says: 'nothing', headers: {} },
        { says: 'an unknown zone', headers: { 'x-time-zone': 'Nowhere/Land' } },
        { says: 'an offset', headers: { 'x-time-zone': '-12:00' } },
      ])('a request that says $says uses the stored time zone', async ({ headers }) => {
        const person = await registerPerson(target, east);
        const silent = signedIn(target, person.token);
        const { _id } = await create(walk, person);
        const body = { date: dayIn(east), completed: true };
        const response = await silent.send(habits.toggle, { params: { id: _id }, body, headers });
        expect(successOf(habits.toggle, response).data.habit.isMetToday).toBe(true);

        const moved = { name: person.user.name, email: person.user.email, timeZone: west };
        await silent.call(users.updateProfile, { body: moved });
        const refused = await silent.send(habits.toggle, { params: { id: _id }, body, headers });
        expect(problemOf(refused).code).toBe('invalid');
      });
    });

    test('ten years of daily history are read completely', async () => {
      const { _id } = await create();
      const days = lastDays(tenYears, today).filter((_, i) => i % 10 !== 3);
      await writeHistory(ada.user._id, _id, days);
      const query = { from: days[0] ?? '', to: today };
      const habit = (await ada.call(habits.get, { params: { id: _id }, query })).data;
      expect(daysOf(habit)).toEqual(days);
      expect(habit).toMatchObject({ totalCompletions: days.length, longestStreak: 9 });
      const unticked = await tick(_id, days[5] ?? '', false);
      expect(unticked.totalCompletions).toBe(days.length - 1);
    });
  });
};

import { beforeAll, describe, expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { idOfDay, idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { habitImports, type YearSetting } from '#shared/habits/imports.ts';
import type { DaySetting, Habit, HabitPatch, NewHabit } from '#shared/habits/model.ts';
import { habitReasons } from '#shared/habits/reasons.ts';
import { habits } from '#shared/habits/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { nobodysId } from '#testing/live/routes.ts';

const twenty = { countsAs: { minutesEach: 20 } } as const;

export const countingSuite = (target: Target): void => {
  describe('habits that count as time', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;
    let skill: string;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
      skill = await newSkill('Spanish');
    });

    const newSkill = async (name: string, by = ada): Promise<string> =>
      (await by.call(skills.create, { body: { name, category: 'Other' } })).data.skill._id;
    const create = async (more: Partial<NewHabit> = {}): Promise<Habit> => {
      const body = { name: 'Practise', frequency: 'daily', ...more } as const;
      return (await ada.call(habits.create, { body })).data.habit;
    };
    const tick = (id: string, date: Day, completed = true) =>
      ada.call(habits.toggle, { params: { id }, body: { date, completed } });
    const setDay = (id: string, date: Day, body: DaySetting) =>
      ada.call(habits.setDay, { params: { id, date }, body });
    const update = async (id: string, body: HabitPatch): Promise<Habit> =>
      (await ada.call(habits.update, { params: { id }, body })).data.habit;
    const setYear = (id: string, date: Day, body: YearSetting) =>
      ada.call(habitImports.setYear, { params: { id, year: date.slice(0, 4) }, body });
    const hoursOf = async (id: string) =>
      (await ada.call(skills.get, { params: { id } })).data.currentHours;
    const activitiesOf = async (id: string) =>
      (await ada.call(skills.activities, { params: { id }, query: {} })).data.activities;
    const unassigned = async () =>
      (await ada.call(skills.unassigned, { query: {} })).data.activities;

    test('a tick is an activity of its skill, in every total, and unticking removes it', async () => {
      const own = await newSkill('Own');
      const habit = await create({ skill: own, ...twenty });
      expect(habit).toMatchObject({
        skill: own,
        ...twenty,
        counting: [{ from: today, skill: own, ...twenty }],
      });
      const total = async () => {
        const { skillAnalytics, weeklyActivity } = (await ada.call(analytics.dashboard, {})).data;
        const cells = (await ada.call(analytics.skillHeatmap, { query: { days: 1 } })).data;
        return [skillAnalytics.totalHoursLogged, weeklyActivity.at(-1)?.skillActivities, cells[0]];
      };
      const before = await total();
      await tick(habit._id, today);
      expect(await hoursOf(own)).toBe(0.33);
      expect(await activitiesOf(own)).toMatchObject([
        {
          _id: idOfDay(habit._id, today),
          skill: own,
          source: 'habit',
          sourceId: habit._id,
          sourceName: 'Practise',
          type: 'Practice',
          date: today,
          duration: 20,
          description: '',
        },
      ]);
      const [hours, count, cell] = await total();
      expect([hours, count]).toEqual([Number(before[0]) + 0.33, Number(before[1]) + 1]);
      expect(cell).toMatchObject({ date: today, activity: count });
      await tick(habit._id, today, false);
      expect(await total()).toEqual(before);
      expect(await activitiesOf(own)).toEqual([]);
    });

    test('an amount is the time, whether or not it completes the day', async () => {
      const own = await newSkill('Own');
      const amount = { kind: 'amount', unit: 'hours', target: 1 } as const;
      const { _id } = await create({ ...amount, skill: own, countsAs: 'hours' });
      await setDay(_id, today, { amount: 0.5 });
      expect(await hoursOf(own)).toBe(0.5);
      await setDay(_id, today, { amount: 1.25, note: 'Long' });
      await setDay(_id, ago(1), { amount: 1 });
      expect(await hoursOf(own)).toBe(2.25);
      await setDay(_id, today, { skipped: true });
      expect(await hoursOf(own)).toBe(1);
      await setYear(_id, ago(1), { clear: [ago(1)] });
      expect(await hoursOf(own)).toBe(0);
    });

    test('days of a year count like single days, unless their time comes with an import', async () => {
      const own = await newSkill('Own');
      const { _id } = await create({ skill: own, ...twenty });
      const completed = [ago(0), ago(1)].filter((day) => day.slice(0, 4) === today.slice(0, 4));
      await setYear(_id, today, { completed, keepTime: true });
      expect(await hoursOf(own)).toBe(0);
      await setYear(_id, today, { completed });
      expect(await activitiesOf(own)).toHaveLength(completed.length);
    });

    test('a change applies from its day; from a past day, recorded days count too', async () => {
      const own = await newSkill('Own');
      const { _id } = await create();
      for (const days of [0, 1, 2]) await tick(_id, ago(days));
      const habit = await update(_id, { skill: own, ...twenty, from: ago(1) });
      expect(habit.counting).toEqual([
        { from: ago(2), skill: null, countsAs: null },
        { from: ago(1), skill: own, ...twenty },
      ]);
      expect(await hoursOf(own)).toBe(0.67);
      await update(_id, { countsAs: { minutesEach: 60 } });
      expect(await hoursOf(own)).toBe(1.33);
      expect(await update(_id, { countsAs: null, from: ago(2) })).toMatchObject({
        counting: [],
        skill: null,
        countsAs: null,
      });
      expect(await hoursOf(own)).toBe(0);
    });

    test('a day counts for no skill if the habit has none or its skill was deleted', async () => {
      const own = await newSkill('Own');
      const { _id } = await create({ skill: own, ...twenty });
      const ofHabit = async () =>
        (await unassigned()).filter(({ sourceId }) => sourceId === _id).map(({ date }) => date);
      await tick(_id, ago(1));
      await ada.call(skills.remove, { params: { id: own } });
      expect(await ofHabit()).toEqual([]);
      expect((await tick(_id, today)).data.habit).toMatchObject({ skill: own, isMetToday: true });
      expect(await ofHabit()).toEqual([today]);
      await tick(_id, ago(1), false);
      await tick(_id, today, false);
      expect(await ofHabit()).toEqual([]);
      await update(_id, { skill: null });
      await tick(_id, today);
      expect(await ofHabit()).toEqual([today]);
    });

    test('an activity can be deleted only after its habit, and keeps the last name of the habit', async () => {
      const own = await newSkill('Own');
      const { _id: id } = await create({ skill: own, ...twenty });
      await tick(id, today);
      const removal = { params: { id: own, activityId: idOfDay(id, today) } };
      expect(problemOf(await ada.send(skills.removeActivity, removal))).toMatchObject({
        code: 'conflict',
        ...habitReasons.timeOfHabit(),
      });
      await update(id, { name: 'Vocabulary' });
      await ada.call(habits.remove, { params: { id } });
      expect(await activitiesOf(own)).toMatchObject([{ sourceId: id, sourceName: 'Vocabulary' }]);
      await ada.call(skills.removeActivity, removal);
      expect(await hoursOf(own)).toBe(0);
    });

    test('another activity with the id of a day’s activity stays, and that day has no time', async () => {
      const own = await newSkill('Own');
      const { _id } = await create({ skill: own, ...twenty });
      const body = { _id: idOfDay(_id, today), date: today, type: 'Other', duration: 5 } as const;
      await ada.call(skills.addActivity, { params: { id: own }, body });
      expect((await tick(_id, today)).data.habit.isMetToday).toBe(true);
      expect(await activitiesOf(own)).toMatchObject([{ type: 'Other', duration: 5 }]);
      const removal = { params: { id: own, activityId: body._id } };
      await ada.call(skills.removeActivity, removal);
      await tick(_id, today);
      expect(await activitiesOf(own)).toMatchObject([{ source: 'habit', duration: 20 }]);
    });

    describe('an invalid counting is refused', () => {
      const amount = { kind: 'amount', unit: 'pages', target: 1 } as const;
      // biome-ignore format: one line a case
      test.each<[string, object, string]>([
        ['a skill without time', { skill: nobodysId }, 'countsAs'],
        ['the amount of a habit to tick', { countsAs: 'minutes' }, 'countsAs'],
        ['an unknown unit', { ...amount, countsAs: 'days' }, 'countsAs'],
        ['no minutes', { countsAs: { minutesEach: 0 } }, 'countsAs.minutesEach'],
        ['more than a day', { countsAs: { minutesEach: 1_441 } }, 'countsAs.minutesEach'],
        ['half a minute', { countsAs: { minutesEach: 0.5 } }, 'countsAs'],
        ['a name instead of a skill’s id', { skill: 'Spanish', ...twenty }, 'skill'],
        ['nobody’s skill', { skill: nobodysId, ...twenty }, 'skill'],
      ])('%s', async (_, more, field) => {
        const body = { name: 'Practise', frequency: 'daily', ...more } as NewHabit;
        const problem = problemOf(await ada.send(habits.create, { body }));
        expect(problem).toMatchObject({ code: 'invalid', errors: [{ field }] });
      });

      test('the skill of somebody else, even in a change', async () => {
        const ben = await registerPerson(target, zone);
        const body = { skill: await newSkill('Hers', ben), ...twenty };
        const { _id: id } = await create();
        const problem = problemOf(await ada.send(habits.update, { params: { id }, body }));
        expect(problem).toMatchObject({ code: 'invalid', errors: [{ field: 'skill' }] });
        const missing = await ada.send(habits.update, { params: { id: nobodysId }, body });
        expect(problemOf(missing).code).toBe('not_found');
      });

      test('a kind that has no amount to count', async () => {
        const { _id: id } = await create({ ...amount, countsAs: 'minutes' });
        const toTick = { kind: 'check', unit: null, target: null, direction: null } as const;
        const problem = problemOf(await ada.send(habits.update, { params: { id }, body: toTick }));
        expect(problem).toMatchObject({ code: 'invalid', errors: [{ field: 'countsAs' }] });
        expect(await update(id, { ...toTick, ...twenty })).toMatchObject({
          kind: 'check',
          ...twenty,
        });
      });
    });

    test('a repeated create returns the habit, even if its skill was deleted since', async () => {
      const own = await newSkill('Own');
      const body = {
        _id: idOn(undefined),
        name: 'Practise',
        frequency: 'daily',
        skill: own,
        ...twenty,
      } as const;
      const { data } = await ada.call(habits.create, { body });
      await ada.call(skills.remove, { params: { id: own } });
      expect((await ada.call(habits.create, { body })).data.habit._id).toBe(data.habit._id);
    });

    test('an exported habit is imported with its counting, and an older export without one', async () => {
      const moments = {
        createdAt: '2024-03-01T08:00:00.000Z',
        updatedAt: '2024-03-01T08:00:00.000Z',
      };
      const record = {
        ...{
          _id: idOn('2024-03-01'),
          name: 'Practise',
          createdDay: '2024-03-01',
          archivedOn: null,
        },
        schedules: [{ from: '2024-03-01', frequency: 'daily' as const }],
        targets: [],
        pauses: [],
        ...moments,
      };
      const bring = async (habit: typeof record) =>
        (await ada.call(habitImports.import, { body: { habits: [habit] } })).data.results[0]
          ?.outcome;
      const older = { ...record, _id: idOn('2024-03-01') };
      expect(await bring(older)).toBe('created');
      expect(await bring({ ...older, counting: [] } as typeof record)).toBe('there');
      const counting = [{ from: '2024-03-01', skill: nobodysId, ...twenty }];
      expect(await bring({ ...record, counting } as typeof record)).toBe('created');
      const { data } = await ada.call(habits.get, { params: { id: record._id }, query: {} });
      expect(data).toMatchObject({ counting, skill: nobodysId, ...twenty });
    });

    test('every sum matches its activities', async () => {
      expect(inconsistencies(await ownItems(ada))).toEqual([]);
      expect(await hoursOf(skill)).toBe(0);
    });
  });
};

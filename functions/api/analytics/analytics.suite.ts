import { beforeAll, describe, expect, test } from 'vitest';
import { defaultHeatmapDays, maxHeatmapDays } from '#shared/analytics/model.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { maxStoredBytes } from '#shared/core/storage.ts';
import {
  addDays,
  type Day,
  dayOfWeek,
  lastDays,
  monthOf,
  startOfWeek,
  todayIn,
  weekStarts,
} from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import type { NewResource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { NEGLECTED_AFTER_DAYS, type NewSkill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, successOf, type Target } from '#testing/live/client.ts';
import { countActivities, readItem, writeHistory, writeItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { skillKeys } from '../ledger/keys.ts';

export const analyticsSuite = (target: Target): void => {
  describe('analytics', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const someone = () => registerPerson(target, zone);
    const dashboard = async (by: Person) => (await by.call(analytics.dashboard, {})).data;
    const heatmap = async (by: Person, query: { days?: string } = {}) =>
      successOf(analytics.skillHeatmap, await by.send(analytics.skillHeatmap, { query })).data;
    const neglected = async (by: Person, query: { days?: string } = {}) =>
      successOf(analytics.neglectedSkills, await by.send(analytics.neglectedSkills, { query })).data
        .neglectedSkills;
    const makeSkill = async (by: Person, more: Partial<NewSkill> = {}): Promise<string> => {
      const body = { name: 'Go', category: 'Framework', ...more } as const;
      return (await by.call(skills.create, { body })).data.skill._id;
    };
    const log = (by: Person, id: string, date: Day, hours = 1) =>
      by.call(skills.logHours, { params: { id }, body: { hours, date } });
    const makeHabit = async (
      by: Person,
      done: readonly Day[],
      createdDay?: Day,
    ): Promise<string> => {
      const body = { name: 'Walk', frequency: 'daily' } as const;
      const { _id } = (await by.call(habits.create, { body })).data.habit;
      if (done.length > 0) await writeHistory(by.user._id, _id, done, createdDay);
      return _id;
    };

    describe('the dashboard', () => {
      test('of a new user is all zeros, over the last 7 days', async () => {
        const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
        expect(await dashboard(await someone())).toEqual({
          agenda: { recentSkills: [], reviews: [], deadlines: [] },
          thisWeek: { from: startOfWeek(today, 0), finished: [], mostHours: null },
          weeklyActivity: lastDays(7, today).map((date) => ({
            day: names[dayOfWeek(date)],
            date,
            habitCompletions: 0,
            skillActivities: 0,
          })),
          skillAnalytics: {
            totalSkills: 0,
            skillsInProgress: 0,
            completedSkills: 0,
            totalHoursLogged: 0,
            unassignedMinutes: 0,
          },
          learningAnalytics: {
            completedResources: 0,
            inProgressResources: 0,
            notStartedResources: 0,
            onHoldResources: 0,
            monthlyLearningTime: 0,
          },
          habitAnalytics: {
            totalHabits: 0,
            activeStreaks: 0,
            longestStreak: 0,
            longestStreakUnit: 'day',
            todayCompletionRate: 0,
            today: { asked: 0, done: 0 },
          },
          projectAnalytics: {
            totalProjects: 0,
            completedProjects: 0,
            inProgressProjects: 0,
            averageProgress: 0,
          },
          motivationalStats: {
            motivationLevel: 'Getting Started',
            recentActiveDays: 0,
            currentStreak: 0,
            totalLearningHours: 0,
            completedGoals: 0,
            skillsCompleted: 0,
          },
          toRecall: 0,
          storage: { usedBytes: 0, maxBytes: maxStoredBytes },
        });
      });

      test('counts every area', async () => {
        const person = await someone();
        const [one, two] = [
          await makeSkill(person, { targetHours: 2 }),
          await makeSkill(person, { currentHours: 3.25 }),
        ];
        await makeSkill(person);
        await log(person, one, today, 0.5);
        await log(person, one, ago(1), 1.5);
        const study = { type: 'Study', duration: 20, date: today } as const;
        await person.call(skills.addActivity, { params: { id: two }, body: study });
        const walk = await makeHabit(person, [ago(2), ago(1)]);
        await makeHabit(person, []);
        const tick = { date: today, completed: true };
        await person.call(habits.toggle, { params: { id: walk }, body: tick });
        for (const status of [
          'Completed',
          'In Progress',
          'In Progress',
          'Not Started',
          'On Hold',
        ]) {
          const body = { title: 'A book', type: 'Book', priority: 'Low', status } as NewResource;
          await person.call(resources.create, { body });
        }
        const goals = [{ description: 'Read', completed: true }, { description: 'Write' }];
        const build = { name: 'Build', status: 'In Progress', progress: 25, goals } as const;
        await person.call(projects.create, { body: build });
        await person.call(projects.create, { body: { name: 'Done', status: 'Completed' } });

        const isYesterdayThisMonth = monthOf(ago(1)) === monthOf(today);
        expect(await dashboard(person)).toMatchObject({
          weeklyActivity: [0, 0, 0, 0, 1, 1, 1].map((habitCompletions, i) => ({
            date: ago(6 - i),
            habitCompletions,
            skillActivities: [0, 0, 0, 0, 0, 1, 2][i],
          })),
          skillAnalytics: {
            totalSkills: 3,
            skillsInProgress: 1,
            completedSkills: 1,
            totalHoursLogged: 5.58,
          },
          learningAnalytics: {
            completedResources: 1,
            inProgressResources: 2,
            notStartedResources: 1,
            onHoldResources: 1,
            monthlyLearningTime: isYesterdayThisMonth ? 140 : 50,
          },
          habitAnalytics: {
            totalHabits: 2,
            activeStreaks: 1,
            longestStreak: 3,
            longestStreakUnit: 'day',
            todayCompletionRate: 50,
            today: { asked: 2, done: 1 },
          },
          projectAnalytics: {
            totalProjects: 2,
            completedProjects: 1,
            inProgressProjects: 1,
            averageProgress: 63,
          },
          motivationalStats: {
            motivationLevel: 'Warming Up',
            recentActiveDays: 3,
            currentStreak: 3,
            totalLearningHours: 5.58,
            completedGoals: 1,
            skillsCompleted: 1,
          },
        });
      });

      test('lists recent skills, due reviews and deadlines', async () => {
        const person = await someone();
        const ids: string[] = [];
        for (const name of ['Go', 'Rust', 'Zig', 'C']) ids.push(await makeSkill(person, { name }));
        const [go = '', rust = '', zig = '', c = ''] = ids;
        await log(person, go, ago(9));
        await log(person, rust, today);
        await log(person, zig, ago(2));
        const assess = (skill: string, nextReviewDate: Day, assessmentDate: Day) =>
          person.call(assessments.create, {
            body: { skill, confidenceLevel: 3, nextReviewDate, assessmentDate },
          });
        await assess(go, ago(4), ago(30));
        const moved = (await assess(rust, ago(8), ago(30))).data.assessment;
        await assess(c, ago(1), ago(30));
        await assess(c, addDays(today, 1), ago(2));
        const put = async (title: string, deadline: Day, more: Partial<NewResource> = {}) => {
          const body = { title, deadline, duration: 100, progress: 25, ...more } as NewResource;
          return (await person.call(resources.create, { body })).data.resource._id;
        };
        const book = await put('Book', addDays(today, 14));
        await put('Later', addDays(today, 15));
        await put('Done', today, { status: 'Completed' });
        const project = { name: 'Build', endDate: ago(1) };
        const build = (await person.call(projects.create, { body: project })).data.project._id;
        await person.call(projects.create, { body: { ...project, status: 'Abandoned' } });
        const added = await person.call(projects.addGoal, {
          params: { id: build },
          body: { description: 'Roof', dueDate: addDays(today, 3) },
        });
        const roof = added.data.project.goals[0]?._id ?? '';

        const review = (day: Day) => ({ nextReviewDate: day });
        const { agenda } = await dashboard(person);
        expect(agenda).toEqual({
          recentSkills: [
            { _id: rust, name: 'Rust', lastActivityDate: today },
            { _id: zig, name: 'Zig', lastActivityDate: ago(2) },
            { _id: go, name: 'Go', lastActivityDate: ago(9) },
          ],
          reviews: [
            { _id: rust, name: 'Rust', ...review(ago(8)) },
            { _id: go, name: 'Go', ...review(ago(4)) },
          ],
          deadlines: [
            {
              area: 'project',
              _id: build,
              name: 'Build',
              deadline: ago(1),
              remainingMinutes: null,
              project: null,
            },
            {
              area: 'goal',
              _id: roof,
              name: 'Roof',
              deadline: addDays(today, 3),
              remainingMinutes: null,
              project: { _id: build, name: 'Build' },
            },
            {
              area: 'resource',
              _id: book,
              name: 'Book',
              deadline: addDays(today, 14),
              remainingMinutes: 75,
              project: null,
            },
          ],
        });
        await person.call(projects.toggleGoal, { params: { id: build, goalId: roof } });
        const { deadlines } = (await dashboard(person)).agenda;
        expect(deadlines.map(({ name }) => name)).toEqual(['Build', 'Book']);

        const params = { id: moved._id };
        await person.call(assessments.update, { params, body: review(addDays(today, 9)) });
        expect((await dashboard(person)).agenda.reviews.map(({ name }) => name)).toEqual(['Go']);
        await person.call(assessments.update, { params, body: { nextReviewDate: null } });
        expect((await dashboard(person)).agenda.reviews.map(({ name }) => name)).toEqual(['Go']);
        await person.call(assessments.update, { params, body: review(today) });
        await person.call(assessments.update, { params, body: { confidenceLevel: 5 } });
        expect((await dashboard(person)).agenda.reviews).toEqual([
          { _id: go, name: 'Go', ...review(ago(4)) },
          { _id: rust, name: 'Rust', ...review(today) },
        ]);
      });

      test('lists the items finished this week, and a skill whose hours this week are its most in weeks', async () => {
        const person = await someone();
        const from = startOfWeek(today, 0);
        const [most, done] = [
          await makeSkill(person, { name: 'Most' }),
          await makeSkill(person, { name: 'Done', targetHours: 2 }),
        ];
        for (let n = 1; n <= 4; n++) {
          const date = addDays(from, -7 * n);
          const body = { _id: idOn(date), hours: n, date };
          await person.call(skills.logHours, { params: { id: most }, body });
        }
        await log(person, most, from, 4.5);
        await log(person, done, today, 2);
        const book = { title: 'A book', status: 'Completed' } as const;
        const shelf = { name: 'A shelf', status: 'Completed' } as const;
        const { resource } = (await person.call(resources.create, { body: book })).data;
        const { project } = (await person.call(projects.create, { body: shelf })).data;
        const finished = [
          { area: 'skill', _id: done, name: 'Done', day: today },
          { area: 'resource', _id: resource._id, name: 'A book', day: today },
          { area: 'project', _id: project._id, name: 'A shelf', day: today },
        ];
        expect((await dashboard(person)).thisWeek).toEqual({
          from,
          finished: finished.toSorted((a, b) => (a._id < b._id ? 1 : -1)),
          mostHours: { _id: most, name: 'Most', hours: 4.5, before: 4 },
        });
      });

      /** Writes items of months in which each day of `days` has one activity. */
      const writeDays = (by: Person, days: readonly Day[]) =>
        countActivities(
          by.user._id,
          days.map((date) => ({ date, time: 0 })),
        );

      /** Returns the days of ranges. A range is the newest and the oldest day, as numbers of days ago. */
      const between = (ranges: readonly (readonly [number, number])[]): Day[] =>
        ranges.flatMap(([newest, oldest]) => lastDays(oldest - newest + 1, ago(newest)));

      // biome-ignore format: one line a case
      test.each(weekStarts)('counts a weekly habit by weeks from weekday %i', async (weekStartsOn) => {
        const person = await someone();
        const headers = { 'x-week-starts-on': String(weekStartsOn) };
        const body = { name: 'Run', frequency: 'weekly' } as const;
        const { _id } = (await person.call(habits.create, { body })).data.habit;
        const start = startOfWeek(today, weekStartsOn);
        for (const [date, weeks] of [
          [addDays(start, -1), 1],
          [start, 2],
        ] as const) {
          await person.call(habits.toggle, { params: { id: _id }, body: { date } });
          const { data } = await person.call(analytics.dashboard, {}, headers);
          expect(data.habitAnalytics.longestStreak).toBe(weeks);
        }
      });

      test.each<{
        what: string;
        active: [number, number][];
        done: [number, number][];
        streak: number;
      }>([
        { what: 'activities of 3 days', active: [[0, 2]], done: [], streak: 3 },
        { what: 'activities up to yesterday', active: [[1, 2]], done: [], streak: 2 },
        { what: 'activities up to two days ago', active: [[2, 3]], done: [], streak: 0 },
        {
          what: 'habits and activities in turn',
          active: [
            [0, 0],
            [2, 2],
            [4, 4],
          ],
          done: [
            [1, 1],
            [3, 3],
          ],
          streak: 5,
        },
        { what: 'activities of 365 days', active: [[0, 364]], done: [], streak: 365 },
        {
          what: 'activities of 366 days up to yesterday',
          active: [[1, 366]],
          done: [],
          streak: 366,
        },
        { what: 'activities of 400 days', active: [[0, 399]], done: [], streak: 400 },
        { what: 'activities of 3 years', active: [[0, 1_099]], done: [], streak: 1_100 },
        { what: 'activities of 9 years', active: [[0, 3_299]], done: [], streak: 3_300 },
        { what: 'habits of 13 months', active: [], done: [[0, 395]], streak: 396 },
        {
          what: 'habits of 4 years, then an activity',
          active: [[1_500, 1_500]],
          done: [[0, 1_499]],
          streak: 1_501,
        },
        {
          what: 'habits of 2 years, then activities of 2',
          active: [[731, 1_460]],
          done: [[0, 730]],
          streak: 1_461,
        },
        {
          what: 'habits of 2 years, a gap, then activities',
          active: [[732, 1_460]],
          done: [[0, 730]],
          streak: 731,
        },
      ])('has a streak of $streak days for $what', async ({ active, done, streak }) => {
        const person = await someone();
        await writeDays(person, between(active));
        const days = between(done);
        if (days.length > 0) await makeHabit(person, days, days.toSorted()[0]);
        expect((await dashboard(person)).motivationalStats.currentStreak).toBe(streak);
      });

      test('does not count a deleted skill, its hours or its days', async () => {
        const person = await someone();
        const id = await makeSkill(person);
        await log(person, id, today, 2);
        expect((await dashboard(person)).motivationalStats.currentStreak).toBe(1);
        await person.call(skills.remove, { params: { id } });
        expect(await dashboard(person)).toEqual(await dashboard(await someone()));
        expect((await heatmap(person)).every(({ activity }) => activity === 0)).toBe(true);
      });
    });

    describe('the heatmap', () => {
      test.each([
        [undefined, defaultHeatmapDays],
        ['1', 1],
        ['30', 30],
        ['90', 90],
        ['180', 180],
        ['366', 366],
        [String(maxHeatmapDays), maxHeatmapDays],
      ])('of %s days has %i entries, oldest first', async (days, entries) => {
        const shown = await heatmap(ada, days === undefined ? {} : { days });
        expect(shown.map(({ date }) => date)).toEqual(lastDays(entries, today));
      });

      test('counts the activities of each day, but not of the day before the window', async () => {
        const person = await someone();
        const [one, two] = [await makeSkill(person), await makeSkill(person)];
        for (const [id, days] of [
          [one, 0],
          [one, 0],
          [two, 0],
          [two, 29],
          [one, 30],
        ] as const) {
          await log(person, id, ago(days));
        }
        const shown = await heatmap(person, { days: '30' });
        expect(shown.filter(({ activity }) => activity > 0)).toEqual([
          { date: ago(29), activity: 1, minutes: 60 },
          { date: today, activity: 3, minutes: 180 },
        ]);
        const one31 = (await heatmap(person, { days: '31' }))[0];
        expect(one31).toEqual({ date: ago(30), activity: 1, minutes: 60 });
      });
    });

    describe('neglected', () => {
      test('lists unfinished skills without activity for the given number of days', async () => {
        const person = await someone();
        const made: Record<string, string> = {};
        for (const [name, days] of [
          ['nine', 9],
          ['ten', 10],
          ['twenty', 20],
          ['never', undefined],
          ['done', 40],
        ] as const) {
          const id = await makeSkill(person, { name, targetHours: name === 'done' ? 1 : 20 });
          made[name] = id;
          if (days !== undefined) await log(person, id, ago(days));
          const at = skillKeys.skill(person.user._id, id);
          await writeItem({ ...(await readItem(at)), ...at, createdDay: ago(12) });
        }
        const entry = (name: string, daysSinceLastActivity: number | null) => ({
          id: made[name],
          name,
          category: 'Framework',
          daysSinceLastActivity,
        });
        const [ten, twenty, never] = [entry('ten', 10), entry('twenty', 20), entry('never', null)];
        expect(await neglected(person)).toEqual([ten, twenty, never]);
        expect(await neglected(person, { days: String(NEGLECTED_AFTER_DAYS) })).toEqual([
          ten,
          twenty,
          never,
        ]);
        expect(await neglected(person, { days: '9' })).toEqual([
          entry('nine', 9),
          ten,
          twenty,
          never,
        ]);
        expect(await neglected(person, { days: '12' })).toEqual([twenty, never]);
        expect(await neglected(person, { days: '13' })).toEqual([twenty]);
        expect(await neglected(person, { days: '21' })).toEqual([]);
      });
    });

    describe.each([analytics.skillHeatmap, analytics.neglectedSkills])('$path', (route) => {
      test.each([
        [{ days: '0' }],
        [{ days: '-1' }],
        [{ days: '1.5' }],
        [{ days: 'x' }],
        [{ days: '' }],
        [{ days: String(maxHeatmapDays + 1) }],
        [{ days: '1e999' }],
      ])('%j is refused, and the error names days', async (query) => {
        const { code, errors } = problemOf(await ada.send(route, { query }));
        expect([code, errors?.[0]?.field]).toEqual(['invalid', 'days']);
      });

      test('the error names an unknown parameter', async () => {
        const { errors } = problemOf(await ada.send(route, { query: { day: '3' } }));
        expect(errors?.[0]?.field).toBe('day');
      });
    });
  });
};

import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';
import { assessments } from '#shared/assessments/routes.ts';
import { addDays, type Day, startOfWeek, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import type { About } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviewImports } from '#shared/reviews/imports.ts';
import type { Focus, ReviewSetting } from '#shared/reviews/model.ts';
import { reviewIdOf } from '#shared/reviews/reviewIds.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import type { Scopes } from '#shared/tokens/model.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { makeToken } from '#testing/live/routes.ts';
import { keys } from '../../table/keys.ts';

export const reviewsSuite = (target: Target): void => {
  describe('weekly reviews', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const thisWeek = startOfWeek(today, 0);
    const lastWeek = addDays(thisWeek, -7);
    let ada: Person;

    beforeEach(async () => {
      ada = await registerPerson(target, zone);
    });

    const week = async (weekStart: Day, by = ada) =>
      (await by.call(reviews.get, { params: { weekStart } })).data;
    const write = async (weekStart: Day, body: ReviewSetting, by = ada) =>
      (await by.call(reviews.set, { params: { weekStart }, body })).data.review;
    const refusal = async (weekStart: Day, body: ReviewSetting) => {
      const { code, reason, errors } = problemOf(
        await ada.send(reviews.set, { params: { weekStart }, body }),
      );
      return { code, reason, field: errors?.[0]?.field };
    };
    const list = async (by = ada) => (await by.call(reviews.list, {})).data.reviews;
    const habit = async (name = 'Read'): Promise<string> =>
      (await ada.call(habits.create, { body: { name, frequency: 'daily' } })).data.habit._id;
    const tick = (id: string, date: Day) =>
      ada.call(habits.setDay, { params: { id, date }, body: { completed: true } });
    const skill = async (name: string, targetHours = 20): Promise<string> => {
      const body = { name, category: 'Programming Language', targetHours } as const;
      return (await ada.call(skills.create, { body })).data.skill._id;
    };
    const log = (id: string, hours: number, date: Day) =>
      ada.call(skills.logHours, { params: { id }, body: { hours, date } });
    const expectWhole = async () => expect(inconsistencies(await ownItems(ada))).toEqual([]);

    test('an empty week has nothing but its days', async () => {
      expect(await week(lastWeek)).toEqual({
        weekStart: lastWeek,
        weekEnd: addDays(lastWeek, 6),
        isEditable: true,
        habits: [],
        skills: [],
        finished: [],
        outcomes: [],
        notes: 0,
        assessmentsDue: [],
        failing: [],
        review: null,
        focus: [],
      });
      expect(await list()).toEqual([]);
    });

    test('last week shows what was done, with counts', async () => {
      const read = await habit();
      for (const n of [0, 2, 5]) await tick(read, addDays(lastWeek, n));
      const archived = await habit('Old');
      await tick(archived, lastWeek);
      await ada.call(habits.update, { params: { id: archived }, body: { archived: true } });
      const rust = await skill('Rust');
      await log(rust, 3, addDays(lastWeek, 1));
      for (const [n, hours] of [2, 1, 3].entries()) {
        await log(rust, hours, addDays(lastWeek, -7 * (n + 1)));
      }
      await log(rust, 5, addDays(lastWeek, -21));
      await log(rust, 9, addDays(lastWeek, -42));
      const go = await skill('Go', 2);
      await log(go, 1, addDays(lastWeek, 2));
      await log(go, 1.5, addDays(lastWeek, 4));
      const made = await ada.call(resources.create, { body: { title: 'SICP', type: 'Book' } });
      const { _id: book } = made.data.resource;
      const done = { status: 'Completed', completionDate: addDays(lastWeek, 3) } as const;
      await ada.call(resources.update, { params: { id: book }, body: done });
      const site = await ada.call(projects.create, { body: { name: 'Site' } });
      const { _id: project } = site.data.project;
      await ada.call(projects.update, { params: { id: project }, body: done });
      const assessed = { skill: rust, confidenceLevel: 3, nextReviewDate: today } as const;
      await ada.call(assessments.create, { body: assessed });

      expect(await week(lastWeek)).toMatchObject({
        habits: [
          { _id: read, name: 'Read', done: 3, asked: 7 },
          // Days that were done before the habit was archived still count.
          { _id: archived, name: 'Old', done: 1, asked: 7 },
        ],
        skills: [
          { _id: rust, name: 'Rust', hours: 3, meanHours: 2.75, weeks: 4 },
          { _id: go, name: 'Go', hours: 2.5, meanHours: null, weeks: 0 },
        ],
        finished: [
          { kind: 'resource', _id: book, name: 'SICP', day: addDays(lastWeek, 3) },
          { kind: 'project', _id: project, name: 'Site', day: addDays(lastWeek, 3) },
          { kind: 'skill', _id: go, name: 'Go', day: addDays(lastWeek, 4) },
        ],
        assessmentsDue: [{ _id: rust, name: 'Rust', nextReviewDate: today }],
        failing: [],
      });
    });

    test('the notes with a day in the week are counted, whatever they are about', async () => {
      const about = { area: 'skills', id: await skill('Rust') } as const;
      const made = await ada.call(resources.create, { body: { title: 'SICP' } });
      const book = { area: 'resources', id: made.data.resource._id } as const;
      const write = async (of: About, date: Day) =>
        (await ada.call(notes.create, { body: { about: of, text: 'Text', date } })).data.note;
      const first = await write(about, lastWeek);
      await write(book, addDays(lastWeek, 6));
      await write(about, addDays(lastWeek, -1));
      expect((await week(lastWeek)).notes).toBe(2);
      expect((await week(addDays(lastWeek, -7))).notes).toBe(1);
      const params = { id: first._id };
      await ada.call(notes.update, { params, body: { date: addDays(lastWeek, -7) } });
      expect((await week(lastWeek)).notes).toBe(1);
      await ada.call(resources.remove, { params: { id: book.id } });
      expect((await week(lastWeek)).notes).toBe(0);
    });

    test('a goal counts on the day it was ticked', async () => {
      const body = { name: 'Site', goals: [{ description: 'Domain bought' }] };
      const { project } = (await ada.call(projects.create, { body })).data;
      const params = { id: project._id, goalId: project.goals[0]?._id ?? '' };
      await ada.call(projects.toggleGoal, { params, body: { completed: true } });
      expect((await week(thisWeek)).finished).toEqual([
        { kind: 'goal', _id: project._id, name: 'Domain bought', day: today },
      ]);
    });

    test('a learning outcome is in the week in which it was added', async () => {
      const body = { name: 'Site', learningOutcomes: [{ description: 'Grids' }] };
      const { project } = (await ada.call(projects.create, { body })).data;
      expect((await week(thisWeek)).outcomes).toEqual([
        { _id: project._id, name: 'Grids', project: 'Site', day: today },
      ]);
      expect((await week(lastWeek)).outcomes).toEqual([]);
    });

    test('a habit that fails for four weeks comes with a suggestion of fewer days', async () => {
      const read = await habit();
      const first = addDays(lastWeek, -21);
      for (const n of [-7, 0, 1, 7, 14, 21]) await tick(read, addDays(first, n));
      expect((await week(lastWeek)).failing).toEqual([
        {
          _id: read,
          name: 'Read',
          done: 5,
          asked: 28,
          fewerDays: { frequency: 'per-week', frequencyCount: 2 },
        },
      ]);
      const body = { frequency: 'per-week', frequencyCount: 2 } as const;
      await ada.call(habits.update, { params: { id: read }, body });
      expect((await week(lastWeek)).failing).toEqual([]);
    });

    test('a written review is shown, listed and counted, and fields that are not sent stay', async () => {
      const answers = { went: 'Slept early', changed: '', next: 'Finish the site' };
      const written = await write(lastWeek, answers);
      expect(written).toEqual({
        _id: reviewIdOf(lastWeek),
        weekStart: lastWeek,
        ...answers,
        focus: [],
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      });
      const changed = await write(lastWeek, { changed: 'Less news' });
      expect(changed).toMatchObject({ ...answers, changed: 'Less news' });
      await write(thisWeek, { next: 'Rest' });
      expect(await list()).toMatchObject([{ weekStart: thisWeek }, changed]);
      expect((await week(lastWeek)).review).toEqual(changed);
      expect((await readItem(keys.counts(ada.user._id)))?.reviews).toBe(2);
      await expectWhole();
    });

    test('the same call twice does the same as once', async () => {
      const focus: Focus[] = [{ area: 'habits', id: await habit() }];
      const first = await write(lastWeek, { went: 'Well', focus });
      const again = await write(lastWeek, { went: 'Well', focus });
      expect({ ...again, updatedAt: '' }).toEqual({ ...first, updatedAt: '' });
      expect(await list()).toHaveLength(1);
      await expectWhole();
    });

    test('devices that write at the same time set one review', async () => {
      const answers = ['went', 'changed', 'next'] as const;
      await Promise.all(answers.map((answer) => write(lastWeek, { [answer]: `My ${answer}` })));
      expect(await list()).toMatchObject([
        { went: 'My went', changed: 'My changed', next: 'My next' },
      ]);
      expect((await readItem(keys.counts(ada.user._id)))?.reviews).toBe(1);
      await expectWhole();
    });

    test('a focus shows the current name of its item, or none once the item is deleted', async () => {
      const [read, rust] = [await habit(), await skill('Rust')];
      const focus: Focus[] = [
        { area: 'habits', id: read },
        { area: 'skills', id: rust },
      ];
      await write(thisWeek, { focus });
      await ada.call(habits.update, { params: { id: read }, body: { name: 'Read a lot' } });
      await ada.call(skills.remove, { params: { id: rust } });
      expect((await week(thisWeek)).focus).toEqual([
        { area: 'habits', id: read, name: 'Read a lot' },
        { area: 'skills', id: rust, name: null },
      ]);
      // Although a focus is deleted, the call can be repeated, and an answer can change.
      expect(await write(thisWeek, { focus, went: 'Well' })).toMatchObject({ focus });
    });

    test('a focus must exist, be named only once, and be one of at most three', async () => {
      const read = await habit();
      const own: Focus = { area: 'habits', id: read };
      const missing: Focus = { area: 'skills', id: read };
      const refused = { code: 'invalid', reason: 'notFound', field: 'focus.1.id' };
      expect(await refusal(thisWeek, { focus: [own, missing] })).toEqual(refused);
      expect(await refusal(thisWeek, { focus: [own, own] })).toMatchObject({
        reason: 'focusTwice',
      });
      const four = Array.from({ length: 4 }, (): Focus => ({ area: 'projects', id: ulid() }));
      expect(await refusal(thisWeek, { focus: four })).toMatchObject({ reason: 'tooManyItems' });
      const grace = await registerPerson(target, zone);
      const params = { weekStart: thisWeek };
      const ofOther = await grace.send(reviews.set, { params, body: { focus: [own] } });
      expect(problemOf(ofOther)).toMatchObject({ reason: 'notFound' });
      expect(await list()).toEqual([]);
    });

    test.each<[string, Day, string]>([
      ['of a week to come', addDays(thisWeek, 7), 'weekInFuture'],
      ['of a day within a week', addDays(lastWeek, 1), 'noWeekStart'],
      ['of three weeks ago', addDays(thisWeek, -14), 'reviewClosed'],
    ])('a review %s is refused', async (_, weekStart, reason) => {
      const refused = { code: 'invalid', reason, field: 'weekStart' };
      expect(await refusal(weekStart, { went: 'Well' })).toEqual(refused);
    });

    test('an older week can be read, but not edited', async () => {
      const { isEditable, failing } = await week(addDays(thisWeek, -14));
      expect({ isEditable, failing }).toEqual({ isEditable: false, failing: [] });
      for (const weekStart of [addDays(thisWeek, 7), addDays(thisWeek, 1)]) {
        const refused = await ada.send(reviews.get, { params: { weekStart } });
        expect(problemOf(refused)).toMatchObject({ status: 400 });
      }
    });

    test('a review that was written in time is accepted when it arrives later', async () => {
      const weekStart = addDays(thisWeek, -14);
      const headers = { 'x-today': addDays(thisWeek, -1) };
      const request = { params: { weekStart }, body: { went: 'Well' }, headers };
      await ada.send(reviews.set, request);
      expect(await list()).toMatchObject([{ weekStart, went: 'Well' }]);
    });

    test('a review keeps its week after the person chose another weekday as the start of weeks', async () => {
      await write(lastWeek, { went: 'Well' });
      const headers = { 'x-week-starts-on': '1' };
      const params = { weekStart: lastWeek };
      expect((await ada.send(reviews.get, { params, headers })).status).toBe(200);
      const unwritten = { params: { weekStart: addDays(lastWeek, -7) }, headers };
      expect(problemOf(await ada.send(reviews.get, unwritten))).toMatchObject({
        reason: 'noWeekStart',
        params: { start: addDays(lastWeek, -13) },
      });
    });

    test('a body without a field, and texts that are too long, are refused', async () => {
      expect(await refusal(thisWeek, {})).toMatchObject({ reason: 'nothingSent' });
      expect(await refusal(thisWeek, { went: 'x'.repeat(2_001) })).toMatchObject({
        reason: 'tooLong',
        field: 'went',
      });
    });

    test('an import creates reviews of any week, once, and its undo deletes them', async () => {
      const weekStart = addDays(thisWeek, -70);
      const at = '2026-01-02T03:04:05.678Z';
      const record = {
        _id: reviewIdOf(weekStart),
        weekStart,
        went: 'Well',
        focus: [{ area: 'habits', id: ulid() }] as Focus[],
        createdAt: at,
        updatedAt: at,
      };
      const bring = async () =>
        (await ada.call(reviewImports.import, { body: { reviews: [record] } })).data.results;
      expect(await bring()).toMatchObject([{ outcome: 'created' }]);
      expect(await bring()).toMatchObject([{ outcome: 'there' }]);
      expect(await list()).toEqual([{ ...record, changed: '', next: '' }]);
      expect((await week(weekStart)).focus).toMatchObject([{ name: null }]);
      const wrong = { ...record, weekStart: addDays(weekStart, -7) };
      const refused = await ada.send(reviewImports.import, { body: { reviews: [wrong] } });
      expect(problemOf(refused)).toMatchObject({ reason: 'idOfOtherWeek' });
      await ada.call(reviewImports.undoImport, { body: { ids: [record._id] } });
      expect(await list()).toEqual([]);
      await expectWhole();
    });

    test('an access token needs the scope of reviews', async () => {
      await write(lastWeek, { went: 'Well' });
      const statuses = async (scopes: Scopes) => {
        const { token } = await makeToken(ada, scopes);
        const headers = { authorization: `Bearer ${token}` };
        const params = { weekStart: lastWeek };
        const read = await ada.send(reviews.get, { params, headers });
        const set = await ada.send(reviews.set, { params, body: { went: 'Fine' }, headers });
        return [read.status, set.status];
      };
      expect(await statuses({ habits: 'write' })).toEqual([403, 403]);
      expect(await statuses({ reviews: 'read' })).toEqual([200, 403]);
      expect(await statuses({ reviews: 'write' })).toEqual([200, 200]);
    });
  });
};

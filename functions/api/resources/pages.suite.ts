import { beforeEach, describe, expect, test } from 'vitest';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { projects } from '#shared/projects/routes.ts';
import type { NewResource, ResourceTime } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { skillImports } from '#shared/skills/imports.ts';
import type { Activity } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';

/** Tests sessions with a page, and the time left of a resource, over HTTP, on the complete API. */
export const pagesSuite = (target: Target): void => {
  describe('the pages of a resource', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;

    beforeEach(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (given: Partial<NewResource> = {}): Promise<string> => {
      const body = { title: 'The Book', pages: 320, ...given };
      return (await ada.call(resources.create, { body })).data.resource._id;
    };
    const log = async (id: string, body: ResourceTime) =>
      (await ada.call(resources.logTime, { params: { id }, body })).data;
    const read = async (id: string) => (await ada.call(resources.get, { params: { id } })).data;
    const pace = async (id: string) => (await ada.call(resources.pace, { params: { id } })).data;
    const sessions = async (): Promise<Activity[]> =>
      (await ada.call(skills.unassigned, { query: {} })).data.activities;

    test('a session moves the page, starts the resource on its day, and is shown with both pages', async () => {
      const id = await create();
      const logged = await log(id, { minutes: 30, page: 32, date: ago(3) });
      expect(logged.activity).toMatchObject({ page: 32, pageBefore: 0, duration: 30 });
      expect(logged.resource).toMatchObject({
        ...{ page: 32, pages: 320, progress: 10, status: 'In Progress', startDate: ago(3) },
      });
      expect(await read(id)).toEqual(logged.resource);
      const next = await log(id, { minutes: 30, page: 20 });
      expect(next.activity).toMatchObject({ page: 20, pageBefore: 32 });
      expect(next.resource).toMatchObject({ page: 20, startDate: ago(3) });
      expect(await sessions()).toEqual([next.activity, logged.activity]);
      expect(inconsistencies(await ownItems(ada))).toEqual([]);
    });

    test('a session without a page starts the resource and leaves its page', async () => {
      const id = await create({ page: 5, status: 'Not Started' });
      const { resource, activity } = await log(id, { minutes: 30, date: ago(2) });
      expect(resource).toMatchObject({ page: 5, status: 'In Progress', startDate: ago(2) });
      expect(activity).toMatchObject({ page: null, pageBefore: null });
    });

    test('a session that is older than another session with a page does not move the page, and has no page before', async () => {
      const id = await create();
      await log(id, { minutes: 30, page: 100, date: ago(2) });
      const older = await log(id, { minutes: 30, page: 120, date: ago(3) });
      expect(older.activity).toMatchObject({ page: 120, pageBefore: null });
      expect(older.resource.page).toBe(100);
      const at = (time: string) => idOn(ago(2), new Date(`2026-01-01T${time}:00Z`));
      const newest = at('23:59');
      expect(
        (await log(id, { _id: newest, minutes: 5, page: 110, date: ago(2) })).resource.page,
      ).toBe(110);
      const sameDay = await log(id, { _id: at('23:58'), minutes: 5, page: 130, date: ago(2) });
      expect(sameDay).toMatchObject({ activity: { pageBefore: null }, resource: { page: 110 } });
      // A newer session does not matter if it has no page, or belongs to another resource.
      await log(id, { minutes: 5 });
      await log(await create(), { minutes: 5, page: 7 });
      const later = await log(id, { minutes: 5, page: 140, date: ago(1) });
      expect(later).toMatchObject({ activity: { pageBefore: 110 }, resource: { page: 140 } });
    });

    test('the deletion of a session changes neither page nor start, and the session no longer counts as newest', async () => {
      const id = await create();
      const { activity } = await log(id, { minutes: 30, page: 100 });
      await ada.call(resources.removeTime, { params: { id, activityId: activity._id } });
      expect(await read(id)).toMatchObject({ page: 100, status: 'In Progress', startDate: today });
      const undo = { status: 'Not Started', startDate: null, page: 0 } as const;
      await ada.call(resources.update, { params: { id }, body: undo });
      const again = await log(id, { minutes: 30, page: 90, date: ago(1) });
      expect(again).toMatchObject({
        activity: { page: 90, pageBefore: 0 },
        resource: { page: 90, startDate: ago(1) },
      });
    });

    test('a repeated session changes nothing, even after its pages were taken away', async () => {
      const id = await create();
      const body = { _id: idOn(today), minutes: 30, page: 100, date: today };
      const once = await log(id, body);
      for (const change of [{ page: 150 }, { pages: null }]) {
        await ada.call(resources.update, { params: { id }, body: change });
        const items = await ownItems(ada);
        expect((await log(id, body)).activity).toEqual(once.activity);
        expect(await ownItems(ada)).toEqual(items);
      }
    });

    test('8 sessions at the same time leave the page of the newest', async () => {
      const id = await create();
      const bodies = Array.from({ length: 8 }, (_, n) => {
        const date = ago(n);
        return { _id: idOn(date), minutes: 5, page: 200 - n, date };
      });
      await Promise.all(bodies.map((body) => log(id, body)));
      expect(await read(id)).toMatchObject({ page: 200, spentMinutes: 40 });
      expect(inconsistencies(await ownItems(ada))).toEqual([]);
    });

    test('a session on a completed resource moves its page, which decides the progress after reopening', async () => {
      const id = await create({ page: 100 });
      await ada.call(resources.update, { params: { id }, body: { status: 'Completed' } });
      const { resource, activity } = await log(id, { minutes: 5, page: 120 });
      expect(resource).toMatchObject({ progress: 100, page: 120, status: 'Completed' });
      expect(activity).toMatchObject({ page: 120, pageBefore: 100 });
      await ada.call(resources.update, { params: { id }, body: { status: 'In Progress' } });
      expect(await read(id)).toMatchObject({ page: 120, progress: 37 });
    });

    // biome-ignore format: one line a case
    test.each<[string, Partial<NewResource>, object]>([
      ['both page and progress', {}, { page: 10, progress: 10 }],
      ['a page above the pages', {}, { page: 321 }],
      ['a page without pages', { pages: undefined }, { page: 1 }],
      ['a page with parts', { pages: undefined, parts: [{ title: 'One' }] }, { page: 1 }],
      ['a negative page', {}, { page: -1 }],
      ['half a page', {}, { page: 1.5 }],
      ['a page that is not a number', {}, { page: '12' }],
      ['no page', {}, { page: null }],
    ])('a session with %s is refused and changes nothing', async (_, given, more) => {
      const id = await create(given);
      const items = await ownItems(ada);
      const body = { minutes: 5, ...more };
      const refused = problemOf(await ada.send(resources.logTime, { params: { id }, body }));
      expect(refused).toMatchObject({ status: 400, errors: [{ field: 'page' }] });
      expect(await ownItems(ada)).toEqual(items);
    });

    test('a project has no page', async () => {
      const { data } = await ada.call(projects.create, { body: { name: 'A site' } });
      const params = { id: data.project._id };
      const refused = await ada.send(projects.logTime, { params, body: { minutes: 5, page: 1 } });
      expect(problemOf(refused)).toMatchObject({ status: 400, errors: [{ field: 'page' }] });
    });

    test('three sessions whose page rose decide the time left', async () => {
      const id = await create({ duration: 600 });
      expect(await pace(id)).toMatchObject({
        pagesLeft: 320,
        minutesLeft: 600,
        pagesPerHour: null,
      });
      for (const [days, page] of [
        [9, 22],
        [8, 44],
      ] as const)
        await log(id, { minutes: 60, page, date: ago(days) });
      expect(await pace(id)).toMatchObject({
        pagesLeft: 276,
        minutesLeft: 522,
        pagesPerHour: null,
      });
      await log(id, { minutes: 600, page: 30, date: ago(7) });
      await log(id, { minutes: 60, page: 52, date: ago(6) });
      // At 22 pages an hour, 268 pages take 731 minutes, rounded to 730.
      expect(await pace(id)).toMatchObject({ pagesLeft: 268, minutesLeft: 730, pagesPerHour: 22 });
    });

    test('older sessions decide the speed if the last weeks have too few', async () => {
      const id = await create();
      await ada.call(resources.update, {
        params: { id },
        body: { status: 'In Progress', startDate: ago(400) },
      });
      for (const [days, page] of [
        [500, 5],
        [300, 30],
        [200, 60],
        [2, 90],
      ] as const)
        await log(id, { minutes: 60, page, date: ago(days) });
      // No reading was closed, so the first session belongs to the present reading. 90 pages in 4 h are 23 an hour.
      expect(await pace(id)).toMatchObject({ pagesLeft: 230, pagesPerHour: 23 });
    });

    test('the minutes of open parts are the time left', async () => {
      const parts = [
        { title: 'One', minutes: 20, done: true },
        { title: 'Two', minutes: 25 },
      ];
      const id = await create({ pages: undefined, parts, duration: 600 });
      expect(await pace(id)).toMatchObject({
        pagesLeft: null,
        minutesLeft: 25,
        pagesPerHour: null,
      });
    });

    // biome-ignore format: one line a case
    test.each<[Partial<NewResource>, string]>([
      [{}, 'fewSessions'],
      [{ page: 320, duration: 60 }, 'nothingLeft'],
      [{ status: 'Completed' }, 'resourceCompleted'],
    ])('with %j there is a reason instead of a finish', async (given, reason) => {
      expect(await pace(await create(given))).toMatchObject({ finish: null, reasons: { finish: { reason } } });
    });

    test('an import keeps both pages, and needs none', async () => {
      const id = await create();
      const record = (date: Day, more: object) => ({
        ...{ _id: idOn(date), skill: null, date, hours: 0.5, duration: 30, description: '' },
        ...{ type: 'Reading' as const, source: 'resource' as const, sourceId: id, sourceName: 'B' },
        createdAt: `${date}T12:00:00.000Z`,
        ...more,
      });
      const activities = [
        record(ago(1), { page: 40, pageBefore: 20 }),
        record(ago(2), { page: 40, pageBefore: null }),
        record(ago(3), {}),
      ];
      const send = async () =>
        (await ada.call(skillImports.importUnassigned, { body: { activities } })).data.results;
      expect((await send()).map(({ outcome }) => outcome)).toEqual(activities.map(() => 'created'));
      const shown = await sessions();
      expect(shown.map(({ page, pageBefore }) => [page, pageBefore])).toEqual([
        [40, 20],
        [40, null],
        [null, null],
      ]);
      const nulls = activities.map((one) => ({ page: null, pageBefore: null, ...one }));
      const again = await ada.call(skillImports.importUnassigned, { body: { activities: nulls } });
      expect(again.data.results.map(({ outcome }) => outcome)).toEqual(nulls.map(() => 'there'));
      // An imported session with a page also counts as a newer session.
      expect(await log(id, { minutes: 5, page: 99, date: ago(2) })).toMatchObject({
        activity: { pageBefore: null },
        resource: { page: 0 },
      });
    });

    test.each<[object]>([
      [{ page: 1, source: 'manual', sourceId: null, sourceName: null }],
      [{ page: 1, source: 'project' }],
      [{ pageBefore: 1 }],
      [{ page: 20_001 }],
      [{ page: 2, pageBefore: -1 }],
    ])('an imported activity with %j is refused', async (more) => {
      const record = {
        ...{ _id: idOn(today), skill: null, date: today, hours: 0.5, duration: 30 },
        ...{ type: 'Reading', source: 'resource', sourceId: idOn(today), sourceName: 'B' },
        ...{ description: '', createdAt: new Date().toISOString() },
        ...more,
      };
      const body = { activities: [record] };
      const refused = await ada.send(skillImports.importUnassigned, { body });
      expect(problemOf(refused)).toMatchObject({ status: 400 });
    });
  });
};

import { beforeAll, describe, expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { type ActivityRecord, skillImports } from '#shared/skills/imports.ts';
import type { LogTime } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { nobodysId } from '#testing/live/routes.ts';

/** The calls of each kind of source, under the same names. */
const kinds = {
  resource: {
    type: 'Reading',
    routes: resources,
    create: async (by: Person, title: string) =>
      (await by.call(resources.create, { body: { title } })).data.resource._id,
    rename: (by: Person, id: string, title: string) =>
      by.call(resources.update, { params: { id }, body: { title } }),
    read: async (by: Person, id: string) => (await by.call(resources.get, { params: { id } })).data,
    list: async (by: Person) => (await by.call(resources.list, {})).data.resources,
    log: async (by: Person, id: string, body: LogTime) => {
      const { resource, ...rest } = (await by.call(resources.logTime, { params: { id }, body }))
        .data;
      return { ...rest, item: resource };
    },
  },
  project: {
    type: 'Project',
    routes: projects,
    create: async (by: Person, name: string) =>
      (await by.call(projects.create, { body: { name } })).data.project._id,
    rename: (by: Person, id: string, name: string) =>
      by.call(projects.update, { params: { id }, body: { name } }),
    read: async (by: Person, id: string) => (await by.call(projects.get, { params: { id } })).data,
    list: async (by: Person) => (await by.call(projects.list, {})).data.projects,
    log: async (by: Person, id: string, body: LogTime) => {
      const { project, ...rest } = (await by.call(projects.logTime, { params: { id }, body })).data;
      return { ...rest, item: project };
    },
  },
} as const;

export const logTimeSuite = (target: Target, kind: keyof typeof kinds): void => {
  const { type, routes, create, rename, read, list, log } = kinds[kind];

  describe(`time of a ${kind}`, () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;
    let skill: string;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
      skill = await newSkill();
    });

    const newSkill = async (by = ada): Promise<string> =>
      (await by.call(skills.create, { body: { name: 'Rust', category: 'Other' } })).data.skill._id;
    const skillOf = async (id: string) => (await ada.call(skills.get, { params: { id } })).data;
    const activitiesOf = async (id: string, by = ada) =>
      (await by.call(skills.activities, { params: { id }, query: {} })).data.activities;
    const unassigned = async (by = ada) =>
      (await by.call(skills.unassigned, { query: {} })).data.activities;
    const totals = async (by = ada) => {
      const { data } = await by.call(analytics.dashboard, {});
      const { skillAnalytics, learningAnalytics, motivationalStats, weeklyActivity } = data;
      return {
        hours: skillAnalytics.totalHoursLogged,
        learning: motivationalStats.totalLearningHours,
        monthly: learningAnalytics.monthlyLearningTime,
        today: weeklyActivity.at(-1)?.skillActivities ?? 0,
      };
    };
    const undo = (id: string, activityId: string, by = ada) =>
      by.send(routes.removeTime, { params: { id, activityId } });
    const consistent = async (...people: Person[]) =>
      expect(inconsistencies(await ownItems(...people, ada))).toEqual([]);

    test('logged for a skill counts in the hours of the skill and the minutes of its source', async () => {
      const id = await create(ada, 'The Book');
      const body = { _id: idOn(today), minutes: 90, date: today, skill, note: 'Two chapters' };
      const before = await skillOf(skill);
      const logged = await log(ada, id, body);
      expect(logged.activity).toEqual({
        _id: body._id,
        skill,
        source: kind,
        sourceId: id,
        sourceName: 'The Book',
        type,
        date: today,
        hours: 1.5,
        duration: 90,
        description: 'Two chapters',
        page: null,
        pageBefore: null,
        createdAt: expect.any(String),
      });
      expect(logged.item).toMatchObject({ _id: id, spentMinutes: 90 });
      expect(logged.skill).toMatchObject({ _id: skill, lastActivityDate: today });
      expect(logged.skill?.currentHours).toBe(before.currentHours + 1.5);
      expect(await read(ada, id)).toEqual(logged.item);
      expect((await list(ada)).find(({ _id }) => _id === id)).toEqual(logged.item);
      expect(await activitiesOf(skill)).toContainEqual(logged.activity);
      await consistent();
    });

    test('logged for no skill counts in the total hours, the heatmap and the minutes of its source', async () => {
      const by = await registerPerson(target, zone);
      const id = await create(by, 'The Book');
      const logged = await log(by, id, { minutes: 45 });
      expect(logged).toMatchObject({ skill: null, item: { spentMinutes: 45 } });
      expect(logged.activity).toMatchObject({ skill: null, date: today, sourceId: id });
      expect(await unassigned(by)).toEqual([logged.activity]);
      expect(await totals(by)).toEqual({ hours: 0.75, learning: 0.75, monthly: 45, today: 1 });
      const { data: cells } = await by.call(analytics.skillHeatmap, { query: { days: 1 } });
      expect(cells).toEqual([{ date: today, activity: 1, minutes: 45 }]);
      expect((await by.call(skills.stats, {})).data.totalHours).toBe(0);
      await consistent(by);
    });

    test('a repeated request logs nothing more, and another request with the same id is a conflict', async () => {
      const id = await create(ada, 'The Book');
      for (const of of [skill, undefined]) {
        const body = { _id: idOn(today), minutes: 30, date: today, skill: of, progress: 20 };
        const once = await log(ada, id, body);
        await ada.call(routes.update, { params: { id }, body: { progress: 60 } });
        const before = await ownItems(ada);
        const again = await log(ada, id, body);
        expect(again.activity).toEqual(once.activity);
        expect(again.item).toMatchObject({ progress: 60, spentMinutes: once.item.spentMinutes });
        const other = { params: { id }, body: { ...body, minutes: 31 } };
        expect(problemOf(await ada.send(routes.logTime, other))).toMatchObject({ status: 409 });
        expect(await ownItems(ada)).toEqual(before);
      }
    });

    test('8 logs at the same time lose nothing', async () => {
      const id = await create(ada, 'The Book');
      const before = await skillOf(skill);
      const of = (n: number) => ({ minutes: 6, skill: n % 2 ? skill : null, progress: n });
      await Promise.all(Array.from({ length: 8 }, (_, n) => log(ada, id, of(n))));
      expect(await read(ada, id)).toMatchObject({ spentMinutes: 48 });
      expect((await skillOf(skill)).loggedTime).toBe(before.loggedTime + 4 * 30);
      await consistent();
    });

    test('can be logged together with a new progress', async () => {
      const id = await create(ada, 'The Book');
      expect(await log(ada, id, { minutes: 5, progress: 30 })).toMatchObject({
        item: { progress: 30, spentMinutes: 5 },
      });
      await ada.call(routes.update, { params: { id }, body: { status: 'Completed' } });
      expect(await log(ada, id, { minutes: 5, skill, progress: 50 })).toMatchObject({
        item: {
          ...{ status: 'Completed', progress: 100, spentMinutes: 10 },
          // A completed resource records new progress as `progressBefore`.
          progressBefore: kind === 'resource' ? 50 : 30,
        },
      });
      await consistent();
    });

    test.each<[Partial<Record<keyof LogTime, unknown>>, string]>([
      [{ minutes: 0 }, 'minutes'],
      [{ minutes: 1_441 }, 'minutes'],
      [{ minutes: 1.5 }, 'minutes'],
      [{ minutes: 5, skill: nobodysId }, 'skill'],
      [{ minutes: 5, date: addDays(today, 1) }, 'date'],
      [{ minutes: 5, date: ago(3), _id: idOn(ago(2)) }, '_id'],
      [{ minutes: 5, progress: 101 }, 'progress'],
      [{ minutes: 5, note: 'x'.repeat(2_001) }, 'note'],
      [{ minutes: 5, hours: 1 } as object, 'hours'],
    ])('%j is refused for %s, and changes nothing', async (body, field) => {
      const id = await create(ada, 'The Book');
      const before = await ownItems(ada);
      const refused = problemOf(await ada.send(routes.logTime, { params: { id }, body }));
      expect(refused).toMatchObject({ status: 400, errors: [{ field }] });
      expect(await ownItems(ada)).toEqual(before);
    });

    test('can’t be logged for the skill or the source of somebody else', async () => {
      const eve = await registerPerson(target, zone);
      const id = await create(ada, 'The Book');
      const own = await create(eve, 'The Book');
      const { activity } = await log(ada, id, { minutes: 5 });
      const before = await ownItems(ada, eve);
      const send = (by: Person, of: string, body: LogTime) =>
        by.send(routes.logTime, { params: { id: of }, body });
      expect((await send(eve, id, { minutes: 5 })).status).toBe(404);
      expect(problemOf(await send(eve, own, { minutes: 5, skill }))).toMatchObject({
        status: 400,
        errors: [{ field: 'skill' }],
      });
      expect((await undo(id, activity._id, eve)).status).toBe(404);
      expect(await ownItems(ada, eve)).toEqual(before);
    });

    test('an undo takes the minutes from the source and the skill', async () => {
      const id = await create(ada, 'The Book');
      const of = await newSkill();
      const [first, second, third, fourth] = [
        await log(ada, id, { minutes: 10, skill: of, date: ago(1) }),
        await log(ada, id, { minutes: 20, skill: of }),
        await log(ada, id, { minutes: 40, skill: of }),
        await log(ada, id, { minutes: 80 }),
      ];
      const left = async () => {
        const { loggedTime, lastActivityDate, activityCount } = await skillOf(of);
        const { spentMinutes } = await read(ada, id);
        await consistent();
        return [spentMinutes, loggedTime / 5, activityCount, lastActivityDate];
      };
      expect(await left()).toEqual([150, 70, 3, today]);
      expect((await undo(id, third.activity._id)).status).toBe(200);
      expect(await left()).toEqual([110, 30, 2, today]);
      expect((await undo(id, fourth.activity._id)).status).toBe(200);
      expect(await left()).toEqual([30, 30, 2, today]);
      const params = { id: of, activityId: second.activity._id };
      await ada.call(skills.removeActivity, { params });
      expect(await left()).toEqual([10, 10, 1, ago(1)]);
      expect((await undo(id, first.activity._id)).status).toBe(200);
      expect(await left()).toEqual([0, 0, 0, null]);
      expect((await undo(id, first.activity._id)).status).toBe(404);
      expect((await undo(id, fourth.activity._id)).status).toBe(404);
    });

    test('an undo removes no activity of another source', async () => {
      const [id, other] = [await create(ada, 'The Book'), await create(ada, 'Another')];
      const { activity } = await log(ada, id, { minutes: 10, skill });
      const { data } = await ada.call(skills.logHours, {
        params: { id: skill },
        body: { hours: 1 },
      });
      expect((await undo(other, activity._id)).status).toBe(404);
      expect((await undo(id, data.activity._id)).status).toBe(404);
      expect((await undo(id, nobodysId)).status).toBe(404);
      await consistent();
    });

    test('shows the current name of its source, or the last name of a deleted source', async () => {
      const id = await create(ada, 'The Book');
      const of = await newSkill();
      const { activity } = await log(ada, id, { minutes: 10, skill: of });
      const own = (await log(ada, id, { minutes: 20 })).activity;
      const names = async () => {
        const all = [...(await activitiesOf(of)), ...(await unassigned())];
        return all.filter(({ sourceId }) => sourceId === id).map(({ sourceName }) => sourceName);
      };
      await rename(ada, id, 'The Second Edition');
      expect(await names()).toEqual(['The Second Edition', 'The Second Edition']);
      await ada.call(routes.remove, { params: { id } });
      expect(await names()).toEqual(['The Second Edition', 'The Second Edition']);
      expect((await skillOf(of)).loggedTime).toBe(50);
      await consistent();
      expect((await undo(id, activity._id)).status).toBe(200);
      expect((await undo(id, own._id)).status).toBe(200);
      expect(await names()).toEqual([]);
      expect(
        (await ada.send(routes.logTime, { params: { id }, body: { minutes: 1 } })).status,
      ).toBe(404);
      await consistent();
    });

    test('of a deleted skill no longer counts for its source', async () => {
      const of = await newSkill();
      const id = await create(ada, 'The Book');
      for (let days = 0; days < 3; days++) {
        await log(ada, id, { minutes: 10, skill: of, date: ago(40 * days) });
      }
      await log(ada, id, { minutes: 5, skill });
      await ada.call(skills.remove, { params: { id: of } });
      expect(await read(ada, id)).toMatchObject({ spentMinutes: 5 });
      await consistent();
    });

    test('an import creates activities, even without their source, and an undo deletes them', async () => {
      const by = await registerPerson(target, zone);
      const of = await newSkill(by);
      const id = await create(by, 'The Book');
      const from = { source: kind, sourceId: id, sourceName: 'The Book' } as const;
      const recordOf = (date: Day, more: Partial<ActivityRecord> = {}): ActivityRecord => ({
        _id: idOn(date),
        skill: null,
        ...from,
        type,
        date,
        hours: 0.5,
        duration: 30,
        description: '',
        page: null,
        pageBefore: null,
        createdAt: `${date}T18:00:00.000Z`,
        ...more,
      });
      const own = [
        recordOf('2025-03-31'),
        recordOf('2025-03-31', { sourceId: nobodysId, sourceName: 'Gone' }),
        recordOf('2025-04-01', { source: 'manual', sourceId: null, sourceName: null }),
      ];
      const skilled = [recordOf('2025-03-31', { skill: of })];
      const send = async (activities: ActivityRecord[]) => {
        const { data } = await by.call(skillImports.importUnassigned, { body: { activities } });
        return data.results.map(({ outcome }) => outcome);
      };
      expect(await send(own)).toEqual(['created', 'created', 'created']);
      const ofSkill = { params: { id: of }, body: { activities: skilled } };
      await by.call(skillImports.importActivities, ofSkill);
      const renamed = own.map((one) => ({ ...one, sourceName: one.sourceName && 'New' }));
      expect(await send(renamed)).toEqual(['there', 'there', 'there']);
      expect(await read(by, id)).toMatchObject({ spentMinutes: 60 });
      const query = { from: '2025-01-01', to: today };
      const kept = (await by.call(skills.unassigned, { query })).data.activities;
      expect(new Set(kept)).toEqual(new Set(own));
      expect((await totals(by)).hours).toBe(2);
      const wrong = await by.send(skillImports.importUnassigned, { body: { activities: skilled } });
      expect(problemOf(wrong)).toMatchObject({ errors: [{ field: 'activities.0.skill' }] });
      await consistent(by);
      const ids = own.map(({ _id }) => _id);
      const undone = await by.call(skillImports.undoUnassigned, { body: { ids } });
      expect(undone.data.results.map(({ outcome }) => outcome)).toEqual(ids.map(() => 'removed'));
      expect(await read(by, id)).toMatchObject({ spentMinutes: 30 });
      await consistent(by);
    });

    test.each<[object, string]>([
      [{ source: 'manual' }, 'sourceId'],
      [{ source: undefined }, 'sourceId'],
      [{ sourceName: null }, 'sourceId'],
      [{ sourceId: null }, 'sourceId'],
      [{ source: 'elsewhere' }, 'source'],
    ])('an imported activity with %j is refused', async (more, field) => {
      const record = {
        _id: idOn(today),
        skill: null,
        type,
        date: today,
        hours: 0.5,
        duration: 30,
        source: kind,
        sourceId: nobodysId,
        sourceName: 'Gone',
        description: '',
        createdAt: new Date().toISOString(),
        ...more,
      };
      const body = { activities: [record] };
      const refused = problemOf(await ada.send(skillImports.importUnassigned, { body }));
      expect(refused).toMatchObject({ status: 400, errors: [{ field: `activities.0.${field}` }] });
    });
  });
};

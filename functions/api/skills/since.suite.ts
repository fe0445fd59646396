import { beforeAll, describe, expect, test } from 'vitest';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, LAST_DAY, todayIn } from '#shared/days/days.ts';
import type { OwnerArea } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import type { Since } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { nobodysId } from '#testing/live/routes.ts';

export const sinceSuite = (target: Target): void => {
  describe('since a day', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const makeSkill = async (): Promise<string> => {
      const body = { name: 'Rust', category: 'Other' } as const;
      return (await ada.call(skills.create, { body })).data.skill._id;
    };
    const log = (id: string, hours: number, date: Day) =>
      ada.call(skills.logHours, { params: { id }, body: { _id: idOn(date), hours, date } });
    const makeResource = async (relatedSkills: string[], completionDate?: Day) => {
      const { data } = await ada.call(resources.create, {
        body: { title: 'The Book', type: 'Book', relatedSkills },
      });
      const params = { id: data.resource._id };
      const body = { status: 'Completed', completionDate } as const;
      if (completionDate) await ada.call(resources.update, { params, body });
      return params.id;
    };
    const makeProject = async (relatedSkills: string[], completionDate?: Day) => {
      const { data } = await ada.call(projects.create, { body: { name: 'Shell', relatedSkills } });
      const params = { id: data.project._id };
      const body = { status: 'Completed', completionDate } as const;
      if (completionDate) await ada.call(projects.update, { params, body });
      return params.id;
    };
    const write = (area: OwnerArea, id: string, date: Day) =>
      ada.call(notes.create, { body: { about: { area, id }, text: 'Traits', date } });
    const since = async (id: string, date: Day): Promise<Since> =>
      (await ada.call(skills.since, { params: { id }, query: { date } })).data;
    const nothing: Since = { hours: 0, resources: 0, projects: 0, notes: 0 };

    test('a new skill has nothing', async () => {
      expect(await since(await makeSkill(), ago(100))).toEqual(nothing);
    });

    test('hours, completed items and notes of the skill count if they are after the day', async () => {
      const [rust, go] = [await makeSkill(), await makeSkill()];
      for (const [hours, days] of [
        [4, 30],
        [0.33, 10],
        [1.25, 9],
        [2, 0],
      ] as const)
        await log(rust, hours, ago(days));
      await log(go, 8, ago(1));
      const book = await makeResource([rust, go], ago(9));
      await makeResource([rust], ago(10));
      const open = await makeResource([rust]);
      const others = await makeResource([go], ago(1));
      const shell = await makeProject([rust], today);
      await makeProject([go], today);
      for (const [area, id] of [
        ['skills', rust],
        ['resources', book],
        ['resources', open],
        ['projects', shell],
      ] as const) {
        await write(area, id, ago(10));
        await write(area, id, ago(2));
      }
      await write('skills', go, today);
      await write('resources', others, today);
      expect(await since(rust, ago(10))).toEqual({
        hours: 3.25,
        resources: 1,
        projects: 1,
        notes: 4,
      });
      expect(await since(rust, ago(11))).toEqual({
        hours: 3.58,
        resources: 2,
        projects: 1,
        notes: 8,
      });
      expect(await since(rust, ago(1))).toEqual({ ...nothing, hours: 2, projects: 1 });
      for (const date of [today, addDays(today, 1), LAST_DAY]) {
        expect(await since(rust, date)).toEqual(nothing);
      }
    });

    test('a resource that was read twice counts once', async () => {
      const rust = await makeSkill();
      const id = await makeResource([rust], ago(5));
      await ada.call(resources.again, { params: { id }, body: {} });
      expect(await since(rust, ago(6))).toMatchObject({ resources: 1 });
      await ada.call(resources.update, { params: { id }, body: { status: 'Completed' } });
      expect(await since(rust, ago(6))).toMatchObject({ resources: 1 });
    });

    test('of an unknown skill, or of another person’s, is 404', async () => {
      const grace = await registerPerson(target, zone);
      const id = await makeSkill();
      for (const date of [ago(5), addDays(today, 5)]) {
        for (const [person, params] of [
          [grace, { id }],
          [ada, { id: nobodysId }],
        ] as const) {
          const response = await person.send(skills.since, { params, query: { date } });
          expect(problemOf(response).code).toBe('not_found');
        }
      }
    });

    test.each([
      [{}, 'date'],
      [{ date: '2026-02-30' }, 'date'],
    ])('%j is refused', async (query: Record<string, string>, field) => {
      const params = { id: await makeSkill() };
      const response = await ada.send(skills.since, { params, query });
      expect(problemOf(response)).toMatchObject({ code: 'invalid', errors: [{ field }] });
    });
  });
};

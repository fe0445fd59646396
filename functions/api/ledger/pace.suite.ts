import { beforeAll, describe, expect, test } from 'vitest';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, endOfWeek, startOfWeek, todayIn } from '#shared/days/days.ts';
import type { PaceShown } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { users } from '#shared/users/routes.ts';
import { createClient, problemOf, successOf, type Target } from '#testing/live/client.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { nobodysId } from '#testing/live/routes.ts';

export const paceSuite = (target: Target): void => {
  describe('the pace of a skill', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const thisWeek = startOfWeek(today, 0);
    /** Returns the third day of the nth complete week before the current week. */
    const week = (n: number): Day => addDays(thisWeek, 2 - 7 * n);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (targetHours: number, by = ada): Promise<string> => {
      const body = { name: 'Rust', category: 'Other', targetHours } as const;
      return (await by.call(skills.create, { body })).data.skill._id;
    };
    const log = async (id: string, hours: number, date: Day, by = ada): Promise<string> => {
      const body = { _id: idOn(date), hours, date };
      return (await by.call(skills.logHours, { params: { id }, body })).data.activity._id;
    };
    const pace = async (id: string, by = ada): Promise<PaceShown> =>
      (await by.call(skills.pace, { params: { id } })).data;
    /** Creates a skill with two hours in each of the last complete weeks. */
    const practised = async (weeks: number, targetHours: number, by = ada): Promise<string> => {
      const id = await create(targetHours, by);
      for (let n = 1; n <= weeks; n++) await log(id, 2, week(n), by);
      return id;
    };

    test('is missing for a new skill, and says why', async () => {
      expect(await pace(await create(20))).toEqual({
        weeks: 0,
        hoursPerWeek: 0,
        finish: null,
        earliest: null,
        latest: null,
        reason: 'Needs 8 full weeks; there are 0.',
        reasons: { finish: { reason: 'fewWeeks', params: { needed: 8, weeks: 0 } } },
      });
    });

    test('needs full weeks: the week of the first activity does not count', async () => {
      const id = await practised(8, 40);
      expect(await pace(id)).toMatchObject({ weeks: 7, hoursPerWeek: 2, finish: null });
      const older = await log(id, 2, week(14));
      // The older activity is before the 13 weeks. So all 13 weeks count, five of them without time.
      const finish = addDays(today, Math.ceil((7 * 22 * 13) / 16));
      expect(await pace(id)).toEqual({
        weeks: 13,
        hoursPerWeek: 1.23,
        finish,
        earliest: addDays(today, 77),
        latest: null,
        reason: null,
        reasons: { finish: null },
      });
      const params = { id, activityId: older };
      successOf(skills.removeActivity, await ada.send(skills.removeActivity, { params }));
      expect(await pace(id)).toMatchObject({ weeks: 7, finish: null });
    });

    test('uses the first day of weeks in the request', async () => {
      const id = await practised(13, 60);
      await log(id, 2, week(20));
      expect(await pace(id)).toMatchObject({ weeks: 13, hoursPerWeek: 2 });
      const inWeeksFrom = (day: string) =>
        createClient(target.url, {
          authorization: `Bearer ${ada.token}`,
          'x-time-zone': zone,
          'x-day-starts-at': '0',
          'x-week-starts-on': day,
        });
      const monday = successOf(
        skills.pace,
        await inWeeksFrom('1').send(skills.pace, { params: { id } }),
      );
      const lastMonday = startOfWeek(today, 1);
      const counted = Array.from({ length: 13 }, (_, n) => week(n + 1)).filter(
        (day) => day >= addDays(lastMonday, -91) && day < lastMonday,
      ).length;
      expect(monday.data).toMatchObject({
        weeks: 13,
        hoursPerWeek: Math.round((counted * 200) / 13) / 100,
      });
    });

    test('leaves out weeks that are completely on vacation, and no others', async () => {
      const grace = await registerPerson(target, zone);
      const id = await practised(9, 60, grace);
      await log(id, 1, week(20), grace);
      expect(await pace(id, grace)).toMatchObject({ weeks: 13, hoursPerWeek: 1.38 });
      const [from, last] = [startOfWeek(week(13), 0), endOfWeek(week(10), 0)];
      const params = { from };
      await grace.call(users.setVacation, { params, body: { to: addDays(last, -1) } });
      expect(await pace(id, grace)).toMatchObject({ weeks: 10, hoursPerWeek: 1.8 });
      await grace.call(users.setVacation, { params, body: { to: last } });
      expect(await pace(id, grace)).toMatchObject({
        weeks: 9,
        hoursPerWeek: 2,
        latest: expect.any(String),
      });
    });

    test('ends once the target is reached', async () => {
      const id = await practised(10, 20);
      expect((await pace(id)).reasons.finish).toEqual({ reason: 'targetReached', params: {} });
    });

    test('of an unknown skill, or of another person’s, is 404', async () => {
      const grace = await registerPerson(target, zone);
      const id = await create(20);
      for (const [person, params] of [
        [grace, { id }],
        [ada, { id: nobodysId }],
      ] as const) {
        const response = await person.send(skills.pace, { params });
        expect(problemOf(response).code).toBe('not_found');
      }
    });
  });
};

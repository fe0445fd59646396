import { beforeAll, describe, expect, test } from 'vitest';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, endOfWeek, startOfWeek, todayIn } from '#shared/days/days.ts';
import type { NewResource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import type { PaceShown } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { users } from '#shared/users/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { nobodysId } from '#testing/live/routes.ts';

export const resourcePaceSuite = (target: Target): void => {
  describe('the pace of a resource', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    /** Returns the third day of the nth complete week before the current week. */
    const week = (n: number): Day => addDays(startOfWeek(today, 0), 2 - 7 * n);
    let ada: Person;
    let rust: string;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
      const body = { name: 'Rust', category: 'Other' } as const;
      rust = (await ada.call(skills.create, { body })).data.skill._id;
    });

    const create = async (given: Partial<NewResource> = {}): Promise<string> => {
      const body = { title: 'The Book', duration: 1_200, ...given };
      return (await ada.call(resources.create, { body })).data.resource._id;
    };
    const log = (id: string, minutes: number, date: Day, skill: string | null = null) =>
      ada.call(resources.logTime, {
        params: { id },
        body: { _id: idOn(date), minutes, date, skill },
      });
    const pace = async (id: string, by = ada): Promise<PaceShown> =>
      (await by.call(resources.pace, { params: { id } })).data;

    test('counts the time of the resource for any skill or none, and no other time', async () => {
      const id = await create({ progress: 50 });
      const other = await create();
      for (let n = 1; n <= 10; n++) {
        await log(id, 60, week(n), n % 2 ? rust : null);
        await log(other, 600, week(n), rust);
      }
      await log(id, 60, week(30));
      // 600 minutes are left. The first three of the 13 weeks have no logged time.
      expect(await pace(id)).toEqual({
        weeks: 13,
        hoursPerWeek: 0.77,
        finish: addDays(today, 91),
        earliest: addDays(today, 70),
        latest: addDays(today, 7 * 40),
        reason: null,
        reasons: { finish: null },
        ...{ pagesLeft: null, minutesLeft: 600, pagesPerHour: null },
      });
      expect(await pace(other)).toMatchObject({ weeks: 9, hoursPerWeek: 10 });
      await ada.call(users.setVacation, {
        params: { from: startOfWeek(week(13), 0) },
        body: { to: endOfWeek(week(11), 0) },
      });
      expect(await pace(id)).toMatchObject({
        weeks: 10,
        hoursPerWeek: 1,
        finish: addDays(today, 70),
      });
    });

    // biome-ignore format: one line a case
    test.each<[string, Partial<NewResource>, string, string]>([
      ['time', {}, 'Needs 8 full weeks; there are 0.', 'fewWeeks'],
      ['a duration', { duration: 0 }, 'It has no duration. Enter one to see when it will be finished.', 'noDuration'],
      ['anything left', { progress: 100 }, 'Nothing is left of it: its progress is 100%.', 'nothingLeft'],
      ['a reading in progress', { status: 'Completed' }, 'It is completed.', 'resourceCompleted'],
    ])('has a reason instead of a forecast without %s', async (_, given, sentence, reason) => {
      expect(await pace(await create(given))).toMatchObject({
        weeks: 0,
        hoursPerWeek: 0,
        finish: null,
        earliest: null,
        latest: null,
        reason: sentence,
        reasons: { finish: { reason, params: expect.anything() } },
      });
    });

    test('of an unknown resource, or of another person’s, is 404', async () => {
      const grace = await registerPerson(target, zone);
      const id = await create();
      for (const [person, params] of [
        [grace, { id }],
        [ada, { id: nobodysId }],
      ] as const) {
        const response = await person.send(resources.pace, { params });
        expect(problemOf(response).code).toBe('not_found');
      }
    });
  });
};

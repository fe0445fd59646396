import { beforeAll, describe, expect, test } from 'vitest';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skillImports } from '#shared/skills/imports.ts';
import { skillReasons } from '#shared/skills/reasons.ts';
import { skills } from '#shared/skills/routes.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { type CallResponse, problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';

/** Tests the limit of 24 hours a day. It applies to time that is logged by hand for a skill. */
export const longDaysSuite = (target: Target): void => {
  describe('a day of a skill', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const day: Day = addDays(today, -3);
    let ada: Person;
    let book: string;
    let shed: string;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
      book = (await ada.call(resources.create, { body: { title: 'The Book' } })).data.resource._id;
      shed = (await ada.call(projects.create, { body: { name: 'A shed' } })).data.project._id;
    });

    const newSkill = async (): Promise<string> =>
      (await ada.call(skills.create, { body: { name: 'Rust', category: 'Other' } })).data.skill._id;
    const hoursOf = async (id: string) =>
      (await ada.call(skills.get, { params: { id } })).data.currentHours;
    const logHours = (id: string, hours: number, _id = idOn(day)) =>
      ada.send(skills.logHours, { params: { id }, body: { _id, hours, date: day } });

    const byHand: Record<string, (skill: string, minutes: number) => Promise<CallResponse>> = {
      hours: (id, minutes) => logHours(id, minutes / 60),
      duration: (id, duration) =>
        ada.send(skills.addActivity, {
          params: { id },
          body: { type: 'Study', date: day, duration },
        }),
      'minutes of a resource': (skill, minutes) =>
        ada.send(resources.logTime, { params: { id: book }, body: { minutes, date: day, skill } }),
      'minutes of a project': (skill, minutes) =>
        ada.send(projects.logTime, { params: { id: shed }, body: { minutes, date: day, skill } }),
    };

    test.each(Object.keys(byHand))('can’t get longer than 24 hours by logging %s', async (what) => {
      const skill = await newSkill();
      const send = (minutes: number) => byHand[what]?.(skill, minutes) ?? Promise.reject();
      await logHours(skill, 20);
      expect(problemOf(await send(300))).toMatchObject({
        status: 400,
        code: 'invalid',
        ...skillReasons.dayTooLong({ day, hours: 20, max: 24 }),
        errors: [{ field: what.split(' ')[0] }],
      });
      expect((await send(240)).status).toBe(201);
      expect(await hoursOf(skill)).toBe(24);
    });

    test('has a limit that no other day, other skill or time without a skill counts against', async () => {
      const [skill, other] = [await newSkill(), await newSkill()];
      await logHours(skill, 24);
      const body = { hours: 24, date: addDays(day, 1) };
      await ada.call(skills.logHours, { params: { id: skill }, body });
      expect((await logHours(other, 24)).status).toBe(201);
      const noSkill = { minutes: 1_440, date: day };
      await ada.call(resources.logTime, { params: { id: book }, body: noSkill });
      const talk = { type: 'Review', date: day } as const;
      await ada.call(skills.addActivity, { params: { id: skill }, body: talk });
    });

    test('counts a repeated log once, and has room again after an undo', async () => {
      const skill = await newSkill();
      const _id = idOn(day);
      const first = await logHours(skill, 20, _id);
      expect((await logHours(skill, 20, _id)).body).toEqual(first.body);
      expect((await logHours(skill, 5, _id)).status).toBe(409);
      await ada.call(skills.removeActivity, { params: { id: skill, activityId: _id } });
      expect((await logHours(skill, 24)).status).toBe(201);
    });

    test('stays within 24 hours if ten devices log at once', async () => {
      const skill = await newSkill();
      const responses = await Promise.all(Array.from({ length: 10 }, () => logHours(skill, 5)));
      const statuses = responses.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([...Array(4).fill(201), ...Array(6).fill(400)]);
      expect(await hoursOf(skill)).toBe(20);
      expect(inconsistencies(await ownItems(ada))).toEqual([]);
    });

    test('may be longer through habits, the timer or an import, which leave less room for logging', async () => {
      const skill = await newSkill();
      const log = (hours: number) =>
        ada.send(skills.logHours, { params: { id: skill }, body: { hours, date: today } });
      expect((await log(24)).status).toBe(201);

      const timed = { skill, countsAs: { minutesEach: 60 } } as const;
      const body = { name: 'Practise', frequency: 'daily', ...timed } as const;
      const { _id: id } = (await ada.call(habits.create, { body })).data.habit;
      await ada.call(habits.toggle, { params: { id }, body: { date: today, completed: true } });

      const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
      const timer = { id: idOn(today) };
      const start = { startedAt: at(60), target: { area: 'skills' as const, id: skill } };
      await ada.call(timerRoutes.start, { params: timer, body: start });
      await ada.call(timerRoutes.stop, { params: timer, body: { at: at(0) } });

      const imported = { type: 'Hours', date: today, hours: 24, duration: null, skill } as const;
      const record = { _id: idOn(today), ...imported, description: '', createdAt: at(0) };
      const { data } = await ada.call(skillImports.importActivities, {
        params: { id: skill },
        body: { activities: [record] },
      });
      expect(data.results).toMatchObject([{ outcome: 'created' }]);

      expect(await hoursOf(skill)).toBe(50);
      expect(problemOf(await log(0.01))).toMatchObject({
        ...skillReasons.dayTooLong({ day: today, hours: 50, max: 24 }),
      });
    });
  });
};

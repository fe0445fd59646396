import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';
import { idOfDay } from '#shared/core/ids.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import type { NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { minute } from '#shared/timer/limits.ts';
import type { SentTarget } from '#shared/timer/model.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { makeToken, nobodysId } from '#testing/live/routes.ts';
import { inAnyOrder } from '../../../testing/functions/inAnyOrder.ts';

export const timerHabitsSuite = (target: Target): void => {
  describe('the timer of a habit', () => {
    /** It is noon in this zone, so no timer of these tests crosses midnight. */
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const begun = Date.now();
    const ago = (minutes: number): string => new Date(begun - minutes * minute).toISOString();
    const amount = { kind: 'amount', unit: 'min', target: 30, direction: 'at-least' } as const;
    let ada: Person;
    let spanish: string;
    let practice: string;

    const meet = async () => {
      ada = await registerPerson(target, zone);
      const body = { name: 'Spanish', category: 'Other' } as const;
      spanish = (await ada.call(skills.create, { body })).data.skill._id;
      practice = await habit({ ...amount, skill: spanish, countsAs: 'minutes' });
    };
    beforeEach(meet);

    const habit = async (more: Partial<NewHabit>): Promise<string> => {
      const body = { name: 'Practise', frequency: 'daily', ...more } as const;
      return (await ada.call(habits.create, { body })).data.habit._id;
    };
    const of = (id: string): SentTarget => ({ area: 'habits', id });
    const started = (minutes: number, sent: SentTarget, id = ulid()) => ({
      params: { id },
      body: { startedAt: ago(minutes), target: sent },
    });
    const start = async (minutes: number, sent = of(practice)): Promise<string> => {
      const request = started(minutes, sent);
      await ada.call(timerRoutes.start, request);
      return request.params.id;
    };
    const at = (id: string, minutes: number) => ({ params: { id }, body: { at: ago(minutes) } });
    const stop = (id: string, minutes = 0) => ada.call(timerRoutes.stop, at(id, minutes));
    const run = async (from: number, to: number, sent?: SentTarget) =>
      stop(await start(from, sent), to);
    const type = (id: string, typed: number | null) =>
      ada.call(habits.setDay, { params: { id, date: today }, body: { amount: typed } });
    const habitOf = async (id: string) => (await ada.call(habits.get, { params: { id } })).data;
    /** Returns today's amount, and whether the day is completed. */
    const dayOf = async (id = practice) => {
      const { amounts = [], isMetToday } = await habitOf(id);
      return [amounts.find(({ date }) => date === today)?.amount, isMetToday];
    };
    const ofSpanish = async () =>
      (await ada.call(skills.activities, { params: { id: spanish } })).data.activities;
    const minutesOfSpanish = async () => (await ofSpanish()).map(({ duration }) => duration);
    const expectWhole = async () => expect(inconsistencies(await ownItems(ada))).toEqual([]);

    test('adds to the amount of the day, and the day is one activity of its skill', async () => {
      const id = await start(60);
      expect((await stop(id, 40)).data).toEqual({
        timer: null,
        activities: [
          {
            _id: expect.any(String),
            skill: null,
            source: 'habit',
            sourceId: practice,
            date: today,
            minutes: 20,
          },
        ],
      });
      expect(await dayOf()).toEqual([20, false]);
      await run(30, 15);
      expect(await dayOf()).toEqual([35, true]);
      expect(await ofSpanish()).toMatchObject([
        { _id: idOfDay(practice, today), source: 'habit', sourceId: practice, duration: 35 },
      ]);
      await expectWhole();
    });

    test('adds to a typed amount, and typing sets the whole day', async () => {
      await type(practice, 12.5);
      await run(60, 40);
      expect(await dayOf()).toEqual([32.5, true]);
      await type(practice, 10);
      await run(30, 15);
      expect(await dayOf()).toEqual([25, false]);
      expect(await minutesOfSpanish()).toEqual([25]);
      await expectWhole();
    });

    test('hours are summed in whole minutes, even for a habit that counts for no skill', async () => {
      const read = await habit({ ...amount, unit: 'Stunden', target: 1 });
      for (const from of [90, 60, 30]) await run(from, from - 20, of(read));
      expect(await dayOf(read)).toEqual([1, true]);
      expect(await ofSpanish()).toEqual([]);
      await expectWhole();
    });

    test('a discard at the start of a timer takes back exactly what the timer added', async () => {
      await type(practice, 10);
      const before = await ownItems(ada);
      const id = await start(60);
      await stop(id, 30);
      expect(await dayOf()).toEqual([40, true]);
      const discard = { params: { id }, query: { at: ago(60) } };
      await ada.call(timerRoutes.discard, discard);
      expect(await dayOf()).toEqual([10, false]);
      expect(await minutesOfSpanish()).toEqual([10]);
      await ada.call(timerRoutes.discard, discard);
      const after = await ownItems(ada);
      expect(after.length).toBe(before.length + 1);
      const only = await start(20);
      await type(practice, null);
      await stop(only, 10);
      await ada.call(timerRoutes.discard, { params: { id: only }, query: { at: ago(20) } });
      expect(await dayOf()).toEqual([undefined, false]);
      expect(await ofSpanish()).toEqual([]);
      await expectWhole();
    });

    test('every call may be repeated', async () => {
      const request = started(30, of(practice));
      const { id } = request.params;
      const calls = [
        () => ada.call(timerRoutes.start, request),
        () => ada.call(timerRoutes.pause, at(id, 20)),
        () => ada.call(timerRoutes.resume, at(id, 10)),
        () => stop(id),
      ];
      for (const call of calls) expect(await call()).toEqual(await call());
      const items = await ownItems(ada);
      for (const call of calls) await call();
      expect(await ownItems(ada)).toEqual(items);
      expect(await dayOf()).toEqual([20, false]);
    });

    test('another target moves the time, even if it was logged', async () => {
      const id = await start(30);
      await stop(id);
      const retarget = (minutes: number, sent: SentTarget) =>
        ada.call(timerRoutes.update, { params: { id }, body: { at: ago(minutes), target: sent } });
      await retarget(-1, { area: 'skills', id: spanish });
      expect([await dayOf(), (await ofSpanish()).map(({ source }) => source)]).toEqual([
        [undefined, false],
        ['timer'],
      ]);
      await retarget(-2, of(practice));
      expect([await dayOf(), (await ofSpanish()).map(({ source }) => source)]).toEqual([
        [30, true],
        ['habit'],
      ]);
      await expectWhole();
    });

    test('adds to two days across midnight', async () => {
      const midnight = Date.parse(`${today}T00:00:00Z`) - offsetOf(zone, begun);
      const id = ulid();
      const instant = (minutes: number) => new Date(midnight + minutes * minute).toISOString();
      const body = { startedAt: instant(-30), target: of(practice) };
      await ada.call(timerRoutes.start, { params: { id }, body });
      await ada.call(timerRoutes.stop, { params: { id }, body: { at: instant(10) } });
      const { amounts } = await habitOf(practice);
      expect(amounts).toEqual([
        { date: addDays(today, -1), amount: 30 },
        { date: today, amount: 10 },
      ]);
      expect((await minutesOfSpanish()).toSorted()).toEqual([10, 30]);
      await expectWhole();
    });

    test('an archived habit still gets its time; a deleted one gets none, and the response says so', async () => {
      const id = await start(60);
      await ada.call(habits.update, { params: { id: practice }, body: { archived: true } });
      await stop(id, 40);
      expect((await habitOf(practice)).amounts).toEqual([{ date: today, amount: 20 }]);
      const other = await start(30);
      await ada.call(habits.remove, { params: { id: practice } });
      expect(await stop(other, 10)).toMatchObject({
        data: { timer: null, activities: [{ minutes: 20 }] },
        reason: 'timerHabitGone',
      });
      expect(await minutesOfSpanish()).toEqual([20]);
      await expectWhole();
    });

    test('adds hours if the unit becomes hours meanwhile, and nothing if it becomes pages', async () => {
      const read = await habit(amount);
      const params = { id: read };
      const id = await start(90, of(read));
      await ada.call(habits.update, { params, body: { unit: 'h', target: 1 } });
      await stop(id, 60);
      expect(await dayOf(read)).toEqual([0.5, false]);
      const next = await start(50, of(read));
      await ada.call(habits.update, { params, body: { unit: 'pages' } });
      expect((await stop(next, 40)).reason).toBe('timerHabitGone');
      await ada.call(timerRoutes.discard, { params: { id }, query: { at: ago(90) } });
      expect((await habitOf(read)).amounts).toEqual([]);
      await expectWhole();
    });

    test('logs time for no skill if the skill of the habit was deleted', async () => {
      const id = await start(60);
      await ada.call(skills.remove, { params: { id: spanish } });
      await stop(id, 30);
      expect(await dayOf()).toEqual([30, true]);
      const { activities } = (await ada.call(skills.unassigned, {})).data;
      expect(activities.map(({ source, duration }) => [source, duration])).toEqual([['habit', 30]]);
      await expectWhole();
    });

    test('any order of arrival, with repetitions, gives the same sums', async () => {
      const [a, b, c] = [ulid(), ulid(), ulid()] as const;
      const both = (id: string, from: number, end: number, sent: () => SentTarget) => [
        () => ada.send(timerRoutes.start, started(from, sent(), id)),
        () => ada.send(timerRoutes.stop, at(id, end)),
      ];
      const calls = [
        ...both(a, 600, 480, () => of(practice)),
        ...both(b, 540, 530, () => ({ area: 'skills', id: spanish })),
        ...both(c, 500, 490, () => of(practice)),
      ];
      await inAnyOrder(calls, meet, async () => {
        expect(await dayOf()).toEqual([70, true]);
        expect((await minutesOfSpanish()).toSorted()).toEqual([10, 70]);
        await expectWhole();
      });
    });

    test('the sums agree if one device types an amount while another stops the timer', async () => {
      const ids = [];
      for (const minutes of [60, 50, 40]) ids.push(await start(minutes));
      await Promise.all([
        type(practice, 5),
        ...ids.map((id) => stop(id, 35)),
        type(practice, 5),
        run(30, 20),
      ]);
      const [sum] = await dayOf();
      expect(await minutesOfSpanish()).toEqual([sum]);
      await expectWhole();
    });

    test('only an existing habit whose amount is time can be chosen', async () => {
      const ticked = await habit({ countsAs: { minutesEach: 20 } });
      const pages = await habit({ ...amount, unit: 'pages' });
      const items = await ownItems(ada);
      for (const id of [ticked, pages]) {
        const problem = problemOf(await ada.send(timerRoutes.start, started(5, of(id))));
        expect(problem).toMatchObject({ status: 400, errors: [{ field: 'target.id' }] });
      }
      const missing = problemOf(await ada.send(timerRoutes.start, started(5, of(nobodysId))));
      expect([missing.status, missing.params]).toEqual([404, { thing: 'habit' }]);
      const skill = { ...of(practice), skill: spanish };
      expect((await ada.send(timerRoutes.start, started(5, skill))).status).toBe(400);
      expect(await ownItems(ada)).toEqual(items);
    });

    test('a token may start a timer only for an area that it may write', async () => {
      const statusOf = async (scopes: Parameters<typeof makeToken>[1]) => {
        const { token } = await makeToken(ada, { skills: 'write', ...scopes });
        const headers = { authorization: `Bearer ${token}` };
        const request = { ...started(9, of(practice)), headers };
        return (await ada.send(timerRoutes.start, request)).status;
      };
      expect(await statusOf({})).toBe(403);
      expect(await statusOf({ habits: 'read' })).toBe(403);
      expect(await statusOf({ habits: 'write' })).toBe(200);
    });
  });
};

/** Returns by how many milliseconds the clocks of a zone are ahead of UTC at an instant. */
const offsetOf = (zone: string, instant: number): number => {
  const wall = new Date(instant).toLocaleString('sv-SE', { timeZone: zone });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(instant / 1_000) * 1_000;
};

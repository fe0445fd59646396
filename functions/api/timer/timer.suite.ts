import { decodeTime, encodeTime, ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';
import { idOn, millisecondsADay } from '#shared/core/ids.ts';
import { todayIn } from '#shared/days/days.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { activityIdOn } from '#shared/timer/activityIds.ts';
import { hour, maxTimers, minute } from '#shared/timer/limits.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import type { Scopes } from '#shared/tokens/model.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson, zoneAt } from '#testing/live/people.ts';
import { pointersTo } from '#testing/live/pointers.ts';
import { makeToken } from '#testing/live/routes.ts';
import { inAnyOrder } from '../../../testing/functions/inAnyOrder.ts';

export const timerSuite = (target: Target): void => {
  describe('the timer', () => {
    /** It is noon in this zone, so no timer of these tests crosses midnight. */
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    let ada: Person;
    let rust: string;

    beforeEach(async () => {
      ada = await registerPerson(target, zone);
      rust = await skill('Rust');
    });

    const skill = async (name: string): Promise<string> => {
      const body = { name, category: 'Programming Language' } as const;
      return (await ada.call(skills.create, { body })).data.skill._id;
    };
    /** An instant `minutes` before the test. */
    const begun = Date.now();
    const ago = (minutes: number): string => new Date(begun - minutes * minute).toISOString();
    const start = (startedAt: string, id = ulid(), more = {}) => ({
      params: { id },
      body: { startedAt, target: { area: 'skills' as const, id: rust }, ...more },
    });
    const startTimer = async (minutes: number, id?: string, more?: object) => {
      const request = start(ago(minutes), id, more);
      return { id: request.params.id, ...(await ada.call(timerRoutes.start, request)).data };
    };
    const at = (id: string, minutes: number) => ({ params: { id }, body: { at: ago(minutes) } });
    const stop = async (id: string, minutes: number) =>
      (await ada.call(timerRoutes.stop, at(id, minutes))).data;
    const current = async () => (await ada.call(timerRoutes.get, {})).data.timer;
    const logged = async (id = rust) =>
      (await ada.call(skills.activities, { params: { id } })).data.activities.map(
        ({ duration }) => duration,
      );
    const hoursOf = async (id: string) =>
      (await ada.call(skills.get, { params: { id } })).data.currentHours;
    const expectWhole = async () => expect(inconsistencies(await ownItems(ada))).toEqual([]);

    test('with a planned end makes the worker check the person then', async () => {
      const looks = async () => (await pointersTo(ada.user._id)).map(({ at }) => at);
      await startTimer(30);
      // This timer's planned end has already passed.
      await startTimer(20, undefined, { plannedMinutes: 10 });
      expect(await looks()).toEqual([]);
      const { id } = await startTimer(10, undefined, { plannedMinutes: 25 });
      const end = Math.ceil(Date.parse(ago(-15)) / minute);
      expect(await looks()).toEqual([end]);
      await stop(id, 5);
      expect(await looks()).toEqual([end]);
    });

    test('becomes an activity of its skill after a start, a pause, a resume and a stop', async () => {
      expect(await current()).toBeNull();
      const { id, timer } = await startTimer(60, undefined, {
        note: 'Lifetimes',
        plannedMinutes: 50,
      });
      expect(timer).toEqual({
        _id: id,
        startedAt: ago(60),
        target: { area: 'skills', id: rust },
        note: 'Lifetimes',
        pauses: [],
        seenAt: ago(60),
        plannedMinutes: 50,
        checkAfter: 120,
      });
      expect(await current()).toEqual(timer);
      await ada.call(timerRoutes.pause, at(id, 40));
      expect((await current())?.pauses).toEqual([{ from: ago(40), to: null }]);
      await ada.call(timerRoutes.resume, at(id, 30));
      expect(await stop(id, 0)).toEqual({
        timer: null,
        activities: [
          {
            _id: expect.any(String),
            skill: rust,
            source: 'timer',
            sourceId: null,
            date: today,
            minutes: 50,
          },
        ],
      });
      expect(await current()).toBeNull();
      const { activities } = (await ada.call(skills.activities, { params: { id: rust } })).data;
      expect(activities).toMatchObject([
        { type: 'Practice', duration: 50, date: today, description: 'Lifetimes' },
      ]);
      expect(await hoursOf(rust)).toBe(0.83);
      await expectWhole();
    });

    test('every call may be repeated', async () => {
      const request = start(ago(30));
      const { id } = request.params;
      const calls = [
        () => ada.call(timerRoutes.start, request),
        () => ada.call(timerRoutes.pause, at(id, 20)),
        () => ada.call(timerRoutes.resume, at(id, 10)),
        () => ada.call(timerRoutes.update, { params: { id }, body: { at: ago(9), note: 'x' } }),
        () => ada.call(timerRoutes.stop, at(id, 0)),
      ];
      for (const call of calls) {
        const first = await call();
        const items = await ownItems(ada);
        expect(await call()).toEqual(first);
        expect(await ownItems(ada)).toEqual(items);
      }
      expect(await logged()).toEqual([20]);
    });

    test('ends when another timer starts', async () => {
      await startTimer(60);
      const next = await startTimer(20);
      expect(next.activities).toMatchObject([{ minutes: 40 }]);
      expect((await current())?._id).toBe(next.id);
      expect(await logged()).toEqual([40]);
    });

    test('a timer that arrives later shortens what was logged, and nothing overlaps', async () => {
      const { id } = await startTimer(60);
      await stop(id, 0);
      const late = await startTimer(45);
      expect(late).toMatchObject({ timer: { _id: late.id }, activities: [{ minutes: 15 }] });
      await stop(late.id, 35);
      expect((await logged()).toSorted()).toEqual([10, 15]);
      await expectWhole();
    });

    test('a timer that arrives later takes all time of a timer that it covers', async () => {
      const before = await startTimer(600);
      await stop(before.id, 590);
      const go = await skill('Go');
      const { id } = await startTimer(60);
      await stop(id, 0);
      await startTimer(60, `7${ulid().slice(1)}`, { target: { area: 'skills', id: go } });
      expect(await logged()).toEqual([10]);
      await expectWhole();
    });

    test('a changed skill moves the time, even if it was logged before', async () => {
      const go = await skill('Go');
      const { id } = await startTimer(30);
      await stop(id, 0);
      const body = { at: ago(0), target: { area: 'skills' as const, id: go } };
      await ada.call(timerRoutes.update, { params: { id }, body });
      expect([await logged(), await logged(go)]).toEqual([[], [30]]);
      expect([await hoursOf(rust), await hoursOf(go)]).toEqual([0, 0.5]);
      await expectWhole();
    });

    test('a discard logs nothing, and a discard after the stop changes nothing', async () => {
      const first = await startTimer(30);
      await ada.call(timerRoutes.discard, { params: { id: first.id } });
      expect([await current(), await logged()]).toEqual([null, []]);
      const second = await startTimer(20);
      await stop(second.id, 10);
      await ada.call(timerRoutes.discard, { params: { id: second.id }, query: { at: ago(5) } });
      expect(await logged()).toEqual([10]);
    });

    test('an undone activity stays undone when a late timer shortens it', async () => {
      const { id } = await startTimer(60);
      const [activity] = (await stop(id, 0)).activities;
      const params = { id: rust, activityId: activity?._id ?? '' };
      await ada.call(skills.removeActivity, { params });
      await startTimer(30);
      expect(await logged()).toEqual([]);
      await expectWhole();
    });

    test('keeps every sum correct beside the time of a resource with and without a skill', async () => {
      const body = { title: 'The Book', type: 'Book' } as const;
      const { _id: book } = (await ada.call(resources.create, { body })).data.resource;
      const read = (minutes: number, skill: string | null) =>
        ada.call(resources.logTime, { params: { id: book }, body: { minutes, skill } });
      await read(7, rust);
      await read(9, null);
      const { id } = await startTimer(60);
      await stop(id, 0);
      await startTimer(20);
      const { activities } = (await ada.call(skills.activities, { params: { id: rust } })).data;
      expect(activities).toHaveLength(2);
      expect(activities).toContainEqual(
        expect.objectContaining({ duration: 7, source: 'resource', sourceName: 'The Book' }),
      );
      expect(activities).toContainEqual(
        expect.objectContaining({
          duration: 40,
          source: 'timer',
          sourceId: null,
          sourceName: null,
        }),
      );
      const unassigned = (await ada.call(skills.unassigned, {})).data.activities;
      expect(unassigned.map(({ duration }) => duration)).toEqual([9]);
      await expectWhole();
    });

    test('can’t have the id of an activity, and keeps running if an activity gets its id later', async () => {
      // The id must contain the person's day, which may differ from the day in UTC. At midnight UTC, for example, this
      // zone has noon of the day before.
      const id = idOn(today);
      const body = { _id: id, hours: 1, date: today };
      await ada.call(skills.logHours, { params: { id: rust }, body });
      expect(problemOf(await ada.send(timerRoutes.start, start(ago(20), id)))).toMatchObject({
        status: 409,
        code: 'conflict',
        reason: 'idUsed',
      });
      expect(await current()).toBeNull();

      const timer = await startTimer(20);
      const taken = activityIdOn(timer.id, today);
      const other = { _id: taken, hours: 1, date: today };
      await ada.call(skills.logHours, { params: { id: rust }, body: other });
      expect(problemOf(await ada.send(timerRoutes.stop, at(timer.id, 0)))).toMatchObject({
        status: 409,
        reason: 'idUsed',
      });
      expect((await current())?._id).toBe(timer.id);
      await ada.call(timerRoutes.discard, { params: { id: timer.id } });
      expect([await current(), await hoursOf(rust)]).toEqual([null, 2]);
      await expectWhole();
    });

    test('whose id differs from that of another timer only in the day has its own activity', async () => {
      const id = ulid();
      const yesterday = encodeTime(decodeTime(id) - millisecondsADay, 10) + id.slice(10);
      for (const [timer, minutes] of [
        [id, 40],
        [yesterday, 20],
      ] as const) {
        await startTimer(minutes, timer);
        await stop(timer, minutes - 10);
      }
      expect(await logged()).toEqual([10, 10]);
      await expectWhole();
    });

    test('logs nothing without its skill, and says so', async () => {
      const { id } = await startTimer(60);
      await ada.call(skills.remove, { params: { id: rust } });
      expect(await ada.call(timerRoutes.stop, at(id, 0))).toMatchObject({
        data: { timer: null, activities: [] },
        reason: 'timerSkillGone',
      });
      await expectWhole();
    });

    test('becomes two activities across midnight', async () => {
      // In this zone, the day has changed within the last hour.
      ada = await registerPerson(target, zoneAt(0));
      rust = await skill('Rust');
      const midnight = new Date();
      midnight.setUTCMilliseconds(0);
      const passed = midnight.getUTCMinutes() + midnight.getUTCSeconds() / 60;
      const request = start(new Date(midnight.getTime() - (passed + 30) * minute).toISOString());
      await ada.call(timerRoutes.start, request);
      const end = new Date(midnight.getTime() - (passed - Math.min(passed, 10)) * minute);
      const body = { at: end.toISOString() };
      await ada.call(timerRoutes.stop, { params: request.params, body });
      const minutes =
        passed < 5 ? [Math.round(30 + passed)] : [30, Math.round(Math.min(passed, 10))];
      expect((await logged()).toSorted()).toEqual(minutes.toSorted());
      await expectWhole();
    });

    test('logs everything that two devices send at once', async () => {
      const [a, b] = [start(ago(60)), start(ago(40))];
      await Promise.all([ada.call(timerRoutes.start, a), ada.call(timerRoutes.start, b)]);
      await Promise.all([stop(a.params.id, 10), stop(b.params.id, 30), stop(a.params.id, 10)]);
      expect((await logged()).toSorted()).toEqual([10, 20]);
      await expectWhole();
    });

    test('accepts the starts of forty devices at once, and logs all the time @exhaustive', async () => {
      const starts = Array.from({ length: 40 }, (_, n) => start(ago(210 - 5 * n)));
      const responses = await Promise.all(starts.map((one) => ada.send(timerRoutes.start, one)));
      expect(responses.map(({ status }) => status)).toEqual(starts.map(() => 200));
      expect(await logged()).toEqual(Array(39).fill(5));
      await expectWhole();
    });

    test('any order of arrival, with repetitions, logs the same', async () => {
      const [a, b, c] = [ulid(), ulid(), ulid()] as const;
      const run = (id: string, from: number, ...ends: number[]) => [
        () => ada.send(timerRoutes.start, start(ago(from), id)),
        ...ends.map((end) => () => ada.send(timerRoutes.stop, at(id, end))),
      ];
      const calls = [...run(a, 600, 480, 470), ...run(b, 540, 530), ...run(c, 500, 490)];
      await inAnyOrder(
        calls,
        async () => {
          ada = await registerPerson(target, zone);
          rust = await skill('Rust');
        },
        async () => {
          expect((await logged()).toSorted()).toEqual([10, 10, 60]);
          await expectWhole();
        },
      );
    });

    test('an access token needs the scope of skills', async () => {
      const { id } = await startTimer(10);
      const statuses = async (scopes: Scopes) => {
        const { token } = await makeToken(ada, scopes);
        const headers = { authorization: `Bearer ${token}` };
        const read = await ada.send(timerRoutes.get, { headers });
        const paused = await ada.send(timerRoutes.pause, { ...at(id, 0), headers });
        return [read.status, paused.status];
      };
      expect(await statuses({ habits: 'write' })).toEqual([403, 403]);
      expect(await statuses({ skills: 'read' })).toEqual([200, 403]);
      expect(await statuses({ skills: 'write' })).toEqual([200, 200]);
    });

    test.each([
      ['25 hours ago', -25 * hour, 400, 'startedTooLongAgo'],
      ['in an hour', hour, 400, 'instantInFuture'],
    ])('a start %s is refused', async (_, later, status, reason) => {
      const startedAt = new Date(Date.now() + later).toISOString();
      const response = await ada.send(timerRoutes.start, start(startedAt));
      expect(problemOf(response)).toMatchObject({ status, reason });
      expect(await current()).toBeNull();
    });

    test('a stop before the start, in the future or of no timer is refused', async () => {
      const { id } = await startTimer(10);
      const refused = async (timer: string, minutes: number) =>
        problemOf(await ada.send(timerRoutes.stop, at(timer, minutes)));
      expect(await refused(id, 11)).toMatchObject({ status: 400, reason: 'beforeTimerStart' });
      expect(await refused(id, -60)).toMatchObject({ status: 400, reason: 'instantInFuture' });
      expect(await refused(ulid(), 0)).toMatchObject({ status: 404, reason: 'notFound' });
      expect((await current())?._id).toBe(id);
    });

    test('a skill that does not exist is refused', async () => {
      const request = start(ago(10), undefined, { target: { area: 'skills', id: ulid() } });
      expect(problemOf(await ada.send(timerRoutes.start, request)).status).toBe(404);
      const { id } = await startTimer(10);
      const body = { at: ago(0), target: { area: 'skills' as const, id: ulid() } };
      const changed = await ada.send(timerRoutes.update, { params: { id }, body });
      expect(problemOf(changed).status).toBe(404);
    });

    test(`there is room for ${maxTimers} timers a day @exhaustive`, async () => {
      for (let n = maxTimers; n > 0; n--) await startTimer(n / 10);
      const response = await ada.send(timerRoutes.start, start(ago(0)));
      expect(problemOf(response)).toMatchObject({ code: 'limit', reason: 'tooManyTimers' });
      await expectWhole();
    });
  });
};

import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';
import { todayIn } from '#shared/days/days.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { minute } from '#shared/timer/limits.ts';
import type { SentTarget } from '#shared/timer/model.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import type { Scopes } from '#shared/tokens/model.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { makeToken, nobodysId } from '#testing/live/routes.ts';
import { inAnyOrder } from '../../../testing/functions/inAnyOrder.ts';

export const timerTargetsSuite = (target: Target): void => {
  describe('the timer of a resource or a project', () => {
    /** It is noon in this zone, so no timer of these tests crosses midnight. */
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const begun = Date.now();
    const ago = (minutes: number): string => new Date(begun - minutes * minute).toISOString();
    let ada: Person;
    let rust: string;
    let book: string;
    let site: string;

    const meet = async () => {
      ada = await registerPerson(target, zone);
      rust = await skill('Rust');
      const body = { title: 'The Book', type: 'Course' as const, relatedSkills: [rust] };
      book = (await ada.call(resources.create, { body })).data.resource._id;
      site = (await ada.call(projects.create, { body: { name: 'A site' } })).data.project._id;
    };
    beforeEach(meet);

    const skill = async (name: string): Promise<string> => {
      const body = { name, category: 'Other' } as const;
      return (await ada.call(skills.create, { body })).data.skill._id;
    };
    const ofBook = (chosen?: string | null): SentTarget => ({
      area: 'resources',
      id: book,
      ...(chosen !== undefined && { skill: chosen }),
    });
    const ofSite = (): SentTarget => ({ area: 'projects', id: site });
    const started = (minutes: number, of: SentTarget, id = ulid()) => ({
      params: { id },
      body: { startedAt: ago(minutes), target: of },
    });
    const start = async (minutes: number, of: SentTarget) => {
      const request = started(minutes, of);
      const { data } = await ada.call(timerRoutes.start, request);
      return { id: request.params.id, ...data };
    };
    const at = (id: string, minutes: number) => ({ params: { id }, body: { at: ago(minutes) } });
    const stop = async (id: string, minutes: number) => ada.call(timerRoutes.stop, at(id, minutes));
    const retarget = (id: string, minutes: number, of: SentTarget) =>
      ada.call(timerRoutes.update, { params: { id }, body: { at: ago(minutes), target: of } });
    const hoursOf = async (id: string) =>
      (await ada.call(skills.get, { params: { id } })).data.currentHours;
    const spent = async () => [
      (await ada.call(resources.get, { params: { id: book } })).data.spentMinutes,
      (await ada.call(projects.get, { params: { id: site } })).data.spentMinutes,
    ];
    const ofSkill = async (id: string) =>
      (await ada.call(skills.activities, { params: { id } })).data.activities;
    const ofNone = async () => (await ada.call(skills.unassigned, {})).data.activities;
    const expectWhole = async () => expect(inconsistencies(await ownItems(ada))).toEqual([]);

    test('becomes time of the resource, for its first skill', async () => {
      const { id, timer } = await start(50, ofBook());
      expect(timer?.target).toEqual({ area: 'resources', id: book, skill: rust });
      expect((await stop(id, 0)).data).toEqual({
        timer: null,
        activities: [
          {
            _id: expect.any(String),
            skill: rust,
            source: 'resource',
            sourceId: book,
            date: today,
            minutes: 50,
          },
        ],
      });
      expect(await ofSkill(rust)).toMatchObject([
        {
          type: 'Course',
          duration: 50,
          source: 'resource',
          sourceId: book,
          sourceName: 'The Book',
        },
      ]);
      expect(await spent()).toEqual([50, 0]);
      expect(await hoursOf(rust)).toBe(0.83);
      await expectWhole();
    });

    test('counts for no skill if the item has none or none was chosen', async () => {
      const first = await start(60, ofSite());
      expect(first.timer?.target).toEqual({ area: 'projects', id: site, skill: null });
      const second = await start(40, ofBook(null));
      expect(second.activities).toMatchObject([{ skill: null, source: 'project', sourceId: site }]);
      await stop(second.id, 10);
      expect((await ofNone()).map(({ type, duration }) => [type, duration])).toEqual(
        expect.arrayContaining([
          ['Project', 20],
          ['Course', 30],
        ]),
      );
      expect(await spent()).toEqual([30, 20]);
      expect(await hoursOf(rust)).toBe(0);
      await expectWhole();
    });

    test('counts for any skill that was chosen', async () => {
      const go = await skill('Go');
      const { id } = await start(30, { ...ofSite(), skill: go });
      await stop(id, 0);
      expect([await hoursOf(go), await spent()]).toEqual([0.5, [0, 30]]);
    });

    test('every call may be repeated, even after the first skill has changed', async () => {
      const request = started(30, ofBook());
      const { id } = request.params;
      const calls = [
        () => ada.call(timerRoutes.start, request),
        () => retarget(id, 20, ofSite()),
        () => retarget(id, 10, ofBook()),
        () => stop(id, 0),
      ];
      const firsts: unknown[] = [];
      for (const call of calls) {
        const first = await call();
        firsts.push(first);
        expect(await call()).toEqual(first);
      }
      const body = { relatedSkills: [await skill('Go')] };
      await ada.call(resources.update, { params: { id: book }, body });
      const items = await ownItems(ada);
      for (const call of calls) await call();
      expect(await ownItems(ada)).toEqual(items);
      expect(await spent()).toEqual([30, 0]);
      await expectWhole();
    });

    test('another target moves the time with every sum, even if it was logged', async () => {
      const { id } = await start(30, { area: 'skills', id: rust });
      await stop(id, 0);
      const sums = async () => [await hoursOf(rust), ...(await spent()), (await ofNone()).length];
      expect(await sums()).toEqual([0.5, 0, 0, 0]);
      await retarget(id, 0, ofBook());
      expect(await sums()).toEqual([0.5, 30, 0, 0]);
      await retarget(id, -1, ofBook(null));
      expect(await sums()).toEqual([0, 30, 0, 1]);
      await retarget(id, -2, { ...ofSite(), skill: rust });
      expect(await sums()).toEqual([0.5, 0, 30, 0]);
      await retarget(id, -3, { area: 'skills', id: rust });
      expect(await sums()).toEqual([0.5, 0, 0, 0]);
      await expectWhole();
    });

    test('keeps its time under the last name of an item that is renamed and deleted meanwhile', async () => {
      const { id } = await start(30, ofBook());
      const params = { id: book };
      await ada.call(resources.update, { params, body: { title: 'The Rust Book' } });
      await ada.call(resources.remove, { params });
      const { activities } = (await stop(id, 0)).data;
      expect(await ofSkill(rust)).toMatchObject([
        { duration: 30, sourceId: book, sourceName: 'The Rust Book' },
      ]);
      await expectWhole();
      await ada.call(resources.removeTime, {
        params: { id: book, activityId: activities[0]?._id ?? '' },
      });
      expect([await ofSkill(rust), await hoursOf(rust)]).toEqual([[], 0]);
      await expectWhole();
    });

    test('counts for no skill and says so if the skill was deleted, even if a later timer shortens the time', async () => {
      const { id } = await start(60, ofBook());
      await ada.call(skills.remove, { params: { id: rust } });
      expect(await stop(id, 0)).toMatchObject({
        data: { activities: [{ skill: null, minutes: 60 }] },
        reason: 'timerWithoutSkill',
      });
      await start(20, ofSite());
      expect((await ofNone()).map(({ duration }) => duration)).toEqual([40]);
      expect(await spent()).toEqual([40, 0]);
      await expectWhole();
    });

    test('activities that were undone or deleted with their skill do not return', async () => {
      const first = await start(60, ofBook());
      await stop(first.id, 40);
      const second = await start(30, ofSite());
      const { activities } = (await stop(second.id, 10)).data;
      const undone = activities.find(({ sourceId }) => sourceId === site);
      await ada.call(skills.remove, { params: { id: rust } });
      await ada.call(projects.removeTime, {
        params: { id: site, activityId: undone?._id ?? '' },
      });
      for (const minutes of [50, 20]) await start(minutes, ofSite());
      await stop((await start(5, ofBook(null))).id, 5);
      expect(await spent()).toEqual([0, 20 + 15]);
      await expectWhole();
    });

    test('any order of arrival, with repetitions, gives the same sums', async () => {
      const [a, b, c] = [ulid(), ulid(), ulid()] as const;
      const run = (id: string, from: number, end: number, of: () => SentTarget) => [
        () => ada.send(timerRoutes.start, started(from, of(), id)),
        () => ada.send(timerRoutes.stop, at(id, end)),
      ];
      const calls = [
        ...run(a, 600, 480, () => ofBook()),
        ...run(b, 540, 530, ofSite),
        ...run(c, 500, 490, () => ({ area: 'skills', id: rust })),
        () =>
          ada.send(timerRoutes.update, {
            params: { id: b },
            body: { at: ago(535), target: { ...ofSite(), skill: rust } },
          }),
      ];
      await inAnyOrder(calls, meet, async () => {
        expect(await spent()).toEqual([60, 10]);
        const logged = (await ofSkill(rust)).map(({ source, duration }) => [source, duration]);
        expect(logged.toSorted()).toEqual([
          ['project', 10],
          ['resource', 60],
          ['timer', 10],
        ]);
        await expectWhole();
      });
    });

    test('a token may use a timer only for areas that it may write', async () => {
      const { token } = await makeToken(ada, { resources: 'write', projects: 'write' });
      const other = { authorization: `Bearer ${token}` };
      expect(
        (await ada.send(timerRoutes.start, { ...started(9, ofBook()), headers: other })).status,
      ).toBe(403);
      const statuses = async (scopes: Scopes) => {
        const made = await makeToken(ada, { skills: 'write', ...scopes });
        const headers = { authorization: `Bearer ${made.token}` };
        const running = await start(9, { area: 'skills', id: rust });
        const body = { at: ago(0), target: ofBook() };
        const sent = [
          await ada.send(timerRoutes.start, { ...started(8, ofBook()), headers }),
          await ada.send(timerRoutes.start, { ...started(7, ofSite()), headers }),
          await ada.send(timerRoutes.update, { params: { id: running.id }, body, headers }),
        ];
        return sent.map(({ status }) => status);
      };
      expect(await statuses({})).toEqual([403, 403, 403]);
      expect(await statuses({ resources: 'read', projects: 'read' })).toEqual([403, 403, 403]);
      expect(await statuses({ resources: 'write' })).toEqual([200, 403, 200]);
      expect(await statuses({ projects: 'write' })).toEqual([403, 200, 403]);
    });

    test('a missing item, or another person’s, is refused and changes nothing', async () => {
      const grace = await registerPerson(target, zone);
      const body = { title: 'Hers' } as const;
      const { _id: hers } = (await grace.call(resources.create, { body })).data.resource;
      const made = await grace.call(skills.create, { body: { name: 'Go', category: 'Other' } });
      const { id } = await start(10, ofSite());
      const items = await ownItems(ada);
      const refused = async (of: SentTarget) => {
        const problem = problemOf(await ada.send(timerRoutes.start, started(5, of)));
        const changing = { params: { id }, body: { at: ago(0), target: of } };
        const changed = problemOf(await ada.send(timerRoutes.update, changing));
        expect([changed.status, changed.reason]).toEqual([problem.status, problem.reason]);
        return [problem.status, problem.params, problem.errors?.map(({ field }) => field)];
      };
      for (const theirs of [nobodysId, hers]) {
        expect(await refused({ area: 'resources', id: theirs })).toEqual([
          ...[404, { thing: 'resource' }, undefined],
        ]);
      }
      expect(await refused({ area: 'projects', id: book })).toEqual([
        ...[404, { thing: 'project' }, undefined],
      ]);
      for (const none of [nobodysId, made.data.skill._id]) {
        expect(await refused(ofBook(none))).toEqual([400, { thing: 'skill' }, ['target.skill']]);
      }
      expect(await ownItems(ada)).toEqual(items);
    });
  });
};

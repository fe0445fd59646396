import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';
import { todayIn } from '#shared/days/days.ts';
import type { NewResource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { minute } from '#shared/timer/limits.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson, zoneAt } from '#testing/live/people.ts';
import { makeToken } from '#testing/live/routes.ts';
import { inAnyOrder } from '../../../testing/functions/inAnyOrder.ts';

/** Tests stops that send a page, over HTTP, on the complete API. */
export const timerPagesSuite = (target: Target): void => {
  describe('a stop with a page', () => {
    const begun = Date.now();
    const ago = (minutes: number): string => new Date(begun - minutes * minute).toISOString();
    let ada: Person;
    let book: string;

    const meet = async (zone = noonZone()) => {
      ada = await registerPerson(target, zone);
      book = await create();
    };
    beforeEach(() => meet());

    const create = async (given: Partial<NewResource> = {}): Promise<string> => {
      const body = { title: 'The Book', pages: 320, ...given };
      return (await ada.call(resources.create, { body })).data.resource._id;
    };
    const startOf = (minutes: number, of = book, id = ulid()) => ({
      params: { id },
      body: { startedAt: ago(minutes), target: { area: 'resources' as const, id: of } },
    });
    const start = async (minutes: number, of?: string): Promise<string> => {
      const request = startOf(minutes, of);
      await ada.call(timerRoutes.start, request);
      return request.params.id;
    };
    const stopOf = (id: string, minutes: number, page?: number) => ({
      params: { id },
      body: { at: ago(minutes), ...(page !== undefined && { page }) },
    });
    const stop = async (id: string, minutes: number, page?: number) =>
      (await ada.call(timerRoutes.stop, stopOf(id, minutes, page))).data;
    const read = async (id = book) => (await ada.call(resources.get, { params: { id } })).data;
    const pages = async () => {
      const { data } = await ada.call(skills.unassigned, {});
      return data.activities.map(({ page, pageBefore }) => [page, pageBefore]);
    };
    const expectWhole = async () => expect(inconsistencies(await ownItems(ada))).toEqual([]);

    test('moves the page, starts the resource, and is kept with the activity', async () => {
      await stop(await start(60), 30, 20);
      const today = todayIn(begun, noonZone());
      expect(await read()).toMatchObject({
        ...{ page: 20, progress: 6, spentMinutes: 30, status: 'In Progress', startDate: today },
      });
      await stop(await start(20), 0, 12);
      expect(await pages()).toEqual([
        [12, 20],
        [20, 0],
      ]);
      await expectWhole();
    });

    test('a stop without a page starts the resource by its time alone', async () => {
      await stop(await start(30), 0);
      expect(await read()).toMatchObject({ page: 0, status: 'In Progress' });
      expect(await pages()).toEqual([[null, null]]);
    });

    test('a second timer ends the first one, and the resource of the first one is started', async () => {
      await start(30);
      await start(10, await create({ title: 'Another' }));
      expect(await read()).toMatchObject({ status: 'In Progress', spentMinutes: 20 });
    });

    test('sets the page even if the time is too short to be logged', async () => {
      await stop(await start(0.4), 0, 20);
      expect(await read()).toMatchObject({ page: 20, spentMinutes: 0, status: 'In Progress' });
      expect(await pages()).toEqual([]);
      const other = await create({ title: 'Another' });
      await stop(await start(0, other), 0, 0);
      expect(await read(other)).toMatchObject({ page: 0, status: 'Not Started' });
      await expectWhole();
    });

    test('over midnight stores the page in the later of the two activities', async () => {
      // It is one o'clock in this zone, so the timer crosses midnight.
      await meet(zoneAt(1));
      await stop(await start(180), 0, 50);
      expect(await pages()).toEqual([
        [50, 0],
        [null, null],
      ]);
      expect(await read()).toMatchObject({ page: 50, spentMinutes: 180 });
      const { data } = await ada.call(skills.unassigned, {});
      expect((await read()).startDate).toBe(data.activities.at(-1)?.date);
    });

    test('does not move the page if a newer session has a page', async () => {
      const id = await start(60);
      await ada.call(resources.logTime, { params: { id: book }, body: { minutes: 5, page: 40 } });
      // The id of the timer is older than that of the logged time.
      await stop(id, 0, 30);
      expect(await read()).toMatchObject({ page: 40, spentMinutes: 65 });
      expect(await pages()).toEqual(expect.arrayContaining([[30, null]]));
    });

    test('may be repeated, even after the page was changed or the pages were taken away', async () => {
      const id = await start(60);
      await stop(id, 30, 20);
      for (const body of [{ page: 25 }, { pages: null }]) {
        await ada.call(resources.update, { params: { id: book }, body });
        const items = await ownItems(ada);
        await stop(id, 30, 20);
        expect(await ownItems(ada)).toEqual(items);
      }
    });

    test('can be repeated with another page, and pageBefore stays that of the first page', async () => {
      const id = await start(60);
      await stop(id, 30);
      await stop(id, 30, 20);
      await stop(id, 29, 24);
      await stop(id, 31, 7);
      expect(await pages()).toEqual([[24, 0]]);
      expect(await read()).toMatchObject({ page: 24, spentMinutes: 29 });
    });

    test('any order of arrival, with repetitions, leaves the same page and time', async () => {
      // Ids of one millisecond would have a random order.
      const [a, b] = [ulid(begun - 1), ulid(begun)];
      const calls = [
        () => ada.send(timerRoutes.start, startOf(600, book, a)),
        () => ada.send(timerRoutes.stop, stopOf(a, 500, 30)),
        () => ada.send(timerRoutes.stop, stopOf(a, 490, 40)),
        () => ada.send(timerRoutes.start, startOf(400, book, b)),
        () => ada.send(timerRoutes.stop, stopOf(b, 300, 70)),
      ];
      await inAnyOrder(calls, meet, async () => {
        expect(await read()).toMatchObject({ page: 70, spentMinutes: 200 });
        expect((await pages()).map(([page]) => page).toSorted()).toEqual([40, 70]);
        await expectWhole();
      });
    });

    test('discarding a timer does not change the page, nor does a later stop', async () => {
      const id = await start(60);
      await ada.call(timerRoutes.discard, { params: { id }, query: { at: ago(30) } });
      await stop(id, 0, 20);
      expect(await read()).toMatchObject({ page: 0, status: 'Not Started', spentMinutes: 0 });
    });

    test('another target gets the time, but not the page', async () => {
      const id = await start(60);
      await stop(id, 30, 20);
      const other = await create({ title: 'Another' });
      const body = { at: ago(10), target: { area: 'resources' as const, id: other } };
      await ada.call(timerRoutes.update, { params: { id }, body });
      expect(await pages()).toEqual([[null, null]]);
      expect(await read(other)).toMatchObject({ page: 0, spentMinutes: 30 });
      await expectWhole();
    });

    test('if the resource was deleted, the sent page is ignored and the time is still logged', async () => {
      const id = await start(60);
      await ada.call(resources.remove, { params: { id: book } });
      expect((await stop(id, 30, 20)).activities).toMatchObject([{ minutes: 30 }]);
      await expectWhole();
    });

    test.each<[string, Partial<NewResource>, unknown]>([
      ['above the pages', {}, 321],
      ['below 0', {}, -1],
      ['half a page', {}, 0.5],
      ['a text', {}, '12'],
      ['null', {}, null],
      ['without pages', { pages: undefined }, 1],
    ])('is refused and changes nothing: %s', async (_, given, page) => {
      const id = await start(60, await create(given));
      const items = await ownItems(ada);
      const request = { params: { id }, body: { at: ago(0), page } };
      const refused = problemOf(await ada.send(timerRoutes.stop, request));
      expect(refused).toMatchObject({ status: 400, errors: [{ field: 'page' }] });
      expect(await ownItems(ada)).toEqual(items);
    });

    test('is refused for a skill, and for a token that may not change resources', async () => {
      const made = await ada.call(skills.create, { body: { name: 'Rust', category: 'Other' } });
      const [id, running] = [ulid(), await start(60)];
      const { token } = await makeToken(ada, { skills: 'write' });
      const headers = { authorization: `Bearer ${token}` };
      const sent = await ada.send(timerRoutes.stop, { ...stopOf(running, 30, 20), headers });
      expect(sent.status).toBe(403);
      const of = { area: 'skills' as const, id: made.data.skill._id };
      await ada.call(timerRoutes.start, {
        params: { id },
        body: { startedAt: ago(20), target: of },
      });
      const refused = problemOf(await ada.send(timerRoutes.stop, stopOf(id, 0, 20)));
      expect(refused).toMatchObject({ status: 400, errors: [{ field: 'page' }] });
    });
  });
};

import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Day, todayIn } from '#shared/days/days.ts';
import {
  maxParts,
  maxPartUrl,
  type NewResource,
  type PartInput,
  type Resource,
  type ResourcePatch,
} from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { restoreResource, statusPatch } from '#shared/resources/rules.ts';
import { maxPages } from '#shared/skills/model.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { nobodysId } from '#testing/live/routes.ts';

const book: NewResource = { title: 'The Book' };
const titles = (...all: string[]): PartInput[] => all.map((title) => ({ title }));
const many = (count: number): PartInput[] =>
  Array.from({ length: count }, (_, n) => ({ _id: ulid(), title: `Part ${n + 1}` }));

export const progressSuite = (target: Target): void => {
  describe('the progress of resources', () => {
    const zone = noonZone();
    const today: Day = todayIn(new Date(), zone);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (body: Partial<NewResource> = {}): Promise<Resource> =>
      (await ada.call(resources.create, { body: { ...book, ...body } })).data.resource;
    const read = async (id: string): Promise<Resource> =>
      (await ada.call(resources.get, { params: { id } })).data;
    const patch = async (id: string, body: ResourcePatch): Promise<Resource> =>
      (await ada.call(resources.update, { params: { id }, body })).data.resource;
    const add = async (id: string, parts: PartInput[]): Promise<Resource> =>
      (await ada.call(resources.addParts, { params: { id }, body: { parts } })).data.resource;
    const toggle = async ({ _id: id, parts }: Resource, n: number, completed?: boolean) => {
      const params = { id, partId: parts[n]?._id ?? '' };
      return (await ada.call(resources.togglePart, { params, body: { completed } })).data.resource;
    };
    const course = (...parts: PartInput[]) => create({ parts });

    describe('with pages', () => {
      test('follows the page, and a sent progress moves the page', async () => {
        const { _id } = await create({ pages: 320 });
        expect(await read(_id)).toMatchObject({ pages: 320, page: 0, progress: 0, parts: [] });
        expect(await patch(_id, { page: 143 })).toMatchObject({ page: 143, progress: 44 });
        expect(await patch(_id, { progress: 44 })).toMatchObject({ page: 143, progress: 44 });
        const moved = await patch(_id, { progress: 50 });
        expect(moved).toMatchObject({ page: 160, progress: 50 });
        expect(await read(_id)).toEqual(moved);
      });

      test('keeps the progress when pages are given, and when they are taken away', async () => {
        const { _id } = await create({ progress: 40 });
        expect(await patch(_id, { pages: 320 })).toMatchObject({ page: 128, progress: 40 });
        expect(await patch(_id, { pages: 640 })).toMatchObject({ page: 128, progress: 20 });
        expect(await patch(_id, { pages: null })).toMatchObject({
          pages: null,
          page: null,
          progress: 20,
        });
        expect(await create({ progress: 40, pages: 50 })).toMatchObject({ page: 20, progress: 40 });
      });

      test('keeps its page while completed, and shows its progress after reopening', async () => {
        const { _id } = await create({ pages: 320, page: 143, status: 'In Progress' });
        const completed = { page: 143, progress: 100, progressBefore: 44 };
        expect(await patch(_id, { status: 'Completed' })).toMatchObject(completed);
        expect(await patch(_id, { progress: 100 })).toMatchObject(completed);
        expect(await patch(_id, { page: 200 })).toMatchObject({ page: 200, progress: 100 });
        expect(await patch(_id, { status: 'On Hold' })).toMatchObject({ page: 200, progress: 62 });
      });

      test('refuses fewer pages than the current page, even together with a progress of 100', async () => {
        const { _id } = await create({ pages: 300, page: 150 });
        const before = await ownItems(ada);
        const body = { status: 'Completed' as const, progress: 100, pages: 100 };
        const response = await ada.send(resources.update, { params: { id: _id }, body });
        expect(problemOf(response)).toMatchObject({
          code: 'invalid',
          errors: [{ field: 'pages' }],
        });
        expect(await ownItems(ada)).toEqual(before);
      });

      test('counts a page that is sent together with the status Completed', async () => {
        const { _id } = await create({ pages: 320, page: 143 });
        const body = { status: 'Completed' as const, page: 320 };
        expect(await patch(_id, body)).toMatchObject({ page: 320, progressBefore: 100 });
      });

      test('keeps a page that was sent between a change of status and its Undo', async () => {
        const before = await create({ pages: 320, page: 143, status: 'In Progress' });
        await patch(before._id, { status: 'Completed' });
        await patch(before._id, { page: 200 });
        const undone = await patch(before._id, statusPatch(before));
        expect(undone).toMatchObject({ status: 'In Progress', page: 200, completionDate: null });
      });

      test('is restored exactly by Undo', async () => {
        const before = await create({ pages: 320, page: 143 });
        await patch(before._id, { progress: 60 });
        const undone = await patch(before._id, restoreResource(before));
        expect({ ...undone, updatedAt: before.updatedAt }).toEqual(before);
      });
    });

    describe('with parts', () => {
      test('is the share of minutes that are done, or of parts if a part has no minutes', async () => {
        const shop = await course({ title: 'A', minutes: 45 }, { title: 'B', minutes: 135 });
        expect(shop).toMatchObject({ progress: 0, pages: null, page: null });
        const ticked = await toggle(shop, 0, true);
        expect(ticked).toMatchObject({ progress: 25, status: 'In Progress', startDate: today });
        expect(ticked.parts[0]).toMatchObject({ done: true, doneOn: today });
        expect(await read(shop._id)).toEqual(ticked);
        const more = await add(shop._id, titles('C'));
        expect(more).toMatchObject({ progress: 33 });
        expect(more.parts.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
      });

      test('ignores a sent progress, and does not complete the resource if all parts are done', async () => {
        const short = await course({ title: 'A' });
        expect(await patch(short._id, { progress: 70 })).toEqual({
          ...short,
          updatedAt: expect.any(String),
        });
        expect(await toggle(short, 0)).toMatchObject({ progress: 100, status: 'In Progress' });
        expect(await toggle(short, 0)).toMatchObject({ progress: 0 });
      });

      test('new parts are open unless sent as done, and the progress stays when all parts are removed', async () => {
        const { _id } = await create({ progress: 40 });
        const given = await patch(_id, {
          parts: [...titles('A', 'B'), { title: 'C', done: true }],
        });
        expect(given).toMatchObject({ progress: 33, status: 'In Progress' });
        expect(given.parts.map(({ doneOn }) => doneOn)).toEqual([null, null, today]);
        expect(await patch(_id, { parts: null })).toMatchObject({ parts: [], progress: 33 });
        const last = await add(_id, titles('D'));
        const params = { id: _id, partId: last.parts[0]?._id ?? '' };
        await ada.call(resources.togglePart, { params, body: {} });
        expect(await ada.call(resources.removePart, { params })).toEqual({ data: null });
        expect(await read(_id)).toMatchObject({ parts: [], progress: 100 });
      });

      test('a part ticked while completed counts after reopening', async () => {
        const one = await course(...titles('A', 'B', 'C'));
        await toggle(one, 0);
        const completed = await patch(one._id, { status: 'Completed' });
        expect(completed).toMatchObject({ progress: 100, progressBefore: 33 });
        expect(await toggle(one, 1)).toMatchObject({ progress: 100, progressBefore: 66 });
        expect(await patch(one._id, { status: 'In Progress' })).toMatchObject({ progress: 66 });
      });

      test('a sent list keeps ids and ticks by id, else by title', async () => {
        const one = await course(...titles('A', 'Quiz', 'Quiz'));
        await toggle(one, 1);
        const [a, first, second] = one.parts;
        const parts = [{ _id: a?._id, title: 'Renamed' }, ...titles('Quiz', 'Quiz', 'Quiz')];
        const sent = await patch(one._id, { parts });
        expect(sent.parts.slice(0, 3).map(({ _id }) => _id)).toEqual(
          [a, first, second].map((part) => part?._id),
        );
        expect(sent.parts.map(({ done }) => done)).toEqual([false, true, false, false]);
      });

      test('a list that was sent by an outdated screen keeps parts of another device', async () => {
        const one = await course(...titles('A', 'B'));
        const known = one.parts.map(({ _id }) => _id);
        const other = await add(one._id, titles('C'));
        const parts = one.parts.slice(1).map(({ _id, title }) => ({ _id, title }));
        const sent = await patch(one._id, { parts, knownParts: known });
        expect(sent.parts).toEqual(other.parts.slice(1));
      });

      test('repeated calls add nothing, even after a part was deleted', async () => {
        const one = await create();
        const parts = many(3);
        const added = await add(one._id, parts);
        expect(added.parts.map(({ _id }) => _id)).toEqual(parts.map(({ _id }) => _id));
        expect(await add(one._id, parts)).toEqual(added);
        const params = { id: one._id, partId: parts[0]?._id ?? '' };
        await ada.call(resources.removePart, { params });
        expect((await add(one._id, parts)).parts).toEqual(added.parts.slice(1));
        expect(problemOf(await ada.send(resources.removePart, { params })).status).toBe(404);
      });

      test('ticks of several devices at the same time are all kept', async () => {
        const one = await course(...titles('A', 'B', 'C', 'D', 'E', 'F'));
        await Promise.all(one.parts.map((_, n) => toggle(one, n, true)));
        expect(await read(one._id)).toMatchObject({ progress: 100 });
      });

      test('up to the limit are kept, and the next one is refused', async () => {
        const one = await create({ parts: many(maxParts) });
        expect(one.parts).toHaveLength(maxParts);
        const before = await ownItems(ada);
        for (const parts of [titles('More'), many(maxParts + 1)]) {
          const request = { params: { id: one._id }, body: { parts } };
          const response = await ada.send(resources.addParts, request);
          expect(problemOf(response)).toMatchObject({ status: 409, code: 'limit' });
        }
        expect(await ownItems(ada)).toEqual(before);
      });

      test('a sent list that would leave more parts than the limit is refused', async () => {
        const { _id } = await create({ parts: many(200) });
        const others = many(200).map((part) => ({ ...part, title: `Other ${part.title}` }));
        const before = await ownItems(ada);
        const request = { params: { id: _id }, body: { parts: others, knownParts: [] } };
        const response = await ada.send(resources.update, request);
        expect(problemOf(response)).toMatchObject({ status: 409, code: 'limit' });
        expect(await ownItems(ada)).toEqual(before);
      });

      test('an id of another part is a conflict, and the same id twice is invalid', async () => {
        const one = await create();
        const part = { _id: ulid(), title: 'A', minutes: 5 };
        await toggle(await add(one._id, [part]), 0, true);
        const before = await ownItems(ada);
        const send = async (...parts: PartInput[]) => {
          const request = { params: { id: one._id }, body: { parts } };
          return problemOf(await ada.send(resources.addParts, request));
        };
        const conflict = { status: 409, code: 'conflict' };
        expect(await send({ ...part, title: 'B' })).toMatchObject(conflict);
        expect(await send(...titles('New'), { ...part, minutes: 6 })).toMatchObject(conflict);
        const [a] = many(1);
        if (!a) throw new Error('No part');
        expect(await send(a, a)).toMatchObject({ code: 'invalid', errors: [{ field: 'parts' }] });
        expect(await ownItems(ada)).toEqual(before);
        expect((await add(one._id, [part])).parts).toMatchObject([{ ...part, done: true }]);
      });

      test('a change with only the known parts, or with nothing, writes nothing', async () => {
        const one = await course(...titles('A'));
        const before = await ownItems(ada);
        expect(await patch(one._id, { knownParts: [] })).toEqual(one);
        expect(await patch(one._id, {})).toEqual(one);
        expect(await ownItems(ada)).toEqual(before);
      });

      test('the longest texts fill a resource, whose parts can still be ticked', async () => {
        const one = await create();
        const url = `https://example.com/${'語'.repeat(maxPartUrl - 20)}`;
        const long = () => Array.from({ length: 45 }, () => ({ title: '語'.repeat(120), url }));
        let code: string | undefined;
        let count = 0;
        while (code === undefined) {
          const request = { params: { id: one._id }, body: { parts: long() } };
          const response = await ada.send(resources.addParts, request);
          if (response.status === 201) count += 45;
          else code = problemOf(response).code;
        }
        expect([code, count > 100]).toEqual(['limit', true]);
        expect((await toggle(await read(one._id), 0)).parts).toHaveLength(count);
        await ada.call(resources.remove, { params: { id: one._id } });
      });
    });

    describe('starts a resource that was not started', () => {
      const started = { status: 'In Progress', startDate: today };
      const not = { status: 'Not Started', startDate: null };
      test.each<[string, Partial<NewResource>, ResourcePatch, object]>([
        ['by a progress', {}, { progress: 1 }, started],
        ['not by the present progress', { progress: 30 }, { progress: 30 }, not],
        ['by a page', { pages: 9 }, { page: 1 }, started],
        ['not by the present page', { pages: 9, page: 3 }, { page: 3 }, not],
        ['not by pages', { progress: 30 }, { pages: 100 }, not],
        ['not by parts', { progress: 30 }, { parts: titles('A') }, not],
        ['not by a progress sent with a status', {}, { status: 'Not Started', progress: 1 }, not],
      ])('%s', async (_, body, change, expected) => {
        const { _id } = await create(body);
        expect(await patch(_id, change)).toMatchObject(expected);
      });

      test('an existing start day stays', async () => {
        const { _id } = await create();
        await patch(_id, { startDate: '2026-01-05' });
        const after = await patch(_id, { progress: 5 });
        expect(after).toMatchObject({ status: 'In Progress', startDate: '2026-01-05' });
      });
    });

    describe('is refused, and nothing changes', () => {
      const paged = { pages: 320, page: 143 };
      const parts = titles('A');
      const refused = (one: object) => ({ parts: [{ title: 'A', ...one }] });
      // biome-ignore format: one line a case
      test.each<[string, Partial<NewResource>, object, string]>([
        ['a page without pages', { progress: 40 }, { page: 3 }, 'page'],
        ['a page above the pages', paged, { page: 321 }, 'page'],
        ['a page below 0', paged, { page: -1 }, 'page'],
        ['half a page', paged, { page: 1.5 }, 'page'],
        ['pages below the page', paged, { pages: 142 }, 'pages'],
        ['0 pages', paged, { pages: 0 }, 'pages'],
        ['too many pages', paged, { pages: maxPages + 1 }, 'pages'],
        ['a page while the pages are taken away', paged, { pages: null, page: 3 }, 'page'],
        ['parts of a book', paged, { parts }, 'parts'],
        ['pages of a course', { parts }, { pages: 320 }, 'pages'],
        ['a page of a course', { parts }, { page: 3 }, 'page'],
        ['pages and parts', { progress: 40 }, { pages: 9, parts }, 'parts'],
        ['too many parts', { progress: 40 }, { parts: many(maxParts + 1) }, `parts.${maxParts}`],
        ['parts that are no list', { progress: 40 }, { parts: 'A' }, 'parts'],
        ['a part without a title', { progress: 40 }, refused({ title: ' ' }), 'parts.0.title'],
        ['a title that is too long', {}, refused({ title: 't'.repeat(121) }), 'parts.0.title'],
        ['a part of 0 minutes', {}, refused({ minutes: 0 }), 'parts.0.minutes'],
        ['a link that is a script', {}, refused({ url: 'javascript:alert(1)' }), 'parts.0.url'],
        ['a link to an FTP server', {}, refused({ url: 'ftp://example.com' }), 'parts.0.url'],
        ['a link that is too long', {}, refused({ url: `https://example.com/${'a'.repeat(maxPartUrl)}` }), 'parts.0.url'],
        ['a day of a part', {}, refused({ doneOn: '2026-01-05' }), 'parts.0.doneOn'],
      ])('%s', async (_, body, change, field) => {
        const { _id } = await create(body);
        const before = await ownItems(ada);
        const request = { params: { id: _id }, body: change };
        const { code, errors } = problemOf(await ada.send(resources.update, request));
        expect([code, errors?.[0]?.field]).toEqual(['invalid', field]);
        expect(await ownItems(ada)).toEqual(before);
      });

      test('parts added to a resource with pages', async () => {
        const { _id } = await create(paged);
        const request = { params: { id: _id }, body: { parts } };
        const problem = problemOf(await ada.send(resources.addParts, request));
        expect([problem.code, problem.errors?.[0]?.field]).toEqual(['invalid', 'parts']);
      });

      test.each([
        ['pages and parts', { pages: 9, parts }],
        ['a page without pages', { page: 3 }],
        ['a page above the pages', { pages: 9, page: 10 }],
        ['too many parts', { parts: many(maxParts + 1) }],
      ])('a new resource with %s', async (_, body) => {
        const response = await ada.send(resources.create, { body: { ...book, ...body } });
        expect(problemOf(response).code).toBe('invalid');
      });

      test('a part or a resource that does not exist', async () => {
        const { _id } = await course({ title: 'A' });
        const body = {};
        for (const params of [
          { id: _id, partId: nobodysId },
          { id: nobodysId, partId: nobodysId },
        ]) {
          expect(problemOf(await ada.send(resources.togglePart, { params, body })).status).toBe(
            404,
          );
          expect(problemOf(await ada.send(resources.removePart, { params })).status).toBe(404);
        }
      });
    });

    test('leaves nothing inconsistent', async () => {
      expect(inconsistencies(await ownItems(ada))).toEqual([]);
    });
  });
};

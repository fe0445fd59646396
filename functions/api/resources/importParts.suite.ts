import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, todayIn } from '#shared/days/days.ts';
import { exportSchema } from '#shared/export/model.ts';
import { resourceArea } from '#shared/resources/area.ts';
import { resourceImports } from '#shared/resources/imports.ts';
import { maxParts, maxReadings, type Part, type Resource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';

const part = (title: string, more: Partial<Part> = {}): Part => ({
  _id: ulid(),
  title,
  minutes: null,
  url: null,
  done: false,
  doneOn: null,
  ...more,
});

/** Tests exports and imports of resources with pages, parts and readings, over HTTP, on the complete API. */
export const importPartsSuite = (target: Target): void => {
  describe('importing the progress of resources', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const listOf = async (by: Person): Promise<Resource[]> =>
      (await by.call(resources.list, {})).data.resources;
    /** Sends the export of a list, as the import screen does. */
    const importAll = async (list: readonly Resource[], by: Person) => {
      const exported = exportSchema.shape.resources.parse(JSON.parse(JSON.stringify(list)));
      const outcomes: string[] = [];
      for (const { route, request } of resourceArea.batches({ resources: exported } as never)) {
        const { data } = (await by.call(route, request as never)) as {
          data: { results: { outcome: string }[] };
        };
        outcomes.push(...data.results.map(({ outcome }) => outcome));
      }
      return outcomes;
    };
    const record = (more: object = {}) => ({
      _id: ulid(),
      title: 'The Book',
      relatedSkills: [],
      progressBefore: null,
      startDate: null,
      completionDate: null,
      createdAt: '2026-01-02T03:04:05.678Z',
      updatedAt: '2026-01-02T03:04:05.678Z',
      ...more,
    });
    const importOne = async (more: object) => {
      const one = record(more);
      await ada.call(resourceImports.import, { body: { resources: [one] } });
      return (await ada.call(resources.get, { params: { id: one._id } })).data;
    };

    test('an export is imported exactly, and again without a change', async () => {
      const bob = await registerPerson(target, zone);
      const make = async (body: object) =>
        (await bob.call(resources.create, { body: { title: 'A', ...body } })).data.resource._id;
      const url = 'https://example.com/lesson';
      const course = await make({
        parts: [
          { title: 'One', minutes: 45, url, done: true },
          { title: 'Two', minutes: 5 },
        ],
      });
      const book = await make({ pages: 320, page: 143, status: 'Completed' });
      await make({ pages: 7, page: 3 });
      await bob.call(resources.again, { params: { id: book }, body: { _id: ulid() } });
      await bob.call(resources.update, { params: { id: book }, body: { page: 9 } });
      await bob.call(resources.update, { params: { id: book }, body: { status: 'Completed' } });
      const long = Array.from({ length: 100 }, () => ({
        title: '語'.repeat(120),
        url: `https://example.com/${'a'.repeat(400)}`,
      }));
      const large = await make({ status: 'On Hold', notes: 'n'.repeat(5_000) });
      for (const parts of [long, long]) {
        await bob.call(resources.addParts, { params: { id: large }, body: { parts } });
      }
      const before = await listOf(bob);
      const ticked = before.find(({ _id }) => _id === large)?.parts[150]?._id ?? '';
      await bob.call(resources.togglePart, {
        params: { id: large, partId: ticked },
        body: { completed: true },
      });
      const exported = await listOf(bob);
      expect(exported.find(({ _id }) => _id === course)?.progress).toBe(90);
      const eve = await registerPerson(target, zone);
      expect(new Set(await importAll(exported, eve))).toEqual(new Set(['created']));
      const imported = await listOf(eve);
      expect(imported).toEqual(exported);
      expect(new Set(await importAll(exported, eve))).toEqual(new Set(['there']));
      expect(await listOf(eve)).toEqual(imported);
      expect(inconsistencies(await ownItems(eve))).toEqual([]);
    });

    test('a record without pages, parts and readings is imported', async () => {
      expect(await importOne({ progress: 40, status: 'In Progress' })).toMatchObject({
        progress: 40,
        pages: null,
        page: null,
        parts: [],
        readings: [],
      });
    });

    test('the progress of a record follows from its pages or its parts', async () => {
      expect(await importOne({ progress: 44, pages: 320 })).toMatchObject({ page: 141 });
      expect(await importOne({ progress: 1, pages: 320, page: 160 })).toMatchObject({
        progress: 50,
      });
      const completed = { status: 'Completed', progress: 100 };
      expect(await importOne({ ...completed, pages: 320 })).toMatchObject({
        page: 320,
        progress: 100,
        progressBefore: 100,
      });
      const parts = [part('A', { done: true }), part('B')];
      expect(await importOne({ progress: 7, parts })).toMatchObject({ parts, progress: 50 });
    });

    test('a record that was imported without pages, parts and readings is recognised', async () => {
      const one = record();
      const send = async (more: object) => {
        const body = { resources: [{ ...one, ...more }] } as never;
        return (await ada.call(resourceImports.import, { body })).data.results[0]?.outcome;
      };
      expect(await send({})).toBe('created');
      const unset = { pages: null, page: null, parts: [], readings: [], position: null };
      expect(await send(unset)).toBe('there');
      expect(await send({ ...unset, pages: 9 })).toBe('conflict');
    });

    test('a completed record is recognised with its present reading and without it', async () => {
      const completed = { status: 'Completed', progress: 100, readings: [] };
      const one = record(completed);
      const present = { _id: one._id, startDate: null, completionDate: null };
      const send = async (readings: object[]) => {
        const body = { resources: [{ ...one, readings }] } as never;
        return (await ada.call(resourceImports.import, { body })).data.results[0]?.outcome;
      };
      expect(await send([])).toBe('created');
      expect(await send([present])).toBe('there');
      const { data } = await ada.call(resources.get, { params: { id: one._id } });
      expect(data.readings).toEqual([present]);
    });

    test('further parts are added at the end, and do not start the resource', async () => {
      const { _id: id, updatedAt } = await importOne({ parts: [part('A')] });
      const parts = [part('B', { done: true, doneOn: today }), part('C', { done: true })];
      const send = async () =>
        (await ada.call(resourceImports.importParts, { params: { id }, body: { parts } })).data
          .results;
      expect(await send()).toEqual(parts.map(({ _id }) => ({ _id, outcome: 'created' })));
      expect(await send()).toEqual(parts.map(({ _id }) => ({ _id, outcome: 'there' })));
      const { data } = await ada.call(resources.get, { params: { id } });
      expect(data).toMatchObject({ progress: 66, status: 'Not Started', updatedAt });
      expect(data.parts.slice(1)).toEqual(parts);
    });

    const tomorrow = addDays(today, 1);
    const many = Array.from({ length: maxParts + 1 }, () => part('A'));
    const twice = part('A');
    const reading = { _id: ulid(), startDate: null, completionDate: null };
    const readings = Array.from({ length: maxReadings + 1 }, () => ({ ...reading, _id: ulid() }));
    const ahead = ulid(Date.parse('2999-01-01'));

    test.each<[string, object]>([
      ['pages and parts', { pages: 9, parts: [part('A')] }],
      ['a page above the pages', { pages: 9, page: 10 }],
      ['a page without pages', { page: 1 }],
      ['too many parts', { parts: many }],
      ['an open part with a day', { parts: [part('A', { doneOn: today })] }],
      ['a part done tomorrow', { parts: [part('A', { done: true, doneOn: tomorrow })] }],
      ['a part twice', { parts: [twice, twice] }],
      ['a link that is a script', { parts: [part('A', { url: 'javascript:alert(1)' })] }],
      ['a reading finished tomorrow', { readings: [{ ...reading, completionDate: tomorrow }] }],
      ['a reading twice', { readings: [reading, reading] }],
      ['too many closed readings', { readings }],
      ['a reading with an id in the future', { readings: [{ ...reading, _id: ahead }] }],
    ])('a record with %s is refused, and nothing is written', async (_, more) => {
      const before = await ownItems(ada);
      const body = { resources: [record(more)] };
      expect(problemOf(await ada.send(resourceImports.import, { body })).code).toBe('invalid');
      expect(await ownItems(ada)).toEqual(before);
    });

    test('more parts than a resource can have are refused', async () => {
      const { _id: id } = await importOne({ parts: many.slice(1) });
      const request = { params: { id }, body: { parts: [part('A')] } };
      const response = await ada.send(resourceImports.importParts, request);
      expect(problemOf(response)).toMatchObject({ status: 409, code: 'limit' });
    });

    test('a resource of somebody else is like an unknown one', async () => {
      const bob = await registerPerson(target, zone);
      const { _id: id } = (await bob.call(resources.create, { body: { title: 'A' } })).data
        .resource;
      const request = { params: { id }, body: { parts: [part('A')] } };
      const response = await ada.send(resourceImports.importParts, request);
      expect(problemOf(response).status).toBe(404);
    });
  });
};

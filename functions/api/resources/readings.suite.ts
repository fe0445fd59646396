import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { addDays, type Day, startOfWeek, todayIn, yearOf } from '#shared/days/days.ts';
import { resourceImports } from '#shared/resources/imports.ts';
import {
  maxReadings,
  type NewResource,
  type Resource,
  type ResourcePatch,
} from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { nobodysId } from '#testing/live/routes.ts';

export const readingsSuite = (target: Target): void => {
  describe('the readings of resources', () => {
    const zone = noonZone();
    const today: Day = todayIn(new Date(), zone);
    const [started, finished] = [addDays(today, -20), addDays(today, -3)];
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const patch = async (id: string, body: ResourcePatch, by = ada): Promise<Resource> =>
      (await by.call(resources.update, { params: { id }, body })).data.resource;
    const read = async (id: string): Promise<Resource> =>
      (await ada.call(resources.get, { params: { id } })).data;
    const again = async (id: string, _id: string = ulid()): Promise<Resource> =>
      (await ada.call(resources.again, { params: { id }, body: { _id } })).data.resource;
    /** A book that was finished three days ago. */
    const finish = async (body: Partial<NewResource> = {}, by = ada): Promise<Resource> => {
      const made = { title: 'The Book', ...body };
      const { _id } = (await by.call(resources.create, { body: made })).data.resource;
      const days = { startDate: started, completionDate: finished };
      return patch(_id, { status: 'Completed', ...days }, by);
    };

    test('include the present one with its days while the resource is completed', async () => {
      const book = await finish();
      const own = { _id: book._id, startDate: started, completionDate: finished };
      expect(book.readings).toEqual([own]);
      expect((await patch(book._id, { status: 'On Hold' })).readings).toEqual([]);
    });

    test('Again keeps the finished reading in its week', async () => {
      const person = await registerPerson(target, zone);
      const { _id } = await finish({}, person);
      await patch(_id, { completionDate: today }, person);
      await person.call(resources.again, { params: { id: _id }, body: { _id: ulid() } });
      const { thisWeek } = (await person.call(analytics.dashboard, {})).data;
      expect(thisWeek.finished).toMatchObject([{ _id, day: today }]);
      const params = { weekStart: startOfWeek(today, 0) };
      const reviewed = (await person.call(reviews.get, { params })).data;
      expect(reviewed.finished).toMatchObject([{ _id, day: today }]);
    });

    test('Again closes the reading, and begins the next one', async () => {
      const deadline = addDays(today, 9);
      const book = await finish({ pages: 320, page: 143, notes: 'Good', deadline });
      const [skill, reading] = [null, ulid()];
      const time = { params: { id: book._id }, body: { minutes: 30, skill } };
      await ada.call(resources.logTime, time);
      const next = await again(book._id, reading);
      expect(next).toEqual({
        ...book,
        status: 'In Progress',
        progress: 0,
        progressBefore: null,
        page: 0,
        spentMinutes: 30,
        startDate: today,
        completionDate: null,
        deadline: null,
        estimatedCompletionDate: null,
        readings: [{ _id: reading, startDate: started, completionDate: finished }],
        updatedAt: expect.any(String),
      });
      expect(await read(book._id)).toEqual(next);
      const second = await patch(book._id, { status: 'Completed' });
      const own = { _id: book._id, startDate: today, completionDate: today };
      expect(second.readings).toEqual([...next.readings, own]);
    });

    test('Again opens all parts', async () => {
      const course = await finish({ parts: [{ title: 'A', done: true }, { title: 'B' }] });
      const next = await again(course._id);
      expect(next.progress).toBe(0);
      expect(next.parts).toEqual(
        course.parts.map((part) => ({ ...part, done: false, doneOn: null })),
      );
    });

    test('Again changes nothing if it is repeated, even later', async () => {
      const { _id } = await finish();
      const reading = ulid();
      const next = await again(_id, reading);
      expect(await again(_id, reading)).toEqual(next);
      const completed = await patch(_id, { status: 'Completed' });
      expect(await again(_id, reading)).toEqual(completed);
      await ada.call(resources.removeReading, { params: { id: _id, readingId: reading } });
      expect((await again(_id, reading)).status).toBe('Completed');
    });

    test('Again changes nothing if the resource is not completed', async () => {
      const { _id } = await finish();
      const before = await patch(_id, { status: 'On Hold' });
      expect(await again(_id)).toEqual(before);
    });

    test.each([
      ['the same id', () => Array(2).fill(ulid())],
      ['different ids', () => [ulid(), ulid()]],
    ])(
      'two devices that begin a reading with %s at the same time begin one reading',
      async (_, idsOf) => {
        const { _id } = await finish();
        const ids: string[] = idsOf();
        await Promise.all(ids.map((id) => again(_id, id)));
        const after = await read(_id);
        expect(after).toMatchObject({ status: 'In Progress', startDate: today });
        expect(after.readings).toHaveLength(1);
        expect(ids).toContain(after.readings[0]?._id);
      },
    );

    test('an invalid id is refused, and so is the id of the resource', async () => {
      const { _id } = await finish();
      const params = { id: _id };
      const wrong = await ada.send(resources.again, { params, body: { _id: 'x' } });
      expect(problemOf(wrong).code).toBe('invalid');
      const own = await ada.send(resources.again, { params, body: { _id } });
      expect(problemOf(own).code).toBe('conflict');
      const nobodys = await ada.send(resources.again, { params: { id: nobodysId }, body: {} });
      expect(problemOf(nobodys).status).toBe(404);
    });

    test('up to the limit are kept, and the next one is refused', async () => {
      const unknown = { startDate: null, completionDate: null };
      const record = {
        _id: ulid(),
        title: 'The Book',
        status: 'Completed' as const,
        progress: 100,
        progressBefore: null,
        relatedSkills: [],
        ...unknown,
        readings: Array.from({ length: maxReadings - 1 }, () => ({ _id: ulid(), ...unknown })),
        createdAt: '2026-01-02T03:04:05.678Z',
        updatedAt: '2026-01-02T03:04:05.678Z',
      };
      const { _id } = record;
      await ada.call(resourceImports.import, { body: { resources: [record] } });
      expect((await again(_id)).readings).toHaveLength(maxReadings);
      const full = await patch(_id, { status: 'Completed' });
      const response = await ada.send(resources.again, { params: { id: _id }, body: {} });
      expect(problemOf(response)).toMatchObject({ status: 409, code: 'limit' });
      expect(await read(_id)).toEqual(full);
    });

    test('are corrected and deleted', async () => {
      const { _id: id } = await finish();
      const readingId = ulid();
      await again(id, readingId);
      const params = { id, readingId };
      const correct = async (body: object) =>
        (await ada.call(resources.updateReading, { params, body })).data.resource.readings;
      const reading = { _id: readingId, startDate: started, completionDate: finished };
      expect(await correct({ completionDate: today })).toEqual([
        { ...reading, completionDate: today },
      ]);
      expect(await correct({ startDate: null, completionDate: null })).toEqual([
        { _id: readingId, startDate: null, completionDate: null },
      ]);
      expect(await ada.call(resources.removeReading, { params })).toEqual({ data: null });
      expect((await read(id)).readings).toEqual([]);
      for (const route of [resources.updateReading, resources.removeReading]) {
        expect(problemOf(await ada.send(route, { params, body: {} })).status).toBe(404);
      }
    });

    test.each([
      [{ startDate: '2999-01-01' }, 'startDate'],
      [{ completionDate: '2999-01-01' }, 'completionDate'],
      [{ completionDate: '2026-02-30' }, 'completionDate'],
      [{ _id: nobodysId }, '_id'],
    ])('%j is refused, and nothing changes', async (body, field) => {
      const { _id: id } = await finish();
      const readingId = ulid();
      await again(id, readingId);
      const before = await ownItems(ada);
      const response = await ada.send(resources.updateReading, { params: { id, readingId }, body });
      expect(problemOf(response).errors?.[0]?.field).toBe(field);
      expect(await ownItems(ada)).toEqual(before);
    });

    test('a correction that changes nothing writes nothing', async () => {
      const { _id: id } = await finish();
      const readingId = ulid();
      await again(id, readingId);
      const before = await ownItems(ada);
      for (const body of [{}, { startDate: started, completionDate: finished }]) {
        await ada.call(resources.updateReading, { params: { id, readingId }, body });
      }
      expect(await ownItems(ada)).toEqual(before);
    });

    test('the present one is not found, because the resource itself has its days', async () => {
      const { _id } = await finish();
      const params = { id: _id, readingId: _id };
      const body = { startDate: null };
      expect(problemOf(await ada.send(resources.updateReading, { params, body })).status).toBe(404);
      expect(problemOf(await ada.send(resources.removeReading, { params })).status).toBe(404);
    });

    test('count in the stats of the calendar year, and the resource counts once', async () => {
      const bob = await registerPerson(target, zone);
      const book = await finish({ duration: 60 }, bob);
      const [now, last] = [today, `${yearOf(today) - 1}-12-31`];
      await patch(book._id, { startDate: null, completionDate: now }, bob);
      for (const completionDate of [now, last, null]) {
        const params = { id: book._id };
        const readingId = ulid();
        await bob.call(resources.again, { params, body: { _id: readingId } });
        const body = { completionDate };
        await bob.call(resources.updateReading, { params: { ...params, readingId }, body });
        await patch(book._id, { status: 'Completed' }, bob);
      }
      expect((await bob.call(resources.stats, {})).data).toMatchObject({
        totalResources: 1,
        completedResources: 1,
        completedTime: 60,
        finishedThisYear: 2,
      });
    });

    test('leave nothing inconsistent', async () => {
      expect(inconsistencies(await ownItems(ada))).toEqual([]);
    });
  });
};

import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#shared/calls/fields.ts';
import { maxPosition } from '#shared/calls/order.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { resourceImports } from '#shared/resources/imports.ts';
import {
  maxDuration,
  type NewResource,
  type Resource,
  type ResourcePatch,
  resourceDefaults,
  resourceStatuses,
} from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { statusPatch } from '#shared/resources/rules.ts';
import { maxPages } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, successOf, type Target } from '#testing/live/client.ts';
import { ownItems, readItem, writeItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { keys } from '../../table/keys.ts';
import { resourceKeys } from './keys.ts';

const book: NewResource = { title: 'The Book' };
const nobodysId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

export const resourcesSuite = (target: Target): void => {
  describe('resources', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ahead = (days: number): Day => addDays(today, days);
    const ago = (days: number): Day => ahead(-days);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (body: NewResource = book, by = ada): Promise<Resource> =>
      (await by.call(resources.create, { body })).data.resource;
    const read = async (id: string, by = ada): Promise<Resource> =>
      (await by.call(resources.get, { params: { id } })).data;
    const patch = async (id: string, body: ResourcePatch, by = ada): Promise<Resource> =>
      (await by.call(resources.update, { params: { id }, body })).data.resource;
    const newSkill = async (name: string, by = ada): Promise<string> =>
      (await by.call(skills.create, { body: { name, category: 'Other' } })).data.skill._id;
    const count = async (by: Person) =>
      Number((await readItem(keys.counts(by.user._id)))?.resources ?? 0);

    describe('lifecycle', () => {
      test('a resource created with only the required fields has the defaults', async () => {
        const resource = await create({ title: '  Cafe\u0301  ' });
        expect(resource).toMatchObject({
          ...resourceDefaults,
          title: 'Café',
          url: null,
          tags: [],
          relatedSkills: [],
          deadline: null,
          position: null,
          estimatedCompletionDate: null,
          progressBefore: null,
          startDate: null,
          completionDate: null,
        });
        expect(await read(resource._id)).toEqual(resource);
        const { data } = await ada.call(resources.list, {});
        expect(data.resources.at(-1)).toEqual(resource);
      });

      test('a resource created with every field at its limit keeps every field', async () => {
        const body: Required<NewResource> = {
          _id: idOn(undefined),
          title: 't'.repeat(limits.name),
          type: 'Podcast',
          priority: 'High',
          status: 'On Hold',
          progress: 99,
          duration: maxDuration,
          pages: maxPages,
          page: maxPages - 200,
          url: `https://example.com/${'ä'.repeat(limits.url - 20)}`,
          author: '語'.repeat(limits.name),
          description: '語'.repeat(limits.description),
          notes: '語'.repeat(limits.notes),
          tags: Array.from({ length: limits.listItems }, (_, n) => `${n}`.padEnd(80, '語')),
          relatedSkills: [],
          parts: [],
          deadline: '9999-12-31',
          position: `z${idOn(undefined)}V`,
        };
        const resource = await create(body);
        expect(resource).toMatchObject({ ...body, estimatedCompletionDate: '9999-12-31' });
        expect(await read(resource._id)).toEqual(resource);
      });

      test('a deleted resource is gone, and a second delete is not found', async () => {
        const { _id } = await create();
        const before = await count(ada);
        const params = { id: _id };
        expect(await ada.call(resources.remove, { params })).toEqual({ data: null });
        for (const route of [resources.remove, resources.get]) {
          expect(problemOf(await ada.send(route, { params })).code).toBe('not_found');
        }
        const body = { status: 'Completed' };
        const updated = await ada.send(resources.update, { params, body });
        expect(problemOf(updated).code).toBe('not_found');
        expect(await readItem(resourceKeys.resource(ada.user._id, _id))).toBeUndefined();
        expect(await count(ada)).toBe(before - 1);
      });
    });

    describe('status', () => {
      test('Completed sets 100% and a date, and leaving Completed restores the previous progress', async () => {
        const { _id } = await create({ ...book, progress: 40 });
        const completed = await patch(_id, { status: 'Completed' });
        const dates = { startDate: today, completionDate: today };
        expect(completed).toMatchObject({
          status: 'Completed',
          progress: 100,
          progressBefore: 40,
          ...dates,
        });
        expect(await read(_id)).toEqual(completed);
        expect(await patch(_id, { status: 'On Hold' })).toMatchObject({
          progress: 40,
          progressBefore: null,
          startDate: today,
          completionDate: null,
        });
        expect(await patch(_id, { progress: 60, status: 'Not Started' })).toMatchObject({
          status: 'Not Started',
          progress: 60,
          startDate: today,
        });
      });

      test('leaving Completed is undone by sending the previous status and days', async () => {
        const { _id } = await create({ ...book, progress: 40, status: 'Completed' });
        const before = await patch(_id, { startDate: ago(9), completionDate: ago(3) });
        await patch(_id, { status: 'On Hold' });
        const undone = await patch(_id, statusPatch(before));
        expect({ ...undone, updatedAt: before.updatedAt }).toEqual(before);
        await patch(_id, { status: 'Not Started', startDate: null });
        expect(await read(_id)).toMatchObject({ startDate: null, completionDate: null });
      });

      test('editing a completed resource that was imported without dates adds no dates', async () => {
        const { _id, ...made } = await create({ ...book, status: 'Completed' });
        const unknown = { startDate: null, completionDate: null };
        const id = idOn(ago(400));
        const { title, status, progress, progressBefore, createdAt, updatedAt } = made;
        const facts = { title, status, progress, progressBefore, createdAt, updatedAt };
        const body = { resources: [{ ...facts, ...unknown, _id: id, relatedSkills: [] }] };
        const { results } = (await ada.call(resourceImports.import, { body })).data;
        expect(results).toEqual([{ _id: id, outcome: 'created' }]);
        expect(await read(id)).toMatchObject({ status: 'Completed', ...unknown });
        expect(await patch(id, { title: 'Known', progress: 100 })).toMatchObject(unknown);
      });

      test('100% alone starts a resource, and does not complete it', async () => {
        const { _id } = await create();
        expect(await patch(_id, { progress: 100 })).toMatchObject({
          status: 'In Progress',
          completionDate: null,
          startDate: today,
        });
      });

      test.each(resourceStatuses)('any other status may follow %s', async (first) => {
        const { _id } = await create({ ...book, status: first });
        for (const status of resourceStatuses) {
          expect((await patch(_id, { status })).status).toBe(status);
          expect((await patch(_id, { status: first })).status).toBe(first);
        }
      });
    });

    describe('changes', () => {
      test('of different fields at the same time are all kept', async () => {
        const { _id } = await create();
        const patches: ResourcePatch[] = [
          { title: 'Another' },
          { type: 'Video' },
          { priority: 'Low' },
          { status: 'In Progress' },
          { progress: 33 },
          { duration: 90 },
          { url: 'https://example.com' },
          { author: 'Ann' },
          { notes: 'Good' },
          { tags: ['a'] },
          { deadline: ahead(9) },
        ];
        await Promise.all(patches.map((body) => patch(_id, body)));
        expect(await read(_id)).toMatchObject({
          ...Object.assign({}, ...patches),
          startDate: today,
        });
      });

      test('null clears an optional field, and a missing field stays', async () => {
        const { _id } = await create({
          ...book,
          status: 'In Progress',
          progress: 5,
          url: 'https://example.com',
          tags: ['a'],
          deadline: today,
          position: `z${nobodysId}`,
          notes: 'Good',
        });
        const cleared = {
          status: null,
          progress: null,
          url: null,
          tags: null,
          deadline: null,
          position: null,
        };
        expect(await patch(_id, cleared)).toMatchObject({
          status: 'Not Started',
          progress: 0,
          url: null,
          tags: [],
          deadline: null,
          position: null,
          estimatedCompletionDate: null,
          notes: 'Good',
          startDate: today,
        });
      });

      test.each([
        [{ title: null }, 'title'],
        [{ status: 'Done' }, 'status'],
        [{ progress: 1.5 }, 'progress'],
        [{ duration: -1 }, 'duration'],
        [{ url: 'javascript:alert(1)' }, 'url'],
        [{ url: 'ftp://example.com' }, 'url'],
        [{ deadline: '2026-02-30' }, 'deadline'],
        [{ position: 'a0' }, 'position'],
        [{ position: `z${nobodysId}0` }, 'position'],
        [{ position: `z${nobodysId}${'V'.repeat(maxPosition)}` }, 'position'],
        [{ position: 1 }, 'position'],
        [{ completionDate: '2026-01-01' }, 'completionDate'],
        [{ status: 'Completed', completionDate: '2999-01-01' }, 'completionDate'],
        [{ startDate: '2999-01-01' }, 'startDate'],
        [{ estimatedCompletionDate: '2026-02-03' }, 'estimatedCompletionDate'],
        [{ relatedSkills: [nobodysId] }, 'relatedSkills'],
      ])('%j is refused, names %s and changes nothing', async (body, field) => {
        const { _id } = await create();
        const before = await ownItems(ada);
        const response = await ada.send(resources.update, { params: { id: _id }, body });
        const { code, errors } = problemOf(response);
        expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
        expect(await ownItems(ada)).toEqual(before);
      });

      test('of an unknown resource are not found, whatever skills they name', async () => {
        const body = { relatedSkills: [nobodysId] };
        const response = await ada.send(resources.update, { params: { id: nobodysId }, body });
        expect(problemOf(response).status).toBe(404);
      });
    });

    describe('related skills', () => {
      test('are shown by name, each once, in the order in which they were sent', async () => {
        const [a, b] = [await newSkill('Go'), await newSkill('Chess')];
        const resource = await create({ ...book, relatedSkills: [b, a, b] });
        expect(resource.relatedSkills).toEqual([
          { _id: b, name: 'Chess' },
          { _id: a, name: 'Go' },
        ]);
        await ada.call(skills.update, { params: { id: b }, body: { name: 'Fast chess' } });
        expect((await read(resource._id)).relatedSkills[0]).toEqual({ _id: b, name: 'Fast chess' });
        expect((await patch(resource._id, { relatedSkills: [a] })).relatedSkills).toEqual([
          { _id: a, name: 'Go' },
        ]);
        expect((await patch(resource._id, { relatedSkills: null })).relatedSkills).toEqual([]);
      });

      test('of somebody else are refused', async () => {
        const bob = await registerPerson(target, zone);
        const relatedSkills = [await newSkill('Bob’s', bob)];
        const response = await ada.send(resources.create, { body: { ...book, relatedSkills } });
        expect(problemOf(response)).toMatchObject({
          code: 'invalid',
          errors: [{ field: 'relatedSkills' }],
        });
      });

      test('disappear from a resource when they are deleted', async () => {
        const id = await newSkill('Short-lived');
        const { _id } = await create({ ...book, relatedSkills: [id] });
        await ada.call(skills.remove, { params: { id } });
        expect((await read(_id)).relatedSkills).toEqual([]);
      });
    });

    test('stats count all resources, and targets list the unfinished ones with a deadline', async () => {
      const person = await registerPerson(target, zone);
      const make = (body: Partial<NewResource>) => create({ ...book, ...body }, person);
      await make({ type: 'Video', duration: 30, status: 'Completed', deadline: ahead(-9) });
      await make({ duration: 600, progress: 25, status: 'In Progress', deadline: ahead(2) });
      await make({ type: 'Video', status: 'On Hold', deadline: ahead(-1), priority: 'Low' });
      await make({ duration: 7 });
      expect((await person.call(resources.stats, {})).data).toEqual({
        totalResources: 4,
        inProgressResources: 1,
        completedResources: 1,
        notStartedResources: 1,
        onHoldResources: 1,
        finishedThisYear: 1,
        completedTime: 30,
        totalEstimatedTime: 637,
        resourcesByType: { Book: 2, Video: 2 },
      });
      const { targets } = (await person.call(resources.targets, {})).data;
      expect(targets).toMatchObject([
        { deadline: ahead(-1), isOverdue: false, daysRemaining: -1 },
        { deadline: ahead(2), remainingMinutes: 450, daysRemaining: 2, minutesPerDay: 150 },
      ]);
    });

    describe('a repeated create', () => {
      const ask = (by: Person, _id: string, body: object = book) =>
        by.send(resources.create, { body: { _id, ...body } });

      test('returns the first resource even if its skill was deleted since', async () => {
        const person = await registerPerson(target, zone);
        const skill = { name: 'Rust', category: 'Other' } as const;
        const { _id } = (await person.call(skills.create, { body: skill })).data.skill;
        const tagged = { title: 'A book', relatedSkills: [_id] };
        const id = idOn(undefined);
        expect((await ask(person, id, tagged)).status).toBe(201);
        await person.call(skills.remove, { params: { id: _id } });
        const again = successOf(resources.create, await ask(person, id, tagged)).data.resource;
        expect(again).toMatchObject({ _id: id, relatedSkills: [] });
        const { code } = problemOf(await ask(person, idOn(undefined), tagged));
        expect(code).toBe('invalid');
      });
    });

    test('a list longer than a page of the table is read completely, page by page', async () => {
      const person = await registerPerson(target, zone);
      const description = '語'.repeat(limits.description);
      const notes = '語'.repeat(limits.notes);
      const made = await create({ ...book, description, notes }, person);
      const item = await readItem(resourceKeys.resource(person.user._id, made._id));
      const ids = Array.from({ length: 99 }, (_, n) => made._id.slice(0, 23) + String(100 + n));
      for (const id of ids) {
        await writeItem({ ...item, ...resourceKeys.resource(person.user._id, id), _id: id });
      }
      const listed: string[] = [];
      let cursor: string | undefined;
      do {
        const query = cursor === undefined ? {} : { cursor };
        const { data } = await person.call(resources.list, { query });
        listed.push(...data.resources.map(({ _id }) => _id));
        cursor = data.next;
      } while (cursor);
      expect(listed).toEqual([made._id, ...ids].sort());
    });
  });
};

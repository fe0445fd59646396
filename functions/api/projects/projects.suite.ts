import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { restorePatch } from '#shared/core/completion.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import {
  maxListItemLength,
  maxListItems,
  type NewProject,
  type Project,
  type ProjectPatch,
  projectDefaults,
  projectStatuses,
} from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, successOf, type Target } from '#testing/live/client.ts';
import { ownItems, readItem, writeItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { keys } from '../../table/keys.ts';
import { projectKeys } from './keys.ts';

const birdhouse: NewProject = { name: 'Birdhouse' };
const nobodysId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

const lists = [
  {
    list: 'goals',
    add: projects.addGoal,
    remove: (by: Person, id: string, goalId: string) =>
      by.send(projects.removeGoal, { params: { id, goalId } }),
  },
  {
    list: 'learningOutcomes',
    add: projects.addOutcome,
    remove: (by: Person, id: string, outcomeId: string) =>
      by.send(projects.removeOutcome, { params: { id, outcomeId } }),
  },
  {
    list: 'challenges',
    add: projects.addChallenge,
    remove: (by: Person, id: string, challengeId: string) =>
      by.send(projects.removeChallenge, { params: { id, challengeId } }),
  },
] as const;

export const projectsSuite = (target: Target): void => {
  describe('projects', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (body: NewProject = birdhouse, by = ada): Promise<Project> =>
      (await by.call(projects.create, { body })).data.project;
    const read = async (id: string, by = ada): Promise<Project> =>
      (await by.call(projects.get, { params: { id } })).data;
    const patch = async (id: string, body: ProjectPatch, by = ada): Promise<Project> =>
      (await by.call(projects.update, { params: { id }, body })).data.project;
    const tick = async (id: string, goalId: string, completed?: boolean): Promise<Project> => {
      const body = completed === undefined ? {} : { completed };
      return (await ada.call(projects.toggleGoal, { params: { id, goalId }, body })).data.project;
    };
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ description: `Line ${n + 1}` }));
    const count = async (by: Person) =>
      Number((await readItem(keys.counts(by.user._id)))?.projects ?? 0);

    describe('lifecycle', () => {
      test('a project created with only the required fields has the defaults', async () => {
        const project = await create({ name: '  Cafe\u0301  ' });
        expect(project).toMatchObject({
          ...projectDefaults,
          name: 'Café',
          startDate: null,
          endDate: null,
          progressBefore: null,
          completionDate: null,
          duration: null,
          repositoryUrl: null,
          demoUrl: null,
          relatedSkills: [],
          goals: [],
          learningOutcomes: [],
          challenges: [],
        });
        expect(await read(project._id)).toEqual(project);
        const { data } = await ada.call(projects.list, {});
        expect(data.projects.at(-1)).toEqual(project);
      });

      test('a project created with every field keeps every field', async () => {
        const body: NewProject = {
          name: 'Nistkasten 🐦',
          description: 'Of oak.\nFor tits.',
          status: 'On Hold',
          progress: 70,
          startDate: ago(10),
          endDate: addDays(today, 20),
          repositoryUrl: 'https://example.com/repository',
          demoUrl: 'http://example.com',
          goals: [{ description: 'Roof', completed: true }, { description: 'Floor' }],
          learningOutcomes: [{ description: 'Glue takes time' }],
          challenges: [{ description: 'Owls' }],
        };
        const project = await create(body);
        expect(project).toMatchObject({
          ...body,
          duration: 10,
          goals: [
            { description: 'Roof', completed: true, completedAt: today },
            { description: 'Floor', completed: false, completedAt: null },
          ],
        });
        expect(await read(project._id)).toEqual(project);
      });

      test('the progress follows the goals if requested, and stays the same without goals', async () => {
        const { _id, goals } = await create({
          ...birdhouse,
          progressFromGoals: true,
          progress: 70,
          goals: [{ description: 'Roof', completed: true }, ...lines(2)],
        });
        const [roof = '', first = ''] = goals.map((goal) => goal._id);
        const progress = async () => (await read(_id)).progress;
        expect(await progress()).toBe(33);
        expect(await tick(_id, first, true)).toMatchObject({ progress: 67 });
        const body = { description: 'Paint' };
        const added = await ada.call(projects.addGoal, { params: { id: _id }, body });
        expect(added.data.project.progress).toBe(50);
        await ada.send(projects.removeGoal, { params: { id: _id, goalId: roof } });
        expect(await progress()).toBe(33);
        expect(await patch(_id, { progress: 90 })).toMatchObject({ progress: 33 });
        expect(await patch(_id, { status: 'Completed' })).toMatchObject({ progress: 100 });
        expect(await tick(_id, first, false)).toMatchObject({ progress: 100 });
        expect(await patch(_id, { status: 'In Progress' })).toMatchObject({ progress: 0 });
        expect(await patch(_id, { goals: null, progress: 40 })).toMatchObject({ progress: 40 });
        expect(await patch(_id, { goals: lines(1) })).toMatchObject({ progress: 0 });
        const left = { progressFromGoals: false, progress: 15 };
        expect(await patch(_id, left)).toMatchObject(left);
      });

      test('a deleted project is gone, and a second delete is not found', async () => {
        const { _id, goals } = await create({ ...birdhouse, goals: lines(1) });
        const before = await count(ada);
        const params = { id: _id, goalId: goals[0]?._id ?? '' };
        expect(await ada.call(projects.remove, { params })).toEqual({ data: null });
        const calls = [
          ada.send(projects.remove, { params }),
          ada.send(projects.get, { params }),
          ada.send(projects.update, { params, body: { status: 'Completed' } }),
          ada.send(projects.toggleGoal, { params }),
          ada.send(projects.removeGoal, { params }),
          ada.send(projects.addGoal, { params, body: { description: 'Late' } }),
        ];
        for (const response of calls) expect(problemOf(await response).code).toBe('not_found');
        expect(await readItem(projectKeys.project(ada.user._id, _id))).toBeUndefined();
        expect(await count(ada)).toBe(before - 1);
      });
    });

    describe('status and dates', () => {
      test('leaving Planning starts a project, Completed ends it, and leaving Completed reopens it', async () => {
        const { _id } = await create({ ...birdhouse, progress: 20 });
        expect(await patch(_id, { status: 'In Progress' })).toMatchObject({
          startDate: today,
          duration: 0,
          progress: 20,
        });
        expect(await patch(_id, { startDate: ago(7) })).toMatchObject({ duration: 7 });
        const completed = await patch(_id, { status: 'Completed' });
        expect(completed).toMatchObject({
          progress: 100,
          progressBefore: 20,
          completionDate: today,
          duration: 7,
        });
        expect(await read(_id)).toEqual(completed);
        expect(await patch(_id, { status: 'Abandoned' })).toMatchObject({
          progress: 20,
          progressBefore: null,
          completionDate: null,
          duration: null,
        });
      });

      test('leaving Completed is undone by sending the previous status and day', async () => {
        const { _id } = await create({ ...birdhouse, progress: 20, status: 'Completed' });
        const before = await patch(_id, { startDate: ago(7), completionDate: ago(3) });
        await patch(_id, { status: 'Abandoned' });
        const undone = await patch(_id, restorePatch(before));
        expect({ ...undone, updatedAt: before.updatedAt }).toEqual(before);
      });

      test.each(projectStatuses)('any other status may follow %s', async (first) => {
        const { _id } = await create({ ...birdhouse, status: first });
        for (const status of projectStatuses) {
          expect((await patch(_id, { status })).status).toBe(status);
          expect((await patch(_id, { status: first })).status).toBe(first);
        }
      });

      test.each([
        { has: {}, body: { startDate: ago(1), endDate: ago(2) } },
        { has: { startDate: ago(1) }, body: { endDate: ago(2) } },
        { has: { endDate: ago(2) }, body: { startDate: ago(1) } },
      ])(
        '$has with $body is refused, because the project would end before it starts',
        async ({ has, body }) => {
          const { _id } = await create({ ...birdhouse, ...has });
          const before = await ownItems(ada);
          const response = await ada.send(projects.update, { params: { id: _id }, body });
          expect(problemOf(response)).toMatchObject({
            code: 'invalid',
            errors: [{ field: 'endDate' }],
          });
          const made = await ada.send(projects.create, { body: { ...birdhouse, ...has, ...body } });
          expect(problemOf(made)).toMatchObject({
            code: 'invalid',
            errors: [{ field: 'endDate' }],
          });
          expect(await ownItems(ada)).toEqual(before);
        },
      );

      test('a start and an end set at the same time never put the end before the start', async () => {
        for (let round = 0; round < 5; round++) {
          const { _id } = await create();
          const params = { id: _id };
          const responses = await Promise.all([
            ada.send(projects.update, { params, body: { startDate: ago(1) } }),
            ada.send(projects.update, { params, body: { endDate: ago(2) } }),
          ]);
          expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
        }
      });
    });

    describe('changes', () => {
      test('of different fields at the same time are all kept', async () => {
        const { _id, goals } = await create({ ...birdhouse, goals: lines(2) });
        const patches: ProjectPatch[] = [
          { name: 'Nest' },
          { description: 'High up' },
          { progress: 33 },
          { status: 'In Progress' },
          { endDate: addDays(today, 5) },
          { repositoryUrl: 'https://example.com/repository' },
          { demoUrl: 'https://example.com' },
        ];
        await Promise.all([
          ...patches.map((body) => patch(_id, body)),
          tick(_id, goals[1]?._id ?? '', true),
          patch(_id, { learningOutcomes: lines(1) }),
          patch(_id, { challenges: lines(2) }),
        ]);
        expect(await read(_id)).toMatchObject({
          ...Object.assign({}, ...patches),
          startDate: today,
          goals: [{ completed: false }, { completed: true }],
          learningOutcomes: lines(1),
          challenges: lines(2),
        });
      });

      test('null clears an optional field, and a missing field stays', async () => {
        const { _id } = await create({
          ...birdhouse,
          status: 'In Progress',
          progress: 5,
          endDate: addDays(today, 5),
          demoUrl: 'https://example.com',
          goals: lines(2),
          challenges: lines(1),
        });
        const cleared = { status: null, progress: null, startDate: null, endDate: null };
        expect(await patch(_id, { ...cleared, demoUrl: null, goals: null })).toMatchObject({
          ...projectDefaults,
          startDate: null,
          endDate: null,
          demoUrl: null,
          goals: [],
          challenges: lines(1),
        });
      });

      test.each([
        [{ name: null }, 'name'],
        [{ status: 'Done' }, 'status'],
        [{ progress: 101 }, 'progress'],
        [{ progressFromGoals: 'yes' }, 'progressFromGoals'],
        [{ demoUrl: 'javascript:alert(1)' }, 'demoUrl'],
        [{ goals: [{ description: '' }] }, 'goals.0.description'],
        [{ goals: lines(maxListItems + 1) }, 'goals'],
        [
          { challenges: [{ description: 'x'.repeat(maxListItemLength + 1) }] },
          'challenges.0.description',
        ],
        [{ completionDate: '2026-01-01' }, 'completionDate'],
        [{ status: 'Completed', completionDate: '2999-01-01' }, 'completionDate'],
        [{ relatedSkills: [nobodysId] }, 'relatedSkills'],
      ])('%j is refused, names %s and changes nothing', async (body, field) => {
        const { _id } = await create();
        const before = await ownItems(ada);
        const response = await ada.send(projects.update, { params: { id: _id }, body });
        const { code, errors } = problemOf(response);
        expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
        expect(await ownItems(ada)).toEqual(before);
      });

      test('of an unknown project are not found, whatever skills they name', async () => {
        const body = { relatedSkills: [nobodysId] };
        const response = await ada.send(projects.update, { params: { id: nobodysId }, body });
        expect(problemOf(response).status).toBe(404);
      });
    });

    describe('goals', () => {
      test('keep their ids and ticks when a form is saved', async () => {
        const { _id, goals } = await create({ ...birdhouse, goals: lines(3) });
        const [one, two, three] = goals;
        const ticked = await tick(_id, two?._id ?? '', true);
        const sent = lines(3)
          .reverse()
          .map((line) => ({ ...line, completed: false }));
        const saved = await patch(_id, {
          goals: [{ description: 'New', completed: false }, ...sent],
        });
        expect(saved.goals.slice(1)).toEqual([three, ticked.goals[1], one]);
        expect((await read(_id)).goals).toEqual(saved.goals);
      });

      test('a form keeps goals that another device added, and does not restore those that it deleted', async () => {
        const { _id, goals } = await create({ ...birdhouse, goals: lines(3) });
        const knownItems = goals.map(({ _id }) => _id);
        const [one, , three] = goals.map(({ _id, description }) => ({ _id, description }));
        const added = { _id: ulid(), description: 'Elsewhere' };
        await ada.call(projects.addGoal, { params: { id: _id }, body: added });
        await ada.call(projects.removeGoal, { params: { id: _id, goalId: one?._id ?? '' } });
        const typed = { _id: ulid(), description: 'Typed' };
        const sent = { goals: [three, one, typed] as NewProject['goals'], knownItems };
        for (const _ of ['sent', 'repeated']) {
          const saved = await patch(_id, sent);
          expect(saved.goals.map(({ _id }) => _id)).toEqual([three?._id, typed._id, added._id]);
        }
        await patch(_id, { goals: null, knownItems: [...knownItems, typed._id] });
        expect((await read(_id)).goals.map(({ _id }) => _id)).toEqual([added._id]);
      });

      test.each([
        { what: 'set twice', moves: [true, true], ends: true },
        { what: 'set and unset', moves: [true, false], ends: false },
        { what: 'flipped', moves: [undefined], ends: true },
        { what: 'flipped twice', moves: [undefined, undefined], ends: false },
      ])('a goal that is $what has completed: $ends', async ({ moves, ends }) => {
        const { _id, goals } = await create({ ...birdhouse, goals: lines(2) });
        const goalId = goals[0]?._id ?? '';
        let project = await read(_id);
        for (const move of moves) project = await tick(_id, goalId, move);
        expect(project.goals).toEqual([
          { ...goals[0], completed: ends, completedAt: ends ? today : null },
          goals[1],
        ]);
        expect((await read(_id)).goals).toEqual(project.goals);
      });

      test('a toggle may have no body', async () => {
        const { _id, goals } = await create({ ...birdhouse, goals: lines(1) });
        const params = { id: _id, goalId: goals[0]?._id ?? '' };
        const response = await ada.send(projects.toggleGoal, { params });
        expect(successOf(projects.toggleGoal, response).data.project.goals[0]?.completed).toBe(
          true,
        );
      });

      test('a goal is renamed and moved, and keeps its id and its tick', async () => {
        const { _id, goals } = await create({ ...birdhouse, goals: lines(3) });
        const [first, second, third] = goals.map((goal) => goal._id);
        if (!first || !second || !third) throw new Error('there are three');
        await tick(_id, second, true);
        const edit = async (goalId: string, body: object) => {
          const params = { id: _id, goalId };
          const { data } = await ada.call(projects.updateGoal, { params, body });
          return data.project.goals.map((goal) => [goal._id, goal.description, goal.completed]);
        };
        const renamed = [
          [first, 'Line 1', false],
          [second, 'Roof', true],
          [third, 'Line 3', false],
        ];
        expect(await edit(second, { description: 'Roof' })).toEqual(renamed);
        expect(await edit(third, { behind: first })).toEqual([renamed[0], renamed[2], renamed[1]]);
        expect(await edit(second, { behind: null })).toEqual([renamed[1], renamed[0], renamed[2]]);
        // The goal's new neighbour was deleted on another device, so the goal stays where it is.
        expect(await edit(first, { behind: ulid() })).toEqual([renamed[1], renamed[0], renamed[2]]);
        expect((await read(_id)).goals.map((goal) => goal._id)).toEqual([second, first, third]);
        const params = { id: _id, goalId: ulid() };
        const missing = await ada.send(projects.updateGoal, { params, body: { behind: null } });
        expect(problemOf(missing).code).toBe('not_found');
      });

      test('a goal has the day that is sent, and keeps it until another or null is sent', async () => {
        const goals = [{ description: 'Line 1', dueDate: '2026-01-05' }, { description: 'Line 2' }];
        const { _id, ...made } = await create({ ...birdhouse, goals });
        const daysOf = (project: Pick<Project, 'goals'>) =>
          project.goals.map(({ dueDate }) => dueDate);
        expect(daysOf(made)).toEqual(['2026-01-05', null]);
        const [first = '', second = ''] = made.goals.map((goal) => goal._id);
        const edit = async (goalId: string, body: object) => {
          const params = { id: _id, goalId };
          const { data } = await ada.call(projects.updateGoal, { params, body });
          return daysOf(data.project);
        };
        expect(await edit(second, { dueDate: '2999-12-31', behind: null })).toEqual([
          '2999-12-31',
          '2026-01-05',
        ]);
        expect(await edit(first, { description: 'Roof' })).toEqual(['2999-12-31', '2026-01-05']);
        expect(await edit(second, { dueDate: null })).toEqual([null, '2026-01-05']);
        await tick(_id, first, true);
        const resent = await patch(_id, { goals: [{ description: 'Roof' }, ...lines(2)] });
        expect(daysOf(resent)).toEqual(['2026-01-05', null, null]);
        const cleared = await patch(_id, {
          goals: [
            { description: 'Roof', dueDate: null },
            { description: 'Line 2', dueDate: today },
          ],
        });
        expect(daysOf(cleared)).toEqual([null, today]);
        const body = { description: 'Added', dueDate: '2026-02-03' };
        const added = await ada.call(projects.addGoal, { params: { id: _id }, body });
        expect(daysOf(added.data.project)).toEqual([null, today, '2026-02-03']);
        expect(daysOf(await read(_id))).toEqual([null, today, '2026-02-03']);
      });

      test.each([
        { dueDate: '2026-02-30' },
        { dueDate: 'soon' },
        { dueDate: 7 },
        { dueDate: '' },
        { completedAt: '2026-01-01' },
      ])('a goal cannot be changed by %j', async (body) => {
        const { _id, goals } = await create({ ...birdhouse, goals: lines(1) });
        const params = { id: _id, goalId: goals[0]?._id ?? '' };
        const refused = await ada.send(projects.updateGoal, { params, body });
        expect(problemOf(refused).code).toBe('invalid');
        const added = await ada.send(projects.addGoal, {
          params: { id: _id },
          body: { description: 'x', ...body },
        });
        expect(problemOf(added).code).toBe('invalid');
        expect((await read(_id)).goals).toEqual(goals);
      });

      test('new lines keep the ids that the client chose for them', async () => {
        const [a, b] = [ulid(), ulid()];
        const goals = [{ _id: a, description: 'A' }];
        const { _id } = await create({ ...birdhouse, goals });
        const body = { goals: [...goals, { _id: b, description: 'B' }] };
        const { data } = await ada.call(projects.update, { params: { id: _id }, body });
        expect(data.project.goals.map((goal) => goal._id)).toEqual([a, b]);
      });

      test('ticks of different goals by 8 devices at the same time are all kept', async () => {
        const { _id, goals } = await create({ ...birdhouse, goals: lines(16) });
        const even = goals.filter((_, n) => n % 2 === 0);
        const responses = await Promise.all(even.map((goal) => tick(_id, goal._id, true)));
        for (const [n, project] of responses.entries()) {
          expect(project.goals[2 * n]).toMatchObject({ completed: true, completedAt: today });
        }
        expect((await read(_id)).goals.map(({ completed }) => completed)).toEqual(
          goals.map((_, n) => n % 2 === 0),
        );
      });

      test.each([10, 11])(
        '%i toggles of one goal at the same time leave the right parity',
        async (flips) => {
          const { _id, goals } = await create({ ...birdhouse, goals: lines(2) });
          await Promise.all(Array.from({ length: flips }, () => tick(_id, goals[1]?._id ?? '')));
          expect((await read(_id)).goals[1]?.completed).toBe(flips % 2 === 1);
        },
      );

      test('saving a form while goals are ticked loses no tick', async () => {
        const { _id, goals } = await create({ ...birdhouse, goals: lines(20) });
        await Promise.all([
          ...goals.map((goal) => tick(_id, goal._id, true)),
          patch(_id, { goals: [...lines(20), { description: 'New' }] }),
        ]);
        const after = (await read(_id)).goals;
        expect(after.map(({ completed }) => completed)).toEqual([...Array(20).fill(true), false]);
        expect(after.slice(0, 20).map(({ _id }) => _id)).toEqual(goals.map(({ _id }) => _id));
      });
    });

    describe.each(lists)('$list', ({ list, add, remove }) => {
      const adding = (id: string, description: string, _id?: string) =>
        ada.send(add, { params: { id }, body: { ...(_id && { _id }), description } });

      test('are appended, and removed by id', async () => {
        const { _id } = await create({ ...birdhouse, [list]: lines(2) });
        const { project } = successOf(add, await adding(_id, ' Line 3 ')).data;
        expect(project[list]).toMatchObject(lines(3));
        expect(await read(_id)).toEqual(project);
        const removed = await remove(ada, _id, project[list][1]?._id ?? '');
        expect([removed.status, removed.body]).toEqual([200, { data: null }]);
        expect((await read(_id))[list]).toEqual([project[list][0], project[list][2]]);
        const again = await remove(ada, _id, project[list][1]?._id ?? '');
        expect(problemOf(again).status).toBe(404);
      });

      test('8 added at the same time are all there, while 4 are removed', async () => {
        const before = await create({ ...birdhouse, [list]: lines(4) });
        await Promise.all([
          ...Array.from({ length: 8 }, (_, n) => adding(before._id, `Added ${n}`)),
          ...before[list].map((entry) => remove(ada, before._id, entry._id)),
        ]);
        const descriptions = (await read(before._id))[list].map(({ description }) => description);
        expect(descriptions.sort()).toEqual(
          Array.from({ length: 8 }, (_, n) => `Added ${n}`).sort(),
        );
      });

      test('a repeated request adds one item; with another text it is a conflict', async () => {
        const { _id } = await create();
        const id = idOn(undefined);
        const responses = await Promise.all(
          Array.from({ length: 5 }, () => adding(_id, 'Once', id)),
        );
        for (const response of responses) successOf(add, response);
        expect((await read(_id))[list]).toMatchObject([{ _id: id, description: 'Once' }]);
        expect(problemOf(await adding(_id, 'Twice', id)).code).toBe('conflict');
      });

      test('a repeated request finds an item that was renamed since, and restores no deleted one', async () => {
        const { _id } = await create();
        const [kept, gone, dropped] = [idOn(undefined), idOn(undefined), idOn(undefined)];
        await adding(_id, 'Kept', kept);
        await adding(_id, 'Gone', gone);
        await adding(_id, 'Dropped', dropped);
        await remove(ada, _id, gone);
        const body = { [list]: [{ _id: kept, description: 'Reworded' }] };
        await ada.call(projects.update, { params: { id: _id }, body });
        successOf(add, await adding(_id, 'Kept', kept));
        for (const [text, id] of [
          ['Gone', gone],
          ['Dropped', dropped],
        ] as const) {
          expect(problemOf(await adding(_id, text, id)).code).toBe('not_found');
          expect(problemOf(await adding(_id, 'Other', id)).code).toBe('conflict');
        }
        expect((await read(_id))[list]).toMatchObject([{ _id: kept, description: 'Reworded' }]);
      });

      test(`${maxListItems} is the limit, however many are added at once`, async () => {
        const { _id } = await create({ ...birdhouse, [list]: lines(maxListItems - 1) });
        const responses = await Promise.all(['a', 'b', 'c'].map((text) => adding(_id, text)));
        expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
        const refused = responses.find(({ status }) => status === 409);
        const problem = refused && problemOf(refused);
        expect(problem).toMatchObject({ code: 'limit' });
        expect(problem?.message).toContain(String(maxListItems));
        expect((await read(_id))[list]).toHaveLength(maxListItems);
      });
    });

    describe('days of outcomes and challenges', () => {
      const solve = (id: string, challengeId: string, body: object) =>
        ada.send(projects.updateChallenge, { params: { id, challengeId }, body });

      test('are those on which they were added, and a sent list keeps them', async () => {
        const { _id } = await create({ ...birdhouse, challenges: lines(1) });
        const body = { description: 'Glue' };
        await ada.call(projects.addOutcome, { params: { id: _id }, body });
        const { learningOutcomes, challenges } = await read(_id);
        expect(learningOutcomes).toMatchObject([{ ...body, createdOn: today }]);
        expect(challenges).toMatchObject([{ createdOn: today, solvedOn: null }]);
        successOf(
          projects.updateChallenge,
          await solve(_id, challenges[0]?._id ?? '', { solvedOn: '2026-01-05' }),
        );
        const saved = await patch(_id, {
          challenges: [{ description: 'New' }, ...lines(1)],
          learningOutcomes: [{ description: 'Glue' }],
        });
        expect(saved.learningOutcomes).toEqual(learningOutcomes);
        expect(saved.challenges).toMatchObject([
          { description: 'New', createdOn: today, solvedOn: null },
          { ...challenges[0], solvedOn: '2026-01-05' },
        ]);
      });

      test('a challenge is solved on a day, again on another, and unsolved', async () => {
        const { _id, challenges } = await create({ ...birdhouse, challenges: lines(2) });
        const [first, second] = challenges;
        for (const solvedOn of [today, today, '2026-01-05', null]) {
          const response = await solve(_id, second?._id ?? '', { solvedOn });
          const { project } = successOf(projects.updateChallenge, response).data;
          expect(project.challenges).toEqual([first, { ...second, solvedOn }]);
          expect(await read(_id)).toEqual(project);
        }
      });

      test.each([
        [{ solvedOn: '2999-01-01' }, 'solvedOn'],
        [{ solvedOn: '2026-02-30' }, 'solvedOn'],
        [{ solvedOn: true }, 'solvedOn'],
        [{}, 'solvedOn'],
        [{ solvedOn: null, createdOn: '2026-01-01' }, 'createdOn'],
      ])('%j is refused, names %s and changes nothing', async (body, field) => {
        const { _id, challenges } = await create({ ...birdhouse, challenges: lines(1) });
        const before = await ownItems(ada);
        const { code, errors } = problemOf(await solve(_id, challenges[0]?._id ?? '', body));
        expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
        expect(await ownItems(ada)).toEqual(before);
      });

      test('an unknown challenge, an outcome and an unknown project are not found', async () => {
        const { _id, learningOutcomes } = await create({
          ...birdhouse,
          learningOutcomes: lines(1),
        });
        for (const [id, challengeId] of [
          [_id, ulid()],
          [_id, learningOutcomes[0]?._id ?? ''],
          [nobodysId, ulid()],
        ] as const) {
          const response = await solve(id, challengeId, { solvedOn: today });
          expect(problemOf(response).status).toBe(404);
        }
      });

      test.each([
        { learningOutcomes: [{ description: 'a', createdOn: '2026-01-01' }] },
        { challenges: [{ description: 'a', solvedOn: null }] },
        { goals: [{ description: 'a', dueDate: '2026-13-01' }] },
      ])('the lists %j are refused', async (body) => {
        const { _id } = await create();
        const response = await ada.send(projects.update, { params: { id: _id }, body });
        expect(problemOf(response).code).toBe('invalid');
      });
    });

    test('a project at every limit is stored, ticked and read completely', async () => {
      const full = (start: string) =>
        Array.from({ length: maxListItems }, (_, n) => ({
          description: `${start} ${n} `.padEnd(maxListItemLength, '.'),
        }));
      const { _id } = await create();
      // This needs several requests, because one is limited to 100 KB.
      for (const list of ['goals', 'learningOutcomes', 'challenges'] as const) {
        const half = full(list).slice(0, maxListItems / 2);
        await patch(_id, { [list]: half });
      }
      const half = await read(_id);
      const item = await readItem(projectKeys.project(ada.user._id, _id));
      const twice = <E extends { readonly _id: string }>(entries: readonly E[]) => [
        ...entries,
        ...entries.map((entry) => ({ ...entry, _id: entry._id.replace(/^0/, '1') })),
      ];
      await writeItem({
        ...item,
        ...projectKeys.project(ada.user._id, _id),
        goals: twice(half.goals),
        learningOutcomes: twice(half.learningOutcomes),
        challenges: twice(half.challenges),
      });
      const before = await read(_id);
      for (const { list } of lists) expect(before[list]).toHaveLength(maxListItems);
      const ticked = await tick(_id, before.goals[150]?._id ?? '', true);
      expect(ticked.goals.filter(({ completed }) => completed)).toHaveLength(1);
    });

    test('more text than fits in a table item is refused by a limit, not by an internal error', async () => {
      const body = Array.from({ length: 60 }, () => ({
        description: '語'.repeat(maxListItemLength),
      }));
      const { _id } = await create({ ...birdhouse, goals: body });
      await patch(_id, { learningOutcomes: body });
      await patch(_id, { challenges: body });
      const item = await readItem(projectKeys.project(ada.user._id, _id));
      const goals = item?.goals as { _id: string }[];
      const more = goals.map((goal) => ({ ...goal, _id: goal._id.replace(/^0/, '1') }));
      await writeItem({
        ...item,
        ...projectKeys.project(ada.user._id, _id),
        goals: [...goals, ...more],
      });
      const description = '語'.repeat(maxListItemLength);
      const response = await ada.send(projects.addGoal, {
        params: { id: _id },
        body: { description },
      });
      expect(problemOf(response)).toMatchObject({ status: 409, code: 'limit' });
      expect(await tick(_id, goals[0]?._id ?? '', true)).toMatchObject({ name: 'Birdhouse' });
    });

    test('related skills are shown by name, and those of others are refused', async () => {
      const bob = await registerPerson(target, zone);
      const make = async (name: string, by: Person) =>
        (await by.call(skills.create, { body: { name, category: 'Other' } })).data.skill._id;
      const [mine, his] = [await make('Joinery', ada), await make('Bob’s', bob)];
      const project = await create({ ...birdhouse, relatedSkills: [mine] });
      expect(project.relatedSkills).toEqual([{ _id: mine, name: 'Joinery' }]);
      const params = { id: project._id };
      const body = { relatedSkills: [mine, his] };
      const refused = await ada.send(projects.update, { params, body });
      expect(problemOf(refused).errors?.[0]?.field).toBe('relatedSkills');
      await ada.call(skills.remove, { params: { id: mine } });
      expect((await read(project._id)).relatedSkills).toEqual([]);
    });

    test('stats count all projects and goals', async () => {
      const person = await registerPerson(target, zone);
      const goals = [{ description: 'a', completed: true }, { description: 'b' }];
      await create({ ...birdhouse, status: 'Completed', goals }, person);
      await create({ ...birdhouse, status: 'In Progress', goals }, person);
      await create(birdhouse, person);
      expect((await person.call(projects.stats, {})).data).toEqual({
        totalProjects: 3,
        inProgressProjects: 1,
        completedProjects: 1,
        completedGoals: 2,
        totalGoals: 4,
        projectsByStatus: {
          Planning: 1,
          'In Progress': 1,
          Completed: 1,
          'On Hold': 0,
          Abandoned: 0,
        },
      });
    });
  });
};

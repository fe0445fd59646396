import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, todayIn } from '#shared/days/days.ts';
import { projectImports, projectRecord } from '#shared/projects/imports.ts';
import { maxListItems, type NewProject } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { nobodysId } from '#testing/live/routes.ts';
import { fingerprintOf } from '../../table/fingerprint.ts';
import { projectKeys } from './keys.ts';

const goal = (description: string, completedAt: string | null = null) => ({
  _id: ulid(),
  description,
  completed: completedAt !== null,
  completedAt,
  dueDate: null,
});
const outcome = (description: string, createdOn: string | null = null) => ({
  _id: ulid(),
  description,
  createdOn,
});
const challenge = (description: string, solvedOn: string | null = null) => ({
  ...outcome(description),
  solvedOn,
});
const none = { goals: [], learningOutcomes: [], challenges: [] };

/** Tests imports of more goals, outcomes and challenges than one call can take, over HTTP, on the complete API. */
export const importListsSuite = (target: Target): void => {
  describe('importing lists of a project', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (more: Partial<NewProject> = {}, by = ada) =>
      (await by.call(projects.create, { body: { name: 'A shed', ...more } })).data.project;
    const read = async (id: string) => (await ada.call(projects.get, { params: { id } })).data;
    const add = async (id: string, body: Parameters<typeof asBody>[0]) => {
      const { data } = await ada.call(projectImports.importLists, {
        params: { id },
        body: asBody(body),
      });
      return data.results.map(({ outcome }) => outcome);
    };
    const asBody = (more: Partial<Record<keyof typeof none, object[]>>) =>
      ({ ...none, ...more }) as never;

    test('appends the items to the existing items, and changes nothing else', async () => {
      const before = await create({ goals: [{ description: 'Plan' }] });
      const goals = [
        goal('Walls', '2025-03-31'),
        { ...goal('Roof'), dueDate: addDays(today, 400) },
      ];
      const learningOutcomes = [outcome('Nails', '2025-03-30')];
      const challenges = [challenge('Rain', '2025-04-01')];
      const sent = { goals, learningOutcomes, challenges };
      expect(await add(before._id, sent)).toEqual(['created', 'created', 'created', 'created']);
      const { goals: was, ...same } = before;
      expect(await read(before._id)).toEqual({
        ...same,
        goals: [...was, ...goals],
        learningOutcomes,
        challenges,
      });
      expect(await add(before._id, sent)).toEqual(['there', 'there', 'there', 'there']);
      expect((await read(before._id)).goals).toHaveLength(3);
      expect(inconsistencies(await ownItems(ada))).toEqual([]);
    });

    test('items of an older export have no days', async () => {
      const { _id } = await create();
      const { dueDate, ...older } = goal('Walls');
      const bare = () => ({ _id: ulid(), description: 'Nails' });
      const sent = { goals: [older], learningOutcomes: [bare()], challenges: [bare()] };
      await add(_id, sent);
      expect(await read(_id)).toMatchObject({
        goals: [{ ...older, dueDate: null }],
        learningOutcomes: [{ createdOn: null }],
        challenges: [{ createdOn: null, solvedOn: null }],
      });
      expect(await add(_id, sent)).toEqual(['there', 'there', 'there']);
    });

    test('a project that was imported before list items had days is recognised', async () => {
      const { dueDate, ...older } = goal('Walls');
      const bare = { _id: ulid(), description: 'Nails' };
      const sent = {
        _id: ulid(),
        name: 'A shed',
        goals: [older],
        learningOutcomes: [bare],
        challenges: [],
        relatedSkills: [],
        progressBefore: null,
        completionDate: null,
        createdAt: '2026-01-02T03:04:05.678Z',
        updatedAt: '2026-01-02T03:04:05.678Z',
      };
      const send = async (record: object) => {
        const body = { projects: [record] } as never;
        return (await ada.call(projectImports.import, { body })).data.results[0]?.outcome;
      };
      expect(await send(sent)).toBe('created');
      const stored = await readItem(projectKeys.project(ada.user._id, sent._id));
      const fields = Object.keys(projectRecord.shape) as (keyof typeof sent)[];
      const parsed = fields.filter((field) => field in sent).map((field) => [field, sent[field]]);
      expect(stored?.imported).toBe(fingerprintOf(Object.fromEntries(parsed)));
      const later = { ...sent, goals: [{ ...older, dueDate: null }] };
      expect(await send(later)).toBe('there');
      expect(await send({ ...later, goals: [{ ...older, dueDate: today }] })).toBe('conflict');
    });

    test('recomputes a progress that follows the goals', async () => {
      const { _id } = await create({ progressFromGoals: true });
      await add(_id, { goals: [goal('Walls', '2025-03-31'), goal('Roof'), goal('Door')] });
      expect(await read(_id)).toMatchObject({ progress: 33 });
    });

    test('a goal completed on an unknown day gets no day, even if it is ticked again', async () => {
      const { _id } = await create();
      const walls = { ...goal('Walls'), completed: true };
      await add(_id, { goals: [walls] });
      const params = { id: _id, goalId: walls._id };
      await ada.call(projects.toggleGoal, { params, body: { completed: true } });
      expect((await read(_id)).goals).toEqual([walls]);
    });

    test('an id is a conflict if the existing item has another text, is in another list, or was deleted', async () => {
      const { _id: id } = await create();
      const one = goal('Walls');
      const deleted = ulid();
      await add(id, { goals: [one] });
      await ada.call(projects.addGoal, {
        params: { id },
        body: { _id: deleted, description: 'x' },
      });
      await ada.call(projects.removeGoal, { params: { id, goalId: deleted } });
      const before = await ownItems(ada);
      const { _id, description } = one;
      expect(await add(id, { goals: [{ ...one, description: 'Roof' }] })).toEqual(['conflict']);
      expect(await add(id, { challenges: [{ _id, description }] })).toEqual(['conflict']);
      expect(await add(id, { goals: [{ ...one, _id: deleted }] })).toEqual(['conflict']);
      expect(await ownItems(ada)).toEqual(before);
    });

    const refusal = async (id: string, body: object) => {
      const response = await ada.send(projectImports.importLists, { params: { id }, body });
      const { status, code } = problemOf(response);
      return [status, code];
    };
    const goals = (count: number, text: string) => Array.from({ length: count }, () => goal(text));
    const tomorrow = addDays(today, 1);

    test.each<[string, object, number]>([
      ['no lists', {}, 400],
      ['a goal done tomorrow', { ...none, goals: [goal('Walls', tomorrow)] }, 400],
      ['an outcome of tomorrow', { ...none, learningOutcomes: [outcome('Nails', tomorrow)] }, 400],
      ['a challenge solved tomorrow', { ...none, challenges: [challenge('Rain', tomorrow)] }, 400],
      ['a goal due on no day', { ...none, goals: [{ ...goal('Walls'), dueDate: 'soon' }] }, 400],
      [
        'an open goal with a day of completion',
        { ...none, goals: [{ ...goal('Walls', today), completed: false }] },
        400,
      ],
      ['an id twice', { ...none, goals: Array(2).fill(goal('Walls')) }, 400],
      ['more goals than a project can have', { ...none, goals: goals(maxListItems, 'x') }, 409],
    ])('%s is refused, and nothing is written', async (_, body, status) => {
      const { _id } = await create({ goals: [{ description: 'Plan' }] });
      const before = await ownItems(ada);
      expect(await refusal(_id, body)).toEqual([status, status === 400 ? 'invalid' : 'limit']);
      expect(await ownItems(ada)).toEqual(before);
    });

    test('more text than a project can hold is refused', async () => {
      const { _id } = await create();
      const text = '—'.repeat(500);
      for (const list of ['goals', 'learningOutcomes', 'challenges'] as const) {
        const lines = () =>
          Array.from({ length: 60 }, () => (list === 'goals' ? goal(text) : outcome(text)));
        expect(new Set(await add(_id, { [list]: lines() }))).toEqual(new Set(['created']));
        if (list !== 'challenges') continue;
        expect(await refusal(_id, { ...none, challenges: lines() })).toEqual([409, 'limit']);
      }
    });

    test('a project of somebody else is like an unknown one', async () => {
      const bob = await registerPerson(target, zone);
      const { _id: bobs } = await create({}, bob);
      const before = await ownItems(bob);
      const body = { ...none, goals: [goal('Walls')] };
      const [theirs, nobodys] = await Promise.all(
        [bobs, nobodysId].map((id) =>
          ada.send(projectImports.importLists, { params: { id }, body }),
        ),
      );
      expect(theirs?.status).toBe(404);
      expect(theirs?.body).toEqual(nobodys?.body);
      expect(await ownItems(bob)).toEqual(before);
    });
  });
};

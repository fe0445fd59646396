import { beforeAll, describe, expect, test } from 'vitest';
import { keys } from '#functions/table/keys.ts';
import { maxAssessments } from '#shared/assessments/model.ts';
import { assessments } from '#shared/assessments/routes.ts';
import type { Route } from '#shared/calls/route.ts';
import { maxCards } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { maxHabits } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { maxNotes } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { maxProjects } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { maxResources } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { maxSkills } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, successOf, type Target } from './client.ts';
import { ownItems, readItem, writeItem } from './items.ts';
import { noonZone, type Person, registerPerson } from './people.ts';

type Fields = Readonly<Record<string, unknown>>;

export type Kind = {
  readonly own: Readonly<Record<'list' | 'remove' | 'create' | 'update', Route>>;
  readonly max: number;
  /** The body of an ordinary create. */
  readonly plain: (skill: string) => Fields;
  /** Other values of the item's fields. */
  readonly change: Fields;
};

/** The items of each area that has some. */
export const kinds = {
  skills: {
    own: skills,
    max: maxSkills,
    plain: () => ({ name: 'Go', category: 'Other' }),
    change: { name: 'Changed' },
  },
  habits: {
    own: habits,
    max: maxHabits,
    plain: () => ({ name: 'Run', frequency: 'daily' }),
    change: { name: 'Changed' },
  },
  resources: {
    own: resources,
    max: maxResources,
    plain: () => ({ title: 'A book' }),
    change: { title: 'Changed' },
  },
  projects: {
    own: projects,
    max: maxProjects,
    plain: () => ({ name: 'A shed' }),
    change: { name: 'Changed' },
  },
  assessments: {
    own: assessments,
    max: maxAssessments,
    plain: (skill) => ({ skill, confidenceLevel: 4 }),
    change: { confidenceLevel: 2 },
  },
  cards: {
    own: cards,
    max: maxCards,
    plain: () => ({ front: 'What is it?', back: 'It is this.' }),
    change: { back: 'Changed' },
  },
  notes: {
    own: notes,
    max: maxNotes,
    plain: (skill) => ({ about: { area: 'skills', id: skill }, text: 'A note' }),
    change: { text: 'Changed' },
  },
} satisfies Readonly<Record<string, Kind>>;

/** Tests how an area creates its items. Each area's `all.suite.ts` runs it. */
export const createsSuite = (target: Target, area: keyof typeof kinds): void => {
  const { own, max, plain, change }: Kind = kinds[area];

  describe(`creates of ${area}`, () => {
    let person: Person;
    let skill: string;
    const at = () => keys.counts(person.user._id);
    const counted = async () => Number((await readItem(at()))?.[area] ?? 0);

    beforeAll(async () => {
      person = await registerPerson(target, noonZone());
      const body = { name: 'Rust', category: 'Other' } as const;
      skill = (await person.call(skills.create, { body })).data.skill._id;
    });

    const create = (more: Fields = {}) =>
      person.send(own.create, { body: { ...plain(skill), ...more } });
    const remove = (id: string) => person.send(own.remove, { params: { id } });
    const listed = async () => {
      const { data } = successOf(own.list, await person.send(own.list)) as { data: Fields };
      return (data[area] as { _id: string }[]).map(({ _id }) => _id);
    };

    test('ten with one id at the same time make one item, and count once', async () => {
      const _id = idOn(undefined);
      const [before, others] = [await counted(), await listed()];
      const responses = await Promise.all(Array.from({ length: 10 }, () => create({ _id })));
      for (const response of responses) {
        const { data } = successOf(own.create, response) as { data: Record<string, Fields> };
        expect(Object.values(data)).toContainEqual(expect.objectContaining({ _id }));
      }
      expect((await listed()).toSorted()).toEqual([...others, _id].toSorted());
      expect(await counted()).toBe(before + 1);
    });

    test('with the same id and another body are a conflict, and change nothing', async () => {
      const _id = idOn(undefined);
      await create({ _id });
      const before = await ownItems(person);
      const other = problemOf(await create({ _id, ...change }));
      expect(other).toMatchObject({ status: 409, code: 'conflict' });
      expect(await ownItems(person)).toEqual(before);
    });

    test('do not restore a deleted item', async () => {
      const _id = idOn(undefined);
      const [before, others] = [await counted(), await listed()];
      await create({ _id });
      expect((await remove(_id)).status).toBe(200);
      expect(problemOf(await create({ _id }))).toMatchObject({ status: 404, code: 'not_found' });
      const other = problemOf(await create({ _id, ...change }));
      expect(other).toMatchObject({ status: 409, code: 'conflict' });
      expect(problemOf(await remove(_id)).status).toBe(404);
      expect(await listed()).toEqual(others);
      expect(await counted()).toBe(before);
    });

    test('stop exactly at the limit, however many come at once, and a deletion makes room', async () => {
      await writeItem({ ...(await readItem(at())), ...at(), [area]: max - 2 });
      const before = await listed();
      const responses = await Promise.all(Array.from({ length: 5 }, () => create()));
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
      for (const refused of responses.filter(({ status }) => status === 409))
        expect(problemOf(refused)).toMatchObject({ code: 'limit', params: { max } });
      const made = (await listed()).filter((id) => !before.includes(id));
      expect(made).toHaveLength(2);
      expect(await counted()).toBe(max);
      await remove(made[0] ?? '');
      expect((await create()).status).toBe(201);
      expect((await create()).status).toBe(409);
    });
  });
};

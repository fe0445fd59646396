import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import type { Route } from '#shared/calls/route.ts';
import { idOn } from '#shared/core/ids.ts';
import { maxLogBytes, maxStoredBytes, storageIsFull } from '#shared/core/storage.ts';
import { todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skillReasons } from '#shared/skills/reasons.ts';
import { skills } from '#shared/skills/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { startProxy } from '#testing/engines/proxy.ts';
import { type CallResponse, problemOf } from '#testing/live/client.ts';
import {
  accountsWithLongTexts,
  type Filling,
  fillAccount,
  mostOfAll,
} from '#testing/live/fullestAccount.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem, writeItem } from '#testing/live/items.ts';
import { type Person, registerPerson } from '#testing/live/people.ts';
import { skillKeys } from './api/ledger/keys.ts';
import { keys } from './table/keys.ts';

const direct = process.env.DYNAMODB_ENDPOINT ?? '';
const table = await startProxy(direct);
process.env.DYNAMODB_ENDPOINT = table.endpoint;
const cairn = await startCairn({ engines });
afterAll(async () => {
  await cairn.stop();
  await table.down();
});

const today = todayIn(Date.now(), 'UTC');

/**
 * In bytes, before compression. Lambda limits a response to 6 MB, including its envelope. The envelope is JSON that
 * contains the body as a string.
 */
const largestResponse = 5_000_000;

/** A full account needs at most this many Queries, one after the other: for 8 MB, and for pages that end early. */
const mostQueries = 12;

const lists = [
  ['skills', skills.list],
  ['habits', habits.list],
  ['resources', resources.list],
  ['projects', projects.list],
  ['assessments', assessments.list],
] as const;

const numbers = [
  ['skills', skills.stats],
  ['resources', resources.stats],
  ['targets', resources.targets],
  ['projects', projects.stats],
  ['assessments', assessments.stats],
  ['skills to assess', assessments.availableSkills],
  ['dashboard', analytics.dashboard],
  ['neglected skills', analytics.neglectedSkills],
] as const;

type Page = { readonly next?: string; readonly [name: string]: unknown };

/** Returns the response. Fails if it is too large for Lambda or needs too many pages of the table. */
const ask = async (person: Person, route: Route, sent = {}): Promise<Page> => {
  table.reset();
  const response = await person.send(route, sent);
  expect(response.status, JSON.stringify(response.body).slice(0, 200)).toBe(200);
  expect(Buffer.byteLength(JSON.stringify(response.body))).toBeLessThan(largestResponse);
  expect(table.calls.Query ?? 0).toBeLessThanOrEqual(2 * mostQueries);
  return (response.body as { data: Page }).data;
};

/** Returns all pages of a list. Each page but the last has a `next`. */
const pagesOf = async (
  person: Person,
  route: Route,
  { params = {}, query = {} }: { params?: object; query?: object } = {},
): Promise<Page[]> => {
  const pages = [await ask(person, route, { params, query })];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    pages.push(await ask(person, route, { params, query: { ...query, cursor: next } }));
  }
  return pages;
};

const itemsOf = (pages: readonly Page[], name: string) =>
  pages.flatMap((page) => page[name] as { readonly _id: string }[]);

const everyScreen = (filling: Filling) => {
  let person: Person;
  let bytes: number;
  beforeAll(async () => {
    person = await registerPerson(cairn);
    bytes = await fillAccount(person, filling, today);
  }, 240_000);

  test('the account is nearly full, and the dashboard shows its bytes', async () => {
    expect(bytes).toBeGreaterThan(0.8 * maxStoredBytes);
    expect(bytes).toBeLessThanOrEqual(maxStoredBytes);
    const { data } = await person.call(analytics.dashboard, {});
    expect(data.storage).toEqual({ usedBytes: bytes, maxBytes: maxStoredBytes });
  });

  test.each(lists)('the list of %s is complete, page by page', async (name, route) => {
    const pages = await pagesOf(person, route);
    const ids = itemsOf(pages, name).map(({ _id }) => _id);
    expect(ids).toHaveLength(filling.counts[name]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the lists of activities and assessments of a skill are complete, page by page', async () => {
    const [skill] = itemsOf([await ask(person, assessments.list)], 'assessments') as unknown as [
      { skill: { _id: string } },
    ];
    const id = skill.skill._id;
    const entries = await pagesOf(person, skills.activities, { params: { id } });
    expect(itemsOf(entries, 'activities')).toHaveLength(filling.counts.activities);
    const assessed = await pagesOf(person, assessments.list, { query: { skill: id } });
    expect(itemsOf(assessed, 'assessments')).toHaveLength(filling.counts.assessments);
  });

  test.each(numbers)('returns the stats of %s', async (_, route) => {
    await ask(person, route);
  });
};

describe('a cursor', () => {
  test('of a deleted item continues after its position, only among the person’s own items', async () => {
    const [ada, bob] = await Promise.all([registerPerson(cairn), registerPerson(cairn)]);
    const add = async ({ call }: Person, name: string) =>
      (await call(projects.create, { body: { name } })).data.project._id;
    const first = await add(ada, 'first');
    await add(bob, 'of Bob');
    const second = await add(ada, 'second');
    await ada.call(projects.remove, { params: { id: first } });
    const behind = (person: Person, cursor: string) =>
      person.call(projects.list, { query: { cursor } });
    const { data } = await behind(ada, first);
    expect(data).toEqual({ projects: [expect.objectContaining({ _id: second })] });
    expect((await behind(bob, first)).data.projects.map(({ name }) => name)).toEqual(['of Bob']);
    expect((await behind(bob, second)).data).toEqual({ projects: [] });
  });

  test.each(['x', '', 'PROJECT#', '01JZ000000000000000000000U'])(
    '%j is refused',
    async (cursor) => {
      const person = await registerPerson(cairn);
      for (const [, route] of lists) {
        const response = await person.send(route, { query: { cursor } });
        expect(problemOf(response)).toMatchObject({ status: 400, code: 'invalid' });
      }
    },
  );
});

describe('the stored bytes of a person', () => {
  /** Creates a person who has used all but this many bytes. */
  const nearlyFull = async (left: number) => {
    const person = await registerPerson(cairn);
    const body = { name: 'One', description: 'd'.repeat(100) };
    const { data } = await person.call(projects.create, { body });
    const counts = await readItem(keys.counts(person.user._id));
    await writeItem({ ...keys.counts(person.user._id), ...counts, bytes: maxStoredBytes - left });
    return { person, params: { id: data.project._id } };
  };
  const full = { status: 409, code: 'limit', message: storageIsFull.message };
  const refused = (response: CallResponse) => expect(problemOf(response)).toMatchObject(full);

  test('are limited: additions that don’t fit are refused and change nothing, deletions are accepted', async () => {
    const { person, params } = await nearlyFull(1_500);
    const description = 'd'.repeat(2_000);
    const before = await ownItems(person);
    refused(await person.send(projects.create, { body: { name: 'Two', description } }));
    refused(await person.send(resources.create, { body: { title: 'Two', description } }));
    refused(await person.send(projects.update, { params, body: { description } }));
    const goals = Array.from({ length: 10 }, () => ({ description: 'g'.repeat(200) }));
    refused(await person.send(projects.update, { params, body: { goals } }));
    expect(await ownItems(person)).toEqual(before);
    await person.call(projects.update, { params, body: { status: 'In Progress' } });
    await person.call(projects.create, { body: { name: 'Small' } });
    await person.call(projects.remove, { params });
  });

  test.each(['resources', 'skills', 'habits', 'assessments', 'projects'] as const)(
    'limit a change of %s that adds text, but not one that removes text or a part, or ticks a goal or a part',
    async (kind) => {
      const { person, params } = await nearlyFull(4_000);
      const { call } = person;
      const description = 'd'.repeat(100);
      const { skill } = (
        await call(skills.create, { body: { name: 'S', category: 'Other', description } })
      ).data;
      const ids = {
        projects: params.id,
        skills: skill._id,
        habits: (
          await call(habits.create, { body: { name: 'H', frequency: 'daily', description } })
        ).data.habit._id,
        resources: (
          await call(resources.create, {
            body: { title: 'R', description, parts: [{ title: 'A' }] },
          })
        ).data.resource._id,
        assessments: (
          await call(assessments.create, {
            body: { skill: skill._id, confidenceLevel: 3, notes: description },
          })
        ).data.assessment._id,
      };
      const text = kind === 'assessments' ? 'notes' : 'description';
      const { update } = { resources, skills, habits, assessments, projects }[kind];
      const sent = (body: object) => person.send(update, { params: { id: ids[kind] }, body });
      await call(projects.addGoal, { params, body: { description: 'One' } });
      const counts = await readItem(keys.counts(person.user._id));
      await writeItem({ ...keys.counts(person.user._id), ...counts, bytes: maxStoredBytes });
      const more = { [text]: 'd'.repeat(1_999) };
      refused(await sent(more));
      if (kind === 'assessments') refused(await sent({ ...more, confidenceLevel: 1 }));
      expect((await sent({ [text]: 'd' })).status).toBe(200);
      const { goals } = (await call(projects.get, { params })).data;
      const tick = { params: { id: params.id, goalId: goals[0]?._id ?? '' } };
      expect((await person.send(projects.toggleGoal, { ...tick, body: {} })).status).toBe(200);
      const { parts } = (await call(resources.get, { params: { id: ids.resources } })).data;
      const part = { params: { id: ids.resources, partId: parts[0]?._id ?? '' } };
      expect((await person.send(resources.togglePart, { ...part, body: {} })).status).toBe(200);
      expect((await person.send(resources.removePart, part)).status).toBe(200);
    },
  );

  test('of all kinds are counted exactly after simultaneous changes, and after deletions', async () => {
    const person = await registerPerson(cairn);
    const { call } = person;
    const text = (length: number) => 'é'.repeat(length);
    const skill = (await call(skills.create, { body: { name: 'S', category: 'Other' } })).data
      .skill;
    const habit = (await call(habits.create, { body: { name: 'H', frequency: 'daily' } })).data;
    const project = (await call(projects.create, { body: { name: 'P' } })).data.project;
    const resource = (await call(resources.create, { body: { title: 'R' } })).data.resource;
    const assess = async () =>
      (await call(assessments.create, { body: { skill: skill._id, confidenceLevel: 3 } })).data
        .assessment._id;
    const assessed = await assess();
    await assess();
    const patch = (route: Route, id: string, body: object) =>
      person.send(route, { params: { id }, body });
    const changes = [900, 1_900, 5, 1_200, 0, 700].flatMap((length, n) => [
      patch(projects.update, project._id, { description: text(length) }),
      patch(resources.update, resource._id, { [n % 2 ? 'notes' : 'description']: text(length) }),
      patch(skills.update, skill._id, { description: text(length) }),
      patch(habits.update, habit.habit._id, { description: text(length) }),
      patch(assessments.update, assessed, { notes: text(length), confidenceLevel: 1 + (n % 5) }),
      patch(assessments.update, assessed, { reflections: text(length) }),
      person.send(projects.addGoal, {
        params: { id: project._id },
        body: { _id: idOn(undefined), description: text(400) },
      }),
    ]);
    for (const { status } of await Promise.all(changes)) expect(status).toBeLessThan(300);
    const own = async () => await ownItems(person);
    expect(inconsistencies(await own())).toEqual([]);
    const { usedBytes } = (await call(analytics.dashboard, {})).data.storage;
    expect(usedBytes).toBeGreaterThan(2_400);
    await call(projects.remove, { params: { id: project._id } });
    await call(resources.remove, { params: { id: resource._id } });
    await call(habits.remove, { params: { id: habit.habit._id } });
    await call(assessments.remove, { params: { id: assessed } });
    expect(inconsistencies(await own())).toEqual([]);
    await call(skills.remove, { params: { id: skill._id } });
    expect((await call(analytics.dashboard, {})).data.storage.usedBytes).toBe(0);
  });

  test('of the activities of one skill have their own limit', async () => {
    const person = await registerPerson(cairn);
    const { call } = person;
    const { skill } = (await call(skills.create, { body: { name: 'S', category: 'Other' } })).data;
    const params = { id: skill._id };
    const log = () => person.send(skills.logHours, { params, body: { hours: 1, notes: 'n' } });
    expect((await log()).status).toBe(201);
    const key = skillKeys.skill(person.user._id, skill._id);
    const one = Number((await readItem(key))?.loggedBytes);
    const holding = async (loggedBytes: number) =>
      writeItem({ ...(await readItem(key)), ...key, loggedBytes });
    await holding(maxLogBytes - one + 1);
    const before = await ownItems(person);
    const response = problemOf(await log());
    expect(response).toMatchObject({
      status: 409,
      code: 'limit',
      message: skillReasons.skillFull().message,
    });
    expect(await ownItems(person)).toEqual(before);
    await holding(maxLogBytes - one);
    expect((await log()).status).toBe(201);
    const [entry] = (await call(skills.activities, { params })).data.activities;
    await call(skills.removeActivity, { params: { ...params, activityId: entry?._id ?? '' } });
    expect((await log()).status).toBe(201);
  });
});

// This comes last, because the tests above read the whole table.
describe('an account with as many items of each kind as possible', () => everyScreen(mostOfAll));

describe.each(Object.entries(accountsWithLongTexts))('an account filled with %s', (_, filling) =>
  everyScreen(filling),
);

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assessments } from '#shared/assessments/routes.ts';
import type { Route } from '#shared/calls/route.ts';
import type { ResourceName } from '#shared/contract.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { habitImports } from '#shared/habits/imports.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skillImports } from '#shared/skills/imports.ts';
import { skills } from '#shared/skills/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { startProxy } from '#testing/engines/proxy.ts';
import type { Sent } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { everything, readItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { type Items, makeItems, paramsFor, sampleBody } from '#testing/live/routes.ts';
import { keys } from './table/keys.ts';

// The functions reach the table through this proxy. The tests read the table directly.
const table = await startProxy(engines.env.DYNAMODB_ENDPOINT ?? '');
await readItem(keys.counts('nobody'));
process.env.DYNAMODB_ENDPOINT = table.endpoint;
const cairn = await startCairn({ engines });
afterAll(async () => {
  await cairn.stop();
  await table.down();
});

const zone = noonZone();
const today = todayIn(new Date(), zone);
const reading = ['GetItem', 'BatchGetItem', 'Query'];

type Someone = {
  readonly person: Person;
  readonly items: Items;
  readonly goal: string;
  readonly part: string;
  readonly activity: string;
};

const idOf = ({ items }: Someone, resource: ResourceName) => items.get(resource) ?? '';

/**
 * Creates a person with one item of each kind, a logged hour, a project with a goal and a challenge, and a completed
 * resource with a part.
 */
const someone = async (): Promise<Someone> => {
  const person = await registerPerson(cairn, zone);
  const items = await makeItems(person);
  const lists = { goals: [{ description: 'Roof' }], challenges: [{ description: 'Rain' }] };
  const made = await person.call(projects.create, { body: { name: 'A shed', ...lists } });
  const { project } = made.data;
  const parts = [{ title: 'One' }];
  const course = { title: 'A course', status: 'Completed' as const, parts };
  const { resource } = (await person.call(resources.create, { body: course })).data;
  const params = { id: items.get('skills') ?? '' };
  const logged = await person.call(skills.logHours, { params, body: { hours: 1 } });
  return {
    person,
    items: new Map([...items, ['projects', project._id], ['resources', resource._id]]),
    goal: project.goals[0]?._id ?? '',
    part: resource.parts[0]?._id ?? '',
    activity: logged.data.activity._id,
  };
};

/**
 * Returns the state of a person, without the parts that differ each time. Examples are ids, instants, fingerprints,
 * keys of devices, numbers of writes and counted bytes.
 */
const stateOf = ({ user }: Person, all: Awaited<ReturnType<typeof everything>>): unknown => {
  const own = all.filter(({ pk }) => String(pk).includes(user._id));
  const items = own.map(
    ({
      revision: _,
      version: __,
      bytes: ___,
      imported: ____,
      hash: _____,
      ...item
    }): Record<string, unknown> => {
      const text = JSON.stringify(item)
        .replaceAll(user._id, 'user')
        .replace(/[0-9A-HJKMNP-TV-Z]{26}/g, 'id')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instant')
        .replace(/PUSH#[0-9a-f]{64}/g, 'PUSH#hash')
        .replace(/"(auth|p256dh)":"[\w-]+"/g, '"$1":"key"');
      return JSON.parse(text);
    },
  );
  const place = ({ sk, name, time }: Record<string, unknown>) => `${sk} ${name} ${time}`;
  return {
    inconsistencies: inconsistencies(own),
    items: items.sort((a, b) => (place(a) < place(b) ? -1 : 1)),
  };
};

const goalOf = (who: Someone) => ({ id: idOf(who, 'projects'), goalId: who.goal });

const partOf = (who: Someone) => ({ id: idOf(who, 'resources'), partId: who.part });

const hourOf = (who: Someone, date: Day) => ({
  _id: idOn(date),
  skill: idOf(who, 'skills'),
  type: 'Hours',
  date,
  hours: 1,
  duration: null,
  description: '',
  createdAt: `${date}T18:00:00.000Z`,
});

type Case = { readonly what: string; readonly route: Route; readonly sent: (who: Someone) => Sent };

/** Writes to items of several areas. Except in an import, the client chooses no id. */
const cases: readonly Case[] = [
  {
    what: 'a flipped day',
    route: habits.toggle,
    sent: (who) => ({ params: { id: idOf(who, 'habits') }, body: { date: today } }),
  },
  {
    what: 'a flipped day of an old year',
    route: habits.toggle,
    sent: (who) => ({ params: { id: idOf(who, 'habits') }, body: { date: addDays(today, -900) } }),
  },
  {
    what: 'a day that is set',
    route: habits.toggle,
    sent: (who) => ({
      params: { id: idOf(who, 'habits') },
      body: { date: today, completed: true },
    }),
  },
  {
    what: 'days of a year',
    route: habitImports.setYear,
    sent: (who) => ({
      params: { id: idOf(who, 'habits'), year: '2025' },
      body: { skipped: ['2025-01-01'], notes: [{ date: '2025-01-01', note: 'Snow' }] },
    }),
  },
  {
    what: 'imported activities',
    route: skillImports.importActivities,
    sent: (who) => ({
      params: { id: idOf(who, 'skills') },
      body: { activities: ['2025-01-01', '2025-01-02'].map((day) => hourOf(who, day)) },
    }),
  },
  { what: 'a flipped goal', route: projects.toggleGoal, sent: (who) => ({ params: goalOf(who) }) },
  { what: 'a removed goal', route: projects.removeGoal, sent: (who) => ({ params: goalOf(who) }) },
  {
    what: 'an added challenge',
    route: projects.addChallenge,
    sent: (who) => ({ params: { id: idOf(who, 'projects') }, body: { description: 'Wind' } }),
  },
  {
    what: 'lists of a project that are replaced',
    route: projects.update,
    sent: (who) => ({
      params: { id: idOf(who, 'projects') },
      body: { goals: [{ description: 'Door' }], progress: 30 },
    }),
  },
  {
    what: 'logged hours',
    route: skills.logHours,
    sent: (who) => ({ params: { id: idOf(who, 'skills') }, body: { hours: 2 } }),
  },
  {
    what: 'a corrected sum of hours',
    route: skills.update,
    sent: (who) => ({ params: { id: idOf(who, 'skills') }, body: { currentHours: 7 } }),
  },
  {
    what: 'an activity taken back',
    route: skills.removeActivity,
    sent: (who) => ({ params: { id: idOf(who, 'skills'), activityId: who.activity } }),
  },
  ...(['habits', 'skills', 'resources', 'projects', 'assessments'] as const).flatMap((resource) => {
    const { create, remove } = { habits, skills, resources, projects, assessments }[resource];
    return [
      {
        what: `a new item of ${resource}`,
        route: create as Route,
        sent: ({ items }: Someone) => ({ body: sampleBody(create, items) }),
      },
      {
        what: `a deleted item of ${resource}`,
        route: remove as Route,
        sent: (who: Someone) => ({ params: paramsFor(remove, idOf(who, resource)) }),
      },
    ];
  }),
  {
    what: 'another confidence',
    route: assessments.update,
    sent: (who) => ({ params: { id: idOf(who, 'assessments') }, body: { confidenceLevel: 2 } }),
  },
  {
    what: 'a resource that is completed',
    route: resources.update,
    sent: (who) => ({ params: { id: idOf(who, 'resources') }, body: { status: 'Completed' } }),
  },
  {
    what: 'a flipped part',
    route: resources.togglePart,
    sent: (who) => ({ params: partOf(who) }),
  },
  {
    what: 'a removed part',
    route: resources.removePart,
    sent: (who) => ({ params: partOf(who) }),
  },
  {
    what: 'added parts',
    route: resources.addParts,
    sent: (who) => ({
      params: { id: idOf(who, 'resources') },
      body: { parts: [{ title: 'Two' }, { title: 'Two' }] },
    }),
  },
  {
    what: 'a new reading',
    route: resources.again,
    sent: (who) => ({ params: { id: idOf(who, 'resources') }, body: {} }),
  },
];

/**
 * After two seconds the SDK stops waiting and sends the request a second time. With 'do and hang', the first request is
 * executed immediately, but its response is late. With 'delay', the first request reaches the table only after the
 * second request.
 */
const fates = ['do and hang', 'delay'] as const;

describe.each(fates)('the first write of a call meets "%s"', (fate) => {
  type Outcome = { readonly status: number; readonly state: unknown };
  let outcomes: readonly { readonly plain: Outcome; readonly hit: Outcome }[];

  beforeAll(async () => {
    table.decide = () => 'pass';
    const people: { plain: Someone; hit: Someone }[] = [];
    for (const _ of cases) people.push({ plain: await someone(), hit: await someone() });
    const waiting = new Set(people.map(({ hit }) => hit.person.user._id));
    table.decide = (operation, body) => {
      const hit = [...waiting].find((id) => body.includes(id));
      if (!hit || reading.includes(operation)) return 'pass';
      waiting.delete(hit);
      return fate;
    };
    const ask = async ({ route, sent }: Case, who: Someone) =>
      (await who.person.send(route, sent(who))).status;
    // The cases run concurrently, because each of them waits.
    const statuses = await Promise.all(
      cases.map(async (one, index) => {
        const { plain, hit } = people[index] as (typeof people)[number];
        return { plain: await ask(one, plain), hit: await ask(one, hit) };
      }),
    );
    expect(waiting.size).toBe(0);
    await pause(1_000);
    const all = await everything();
    outcomes = people.map(({ plain, hit }, index) => ({
      plain: { status: statuses[index]?.plain ?? 0, state: stateOf(plain.person, all) },
      hit: { status: statuses[index]?.hit ?? 0, state: stateOf(hit.person, all) },
    }));
  }, 120_000);

  test.each(cases.map(({ what, route }, index) => ({ what, route, index })))(
    '$what: the write is done once, and the response says so',
    ({ route, index }) => {
      expect(outcomes[index]?.plain.status).toBe(route.status ?? 200);
      expect(outcomes[index]?.hit).toEqual(outcomes[index]?.plain);
    },
  );
});

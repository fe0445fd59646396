import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logger } from '#functions/logger.ts';
import { keys } from '#functions/table/keys.ts';
import { bundle } from '#infra/api/bundle.ts';
import { functionEntries } from '#infra/api/functionNames.ts';
import { createGateway } from '#infra/local/gateway/gateway.ts';
import { listen } from '#infra/local/listen.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { auth } from '#shared/auth/routes.ts';
import { type Route, type Routes, routeKey } from '#shared/calls/route.ts';
import { contract, type ResourceName } from '#shared/contract.ts';
import { idOn } from '#shared/core/ids.ts';
import { todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { users } from '#shared/users/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { type Fate, startProxy } from '#testing/engines/proxy.ts';
import { type CallResponse, createClient, problemOf, type Sent } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { everything, ownItems, readItem } from '#testing/live/items.ts';
import { captureOutput, linesOf } from '#testing/live/output.ts';
import { noonZone, type Person, registerPerson, signedIn } from '#testing/live/people.ts';
import { type Items, makeItems } from '#testing/live/routes.ts';
import { startLambda } from '#testing/stack/lambda.ts';

// The functions reach the table and the user pool through these proxies. The tests read the table directly.
const table = await startProxy(engines.env.DYNAMODB_ENDPOINT ?? '');
const pool = await startProxy(engines.env.COGNITO_ENDPOINT ?? '');
await readItem(keys.counts('nobody'));
Object.assign(process.env, { DYNAMODB_ENDPOINT: table.endpoint, COGNITO_ENDPOINT: pool.endpoint });
logger.setLogLevel('INFO');
const output = captureOutput();
const cairn = await startCairn({ engines });
afterAll(async () => {
  await cairn.stop();
  await Promise.all([table.down(), pool.down()]);
  output.stop();
});

const zone = noonZone();
const today = todayIn(new Date(), zone);
const _id = () => idOn(today);

beforeEach(() => {
  table.decide = pool.decide = () => 'pass';
  table.onFate = pool.onFate = () => {};
});

type Someone = { readonly person: Person; readonly items: Items; readonly entry: string };

/** Registers a person who has an item of each kind and logged hours. */
const someone = async (): Promise<Someone> => {
  const person = await registerPerson(cairn, zone);
  const items = await makeItems(person);
  const params = { id: items.get('skills') ?? '' };
  const { data } = await person.call(skills.logHours, { params, body: { hours: 1 } });
  return { person, items, entry: data.activity._id };
};

const idOf = ({ items }: Someone, resource: ResourceName) => items.get(resource) ?? '';

type Act = { readonly route: Route; readonly sent: Sent };

/** Eight changes, as the web client sends them: it chooses the id of each new item. */
const acts = (who: Someone): readonly Act[] => {
  const skill = { id: idOf(who, 'skills') };
  const habit = { id: idOf(who, 'habits') };
  const body = { hours: 0.5, notes: 'In the middle of it' };
  return [
    { route: habits.create, sent: { body: { _id: _id(), name: 'Walk', frequency: 'daily' } } },
    { route: habits.toggle, sent: { params: habit, body: { date: today, completed: true } } },
    { route: skills.logHours, sent: { params: skill, body: { _id: _id(), ...body } } },
    {
      route: skills.addActivity,
      sent: { params: skill, body: { _id: _id(), type: 'Study', duration: 20 } },
    },
    { route: resources.create, sent: { body: { _id: _id(), title: 'A book' } } },
    { route: projects.create, sent: { body: { _id: _id(), name: 'A shed' } } },
    {
      route: assessments.create,
      sent: { body: { _id: _id(), skill: skill.id, confidenceLevel: 4 } },
    },
    { route: resources.remove, sent: { params: { id: idOf(who, 'resources') } } },
  ];
};

const expectUnavailable = (response: CallResponse): void => {
  expect(problemOf(response)).toMatchObject({ status: 503, code: 'unavailable' });
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
};

/** How many items of each kind a person has, and any inconsistencies between them. */
const stateOf = async (userId: string) => {
  const own = await ownItems({ user: { _id: userId } });
  const kinds = Object.groupBy(own, ({ sk }) => String(sk).split('#')[0] ?? '');
  const count = (kind: string) => kinds[kind]?.length ?? 0;
  return {
    habits: count('HABIT'),
    skills: count('SKILL'),
    resources: count('RESOURCE'),
    projects: count('PROJECT'),
    assessments: count('ASSESSMENT'),
    activities: count('ACTIVITY'),
    inconsistencies: inconsistencies(own),
  };
};

/** The state of a new `someone`: one item of each kind, and one logged hour. */
const atFirst = {
  habits: 1,
  skills: 1,
  resources: 1,
  projects: 1,
  assessments: 1,
  activities: 1,
  inconsistencies: [],
};

/**
 * The state after `acts`: one more habit, project and assessment, and three more activities, because the ticked day
 * counts as time too. One resource was added, and another deleted.
 */
const afterActs = {
  habits: 2,
  skills: 1,
  resources: 1,
  projects: 2,
  assessments: 2,
  activities: 4,
  inconsistencies: [],
};

const failuresLogged = (cause: RegExp) =>
  linesOf(output.text(), 'Cairn is busy right now. Please try again in a moment.').filter(
    (line) => line.level === 'ERROR' && cause.test(JSON.stringify(line.error)),
  );

/** Repeats the same request as long as the response says to retry. Returns all responses. */
const retryUntilDone = async (
  person: Person,
  { route, sent }: Act,
  toldToWait: (route: Act['route']) => void = () => {},
): Promise<CallResponse[]> => {
  const responses: CallResponse[] = [];
  for (;;) {
    const response = await person.send(route, sent);
    responses.push(response);
    if (response.status !== 503) return responses;
    toldToWait(route);
    expectUnavailable(response);
    await pause(Number(response.headers.get('retry-after')) * 1_000);
  }
};

describe('when the table throttles for five seconds,', () => {
  test.each([
    { what: 'everyone', isHit: () => true },
    { what: 'one person', isHit: (body: string, userId: string) => body.includes(userId) },
  ])(
    '$what: a client that retries succeeds exactly once, and others do not notice',
    async ({ what, isHit }) => {
      const [hit, other] = await Promise.all([someone(), someone()]);
      const userId = hit.person.user._id;
      const end = performance.now() + 5_000;
      // On a busy machine, a change may begin only after the five seconds. So the table keeps failing until each
      // change was told to wait.
      const waiting = new Set(acts(hit).map(({ route }) => route));
      table.decide = (_, body) =>
        (performance.now() < end || waiting.size > 0) && isHit(body, userId) ? 'throttle' : 'pass';
      const wasToldToWait = (route: Act['route']) => void waiting.delete(route);
      const [responses, others] = await Promise.all([
        Promise.all(acts(hit).map((act) => retryUntilDone(hit.person, act, wasToldToWait))),
        Promise.all(acts(other).map((act) => retryUntilDone(other.person, act))),
      ]);
      for (const [n, { route }] of acts(hit).entries()) {
        expect(responses[n]?.at(-1)?.status).toBe(route.status ?? 200);
        expect(responses[n]?.length).toBeGreaterThan(1);
      }
      if (what === 'one person')
        expect(others.map(({ length }) => length)).toEqual(Array(8).fill(1));
      expect(await stateOf(userId)).toEqual(afterActs);
      expect(await stateOf(other.person.user._id)).toEqual(afterActs);
      const logged = failuresLogged(/ProvisionedThroughputExceeded/);
      expect(logged.length).toBeGreaterThan(5);
      expect(logged.every(({ requestId, route }) => requestId && route)).toBe(true);
    },
  );
});

describe('when the identity provider does not respond,', () => {
  test('sign-ins are asked to retry, existing sessions work as usual, and nothing changed', async () => {
    const { person } = await someone();
    const { email, name } = person.user;
    const before = await everything();
    pool.decide = () => 'hang';
    const visitor = createClient(cairn.url, {});
    const body = { email, password: person.password };
    const [login, renewal, profile, list] = await Promise.all([
      visitor.send(auth.login, { body }),
      visitor.send(auth.refresh, { headers: { cookie: person.cookie } }),
      person.send(users.updateProfile, { body: { name: 'Eve', email } }),
      person.call(habits.list, {}),
    ]);
    for (const response of [login, renewal, profile]) expectUnavailable(response);
    expect(list.data.habits).toHaveLength(1);
    expect(await everything()).toEqual(before);
    expect(failuresLogged(/run out of time|Timeout/i).length).toBeGreaterThan(0);
    pool.decide = () => 'pass';
    const again = await visitor.send(auth.login, { body });
    expect(again.body).toMatchObject({ data: { user: { email, name } } });
  });
});

describe('a table that never responds', () => {
  test('is reported as unavailable before the function times out, and the cause is logged', async () => {
    const { person } = await someone();
    table.decide = () => 'hang';
    expectUnavailable(await person.send(habits.list));
    expect(failuresLogged(/Timeout|run out of time/i).length).toBeGreaterThan(0);
    table.decide = () => 'pass';
    expect((await person.call(habits.list, {})).data.habits).toHaveLength(1);
  });
});

describe('when a function ends in the middle of its transaction,', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-drill-'));
  const killable = ['habits', 'skills', 'projects', 'assessments'] as const;
  beforeAll(async () => {
    const entries = killable.map((name) => [name, functionEntries[name] ?? '']);
    await bundle({ entries: Object.fromEntries(entries), outdir: folder });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /**
   * Calls a function in its own worker thread and kills the thread at its `nth` transaction: before the table
   * received the transaction, or after it was done and before the response arrived. Returns false if the call made
   * fewer transactions.
   */
  const callAndKill = async (
    resource: (typeof killable)[number],
    { person, act, nth, fate }: { person: Person; act: Act; nth: number; fate: Fate },
  ): Promise<boolean> => {
    const lambda = startLambda(join(folder, resource), 'index.handler', process.env as never);
    const routes = Object.values(contract[resource] as Routes).map((route) => ({
      routeKey: routeKey(route),
      invoke: lambda.invoke,
    }));
    const gateway = await listen(createGateway(routes, lambda.invoke, 10_000), 0);
    let seen = 0;
    table.decide = (operation) =>
      operation === 'TransactWriteItems' && ++seen === nth ? fate : 'pass';
    const killed = new Promise<true>((resolve) => {
      table.onFate = (met) => {
        if (met === fate) resolve(true);
      };
    });
    const client = signedIn({ ...cairn, url: gateway.url }, person.token, zone);
    const answered = client.send(act.route, act.sent).then(
      () => false as const,
      () => killed,
    );
    const wasKilled = await Promise.race([killed, answered]);
    await lambda.stop();
    await gateway.close();
    table.decide = () => 'pass';
    return wasKilled;
  };

  const fates = ['hang', 'do and hang'] as const;
  const cases: readonly {
    readonly what: string;
    readonly of: (typeof killable)[number];
    readonly act: (who: Someone) => Act;
    /** The state once the change is done. */
    readonly done: object;
    /** The status of the repeated call, if the change was already done. */
    readonly again?: number;
  }[] = [
    {
      what: 'a new habit',
      of: 'habits',
      act: () => ({
        route: habits.create,
        sent: { body: { _id: _id(), name: 'Walk', frequency: 'daily' } },
      }),
      done: { habits: 2 },
    },
    {
      what: 'a deleted habit',
      of: 'habits',
      act: (who) => ({ route: habits.remove, sent: { params: { id: idOf(who, 'habits') } } }),
      done: { habits: 0 },
      again: 404,
    },
    {
      what: 'logged hours',
      of: 'skills',
      act: (who) => ({
        route: skills.logHours,
        sent: { params: { id: idOf(who, 'skills') }, body: { _id: _id(), hours: 2 } },
      }),
      done: { activities: 2 },
    },
    {
      what: 'an undone entry',
      of: 'skills',
      act: (who) => ({
        route: skills.removeActivity,
        sent: { params: { id: idOf(who, 'skills'), activityId: who.entry } },
      }),
      done: { activities: 0 },
      again: 404,
    },
    {
      what: 'a new project',
      of: 'projects',
      act: () => ({ route: projects.create, sent: { body: { _id: _id(), name: 'A shed' } } }),
      done: { projects: 2 },
    },
    {
      what: 'a new assessment',
      of: 'assessments',
      act: (who) => ({
        route: assessments.create,
        sent: { body: { _id: _id(), skill: idOf(who, 'skills'), confidenceLevel: 4 } },
      }),
      done: { assessments: 2 },
    },
    {
      what: 'a deleted assessment',
      of: 'assessments',
      act: (who) => ({
        route: assessments.remove,
        sent: { params: { id: idOf(who, 'assessments') } },
      }),
      done: { assessments: 0 },
      again: 404,
    },
  ];

  test.each(cases.flatMap((one) => fates.map((fate) => ({ ...one, fate }))))(
    '$what, $fate: all or nothing is written, and a retry completes it once',
    async ({ of, act, done, again, fate }) => {
      const who = await someone();
      const { person } = who;
      const asked = act(who);
      expect(await callAndKill(of, { person, act: asked, nth: 1, fate })).toBe(true);
      const wasDone = fate === 'do and hang';
      const complete = { ...atFirst, ...done };
      expect(await stateOf(person.user._id)).toEqual(wasDone ? complete : atFirst);

      const response = await person.send(asked.route, asked.sent);
      const repeated = (wasDone && again) || asked.route.status || 200;
      expect(response.status).toBe(repeated);
      expect(await stateOf(person.user._id)).toEqual(complete);
    },
  );

  test.each(fates)(
    'a skill deletion that dies at any of its transactions, %s: nothing is lost, and a retry completes it',
    async (fate) => {
      const other = await someone();
      for (let nth = 1; ; nth++) {
        const who = await someone();
        const { person } = who;
        const act = { route: skills.remove, sent: { params: { id: idOf(who, 'skills') } } };
        const wasKilled = await callAndKill('skills', { person, act, nth, fate });
        expect((await stateOf(person.user._id)).inconsistencies).toEqual([]);
        expect((await person.call(skills.list, {})).data.skills).toEqual([]);
        if (!wasKilled) {
          expect(nth).toBeGreaterThan(3);
          break;
        }
        expect([200, 404]).toContain((await person.send(act.route, act.sent)).status);
        const gone = { skills: 0, assessments: 0, activities: 0 };
        expect(await stateOf(person.user._id)).toEqual({ ...atFirst, ...gone });
      }
      expect(await stateOf(other.person.user._id)).toEqual(atFirst);
    },
    60_000,
  );
});

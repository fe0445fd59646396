import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auth } from '#shared/auth/routes.ts';
import { callReasons } from '#shared/calls/callReasons.ts';
import type { Route } from '#shared/calls/route.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { users } from '#shared/users/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { startProxy } from '#testing/engines/proxy.ts';
import {
  type CallResponse,
  createClient,
  problemOf,
  type Sent,
  successOf,
} from '#testing/live/client.ts';
import { everything, readItem } from '#testing/live/items.ts';
import { expectNoSecretsLogged } from '#testing/live/noSecretsLogged.ts';
import {
  newEmail,
  newPassword,
  noonZone,
  type Person,
  registerPerson,
} from '#testing/live/people.ts';
import { keys } from './table/keys.ts';

// The functions reach the engines through these proxies. The tests read the table directly.
const table = await startProxy(engines.env.DYNAMODB_ENDPOINT ?? '');
const pool = await startProxy(engines.env.COGNITO_ENDPOINT ?? '');
await readItem(keys.counts('nobody'));
Object.assign(process.env, { DYNAMODB_ENDPOINT: table.endpoint, COGNITO_ENDPOINT: pool.endpoint });
expectNoSecretsLogged();
const cairn = await startCairn({ engines });
afterAll(async () => {
  await cairn.stop();
  await Promise.all([table.down(), pool.down()]);
});

const zone = noonZone();
const today = todayIn(new Date(), zone);
const visitor = createClient(cairn.url, {});

let ada: Person;
let id: string;
beforeAll(async () => {
  ada = await registerPerson(cairn, zone);
  const body = { name: 'Walk', frequency: 'daily' } as const;
  id = (await ada.call(habits.create, { body })).data.habit._id;
});

beforeEach(() => {
  table.decide = pool.decide = () => 'pass';
});

const read = async () => (await ada.call(habits.get, { params: { id } })).data;

const expectUnavailable = (response: CallResponse): void => {
  expect(problemOf(response)).toEqual({
    status: 503,
    code: 'unavailable',
    ...callReasons.busy(),
  });
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
};

type Case = { readonly route: Route; readonly sent: () => Sent };

const ofTheTable: Case[] = [
  { route: habits.list, sent: () => ({}) },
  { route: habits.get, sent: () => ({ params: { id } }) },
  { route: habits.create, sent: () => ({ body: { name: 'Run', frequency: 'daily' } }) },
  { route: habits.update, sent: () => ({ params: { id }, body: { name: 'Run' } }) },
  { route: habits.toggle, sent: () => ({ params: { id }, body: { date: today } }) },
  { route: habits.remove, sent: () => ({ params: { id } }) },
];

const ofThePool: Case[] = [
  {
    route: auth.register,
    sent: () => ({ body: { name: 'Eve', email: newEmail(), password: newPassword() } }),
  },
  {
    route: auth.login,
    sent: () => ({ body: { email: ada.user.email, password: ada.password } }),
  },
  { route: auth.refresh, sent: () => ({ headers: { cookie: ada.cookie } }) },
  { route: auth.logout, sent: () => ({ headers: { cookie: ada.cookie } }) },
  { route: auth.forgotPassword, sent: () => ({ body: { email: ada.user.email } }) },
  {
    route: auth.resetPassword,
    sent: () => ({ body: { email: ada.user.email, code: '123456', password: newPassword() } }),
  },
  {
    route: users.updateProfile,
    sent: () => ({ body: { name: 'Eve', email: ada.user.email } }),
  },
  {
    route: users.updatePassword,
    sent: () => ({ body: { currentPassword: ada.password, newPassword: newPassword() } }),
  },
];

const ask = ({ route, sent }: Case) =>
  (route.access === 'public' ? visitor : ada).send(route, sent());

describe('while the table is down', () => {
  beforeAll(table.down);
  afterAll(table.up);

  test.each(ofTheTable)('$route.method $route.path is unavailable', async (one) => {
    expectUnavailable(await ask(one));
  });

  test('an invalid request still gets its own error', async () => {
    const response = await ada.send(habits.create, { body: { name: '' } });
    expect(problemOf(response).code).toBe('invalid');
  });

  test('a login is unavailable, and works when the table is back', async () => {
    const login = { route: auth.login, sent: ofThePool[1]?.sent ?? (() => ({})) };
    expectUnavailable(await ask(login));
    await table.up();
    successOf(auth.login, await ask(login));
    await table.down();
  });

  test('a registration is unavailable, creates nothing, and works when the table is back', async () => {
    const body = { name: 'Late', email: newEmail(), password: newPassword() };
    expectUnavailable(await visitor.send(auth.register, { body }));
    await table.up();
    const response = await visitor.send(auth.register, { body });
    expect(successOf(auth.register, response).data.user.name).toBe('Late');
    await table.down();
  });
});

describe('while the identity provider is down', () => {
  beforeAll(pool.down);
  afterAll(pool.up);

  test.each(ofThePool)('$route.method $route.path is unavailable', async (one) => {
    const before = await everything();
    expectUnavailable(await ask(one));
    // A reset code is noted before it is sent, so there may be a note without a mail.
    const isNote = ({ pk }: { pk?: unknown }) => String(pk).startsWith('RESET#');
    const after = (await everything()).filter((item) => !isNote(item));
    expect(after).toEqual(before.filter((item) => !isNote(item)));
  });

  test('existing sessions work as usual', async () => {
    expect(await read()).toMatchObject({ _id: id });
  });
});

describe('after both were down', () => {
  test('sessions and passwords are unchanged', async () => {
    const { email } = ada.user;
    const renewed = await visitor.send(auth.refresh, { headers: { cookie: ada.cookie } });
    expect(successOf(auth.refresh, renewed).data.user).toEqual(ada.user);
    const body = { email, password: ada.password };
    successOf(auth.login, await visitor.send(auth.login, { body }));
  });
});

/** The SDK has a budget for retries. Failures use it up, and these successful calls refill it. */
const refillRetries = async () => {
  table.decide = () => 'pass';
  for (let n = 0; n < 40; n++) await read();
};

describe('while the table throttles', () => {
  const writes = ['UpdateItem', 'TransactWriteItems', 'PutItem', 'DeleteItem'];

  // The cases run concurrently, because each of them waits between its retries.
  test.each([
    { what: 'all calls', refused: () => true, cases: ofTheTable },
    {
      what: 'all writes',
      refused: (operation: string) => writes.includes(operation),
      cases: ofTheTable.slice(2),
    },
  ])('$what, everything is unavailable and nothing is half done', async ({ refused, cases }) => {
    const before = await everything();
    table.decide = (operation) => (refused(operation) ? 'throttle' : 'pass');
    for (const response of await Promise.all(cases.map(ask))) expectUnavailable(response);
    expect(await everything()).toEqual(before);
  });

  test('for a moment, a call succeeds after retries @exhaustive', async () => {
    await refillRetries();
    const refused = new Map<string, number>();
    table.decide = (operation) => {
      const count = refused.get(operation) ?? 0;
      refused.set(operation, count + 1);
      return count < 2 ? 'throttle' : 'pass';
    };
    const body = { date: today, completed: true };
    const { data } = await ada.call(habits.toggle, { params: { id }, body });
    expect(data.habit.lastCompletionDate).toBe(today);
    expect([...refused]).toEqual([
      ['GetItem', 3],
      // This reads the habit and the vacations.
      ['BatchGetItem', 3],
      ['UpdateItem', 3],
    ]);
  });
});

describe('when the response to a write is lost', () => {
  beforeAll(refillRetries);

  const loseFirst = (operation: string) => {
    let lost = false;
    table.decide = (called) => {
      if (lost || called !== operation) return 'pass';
      lost = true;
      return 'lose the response';
    };
    return () => lost;
  };

  test('a create makes one item', async () => {
    const person = await registerPerson(cairn, zone);
    const wasLost = loseFirst('TransactWriteItems');
    const body = { name: 'Once', frequency: 'daily' } as const;
    const { data } = await person.call(habits.create, { body });
    expect(wasLost()).toBe(true);
    const list = await person.call(habits.list, {});
    expect(list.data.habits).toEqual([data.habit]);
    expect((await readItem(keys.counts(person.user._id)))?.habits).toBe(1);
  });

  test('a deletion lowers the number of habits only once', async () => {
    const person = await registerPerson(cairn, zone);
    const body = { name: 'Once', frequency: 'daily' } as const;
    const made = await person.call(habits.create, { body });
    const wasLost = loseFirst('TransactWriteItems');
    await person.call(habits.remove, { params: { id: made.data.habit._id } });
    expect(wasLost()).toBe(true);
    expect((await readItem(keys.counts(person.user._id)))?.habits).toBe(0);
  });

  test.each([true, false])('a day keeps the value that was set: %s', async (completed) => {
    const date = addDays(today, -7);
    const params = { id };
    await ada.call(habits.toggle, { params, body: { date, completed: !completed } });
    const wasLost = loseFirst('UpdateItem');
    await ada.call(habits.toggle, { params, body: { date, completed } });
    expect(wasLost()).toBe(true);
    const days = (await read()).completions.map((one) => one.date);
    expect(days.includes(date)).toBe(completed);
  });

  test('an update changes the fields', async () => {
    const wasLost = loseFirst('UpdateItem');
    await ada.call(habits.update, { params: { id }, body: { name: 'Stroll' } });
    expect(wasLost()).toBe(true);
    expect((await read()).name).toBe('Stroll');
  });
});

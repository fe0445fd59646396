import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { auth } from '#shared/auth/routes.ts';
import type { Route } from '#shared/calls/route.ts';
import { users } from '#shared/users/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { startProxy } from '#testing/engines/proxy.ts';
import { newAddress } from '#testing/live/addresses.ts';
import { type CallResponse, createClient } from '#testing/live/client.ts';
import { readItem } from '#testing/live/items.ts';
import { newEmail, newPassword } from '#testing/live/people.ts';
import { viewerAddressHeader } from '../http/viewerAddress.ts';
import { keys } from '../table/keys.ts';
import { subjectOfEmail } from './subjects.ts';

/** These tests replay attacks. Their clock is simulated: it stands still, and `passTime` moves it forward. */

const pool = await startProxy(engines.env.COGNITO_ENDPOINT ?? '');
process.env.COGNITO_ENDPOINT = pool.endpoint;
const cairn = await startCairn({ engines });
afterAll(async () => {
  await cairn.stop();
  await pool.down();
});

/** The calls that reached Cognito since the test began: the operation, and the whole request. */
let reached: { operation: string; body: string }[] = [];
pool.decide = (operation, body) => {
  reached.push({ operation, body });
  return 'pass';
};
const reachedWith = (operation: string, text: string) =>
  reached.filter((one) => one.operation === operation && one.body.includes(text)).length;

beforeEach(() => {
  reached = [];
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

const from = (address: string, cookie = '') => {
  const client = createClient(cairn.url, { [viewerAddressHeader]: address, cookie });
  const post = (route: Route) => (body: object) => client.send(route, { body });
  return {
    register: post(auth.register),
    logIn: post(auth.login),
    forgot: post(auth.forgotPassword),
    reset: post(auth.resetPassword),
    refresh: (cookie: string) => client.send(auth.refresh, { headers: { cookie } }),
  };
};

const somebody = async () => {
  const home = newAddress();
  const person = { email: newEmail(), password: newPassword() };
  const { status } = await from(home).register({ name: 'Ada', ...person });
  expect(status).toBe(201);
  reached = [];
  return { ...person, home };
};

/** Returns the device cookie of the browser in which a person signs in, at an address of its own. */
const browserOf = async ({ email, password }: { email: string; password: string }) => {
  const { status, cookies } = await from(newAddress()).logIn({ email, password });
  expect(status).toBe(200);
  const [line] = cookies.filter((cookie) => cookie.startsWith('device='));
  expect(line).toMatch(
    /^device=[\w-]{22}\.[\w-]{22}; Max-Age=7776000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
  );
  return line?.split(';')[0] ?? '';
};

/** Returns a cookie like ours, but without our signature. */
const forgedDevice = () => `device=${randomBytes(16).toString('base64url')}.${'x'.repeat(22)}`;

/** Registers somebody at an address. Returns the browser's cookies afterwards. */
const sessionAt = async (address: string) => {
  const body = { name: 'Ada', email: newEmail(), password: newPassword() };
  const { status, cookies } = await from(address).register(body);
  expect(status).toBe(201);
  const [refresh, device] = cookies.map((line) => line.split(';')[0] ?? '');
  return { ...body, device: device ?? '', session: `${refresh}; ${device}` };
};

const madeUpSession = () => `refresh=${randomBytes(80).toString('base64url')}`;

const codeSentTo = (email: string) =>
  cairn.codes.filter((sent) => sent.email === email).at(-1)?.code ?? '';

const countOf = (responses: readonly CallResponse[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const wrong = 'a wrong password';
/** The number of wrong passwords after which Cognito locks an account. */
const lockedFrom = 5;

describe('one stranger', () => {
  test('who sends 20 requests a second for an e-mail for 30 seconds disturbs neither its owner nor anybody else @exhaustive', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    const { logIn } = from(newAddress());
    const guesses: CallResponse[] = [];
    for (let second = 0; second < 30; second++) {
      const sent = Array.from({ length: 20 }, () => logIn({ email: owner.email, password: wrong }));
      const right = [
        from(owner.home).logIn({ email: owner.email, password: owner.password }),
        from(newAddress()).logIn({ email: other.email, password: other.password }),
      ];
      expect(countOf(await Promise.all(right))).toEqual({ 200: 2 });
      guesses.push(...(await Promise.all(sent)));
      passTime(1_000);
    }
    expect(countOf(guesses)).toEqual({ 401: 3, 429: 597 });
    expect(reachedWith('AdminInitiateAuth', wrong)).toBeLessThan(lockedFrom);
    for (const { status, headers } of guesses)
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  });

  test('who sends eight guesses every 1.25 seconds for two minutes never locks the owner out @exhaustive', async () => {
    const owner = await somebody();
    const { logIn } = from(newAddress());
    const right: CallResponse[] = [];
    for (let round = 0; round < 96; round++) {
      const guesses = Array.from({ length: 8 }, () =>
        logIn({ email: owner.email, password: wrong }),
      );
      await Promise.all(guesses);
      passTime(1_250);
      right.push(await from(owner.home).logIn({ email: owner.email, password: owner.password }));
    }
    expect(countOf(right)).toEqual({ 200: 96 });
    // Signing in works even at a place where the owner has never signed in.
    const elsewhere = await from(newAddress()).logIn({
      email: owner.email,
      password: owner.password,
    });
    expect(elsewhere.status).toBe(200);
    expect(reachedWith('AdminInitiateAuth', wrong)).toBeLessThan(lockedFrom);
  });

  test('who keeps trying for an hour and a half never makes Cognito lock the account', async () => {
    const owner = await somebody();
    const { logIn } = from(newAddress());
    for (let round = 0; round < 12; round++) {
      const guesses = Array.from({ length: 5 }, () =>
        logIn({ email: owner.email, password: wrong }),
      );
      await Promise.all(guesses);
      expect(
        (await from(newAddress()).logIn({ email: owner.email, password: owner.password })).status,
      ).toBe(200);
      passTime(8 * 60_000);
    }
    // Three attempts reach Cognito every sixteen minutes.
    expect(reachedWith('AdminInitiateAuth', wrong)).toBe(18);
  });

  test('who sends 15 wrong codes does not invalidate the owner’s code', async () => {
    const owner = await somebody();
    await from(owner.home).forgot({ email: owner.email });
    const code = codeSentTo(owner.email);
    const guess = { email: owner.email, code: code === '111111' ? '222222' : '111111' };
    const stranger = from(newAddress());
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => stranger.reset({ ...guess, password: newPassword() })),
    );
    expect(countOf(guesses)).toEqual({ 400: 5, 429: 10 });
    const set = { email: owner.email, code, password: newPassword() };
    expect((await from(newAddress()).reset(set)).status).toBe(200);
  });

  test('who requests codes leaves one request for the owner at home, and one elsewhere', async () => {
    const owner = await somebody();
    const stranger = from(newAddress());
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => stranger.forgot({ email: owner.email })),
    );
    expect(countOf(asked)).toEqual({ 200: 2, 429: 8 });
    const before = cairn.codes.length;
    expect((await from(owner.home).forgot({ email: owner.email })).status).toBe(200);
    expect((await from(newAddress()).forgot({ email: owner.email })).status).toBe(200);
    expect(cairn.codes.length).toBe(before + 2);
  });
});

describe('many strangers', () => {
  test('are stopped before Cognito locks the account, and proof of the mailbox lets the owner in anywhere', async () => {
    const owner = await somebody();
    const guesses = await Promise.all(
      Array.from({ length: 100 }, () =>
        from(newAddress()).logIn({ email: owner.email, password: wrong }),
      ),
    );
    expect(countOf(guesses)).toEqual({ 401: 4, 429: 96 });
    expect(reachedWith('AdminInitiateAuth', wrong)).toBe(4);
    const right = { email: owner.email, password: owner.password };
    expect((await from(owner.home).logIn(right)).status).toBe(200);

    const abroad = from(newAddress());
    expect((await abroad.logIn(right)).status).toBe(429);
    await abroad.forgot({ email: owner.email });
    const fresh = { email: owner.email, password: newPassword() };
    expect((await abroad.reset({ ...fresh, code: codeSentTo(owner.email) })).status).toBe(200);
    expect((await abroad.logIn(fresh)).status).toBe(200);
    expect((await from(newAddress()).logIn(fresh)).status).toBe(200);
  });

  test('together with the owner’s own mistakes do not lock out the owner right after a reset', async () => {
    const owner = await somebody();
    const atHome = from(owner.home, await browserOf(owner));
    for (let i = 0; i < 4; i++) {
      await from(newAddress()).logIn({ email: owner.email, password: wrong });
      passTime(10_000);
    }
    for (let i = 0; i < 4; i++) {
      await atHome.logIn({ email: owner.email, password: wrong });
      passTime(10_000);
    }
    passTime(-10_000);
    expect((await atHome.logIn({ email: owner.email, password: owner.password })).status).toBe(429);
    await atHome.forgot({ email: owner.email });
    const fresh = { email: owner.email, password: newPassword() };
    expect((await atHome.reset({ ...fresh, code: codeSentTo(owner.email) })).status).toBe(200);
    const [then, start] = [Date.now(), performance.now()];
    const clock = setInterval(() => vi.setSystemTime(then + performance.now() - start), 50);
    expect((await atHome.logIn(fresh)).status).toBe(200);
    clearInterval(clock);
    expect(reachedWith('AdminInitiateAuth', wrong)).toBe(7);
  });

  test.each([
    ['twelve places with passwords of their own', () => newAddress(), () => newPassword()],
    ['one place with one password', () => '192.0.2.12', () => 'one for all of them'],
  ])(
    'who register one e-mail from %s at once create one account, and its creator can log in',
    async (_, address, password) => {
      const email = newEmail();
      const racers = Array.from({ length: 12 }, () => ({
        address: address(),
        body: { name: 'Racer', email, password: password() },
      }));
      const responses = await Promise.all(
        racers.map(({ address: place, body }) => from(place).register(body)),
      );
      const [winner, ...others] = racers.filter((__, i) => responses[i]?.status === 201);
      expect(others).toEqual([]);
      // A request that arrives once the account exists learns that the address is taken.
      const { 201: made, 409: taken = 0, 429: refused = 0 } = countOf(responses);
      expect([made, taken + refused]).toEqual([1, 11]);
      if (!winner) throw new Error('Nobody made the account');
      expect(
        (await from(winner.address).logIn({ email, password: winner.body.password })).status,
      ).toBe(200);
    },
  );
});

test('an address that tries the passwords of many people is stopped, and people known there are not', async () => {
  const office = newAddress();
  const colleague = { email: newEmail(), password: newPassword() };
  await from(office).register({ name: 'Ada', ...colleague });
  reached = [];
  const { logIn } = from(office);
  const guesses: CallResponse[] = [];
  for (let i = 0; i < 6; i++) {
    const ten = Array.from({ length: 10 }, () => logIn({ email: newEmail(), password: wrong }));
    guesses.push(...(await Promise.all(ten)));
  }
  expect(countOf(guesses)).toEqual({ 401: 50, 429: 10 });
  expect(reachedWith('AdminInitiateAuth', wrong)).toBe(50);
  expect((await logIn(colleague)).status).toBe(200);
  // An IPv6 network has 2^64 addresses, which all belong to one client.
  const neighbour = from(office.replace('::1', ':dead:beef::2'));
  expect((await neighbour.logIn({ email: newEmail(), password: wrong })).status).toBe(429);
  passTime(15 * 60_000);
  expect((await neighbour.logIn({ email: newEmail(), password: wrong })).status).toBe(401);
});

describe('sessions and device cookies', () => {
  /** Sends renewals with made-up sessions, eight in parallel, until all were sent. */
  const flood = async (address: string, times: number, device = () => '') => {
    const { refresh } = from(address);
    const responses: CallResponse[] = [];
    while (responses.length < times) {
      const some = Array.from({ length: 8 }, () => refresh(`${madeUpSession()}; ${device()}`));
      responses.push(...(await Promise.all(some)));
    }
    return countOf(responses);
  };

  test.each<[string, (device: string) => () => string]>([
    ['without a device cookie @exhaustive', () => () => ''],
    ['with forged device cookies @exhaustive', () => forgedDevice],
    ['with a real device cookie', (own) => () => own],
  ])('made-up sessions do not prevent renewals at the same address, %s', async (_, cookie) => {
    const office = newAddress();
    const [ada, stranger] = [await sessionAt(office), await sessionAt(office)];
    reached = [];
    const { 401: refused = 0, 429: stopped = 0 } = await flood(office, 96, cookie(stranger.device));
    expect(refused + stopped).toBe(96);
    expect(stopped).toBeGreaterThan(96 - 60 - 8);
    expect((await from(office).refresh(ada.session)).status).toBe(200);
  });

  test('made-up sessions with a copied device cookie do not prevent its owner’s renewals at another address @exhaustive', async () => {
    const office = newAddress();
    const ada = await sessionAt(office);
    await flood(newAddress(), 80, () => ada.device);
    expect((await from(office).refresh(ada.session)).status).toBe(200);
  });

  test('a renewal renews the device cookie, and gives one to a browser without it', async () => {
    const office = newAddress();
    const { session, device } = await sessionAt(office);
    const [line] = (await from(office).refresh(session)).cookies;
    expect(line).toMatch(/; Max-Age=7776000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/);
    expect(line?.split(';')[0]).toBe(device);
    const [refresh = ''] = session.split('; ');
    const [other] = (await from(office).refresh(refresh)).cookies;
    expect(other).toMatch(/^device=[\w-]{22}\.[\w-]{22}; /);
    expect(other?.split(';')[0]).not.toBe(device);
  });

  test('after fifty wrong passwords at an address, a browser with a device cookie can still log in to any account', async () => {
    const office = newAddress();
    const { device } = await sessionAt(office);
    const { home: _, ...owner } = await somebody();
    const { logIn } = from(office);
    for (let i = 0; i < 6; i++)
      await Promise.all(
        Array.from({ length: 9 }, () => logIn({ email: newEmail(), password: wrong })),
      );
    expect((await logIn(owner)).status).toBe(429);
    expect((await from(office, forgedDevice()).logIn(owner)).status).toBe(429);
    expect((await from(office, device).logIn(owner)).status).toBe(200);
  });

  test('the passwords that a stranger tries with many device cookies are limited too @exhaustive', async () => {
    const office = newAddress();
    const known = await sessionAt(office);
    const devices = [];
    for (let n = 0; n < 22; n++) devices.push((await sessionAt(office)).device);
    reached = [];
    const guesses: CallResponse[] = [];
    for (const device of devices) {
      const { logIn } = from(office, device);
      const guess = () => logIn({ email: newEmail(), password: wrong });
      guesses.push(...(await Promise.all(Array.from({ length: 10 }, guess))), await guess());
    }
    expect(countOf(guesses)).toEqual({ 401: 200, 429: 42 });
    expect(reachedWith('AdminInitiateAuth', wrong)).toBe(200);
    const { email, password } = known;
    expect((await from(office, known.device).logIn({ email, password })).status).toBe(200);
    expect((await from(office).logIn({ email, password })).status).toBe(200);
  });
});

describe('somebody with a stolen session', () => {
  const stolen = async () => {
    const { home, ...owner } = await somebody();
    const { body } = await from(home).logIn(owner);
    const { token } = auth.login.reply.parse(body);
    const thief = createClient(cairn.url, {
      authorization: `Bearer ${token}`,
      [viewerAddressHeader]: newAddress(),
    });
    reached = [];
    return { owner, home, thief };
  };

  test('can guess the password no more often than a stranger, and locks nobody out', async () => {
    const { owner, home, thief } = await stolen();
    const responses: CallResponse[] = [];
    for (let i = 0; i < 5; i++) {
      const body = { name: 'Ada', email: newEmail(), currentPassword: wrong };
      responses.push(await thief.send(users.updateProfile, { body }));
      const change = { currentPassword: wrong, newPassword: newPassword() };
      responses.push(await thief.send(users.updatePassword, { body: change }));
    }
    expect(countOf(responses)).toEqual({ 400: 3, 429: 7 });
    const tried = reachedWith('AdminInitiateAuth', wrong) + reachedWith('ChangePassword', wrong);
    expect(tried).toBe(3);
    expect((await from(home).logIn(owner)).status).toBe(200);
  });

  test('can send at most five codes to an address of somebody else', async () => {
    const { owner, thief } = await stolen();
    const email = newEmail();
    const body = { name: 'Ada', email, currentPassword: owner.password };
    expect((await thief.send(users.updateProfile, { body })).status).toBe(200);
    const again = await Promise.all(
      Array.from({ length: 20 }, () => thief.send(users.resendEmailCode)),
    );
    expect(countOf(again)[429]).toBeGreaterThanOrEqual(16);
    expect(cairn.codes.filter((sent) => sent.email === email).length).toBeLessThanOrEqual(5);
  });
});

test('whoever registered another person’s e-mail loses the known place when that person resets the password', async () => {
  const { home: squat, ...person } = await somebody();
  const home = newAddress();
  await from(home).forgot({ email: person.email });
  const fresh = { email: person.email, password: newPassword() };
  const { status } = await from(home).reset({ ...fresh, code: codeSentTo(person.email) });
  expect(status).toBe(200);
  for (let i = 0; i < 5; i++) await from(squat).logIn({ email: person.email, password: wrong });
  expect((await from(home).logIn(fresh)).status).toBe(200);
});

describe('a browser in which the owner signed in', () => {
  test('lets the owner in, whatever others try at the same address', async () => {
    const owner = await somebody();
    const browser = await browserOf(owner);
    const { logIn } = from(owner.home);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => logIn({ email: owner.email, password: wrong })),
    );
    expect(countOf(guesses)).toEqual({ 401: 4, 429: 16 });
    const right = { email: owner.email, password: owner.password };
    expect((await logIn(right)).status).toBe(429);
    expect((await from(owner.home, browser).logIn(right)).status).toBe(200);
  });

  test('is unknown for any other e-mail, or with another cookie', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    const [browser, made] = [await browserOf(other), forgedDevice()];
    const { email } = owner;
    for (let i = 0; i < 4; i++) await from(newAddress()).logIn({ email, password: wrong });
    for (const cookie of [browser, made]) {
      const here = from(newAddress(), cookie);
      expect((await here.logIn({ email, password: owner.password })).status).toBe(429);
    }
  });

  test('allows the owner five mistakes, and then the right password', async () => {
    const owner = await somebody();
    const browser = await browserOf(owner);
    const atHome = from(owner.home, browser);
    const tried: CallResponse[] = [];
    for (let i = 0; i < 5; i++) {
      tried.push(await atHome.logIn({ email: owner.email, password: wrong }));
      passTime(10_000);
    }
    expect(countOf(tried)).toEqual({ 401: 5 });
    const right = { email: owner.email, password: owner.password };
    const { status, cookies } = await atHome.logIn(right);
    expect(status).toBe(200);
    // It is the same browser, so its cookie is renewed.
    expect(cookies.map((line) => line.split(';')[0])).toContain(browser);
  });
});

test('sixty people register and sign in behind one address, and a stranger who goes on is stopped @exhaustive', async () => {
  const school = newAddress();
  const people = Array.from({ length: 60 }, () => ({ email: newEmail(), password: newPassword() }));
  const { register, logIn } = from(school);
  const first: CallResponse[] = [];
  for (const person of people) {
    first.push(await register({ name: 'Ada', ...person, password: 'short' }));
    first.push(await register({ name: 'Ada', ...person }));
  }
  expect(countOf(first)).toEqual({ 201: 60, 400: 60 });
  for (const person of people) expect((await logIn(person)).status).toBe(200);
  const more: CallResponse[] = [];
  for (let i = 0; i < 50; i++) {
    more.push(await register({ name: 'Ada', email: newEmail(), password: newPassword() }));
  }
  expect(countOf(more)).toEqual({ 201: 40, 429: 10 });
});

test('correct passwords are not limited', async () => {
  const { home, ...person } = await somebody();
  const responses: CallResponse[] = [];
  for (let i = 0; i < 15; i++) {
    // Only a few run in parallel, because each counts as an attempt until it has succeeded.
    const three = Array.from({ length: 3 }, () => from(home).logIn(person));
    responses.push(...(await Promise.all(three)));
  }
  expect(countOf(responses)).toEqual({ 200: 45 });
});

test('invalid refresh cookies never reach Cognito, and those that only look valid are limited', async () => {
  const { refresh } = from(newAddress());
  expect((await refresh('refresh=nonsense')).status).toBe(401);
  expect(reached).toEqual([]);
  const responses: CallResponse[] = [];
  for (let i = 0; i < 10; i++) {
    responses.push(
      ...(await Promise.all(
        Array.from({ length: 8 }, (_, n) => refresh(`refresh=${`${i}${n}`.padEnd(100, 'x')}`)),
      )),
    );
  }
  const { 401: refused = 0, 429: stopped = 0 } = countOf(responses);
  expect(refused + stopped).toBe(80);
  expect(refused).toBeGreaterThanOrEqual(60);
  expect(refused).toBeLessThan(68);
  expect(reached.length).toBeLessThan(68);
});

describe('a known and an unknown e-mail', () => {
  const sevenTimes = async (act: (by: ReturnType<typeof from>) => Promise<CallResponse>) => {
    const by = from(newAddress());
    const seen = [];
    reached = [];
    for (let i = 0; i < 7; i++) {
      const { status, body, headers, cookies } = await act(by);
      seen.push({ status, body, cookies, wait: headers.get('retry-after') });
    }
    return { seen, operations: reached.map(({ operation }) => operation) };
  };
  const password = newPassword();

  test.each<[string, (email: string) => (by: ReturnType<typeof from>) => Promise<CallResponse>]>([
    ['wrong passwords', (email) => (by) => by.logIn({ email, password })],
    ['requests for codes', (email) => (by) => by.forgot({ email })],
    ['wrong codes', (email) => (by) => by.reset({ email, code: '123456', password })],
  ])('get the same responses to seven %s', async (_, act) => {
    const { email } = await somebody();
    await from(newAddress()).forgot({ email });
    const unknown = newEmail();
    await from(newAddress()).forgot({ email: unknown });
    const ofKnown = await sevenTimes(act(email));
    expect(ofKnown).toEqual(await sevenTimes(act(unknown)));
    expect(ofKnown.seen.at(-1)).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_requests',
        message: expect.stringMatching(/^Too many attempts\. Try again in \d+ minutes\.$/),
      },
    });
  });
});

test('the table contains neither the e-mail nor the address, and the item expires after 90 days', async () => {
  const { email, home } = await somebody();
  await from('192.0.2.77').logIn({ email, password: wrong });
  const item = await readItem(keys.attempts(subjectOfEmail(email)));
  expect(item).toMatchObject({ tallies: { password: expect.anything() } });
  const text = JSON.stringify(item);
  for (const secret of [email, home, '192.0.2.77', wrong]) expect(text).not.toContain(secret);
  const days = (Number(item?.expiresAt) - Date.now() / 1_000) / 86_400;
  expect(days).toBeGreaterThan(89);
  expect(days).toBeLessThanOrEqual(90);
});

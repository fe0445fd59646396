import { describe, expect, test, vi } from 'vitest';
import type { Session } from '#shared/auth/model.ts';
import { auth } from '#shared/auth/routes.ts';
import { defaultDaySettings } from '#shared/days/daySettings.ts';
import { habits } from '#shared/habits/routes.ts';
import { createClient } from './createClient.ts';
import type { Fetch } from './send.ts';

const user = {
  _id: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  name: 'Ada',
  email: 'ada@example.com',
  ...defaultDaySettings,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (status = 401) => json({ code: 'unauthenticated', message: 'No' }, status);
const listUrl = '/api/habits';
const refreshUrl = '/api/auth/refresh';

/** A server that accepts only the token `good`, and a browser that has stored the token `stored`. */
const world = (stored: string | undefined, good: string, onRefresh: () => Promise<Response>) => {
  let token = stored;
  const urls: string[] = [];
  const fetch: Fetch = async (url, { headers }) => {
    urls.push(url);
    if (url === refreshUrl) return onRefresh();
    const sent = (headers as Record<string, string>).Authorization;
    return sent === `Bearer ${good}` ? json({ data: { habits: [] } }) : refusal();
  };
  const session = {
    token: () => token,
    save: vi.fn((saved: Session) => {
      token = saved.token;
    }),
    end: vi.fn(() => {
      token = undefined;
    }),
    begun: vi.fn(),
  };
  const client = createClient({
    fetch,
    session,
    days: () => defaultDaySettings,
    language: () => 'en' as const,
    withLock: (job) => job(),
  });
  const count = (url: string) => urls.filter((sent) => sent === url).length;
  const setStored = (next: string | undefined) => {
    token = next;
  };
  return { ...client, session, count, setStored };
};

const renewal = (token: string) => async () => json({ token, data: { user } });

describe('after a token is refused', () => {
  test('many calls at once share one renewal and then succeed', async () => {
    const { call, count, session } = world('old', 'new', renewal('new'));
    const replies = await Promise.all(Array.from({ length: 5 }, () => call(habits.list)));
    expect(replies).toHaveLength(5);
    expect(count(refreshUrl)).toBe(1);
    expect(count(listUrl)).toBe(10);
    expect(session.save).toHaveBeenCalledTimes(1);
    expect(session.end).not.toHaveBeenCalled();
  });

  test('the next refused token is renewed too', async () => {
    const { call, count, setStored } = world('old', 'new', renewal('new'));
    await call(habits.list);
    setStored('old');
    await call(habits.list);
    expect(count(refreshUrl)).toBe(2);
  });

  test('no renewal is needed if another tab has stored a new token', async () => {
    const { call, count, setStored } = world('old', 'new', renewal('unused'));
    const reply = call(habits.list);
    setStored('new');
    await reply;
    expect(count(refreshUrl)).toBe(0);
  });

  test.each([
    ['refused', async () => refusal(), 401, 1],
    ['invalid', async () => refusal(400), 400, 1],
    ['rate-limited', async () => refusal(429), 429, 0],
    ['broken', async () => refusal(500), 500, 0],
    ['offline', () => Promise.reject(new TypeError('offline')), 'FETCH_ERROR', 0],
  ])('a renewal that is %s fails; refusals end the session', async (_, onRefresh, kind, ended) => {
    const { call, session } = world('old', 'new', onRefresh);
    await expect(call(habits.list)).rejects.toMatchObject({ kind });
    expect(session.end).toHaveBeenCalledTimes(ended);
  });

  test('a renewal that arrives after a sign-out does not sign in again', async () => {
    const { call, session, setStored } = world('old', 'new', async () => {
      setStored(undefined);
      return json({ token: 'new', data: { user } });
    });
    await expect(call(habits.list)).rejects.toMatchObject({ kind: 401 });
    expect(session.save).not.toHaveBeenCalled();
  });

  test('a new token that is also refused is not renewed', async () => {
    const { call, count } = world('old', 'other', renewal('new'));
    await expect(call(habits.list)).rejects.toMatchObject({ kind: 401 });
    expect(count(refreshUrl)).toBe(1);
  });
});

describe('no token is renewed', () => {
  test('for a public route, because its 401 means a wrong password', async () => {
    const { call, count } = world('old', 'new', renewal('new'));
    const body = { email: 'ada@example.com', password: 'wrong' };
    await expect(call(auth.login, { body })).rejects.toMatchObject({ kind: 401 });
    expect(count(refreshUrl)).toBe(0);
  });

  test('without a token', async () => {
    const { call, count } = world(undefined, 'new', renewal('new'));
    await expect(call(habits.list)).rejects.toMatchObject({ kind: 401 });
    expect(count(refreshUrl)).toBe(0);
  });
});

describe('a sign-in', () => {
  const body = { email: 'ada@example.com', password: 'three stones' };
  const parts = (fetch: Fetch, withLock: <T>(job: () => Promise<T>) => Promise<T>) => ({
    fetch,
    withLock,
    days: () => defaultDaySettings,
    language: () => 'en' as const,
    session: { token: () => undefined, save: vi.fn(), end: vi.fn(), begun: vi.fn() },
  });

  test('waits for its turn, and is reported before the next job runs', async () => {
    const seen: string[] = [];
    const given = parts(renewal('new'), async (job) => {
      seen.push('its turn');
      const done = await job();
      seen.push('done');
      return done;
    });
    given.session.begun.mockImplementation(() => seen.push('begun'));
    await createClient(given).call(auth.login, { body });
    expect(seen).toEqual(['its turn', 'begun', 'done']);
  });

  test('that is refused begins no session', async () => {
    const given = parts(
      async () => refusal(),
      (job) => job(),
    );
    await expect(createClient(given).call(auth.login, { body })).rejects.toMatchObject({
      kind: 401,
    });
    expect(given.session.begun).not.toHaveBeenCalled();
  });
});

test.each([
  [true, 't', '1'],
  [false, 't', undefined],
  [undefined, 't', undefined],
  [true, undefined, undefined],
])('with visible %j and the token %j, X-Visible is %j', async (isVisible, token, sent) => {
  const fetch = vi.fn<Fetch>(async () => json({ data: { habits: [] } }));
  const { call } = createClient({
    fetch,
    days: () => defaultDaySettings,
    language: () => 'en' as const,
    withLock: (job) => job(),
    session: { token: () => token, save: vi.fn(), end: vi.fn(), begun: vi.fn() },
    ...(isVisible !== undefined && { isVisible: () => isVisible }),
  });
  await call(habits.list);
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('X-Visible') ?? undefined).toBe(sent);
});

describe("the person's settings", () => {
  test('are refetched with a new token while the old token is still valid', async () => {
    const { refetchPerson, session, count } = world('good', 'good', renewal('new'));
    await refetchPerson();
    expect(session.save).toHaveBeenCalledWith({ token: 'new', data: { user } });
    expect(count(refreshUrl)).toBe(1);
  });

  test.each([
    ['refused', async () => refusal()],
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stay unchanged, like the session, if the request is %s', async (_, onRefresh) => {
    const { refetchPerson, session } = world('good', 'good', onRefresh);
    await refetchPerson();
    expect(session.save).not.toHaveBeenCalled();
    expect(session.end).not.toHaveBeenCalled();
  });

  test('are not stored if the person signs out meanwhile', async () => {
    const { refetchPerson, session, setStored } = world('good', 'good', async () => {
      setStored(undefined);
      return renewal('new')();
    });
    await refetchPerson();
    expect(session.save).not.toHaveBeenCalled();
  });

  test('are not requested while nobody is signed in', async () => {
    const { refetchPerson, count } = world(undefined, 'good', renewal('new'));
    await refetchPerson();
    expect(count(refreshUrl)).toBe(0);
  });
});

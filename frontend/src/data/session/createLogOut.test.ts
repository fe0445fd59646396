import { describe, expect, test, vi } from 'vitest';
import { auth } from '#shared/auth/routes.ts';
import { apiBase } from '#shared/calls/route.ts';
import { createLogOut } from './createLogOut.ts';
import { logOutRequest } from './logOut.ts';

const respond = (status: number) => ({ ok: status < 300, status });

/** A browser. `kept` is the storage that outlives its tabs. */
const browser = (kept = new Map<string, string>()) => {
  let queue: Promise<unknown> = Promise.resolve();
  const parts = {
    storage: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }),
    send: vi.fn(async (_device: string | undefined) => respond(200)),
    withLock: <T>(job: () => Promise<T>): Promise<T> => {
      const done = queue.then(job);
      queue = done.catch(() => {});
      return done;
    },
    isSignedIn: vi.fn(() => false),
  };
  return { kept, ...parts, ...createLogOut(parts) };
};

test('the log-out request matches the contract, and completes even if the tab is closed', () => {
  expect(logOutRequest.url).toBe(`${apiBase}${auth.logout.path}`);
  expect(logOutRequest.init).toMatchObject({
    method: auth.logout.method,
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
  });
});

test('a log-out is sent immediately, before it waits for anything', () => {
  const { begin, send } = browser();
  void begin();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a log-out that the server received leaves nothing to do', async () => {
  const { begin, complete, send, kept } = browser();
  await begin();
  expect(kept.size).toBe(0);
  await complete();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a log-out sends the id of its device, even if a later tab sends it', async () => {
  const { begin, complete, send } = browser();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await begin('a device');
  await complete();
  expect(send.mock.calls).toEqual([['a device'], ['a device']]);
  await begin();
  expect(send).toHaveBeenLastCalledWith(undefined);
});

describe('a log-out that the server did not receive', () => {
  const unheard = async (failure: () => Promise<{ ok: boolean; status: number }>) => {
    const first = browser();
    first.send.mockImplementation(failure);
    await first.begin();
    return first.kept;
  };

  test.each<[string, () => Promise<{ ok: boolean; status: number }>]>([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['busy', async () => respond(503)],
    ['too many requests', async () => respond(429)],
  ])('(%s) is sent once by the next tab', async (_, failure) => {
    const next = browser(await unheard(failure));
    await Promise.all([next.complete(), next.complete()]);
    expect(next.send).toHaveBeenCalledTimes(1);
    expect(next.kept.size).toBe(0);
  });

  test('is repeated until it succeeds', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const next = browser(await unheard(offline));
    next.send.mockImplementationOnce(offline);
    await next.complete();
    expect(next.kept.size).toBe(1);
    await next.complete();
    expect(next.kept.size).toBe(0);
  });

  test('is not repeated if a retry is useless', async () => {
    expect((await unheard(async () => respond(415))).size).toBe(0);
  });

  test('does not end a session that began later', async () => {
    const next = browser(await unheard(async () => respond(503)));
    next.isSignedIn.mockReturnValue(true);
    await next.complete();
    expect(next.send).not.toHaveBeenCalled();
    expect(next.kept.size).toBe(0);
  });

  test('does not end a session that begins while it waits for the lock', async () => {
    const next = browser(await unheard(async () => respond(503)));
    const signIn = next.withLock(async () => next.forget());
    await Promise.all([signIn, next.complete()]);
    expect(next.send).not.toHaveBeenCalled();
  });
});

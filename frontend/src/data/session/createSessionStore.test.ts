import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#shared/users/model.ts';
import { createSessionStore } from './createSessionStore.ts';

const user: User = {
  _id: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  name: 'Ada',
  email: 'ada@example.com',
  timeZone: 'UTC',
  dayStartsAt: 3,
  weekStartsOn: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const stored = { token: 't', user: JSON.stringify(user) };

const setUp = (start: Record<string, string>) => {
  const kept = new Map(Object.entries(start));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, store: createSessionStore(() => storage) };
};

describe('restoring', () => {
  test('starts as loading', () => {
    expect(setUp(stored).store.state()).toEqual({ status: 'loading' });
  });

  test.each([
    ['a token and a user', stored, { status: 'signed-in', user }],
    [
      'an address that waits to be confirmed',
      { token: 't', user: JSON.stringify({ ...user, pendingEmail: 'new@example.com' }) },
      { status: 'signed-in', user: { ...user, pendingEmail: 'new@example.com' } },
    ],
    ['nothing', {}, { status: 'signed-out', reason: 'none' }],
    ['a token alone', { token: 't' }, { status: 'signed-out', reason: 'none' }],
    [
      'an invalid start of the day',
      { token: 't', user: JSON.stringify({ ...user, dayStartsAt: 7 }) },
      { status: 'signed-out', reason: 'none' },
    ],
    [
      'an invalid start of the week',
      { token: 't', user: JSON.stringify({ ...user, weekStartsOn: '1' }) },
      { status: 'signed-out', reason: 'none' },
    ],
    ['a user alone', { user: stored.user }, { status: 'signed-out', reason: 'none' }],
    ['an empty token', { ...stored, token: '' }, { status: 'signed-out', reason: 'none' }],
    ['invalid JSON', { token: 't', user: '{' }, { status: 'signed-out', reason: 'none' }],
    [
      'half a user',
      { token: 't', user: '{"name":"Ada"}' },
      { status: 'signed-out', reason: 'none' },
    ],
  ])('%s', (_, start, state) => {
    const { store, kept } = setUp(start);
    store.restore();
    expect(store.state()).toEqual(state);
    expect(kept.size).toBe(state.status === 'signed-in' ? 2 : 0);
  });
});

describe('changes', () => {
  test('save stores the token and the user under the keys of the product spec, and calls the listeners', () => {
    const { store, kept } = setUp({});
    const listener = vi.fn();
    store.subscribe(listener);
    store.save({ token: 't', data: { user } });
    expect(Object.fromEntries(kept)).toEqual(stored);
    expect(store.state()).toEqual({ status: 'signed-in', user });
    expect(listener).toHaveBeenCalled();
  });

  test('replaceUser keeps the token', () => {
    const { store, kept } = setUp(stored);
    store.replaceUser({ ...user, name: 'Grace' });
    expect(kept.get('token')).toBe('t');
    expect(store.state()).toMatchObject({ user: { name: 'Grace' } });
  });

  test.each(['left', 'ended', 'everywhere', 'deleted'] as const)(
    'clear remembers the reason %s, and deletes the token and the user',
    (reason) => {
      const { store, kept } = setUp(stored);
      store.restore();
      store.clear(reason);
      expect(store.state()).toEqual({ status: 'signed-out', reason });
      expect([...kept.keys()]).not.toEqual(expect.arrayContaining(['token']));
      expect([...kept.keys()]).not.toEqual(expect.arrayContaining(['user']));
    },
  );
});

describe('the start of the week', () => {
  const german = { ...user, weekStartsOn: 0 as const };
  beforeEach(() => vi.stubGlobal('navigator', { language: 'de' }));
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['comes from the locale if nobody chose it', false, 1],
    ['stays if the person chose it', true, 0],
    ['stays if an older server sent it', undefined, 0],
  ])('%s: on sign-in, in another tab, and after a restart', (_, hasChosenWeekStart, day) => {
    const { store, kept } = setUp({});
    const shown = { status: 'signed-in', user: { weekStartsOn: day } };
    store.save({ token: 't', data: { user: { ...german, hasChosenWeekStart } } });
    expect(store.state()).toMatchObject(shown);
    expect(JSON.parse(kept.get('user') ?? '')).toMatchObject({ weekStartsOn: 0 });
    const next = setUp(Object.fromEntries(kept)).store;
    next.otherTabChanged('user');
    expect(next.state()).toMatchObject(shown);
    next.restore();
    expect(next.state()).toMatchObject(shown);
  });
});

describe('another tab', () => {
  test.each(['token', 'user', null])(
    'that logs out and changes the key %j logs this tab out',
    (key) => {
      const { store, kept } = setUp(stored);
      store.restore();
      kept.clear();
      store.otherTabChanged(key);
      expect(store.state()).toEqual({ status: 'signed-out', reason: 'left' });
    },
  );

  test.each(['left', 'ended', 'everywhere', 'deleted'] as const)(
    'that signs out with the reason %s gives this tab the same reason',
    (reason) => {
      const { store, kept } = setUp(stored);
      store.restore();
      const other = createSessionStore(() => ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      }));
      other.clear(reason);
      store.otherTabChanged('token');
      expect(store.state()).toEqual({ status: 'signed-out', reason });
      other.save({ token: 't', data: { user } });
      store.otherTabChanged('user');
      other.clear('left');
      store.otherTabChanged('token');
      expect(store.state()).toEqual({ status: 'signed-out', reason: 'left' });
    },
  );

  test('that signs in signs this tab in, once both the token and the user are stored', () => {
    const { store, kept } = setUp({});
    store.restore();
    kept.set('token', 't');
    store.otherTabChanged('token');
    expect(store.state()).toMatchObject({ status: 'signed-out' });
    kept.set('user', stored.user);
    store.otherTabChanged('user');
    expect(store.state()).toEqual({ status: 'signed-in', user });
  });

  test('that changes other keys has no effect', () => {
    const { store, kept } = setUp(stored);
    store.restore();
    kept.clear();
    store.otherTabChanged('mantine-color-scheme-value');
    expect(store.state()).toMatchObject({ status: 'signed-in' });
  });
});

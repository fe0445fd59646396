import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from '../outbox/change.ts';
import { openDatabase, type StoredResponse } from './database.ts';
import { openImportStore } from './importDatabase.ts';
import { openWhileShown } from './openWhileShown.ts';

const idb = vi.hoisted(() => ({ openDB: vi.fn() }));
vi.mock('idb', () => idb);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aborted = () => new DOMException('The connection was closed.', 'AbortError');

describe('creating a database', () => {
  /** One attempt to open the database. The test decides when the upgrade begins and ends. */
  const attempt = () => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const done = Promise.withResolvers<void>();
    const db = { close: vi.fn() };
    const transaction = { abort: vi.fn(() => done.reject(aborted())), done: done.promise };
    let upgrade = () => {};
    idb.openDB.mockImplementationOnce((_name, _version, callbacks) => {
      upgrade = () => callbacks.upgrade(db, 0, 1, transaction);
      return promise;
    });
    return { db, transaction, upgrade: () => upgrade(), done: done.resolve, resolve, reject };
  };
  const leave = () => dispatchEvent(new Event('pagehide'));
  const comeBack = () => dispatchEvent(new Event('pageshow'));

  test.each<[string, (one: ReturnType<typeof attempt>) => void]>([
    ['during the creation', (one) => [one.upgrade(), leave()]],
    ['before the creation', (one) => [leave(), one.upgrade()]],
  ])(
    'a page that is left %s aborts the creation, and creates the database once it is shown again',
    async (_, run) => {
      const [first, second] = [attempt(), attempt()];
      const create = vi.fn();
      const opened = openWhileShown('cairn-ada', { create });
      run(first);
      expect(first.transaction.abort).toHaveBeenCalledOnce();
      expect(first.db.close).toHaveBeenCalledOnce();
      first.reject(aborted());
      await vi.runAllTimersAsync();
      expect(idb.openDB).toHaveBeenCalledTimes(1);
      comeBack();
      await vi.runAllTimersAsync();
      second.upgrade();
      second.resolve('the database');
      expect(await opened).toBe('the database');
      expect(create).toHaveBeenLastCalledWith(second.db);
    },
  );

  test('a page that is left after the creation closes the database without aborting', async () => {
    const one = attempt();
    void openWhileShown('cairn-ada', { create: () => undefined });
    one.upgrade();
    one.done();
    await vi.runAllTimersAsync();
    leave();
    expect(one.transaction.abort).not.toHaveBeenCalled();
    expect(one.db.close).toHaveBeenCalled();
  });

  test('a page that is not left gets the failure, and does not try again', async () => {
    const one = attempt();
    const opened = openWhileShown('cairn-ada', { create: () => undefined });
    one.upgrade();
    one.reject(aborted());
    await expect(opened).rejects.toThrow('The connection was closed.');
    expect(idb.openDB).toHaveBeenCalledTimes(1);
  });
});

describe('a database that opens late', () => {
  /** A database with the data of an earlier visit. The test decides when it opens. */
  const late = () => {
    const changes = new Map([['old', { id: 'old' }]]);
    const responses = new Map([['key', { key: 'key' }]]);
    const stores = { changes, responses } as Record<string, Map<string, unknown>>;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    let isOpen = false;
    const db = {
      getAll: async (name: string) => [...(stores[name]?.values() ?? [])],
      delete: async (name: string, id: string) => void stores[name]?.delete(id),
      clear: async (name: string) => stores[name]?.clear(),
      transaction: (name: string) => ({
        store: {
          put: async (one: { id?: string; key?: string }) =>
            stores[name]?.set(one.id ?? one.key ?? '', one),
        },
        commit: () => undefined,
        done: Promise.resolve(),
      }),
      close: () => {
        isOpen = false;
      },
    };
    idb.openDB.mockReturnValueOnce(promise);
    const open = async () => {
      isOpen = true;
      resolve(db);
      await vi.runAllTimersAsync();
      return { isOpen, kept: [...changes.keys(), ...responses.keys()] };
    };
    return { open };
  };
  const change = (id: string) => ({ id }) as Change;
  const response = { key: 'other' } as StoredResponse;

  const openLate = async () => {
    const { open } = late();
    const onLate = vi.fn();
    const opening = openDatabase('ada', onLate);
    await vi.advanceTimersByTimeAsync(1_500);
    return { database: await opening, onLate, open };
  };

  test('delays the page by 1.5 s', async () => {
    const { database } = await openLate();
    expect(await database.changes.all()).toEqual([]);
    await database.changes.put(change('new'));
    await database.changes.remove('new');
    expect(await database.responses.all()).toEqual([]);
  });

  test('is used as soon as it opens: it keeps its changes and stores newer ones', async () => {
    const { database, onLate, open } = await openLate();
    await database.changes.put(change('sent'));
    await database.changes.put(change('new'));
    await database.changes.remove('sent');
    expect(onLate).not.toHaveBeenCalled();
    expect(await open()).toEqual({ isOpen: true, kept: ['old', 'new', 'key'] });
    expect(onLate).toHaveBeenCalledOnce();
    await database.responses.put(response);
    expect(await database.responses.all()).toHaveLength(2);
  });

  test.each([
    ['a log-out', 'forgetAll', []],
    ['a session that ended elsewhere', 'forgetResponses', ['old', 'new']],
    ['closing', 'close', ['old', 'new', 'key']],
  ] as const)('honours %s', async (_, how, kept) => {
    const { database, open } = await openLate();
    await database.changes.put(change('new'));
    await database[how]();
    await database.changes.put(change('after'));
    expect(await open()).toEqual({ isOpen: false, kept });
    await database.changes.put(change('later'));
    await database.responses.put(response);
    expect(await database.changes.all()).toEqual([]);
  });

  test('is awaited in the worker', async () => {
    const { open } = late();
    const opening = openDatabase('ada');
    await vi.advanceTimersByTimeAsync(60_000);
    await open();
    expect(await (await opening).changes.all()).toEqual([change('old')]);
  });

  test('makes an import fail after 5 s', async () => {
    const { open } = late();
    const opening = openImportStore('ada').catch(({ message }) => message);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await opening).toBe('The database of the import does not open');
    expect(await open()).toMatchObject({ isOpen: false });
  });
});

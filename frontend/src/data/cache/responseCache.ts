import type { Cache, State } from 'swr';
import type { Database, StoredResponse } from '../storage/database.ts';

/** Stores at most this many responses. The oldest are dropped. */
const maxKept = 40;

export type ResponseCache = Cache & {
  /** When a response was received, in ms since 1970. Undefined if no response is cached. */
  readonly receivedAt: (key: string) => number | undefined;
};

/** SWR's cache. It starts with the responses of earlier visits and stores new responses. */
export const createResponseCache = async (
  responses: Database['responses'],
  contract: string,
): Promise<ResponseCache> => {
  const states = new Map<string, State>();
  const received = new Map<string, number>();
  const unstored = new Set<string>();

  const stored = await responses.all();
  const usable = (one: StoredResponse) => one.contract === contract;
  for (const { key, asked, data, at } of stored.filter(usable)) {
    states.set(key, { data, _k: asked } as State);
    received.set(key, at);
  }
  for (const { key } of stored.filter((one) => !usable(one))) void responses.remove(key);

  const store = async (key: string) => {
    unstored.delete(key);
    const { data, _k: asked } = (states.get(key) ?? {}) as State & { _k?: unknown };
    const at = received.get(key);
    if (data === undefined || at === undefined || !Array.isArray(asked)) return;
    await responses.put({
      key,
      asked: asked as unknown as StoredResponse['asked'],
      data,
      at,
      contract,
    });
    const oldest = [...received].sort(([, a], [, b]) => b - a).slice(maxKept);
    await Promise.all(
      oldest.map(([old]) => {
        received.delete(old);
        return responses.remove(old);
      }),
    );
  };

  return {
    keys: () => states.keys(),
    get: (key) => states.get(key),
    set: (key, state) => {
      const before = states.get(key);
      states.set(key, state as State);
      const isReceived = before?.isValidating && !state.isValidating && state.error === undefined;
      if (state.data === undefined || (state.data === before?.data && !isReceived)) return;
      received.set(key, Date.now());
      if (unstored.has(key)) return;
      unstored.add(key);
      queueMicrotask(() => void store(key).catch(() => undefined));
    },
    delete: (key) => {
      states.delete(key);
      received.delete(key);
    },
    receivedAt: (key) => received.get(key),
  };
};

import { noTicks, type Tick, type Ticks, tickKey, withoutTick, withTick } from './toggle.ts';

export type TickQueue = {
  /** The ticks not confirmed yet; the same map object until something changes (for useSyncExternalStore). */
  readonly ticks: () => Ticks;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (tick: Tick, send: Send) => Promise<void>;
};

/** Sends one tick and puts the response into the cache; rejects on failure. */
export type Send = (tick: Tick) => Promise<void>;

/**
 * Each tick shows at once and travels on its own. Only wishes for the same habit and day follow one
 * another: while one is under way the newest waits, those between are dropped, so that the last
 * wish wins whatever order the network prefers. `set` rejects when the newest wish has failed,
 * after it was taken back.
 */
export function createTickQueue(): TickQueue {
  let ticks = noTicks;
  const underWay = new Set<string>();
  const listeners = new Set<() => void>();
  const change = (next: Ticks) => {
    ticks = next;
    for (const listener of listeners) listener();
  };

  async function deliver(first: Tick, send: Send): Promise<void> {
    for (let tick = first; ; ) {
      const error = await send(tick).then(
        () => null,
        (reason: unknown) => ({ reason }),
      );
      const newest = ticks.get(tickKey(tick));
      if (newest && newest !== tick) {
        tick = newest;
        continue;
      }
      change(withoutTick(ticks, tick));
      if (error) throw error.reason;
      return;
    }
  }

  return {
    ticks: () => ticks,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: async (tick, send) => {
      const key = tickKey(tick);
      change(withTick(ticks, tick));
      if (underWay.has(key)) return;
      underWay.add(key);
      await deliver(tick, send).finally(() => underWay.delete(key));
    },
  };
}

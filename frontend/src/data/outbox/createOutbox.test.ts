import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError, type FailureKind } from '../ApiError.ts';
import type { Change } from './change.ts';
import { type ChangeStore, createOutbox, type Listener, type Message } from './createOutbox.ts';

/** A clock whose time passes only when everything waits. */
const createClock = () => {
  let time = 0;
  let timers: { at: number; run: () => void }[] = [];
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    now: () => time,
    sleep: (ms: number) =>
      new Promise<void>((resolve) => timers.push({ at: time + ms, run: resolve })),
    /** Lets so many ms pass. */
    pass: async (ms: number) => {
      const end = time + ms;
      for (;;) {
        await settle();
        const next = Math.min(...timers.map(({ at }) => at));
        if (next > end) break;
        time = next;
        const due = timers.filter(({ at }) => at <= time);
        timers = timers.filter(({ at }) => at > time);
        for (const { run } of due) run();
      }
      time = end;
      await settle();
    },
  };
};

type Clock = ReturnType<typeof createClock>;

/** What IndexedDB is: it survives the tabs. */
const createStore = (): ChangeStore & { readonly kept: Map<string, Change> } => {
  const kept = new Map<string, Change>();
  return {
    kept,
    all: async () => [...kept.values()],
    put: async (change) => kept.set(change.id, structuredClone(change)),
    remove: async (id) => kept.delete(id),
  };
};

/** The tabs of one browser: one lock, and messages that reach all the others. */
const createBrowser = (
  clock: Clock,
  store: ChangeStore,
  send: (change: Change, isOpen: () => boolean) => Promise<unknown>,
) => {
  let lock: Promise<void> = Promise.resolve();
  const tabs = new Set<{ hear: (message: Message) => void }>();
  const open = (listener: Partial<Listener> = {}) => {
    let isOpen = true;
    let release: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => {
      release = resolve;
    });
    const never = new Promise<never>(() => undefined);
    /** Nothing of a closed tab goes on. */
    const alive = async <T>(job: Promise<T>): Promise<T> => {
      const result = await job;
      return isOpen ? result : never;
    };
    const tab = {
      hear: (message: Message) => isOpen && outbox.hear(structuredClone(message)),
    };
    const outbox = createOutbox({
      store: {
        all: () => alive(store.all()),
        put: (change) => (isOpen ? alive(store.put(change)) : never),
        remove: (id) => (isOpen ? alive(store.remove(id)) : never),
      },
      send: (change) => (isOpen ? alive(send(change, () => isOpen)) : never),
      itemsOf: ({ request }) => [String(request.params?.id)],
      alone: async (job) => {
        const before = lock;
        const { promise, resolve } = Promise.withResolvers<void>();
        lock = promise;
        await before;
        if (isOpen) await Promise.race([job(), closed]);
        resolve();
        if (!isOpen) await never;
      },
      tell: (message) => {
        if (isOpen) for (const other of tabs) if (other !== tab) other.hear(message);
      },
      sleep: (ms) => alive(clock.sleep(ms)),
      now: clock.now,
    });
    tabs.add(tab);
    outbox.start({
      onSettled: () => undefined,
      onRefused: () => undefined,
      onDrained: () => undefined,
      ...listener,
    });
    return {
      outbox,
      /** As a crash does: nothing is said, nothing is finished. */
      close: () => {
        isOpen = false;
        tabs.delete(tab);
        release();
      },
    };
  };
  return { open };
};

let made = 0;

/** Sets an item to a value, or logs an amount to it. */
const aChange = (item: string, body: object, more: Partial<Change> = {}): Change => ({
  id: String(++made).padStart(26, '0'),
  route: 'POST /api/items/{id}',
  request: { params: { id: item }, body },
  label: `${item}: ${JSON.stringify(body)}`,
  failure: 'Failed to save',
  day: '2026-11-22',
  timeZone: 'UTC',
  madeAt: '2026-11-22T09:00:00.000Z',
  ...more,
});

const failing = (kind: FailureKind) => async (): Promise<never> => {
  throw new ApiError(kind);
};

describe('an outbox', () => {
  test('shows a change at once, sends it once and forgets it', async () => {
    const clock = createClock();
    const store = createStore();
    const sent: string[] = [];
    const { outbox } = createBrowser(clock, store, async ({ label }) => sent.push(label)).open();
    outbox.add(aChange('a', { set: 1 }));
    expect(outbox.waiting()).toHaveLength(1);
    await clock.pass(10);
    expect(sent).toEqual(['a: {"set":1}']);
    expect(outbox.waiting()).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  test('sends what shares an item in order, the rest side by side', async () => {
    const clock = createClock();
    const sent: string[] = [];
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const send = async ({ label }: Change) => {
      sent.push(label);
      await gate;
    };
    const { outbox } = createBrowser(clock, createStore(), send).open();
    for (const set of [1, 2]) {
      outbox.add(aChange('a', { set }));
      outbox.add(aChange('b', { set }));
    }
    await clock.pass(10);
    expect(sent).toEqual(['a: {"set":1}', 'b: {"set":1}']);
    open();
    await clock.pass(10);
    expect(sent.slice(2).sort()).toEqual(['a: {"set":2}', 'b: {"set":2}']);
  });

  test.each<[FailureKind, number]>([
    ['FETCH_ERROR', 0],
    ['TIMEOUT_ERROR', 0],
    [503, 0],
    [429, 0],
    [500, 1],
    ['PARSING_ERROR', 1],
    [400, 1],
    [404, 1],
    [409, 1],
  ])('after an hour of %s: %i refused', async (kind, refusals) => {
    const clock = createClock();
    const store = createStore();
    const { outbox } = createBrowser(clock, store, failing(kind)).open();
    outbox.add(aChange('a', { set: 1 }));
    await clock.pass(3_600_000);
    expect(outbox.refused()).toHaveLength(refusals);
    expect(outbox.waiting()).toHaveLength(1 - refusals);
    expect(store.kept.size).toBe(1);
  });

  test('a deletion of what is gone already is done', async () => {
    const clock = createClock();
    const { outbox } = createBrowser(clock, createStore(), failing(404)).open();
    outbox.add(aChange('a', {}, { route: 'DELETE /api/items/{id}' }));
    await clock.pass(10);
    expect([...outbox.waiting(), ...outbox.refused()]).toEqual([]);
  });

  test('waits longer each time, up to a minute, and tries at once when it is woken', async () => {
    const clock = createClock();
    const times: number[] = [];
    const { outbox } = createBrowser(clock, createStore(), () => {
      times.push(clock.now());
      return failing('FETCH_ERROR')();
    }).open();
    outbox.add(aChange('a', { set: 1 }));
    await clock.pass(190_000);
    expect(times).toEqual([0, 1_000, 3_000, 7_000, 15_000, 31_000, 63_000, 123_000, 183_000]);
    outbox.wake();
    await clock.pass(10);
    expect(times.at(-1)).toBe(190_000);
  });

  test('says what became of a change to who asks: saved, refused and dropped, or waiting', async () => {
    const clock = createClock();
    const outcomes: unknown[] = [];
    for (const send of [async () => 0, failing(409), failing('FETCH_ERROR')]) {
      const store = createStore();
      const { outbox } = createBrowser(clock, store, send).open();
      const { outcome } = outbox.add(aChange('a', { set: 1 }));
      outcome().then(
        (said) => outcomes.push([said, store.kept.size]),
        ({ kind }) => outcomes.push([kind, outbox.refused().length]),
      );
      await clock.pass(5_000);
    }
    expect(outcomes).toEqual([
      ['saved', 0],
      [409, 0],
      ['waiting', 1],
    ]);
  });

  test('a refused change is kept until it is sent again or discarded', async () => {
    const clock = createClock();
    const store = createStore();
    let answer: () => Promise<unknown> = failing(409);
    const browser = createBrowser(clock, store, () => answer());
    const first = browser.open();
    first.outbox.add(aChange('a', { set: 1 }));
    first.outbox.add(aChange('b', { set: 1 }));
    await clock.pass(10);
    first.close();
    const { outbox } = browser.open();
    await clock.pass(10);
    const [a, b] = outbox.refused();
    if (!a || !b) throw new Error('both are refused');
    outbox.discard(a);
    answer = async () => 0;
    outbox.retry(b);
    await clock.pass(10);
    expect([...outbox.waiting(), ...outbox.refused(), ...store.kept.values()]).toEqual([]);
  });

  test('what can be undone is sent when its time is over, and never after it was undone', async () => {
    const clock = createClock();
    const sent: string[] = [];
    const { outbox } = createBrowser(clock, createStore(), async ({ label }) =>
      sent.push(label),
    ).open();
    outbox.add(aChange('a', { set: 1 }, { notBefore: 8_000 }));
    const undone = outbox.add(aChange('a', { set: 2 }, { notBefore: 8_000 }));
    const released = outbox.add(aChange('b', { set: 3 }, { notBefore: 8_000 }));
    outbox.add(aChange('a', { set: 4 }));
    await clock.pass(100);
    undone.undo();
    released.release();
    await clock.pass(100);
    expect(sent).toEqual(['a: {"set":4}', 'b: {"set":3}']);
    await clock.pass(8_000);
    expect(sent.slice(2)).toEqual(['a: {"set":1}']);
  });

  test('stops without a session, and goes on with the next one', async () => {
    const clock = createClock();
    let attempts = 0;
    const store = createStore();
    const browser = createBrowser(clock, store, () => {
      attempts++;
      return attempts === 1 ? failing(401)() : Promise.resolve();
    });
    const first = browser.open();
    first.outbox.add(aChange('a', { set: 1 }));
    await clock.pass(600_000);
    expect(attempts).toBe(1);
    first.close();
    browser.open();
    await clock.pass(10);
    expect(store.kept.size).toBe(0);
  });
});

type Step =
  | { readonly kind: 'set' | 'log'; readonly item: number; readonly tab: number }
  | { readonly kind: 'crash'; readonly tab: number }
  | { readonly kind: 'wake'; readonly tab: number }
  | { readonly kind: 'pass'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('set' as const, 'log' as const),
    item: fc.nat(2),
    tab: fc.nat(1),
  }),
  fc.record({ kind: fc.constant('crash' as const), tab: fc.nat(1) }),
  fc.record({ kind: fc.constant('wake' as const), tab: fc.nat(1) }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 20_000 }) }),
);

/** What the network does with a request. A copy arrives beside the request, before its response. */
const fate = fc.record({
  way: fc.constantFrom('fine', 'lost', 'response lost', 'busy', 'twice'),
  delay: fc.nat(3_000),
});

test('1,000 random sessions over a network that drops, delays, repeats and reorders lose and double nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25 }),
      fc.array(fate, { minLength: 0, maxLength: 30 }),
      async (steps, fates) => {
        const clock = createClock();
        const store = createStore();
        const values = new Map<string, number>();
        const logged = new Map<string, number>();
        const apply = ({ id, request }: Change) => {
          const { set, log } = request.body as { set?: number; log?: number };
          if (set !== undefined) values.set(String(request.params?.id), set);
          // As the API does: one id is one log.
          if (log !== undefined) logged.set(id, log);
        };
        let next = 0;
        const send = async (change: Change, isOpen: () => boolean) => {
          const { way, delay } = fates[next++] ?? { way: 'fine', delay: 1 };
          await clock.sleep(delay);
          // Closing a tab cancels its requests: one that is still on its way does not arrive.
          if (way === 'lost' || !isOpen()) throw new ApiError('FETCH_ERROR');
          if (way === 'busy') throw new ApiError(503);
          apply(change);
          if (way === 'twice') apply(change);
          await clock.sleep(delay);
          if (way === 'response lost') throw new ApiError('TIMEOUT_ERROR');
          return {};
        };
        const browser = createBrowser(clock, store, send);
        const tabs = [browser.open(), browser.open()];
        const wanted = new Map<string, number>();
        const logs: number[] = [];
        for (const one of steps) {
          if (one.kind === 'pass') await clock.pass(one.ms);
          else if (one.kind === 'wake') tabs[one.tab]?.outbox.wake();
          else if (one.kind === 'crash') {
            // What a person did a moment ago is stored by then.
            await clock.pass(1);
            tabs[one.tab]?.close();
            tabs[one.tab] = browser.open();
            await clock.pass(0);
          } else {
            const item = `item ${one.item}`;
            const change = aChange(item, { [one.kind]: made });
            if (one.kind === 'set') wanted.set(item, (change.request.body as { set: number }).set);
            else logs.push((change.request.body as { log: number }).log);
            tabs[one.tab]?.outbox.add(change);
          }
        }
        await clock.pass(600_000);
        expect(Object.fromEntries(values)).toEqual(Object.fromEntries(wanted));
        expect([...logged.values()].sort()).toEqual(logs.sort());
        expect(store.kept.size).toBe(0);
        for (const { outbox } of tabs) expect(outbox.waiting()).toEqual([]);
      },
    ),
    { numRuns: 1_000 },
  );
});

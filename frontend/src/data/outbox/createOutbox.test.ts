import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError, type FailureKind } from '../client/ApiError.ts';
import type { ErrorBody } from '../client/errorBody.ts';
import type { Change } from './change.ts';
import { type Added, createOutbox, type Outbox } from './createOutbox.ts';
import { holdFor } from './heldChanges.ts';
import type { Listener } from './outcomes.ts';
import type { ChangeStore } from './pendingChanges.ts';
import type { Message } from './tabs.ts';

/** A clock on which time passes only when every job waits. */
const createClock = () => {
  let time = 0;
  let timers: { at: number; run: () => void }[] = [];
  const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    now: () => time,
    sleep: (ms: number) =>
      new Promise<void>((resolve) => timers.push({ at: time + ms, run: resolve })),
    pass: async (ms: number) => {
      const end = time + ms;
      for (;;) {
        await flushPromises();
        const next = Math.min(...timers.map(({ at }) => at));
        if (next > end) break;
        time = next;
        const due = timers.filter(({ at }) => at <= time);
        timers = timers.filter(({ at }) => at > time);
        for (const { run } of due) run();
      }
      time = end;
      await flushPromises();
    },
  };
};

type Clock = ReturnType<typeof createClock>;

/** A store like IndexedDB. It outlives the tabs. */
const createStore = (): ChangeStore & { readonly kept: Map<string, Change> } => {
  const kept = new Map<string, Change>();
  return {
    kept,
    all: async () => [...kept.values()],
    put: async (change) => kept.set(change.id, structuredClone(change)),
    remove: async (id) => kept.delete(id),
  };
};

/** A store whose writes each take `ms` milliseconds. Writes take effect in order, even after a crash. */
const createSlowStore = (clock: Clock, ms: number) => {
  const store = createStore();
  let last: Promise<unknown> = Promise.resolve();
  const after = (job: () => Promise<unknown>) => {
    last = last.then(() => clock.sleep(ms)).then(job);
    return last;
  };
  return {
    ...store,
    put: (change: Change) => after(() => store.put(change)),
    remove: (id: string) => after(() => store.remove(id)),
  };
};

/** The tabs of one browser. They share one lock and receive each other's messages. */
const createBrowser = (
  clock: Clock,
  store: ChangeStore,
  send: (change: Change, isOpen: () => boolean, tab: number) => Promise<unknown>,
) => {
  let lock: Promise<void> = Promise.resolve();
  const tabs = new Set<{ receive: (message: Message) => void }>();
  let opened = 0;
  const open = (listener: Partial<Listener> = {}) => {
    const number = ++opened;
    let isOpen = true;
    let isInUse = true;
    let release: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => {
      release = resolve;
    });
    const never = new Promise<never>(() => undefined);
    /** A closed tab does nothing more. */
    const alive = async <T>(job: Promise<T>): Promise<T> => {
      const result = await job;
      return isOpen ? result : never;
    };
    const tab = {
      receive: (message: Message) => isOpen && outbox.receive(structuredClone(message)),
    };
    const outbox = createOutbox({
      store: {
        all: () => alive(store.all()),
        put: (change) => (isOpen ? alive(store.put(change)) : never),
        remove: (id) => (isOpen ? alive(store.remove(id)) : never),
      },
      send: (change) => (isOpen ? alive(send(change, () => isOpen, number)) : never),
      itemsOf: ({ request }) => [String(request.params?.id)],
      withLock: async (job) => {
        const before = lock;
        const { promise, resolve } = Promise.withResolvers<void>();
        lock = promise;
        await before;
        if (isOpen) await Promise.race([job(), closed]);
        resolve();
        if (!isOpen) await never;
      },
      isInUse: () => isInUse,
      publish: (message) => {
        if (isOpen) for (const other of tabs) if (other !== tab) other.receive(message);
      },
      sleep: (ms) => alive(clock.sleep(ms)),
      now: clock.now,
    });
    tabs.add(tab);
    const stop = outbox.start({
      onConfirmed: () => undefined,
      onSaved: () => undefined,
      onOffline: () => undefined,
      onRefused: () => undefined,
      onDrained: () => undefined,
      ...listener,
    });
    return {
      outbox,
      stop,
      hide: () => {
        isInUse = false;
        return outbox.flushHeld();
      },
      show: () => {
        isInUse = true;
        outbox.wake();
      },
      /** Closes the tab like a crash: it sends no message and finishes nothing. */
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

/** A change that sets an item to a value, or logs an amount to it. */
const aChange = (item: string, body: object, more: Partial<Change> = {}): Change => ({
  id: String(++made).padStart(26, '0'),
  route: 'POST /api/items/{id}',
  request: { params: { id: item }, body },
  label: `${item}: ${JSON.stringify(body)}`,
  failure: 'Failed to save',
  day: '2026-11-22',
  timeZone: 'UTC',
  dayStartsAt: 0,
  madeAt: '2026-11-22T09:00:00.000Z',
  ...more,
});

const failing = (kind: FailureKind, body?: ErrorBody) => async (): Promise<never> => {
  throw new ApiError(kind, body);
};

describe('an outbox', () => {
  test('shows a change immediately, sends it once and then deletes it', async () => {
    const clock = createClock();
    const store = createStore();
    const sent: string[] = [];
    const { outbox } = createBrowser(clock, store, async ({ label }) => sent.push(label)).open();
    outbox.add(aChange('a', { set: 1 }));
    expect(outbox.pending()).toHaveLength(1);
    await clock.pass(10);
    expect(sent).toEqual(['a: {"set":1}']);
    expect(outbox.pending()).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  test('sends the changes of one item in order, and other changes in parallel', async () => {
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
    [403, 1],
    [409, 1],
  ])('after an hour of %s, %i changes are refused', async (kind, refusals) => {
    const clock = createClock();
    const store = createStore();
    const { outbox } = createBrowser(clock, store, failing(kind)).open();
    outbox.add(aChange('a', { set: 1 }));
    await clock.pass(3_600_000);
    expect(outbox.refused()).toHaveLength(refusals);
    expect(outbox.pending()).toHaveLength(1 - refusals);
    expect(store.kept.size).toBe(1);
  });

  test.each<[FailureKind, readonly (boolean | undefined)[]]>([
    [500, [undefined, true]],
    [503, [undefined, true]],
    ['PARSING_ERROR', [undefined, true]],
    [429, [undefined, undefined]],
    ['FETCH_ERROR', [undefined, undefined]],
    ['TIMEOUT_ERROR', [undefined, undefined]],
  ])(
    'after one and after two failures with %s, isFailing is %j in every tab',
    async (kind, known) => {
      const clock = createClock();
      const { open } = createBrowser(clock, createStore(), failing(kind));
      const { outbox } = open();
      const other = open();
      outbox.add(aChange('a', { set: 1 }));
      const seen: unknown[] = [];
      for (const ms of [999, 1]) {
        await clock.pass(ms);
        const tabs = [outbox, other.outbox].map((one) => one.pending()[0]?.isFailing);
        expect(tabs[0]).toBe(tabs[1]);
        seen.push(tabs[0]);
      }
      expect(seen).toEqual(known);
    },
  );

  test('a failing change is refused after 31 s, and no longer counts as failing', async () => {
    const clock = createClock();
    const { outbox } = createBrowser(clock, createStore(), failing(500)).open();
    outbox.add(aChange('a', { set: 1 }));
    await clock.pass(30_999);
    expect(outbox.pending()[0]?.isFailing).toBe(true);
    await clock.pass(1);
    expect(outbox.refused()[0]?.isFailing).toBe(false);
  });

  test('a browser whose storage always fails still sends a change once', async () => {
    const clock = createClock();
    const fail = () => Promise.reject(new Error('The disk is full'));
    const sent: string[] = [];
    const store = { all: fail, put: fail, remove: fail };
    const { outbox } = createBrowser(clock, store, async ({ label }) => sent.push(label)).open();
    outbox.add(aChange('a', { set: 1 }));
    await clock.pass(600_000);
    let isIdle = false;
    void outbox.whenIdle().then(() => {
      isIdle = true;
    });
    await clock.pass(10);
    expect(isIdle).toBe(true);
    expect([sent, outbox.pending()]).toEqual([['a: {"set":1}'], []]);
  });

  describe('a change that is sent while the browser stores it', () => {
    const start = (send: (change: Change) => Promise<unknown>) => {
      const clock = createClock();
      const store = createSlowStore(clock, 100);
      const sent: string[] = [];
      const browser = createBrowser(clock, store, (change) => {
        sent.push(`${change.label} at ${clock.now()}`);
        return send(change);
      });
      return { clock, store, sent, browser, ...browser.open() };
    };

    test('leaves nothing in the storage if the response comes first', async () => {
      const { clock, store, sent, outbox } = start(async () => 0);
      outbox.add(aChange('a', { set: 1 }));
      await clock.pass(99);
      expect([sent, outbox.pending()]).toEqual([['a: {"set":1} at 0'], []]);
      await clock.pass(1_000);
      expect(store.kept.size).toBe(0);
    });

    test('is sent before it is drawn if the page is in use', async () => {
      const { clock, sent, outbox } = start(async () => 0);
      await clock.pass(10);
      let drawn = -1;
      outbox.subscribe(() =>
        queueMicrotask(() => {
          if (drawn < 0) drawn = sent.length;
        }),
      );
      outbox.add(aChange('a', { set: 1 }));
      await clock.pass(10);
      expect(drawn).toBe(1);
    });

    test('is sent again on the next visit if the page was closed before the response', async () => {
      let respond: () => Promise<unknown> = () => new Promise<never>(() => undefined);
      const { clock, store, sent, outbox, close, browser } = start(() => respond());
      outbox.add(aChange('a', { set: 1 }));
      await clock.pass(1);
      close();
      respond = async () => 0;
      await clock.pass(1_000);
      browser.open();
      await clock.pass(1_000);
      expect(sent).toEqual(['a: {"set":1} at 0', 'a: {"set":1} at 1001']);
      expect(store.kept.size).toBe(0);
    });

    test('delays later changes of the same item until its response, in every tab', async () => {
      const { promise: response, resolve } = Promise.withResolvers<void>();
      const { clock, sent, outbox, browser } = start(() => response);
      const other = browser.open();
      await clock.pass(10);
      outbox.add(aChange('a', { set: 1 }));
      other.outbox.add(aChange('a', { set: 2 }));
      await clock.pass(500);
      expect(sent).toEqual(['a: {"set":1} at 10']);
      resolve();
      await clock.pass(500);
      expect(sent).toEqual(['a: {"set":1} at 10', 'a: {"set":2} at 510']);
      expect([...outbox.pending(), ...other.outbox.pending()]).toEqual([]);
    });
  });

  test('the page in use sends, because a hidden page keeps no lock', async () => {
    const clock = createClock();
    const sentBy: number[] = [];
    const browser = createBrowser(clock, createStore(), async (_, __, tab) => sentBy.push(tab));
    const first = browser.open();
    await clock.pass(10);
    first.hide();
    await clock.pass(10);
    const second = browser.open();
    await clock.pass(10);
    second.outbox.add(aChange('a', { set: 1 }));
    await clock.pass(10);
    expect(sentBy).toEqual([2]);
  });

  test('a browser that can’t store a change retries until the network is back', async () => {
    const clock = createClock();
    const store = { ...createStore(), put: () => Promise.reject(new Error('The disk is full')) };
    let respond: () => Promise<unknown> = failing('FETCH_ERROR');
    const { outbox } = createBrowser(clock, store, () => respond()).open();
    outbox.add(aChange('a', { set: 1 }));
    await clock.pass(10_000);
    expect(outbox.pending()).toHaveLength(1);
    respond = async () => 0;
    await clock.pass(60_000);
    expect(outbox.pending()).toEqual([]);
  });

  test.each(['hidden', 'stopped'] as const)(
    'a page in use sends for all tabs until it is %s, then another tab does',
    async (how) => {
      const clock = createClock();
      const senders: number[] = [];
      const store = createStore();
      const { open } = createBrowser(clock, store, async (_change, _isOpen, tab) =>
        senders.push(tab),
      );
      const first = open();
      await clock.pass(10);
      const second = open();
      second.outbox.add(aChange('a', { set: 1 }));
      await clock.pass(10);
      expect([senders, second.outbox.pending()]).toEqual([[1], []]);
      if (how === 'hidden') first.hide();
      else first.stop();
      await clock.pass(10);
      second.outbox.add(aChange('a', { set: 2 }));
      await clock.pass(10);
      expect([senders, second.outbox.pending(), store.kept.size]).toEqual([[1, 2], [], 0]);
    },
  );

  test('a deletion succeeds if the item no longer exists', async () => {
    const clock = createClock();
    const gone = failing(404, { code: 'not_found', message: 'No item' });
    const { outbox } = createBrowser(clock, createStore(), gone).open();
    outbox.add(aChange('a', {}, { route: 'DELETE /api/items/{id}' }));
    await clock.pass(10);
    expect([...outbox.pending(), ...outbox.refused()]).toEqual([]);
  });

  test('a deletion that a gateway refuses is refused with the gateway’s message', async () => {
    const clock = createClock();
    const send = failing(404, { message: 'Not Found' });
    const { outbox } = createBrowser(clock, createStore(), send).open();
    outbox.add(aChange('a', {}, { route: 'DELETE /api/items/{id}' }));
    await clock.pass(10);
    expect(outbox.refused().map(({ refusal }) => refusal)).toEqual(['Not Found']);
  });

  test('waits longer after each failure, up to a minute, and retries immediately when woken', async () => {
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

  test('reports the outcome to the waiting form: saved, refused and dropped, or offline', async () => {
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
      ['offline', 1],
    ]);
  });

  test('reports a saved change only to the page that made it', async () => {
    const clock = createClock();
    const { promise: response, resolve } = Promise.withResolvers<void>();
    const { open } = createBrowser(clock, createStore(), () => response);
    const saved: string[] = [];
    const { outbox } = open({ onSaved: ({ id }) => saved.push(`this page: ${id}`) });
    open({ onSaved: ({ id }) => saved.push(`another: ${id}`) });
    const change = aChange('a', { set: 1 });
    outbox.add(change);
    await clock.pass(60_000);
    expect(saved).toEqual([]);
    resolve();
    await clock.pass(10);
    expect(saved).toEqual([`this page: ${change.id}`]);
  });

  test('reports a saved change of an earlier visit', async () => {
    const clock = createClock();
    const store = createStore();
    const change = aChange('a', { set: 1 });
    await store.put(change);
    const saved: string[] = [];
    createBrowser(clock, store, async () => 0).open({ onSaved: ({ id }) => saved.push(id) });
    await clock.pass(10);
    expect(saved).toEqual([change.id]);
  });

  test('reports a change as offline only to the page that made it, and only once', async () => {
    const clock = createClock();
    const { open } = createBrowser(clock, createStore(), failing('FETCH_ERROR'));
    const offline: string[] = [];
    // The first tab sends the changes of both tabs.
    const first = open({ onOffline: () => offline.push('the first') });
    first.outbox.add(aChange('a', { set: 1 }));
    const second = open({ onOffline: () => offline.push('the second') });
    await clock.pass(10);
    const { outcome } = second.outbox.add(aChange('b', { set: 1 }));
    const said = outcome();
    await clock.pass(60_000);
    expect(offline).toEqual(['the first', 'the second']);
    expect(await said).toBe('offline');
  });

  test('reports a change as offline even if it waits for another change', async () => {
    const clock = createClock();
    const { outbox } = createBrowser(clock, createStore(), failing('FETCH_ERROR')).open();
    outbox.add(aChange('a', { set: 1 }));
    await clock.pass(120_000);
    const outcomes: string[] = [];
    for (const set of [2, 3])
      outbox
        .add(aChange('a', { set }))
        .outcome()
        .then((outcome) => outcomes.push(outcome));
    await clock.pass(10);
    expect(outcomes).toEqual(['offline', 'offline']);
  });

  test('reports a refusal only to the page that made the change, whichever tab sends it', async () => {
    const clock = createClock();
    const { open } = createBrowser(clock, createStore(), failing(409));
    const refused: string[] = [];
    open({ onRefused: () => refused.push('the sender') }).outbox.add(aChange('a', { set: 1 }));
    await clock.pass(10);
    const other = open({ onRefused: () => refused.push('the other') });
    const form = other.outbox.add(aChange('b', { set: 1 })).outcome();
    other.outbox.add(aChange('c', { set: 1 }));
    const error = await Promise.race([form.catch((thrown) => thrown), clock.pass(60_000)]);
    expect(error).toBeInstanceOf(ApiError);
    expect(refused.toSorted()).toEqual(['the other', 'the sender']);
    expect(other.outbox.refused().map(({ request }) => request.params?.id)).toEqual(['a', 'c']);
  });

  test('ends Undo for a change that is refused', async () => {
    const clock = createClock();
    let isOver = false;
    const { outbox } = createBrowser(clock, createStore(), failing(409)).open();
    void outbox.add(aChange('a', { set: 1 })).undoEnded.then(() => {
      isOver = true;
    });
    await clock.pass(10);
    expect(isOver).toBe(true);
  });

  test('ignores messages that only later versions know', async () => {
    const clock = createClock();
    const saved: string[] = [];
    const never = () => new Promise<never>(() => undefined);
    const { outbox } = createBrowser(clock, createStore(), never).open({
      onSaved: ({ id }) => saved.push(id),
    });
    const change = aChange('a', { set: 1 });
    outbox.add(change);
    outbox.receive({ kind: 'of a later release', change } as unknown as Message);
    expect([saved, outbox.pending()]).toEqual([[], [change]]);
  });

  test('keeps a refused change if the person has left its form', async () => {
    const clock = createClock();
    const { promise: response, reject } = Promise.withResolvers<void>();
    const refused: string[] = [];
    const { outbox } = createBrowser(clock, createStore(), () => response).open({
      onRefused: ({ label }) => refused.push(label),
    });
    const left = new AbortController();
    const change = aChange('a', { set: 1 });
    let isReported = false;
    const report = () => {
      isReported = true;
    };
    outbox.add(change).outcome(left.signal).then(report, report);
    await clock.pass(10);
    left.abort();
    reject(new ApiError(409));
    await clock.pass(10);
    expect([refused, outbox.refused().length, isReported]).toEqual([[change.label], 1, false]);
  });

  test('a refused change is kept until it is sent again or discarded', async () => {
    const clock = createClock();
    const store = createStore();
    let respond: () => Promise<unknown> = failing(409);
    const browser = createBrowser(clock, store, () => respond());
    const first = browser.open();
    first.outbox.add(aChange('a', { set: 1 }));
    first.outbox.add(aChange('b', { set: 1 }));
    await clock.pass(10);
    first.close();
    const { outbox } = browser.open();
    await clock.pass(10);
    const [a, b] = outbox.refused();
    if (!a || !b) throw new Error('Two changes must be refused');
    outbox.discard(a);
    respond = async () => 0;
    outbox.retry(b);
    await clock.pass(10);
    expect([...outbox.pending(), ...outbox.refused(), ...store.kept.values()]).toEqual([]);
  });

  describe('a change after a refused one', () => {
    const [patch, remove, toggle, create] = [
      'PATCH /api/items/{id}',
      'DELETE /api/items/{id}',
      'POST /api/items/{id}/toggle',
      'POST /api/items',
    ];
    test.each<[string, [route: string, item: string, body: object][], number]>([
      [
        'a deletion',
        [
          [remove, 'a', {}],
          [remove, 'a', {}],
        ],
        1,
      ],
      [
        'a deletion of another item',
        [
          [remove, 'a', {}],
          [remove, 'b', {}],
        ],
        2,
      ],
      [
        'another value of the same field',
        [
          [patch, 'a', { set: 1 }],
          [patch, 'a', { set: 2 }],
        ],
        1,
      ],
      [
        'another field',
        [
          [patch, 'a', { set: 1 }],
          [patch, 'a', { name: 'x' }],
        ],
        2,
      ],
      [
        'another call',
        [
          [patch, 'a', {}],
          [remove, 'a', {}],
        ],
        2,
      ],
      [
        'the same day',
        [
          [toggle, 'a', { date: '2026-11-22' }],
          [toggle, 'a', { date: '2026-11-22' }],
        ],
        1,
      ],
      [
        'another day',
        [
          [toggle, 'a', { date: '2026-11-22' }],
          [toggle, 'a', { date: '2026-11-23' }],
        ],
        2,
      ],
      [
        'another creation',
        [
          [create, '', { _id: '1' }],
          [create, '', { _id: '2' }],
        ],
        2,
      ],
    ])('replaces it only if both set the same thing: %s', async (_, attempts, entries) => {
      const clock = createClock();
      const store = createStore();
      const { open } = createBrowser(clock, store, failing(409));
      const [{ outbox }, other] = [open(), open()];
      const made: Change[] = [];
      for (const [route, item, body] of attempts) {
        const change = aChange(item, body, { route });
        made.push(change);
        outbox.add(change);
        await clock.pass(10);
      }
      const left = made.slice(-entries).map(({ id }) => id);
      for (const list of [outbox.refused(), other.outbox.refused(), [...store.kept.values()]])
        expect(list.map(({ id }) => id)).toEqual(left);
    });

    test('replaces the refused one, immediately or, if both were waiting, when it is refused as well', async () => {
      const clock = createClock();
      let respond: () => Promise<unknown> = failing(409);
      const { outbox } = createBrowser(clock, createStore(), () => respond()).open();
      outbox.add(aChange('a', {}, { route: remove }));
      await clock.pass(10);
      respond = async () => 0;
      outbox.add(aChange('a', {}, { route: remove }));
      expect(outbox.refused()).toEqual([]);
      await clock.pass(10);
      respond = failing(409);
      const [first, second] = [1, 2].map((set) => aChange('a', { set }, { route: patch }));
      if (!first || !second) throw new Error('Two changes must be made');
      outbox.add(first);
      outbox.add(second);
      await clock.pass(10);
      expect(outbox.refused().map(({ id }) => id)).toEqual([second.id]);
    });
  });

  describe('a change that can be undone', () => {
    const start = () => {
      const clock = createClock();
      const store = createStore();
      const sent: string[] = [];
      const browser = createBrowser(clock, store, async ({ label }) => sent.push(label));
      return { clock, store, sent, browser, ...browser.open() };
    };
    const held = (item: string, set: number) => aChange(item, { set }, { heldUntil: holdFor });

    test('shows immediately, and is sent once it can no longer be undone', async () => {
      const { clock, outbox, sent } = start();
      outbox.add(held('a', 1));
      expect(outbox.pending()).toHaveLength(1);
      await clock.pass(holdFor - 1);
      expect(sent).toEqual([]);
      await clock.pass(1);
      expect(sent).toEqual(['a: {"set":1}']);
      expect(outbox.pending()).toEqual([]);
    });

    test('leaves nothing if it is undone in time, and can’t be undone later', async () => {
      const { clock, outbox, sent, store } = start();
      const undone = outbox.add(held('a', 1));
      await clock.pass(9_000);
      expect(undone.undo()).toBe(true);
      await clock.pass(1);
      expect(outbox.pending()).toEqual([]);
      await clock.pass(60_000);
      expect([sent, store.kept.size]).toEqual([[], 0]);
      const sentOne = outbox.add(aChange('a', { set: 2 }, { heldUntil: clock.now() + holdFor }));
      await clock.pass(60_000);
      expect([undone.undo(), sentOne.undo()]).toEqual([false, false]);
      expect(sent).toEqual(['a: {"set":2}']);
    });

    test('still shows after Undo until the browser has deleted it, and is not sent', async () => {
      const clock = createClock();
      const store = createSlowStore(clock, 20_000);
      const sent: string[] = [];
      const browser = createBrowser(clock, store, async ({ label }) => sent.push(label));
      const [{ outbox }, other] = [browser.open(), browser.open()];
      const { undo, undoEnded } = outbox.add(held('a', 1));
      await clock.pass(10_000);
      expect(undo()).toBe(true);
      expect([undo(), outbox.flushHeld()]).toEqual([false, undefined]);
      await clock.pass(29_000);
      expect([outbox.pending().length, other.outbox.pending().length]).toEqual([1, 0]);
      await clock.pass(1_000);
      await undoEnded;
      expect([outbox.pending(), store.kept.size, sent]).toEqual([[], 0, []]);
    });

    test.each<[string, (outbox: Outbox, added: Added) => unknown]>([
      ['released', (_, added) => added.release()],
      ['followed by another', (outbox) => outbox.add(aChange('a', { set: 2 }))],
      ['in a page that is left', (outbox) => outbox.flushHeld()],
    ])('is sent at once when it is %s', async (_, act) => {
      const { clock, outbox, sent } = start();
      const added = outbox.add(held('a', 1));
      let isOver = false;
      added.undoEnded.then(() => {
        isOver = true;
      });
      await clock.pass(100);
      expect(isOver).toBe(false);
      act(outbox, added);
      expect(added.undo()).toBe(false);
      await clock.pass(100);
      expect(sent[0]).toBe('a: {"set":1}');
      expect(isOver).toBe(true);
    });

    test('delays leaving the page until it is sent, but at most by 1.5 s', async () => {
      const clock = createClock();
      let respond: () => Promise<unknown> = async () => 0;
      const { outbox } = createBrowser(clock, createStore(), () => respond()).open();
      const left: string[] = [];
      outbox.add(held('a', 1));
      outbox.flushHeld()?.then(() => left.push(`${outbox.pending().length} at ${clock.now()}`));
      await clock.pass(100);
      respond = failing('FETCH_ERROR');
      outbox.add(aChange('b', { set: 1 }, { heldUntil: clock.now() + holdFor }));
      outbox.flushHeld()?.then(() => left.push(`${outbox.pending().length} at ${clock.now()}`));
      await clock.pass(5_000);
      await outbox.flushHeld();
      expect(left).toEqual(['0 at 0', '1 at 1600']);
    });

    test('is held longer while the person looks at Undo', async () => {
      const { clock, outbox, sent } = start();
      const { holdLonger, undo } = outbox.add(held('a', 1));
      await clock.pass(10_000);
      holdLonger();
      await clock.pass(10_000);
      expect(sent).toEqual([]);
      expect(undo()).toBe(true);
    });

    test('is still held after a crash, also by other tabs, and sent later', async () => {
      const { clock, outbox, sent, browser, close } = start();
      const other = browser.open();
      outbox.add(held('a', 1));
      await clock.pass(1);
      expect(other.outbox.pending()).toHaveLength(1);
      close();
      browser.open();
      await clock.pass(holdFor - 2);
      expect(sent).toEqual([]);
      await clock.pass(1_000);
      expect(sent).toEqual(['a: {"set":1}']);
    });
  });

  test('stops without a session, and continues with the next session', async () => {
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
  | { readonly kind: 'set' | 'log' | 'hold'; readonly item: number; readonly tab: number }
  | { readonly kind: 'crash' | 'show' | 'undo' | 'look' | 'hide'; readonly tab: number }
  | { readonly kind: 'pass'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('set' as const, 'log' as const, 'hold' as const),
    item: fc.nat(2),
    tab: fc.nat(1),
  }),
  fc.record({
    kind: fc.constantFrom('crash', 'show', 'look', 'hide' as const),
    tab: fc.nat(1),
  }),
  fc.record({ kind: fc.constant('undo' as const), tab: fc.nat(1) }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 20_000 }) }),
);

/** The network's effect on a request. 'twice': the request arrives twice before its response. */
const fate = fc.record({
  way: fc.constantFrom('fine', 'lost', 'response lost', 'busy', 'twice'),
  delay: fc.nat(3_000),
});

test('1,000 random sessions over an unreliable network lose no change, and apply none twice or after Undo', async () => {
  let undone = 0;
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
          // Like the API: the same id logs only once.
          if (log !== undefined) logged.set(id, log);
        };
        let next = 0;
        const send = async (change: Change, isOpen: () => boolean) => {
          const { way, delay } = fates[next++] ?? { way: 'fine', delay: 1 };
          await clock.sleep(delay);
          // Closing a tab cancels its requests. A request that has not arrived by then is lost.
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
        /** The last undoable change of each tab, and the value that its item had before. */
        const undoable: (Added & { item: string; before: number | undefined })[] = [];
        for (const one of steps) {
          if (one.kind === 'pass') await clock.pass(one.ms);
          else if (one.kind === 'show') tabs[one.tab]?.show();
          else if (one.kind === 'hide') tabs[one.tab]?.hide();
          else if (one.kind === 'look') undoable[one.tab]?.holdLonger();
          else if (one.kind === 'undo') {
            const last = undoable[one.tab];
            if (!last?.undo()) continue;
            if (last.before === undefined) wanted.delete(last.item);
            else wanted.set(last.item, last.before);
            undone += 1;
          } else if (one.kind === 'crash') {
            delete undoable[one.tab];
            // After 1 ms, everything that the person did is stored.
            await clock.pass(1);
            tabs[one.tab]?.close();
            tabs[one.tab] = browser.open();
            await clock.pass(0);
          } else if ('item' in one) {
            const item = `item ${one.item}`;
            const value = made;
            const before = wanted.get(item);
            if (one.kind === 'log') logs.push(value);
            else wanted.set(item, value);
            const body = one.kind === 'log' ? { log: value } : { set: value };
            const isHeld = one.kind === 'hold';
            const change = aChange(item, body, isHeld ? { heldUntil: clock.now() + holdFor } : {});
            const added = tabs[one.tab]?.outbox.add(change);
            if (added && isHeld) undoable[one.tab] = { ...added, item, before };
          }
        }
        await clock.pass(600_000);
        expect(Object.fromEntries(values)).toEqual(Object.fromEntries(wanted));
        expect([...logged.values()].sort()).toEqual(logs.sort());
        expect(store.kept.size).toBe(0);
        for (const { outbox } of tabs) expect(outbox.pending()).toEqual([]);
      },
    ),
    { numRuns: 1_000 },
  );
  expect(undone).toBeGreaterThan(100);
});

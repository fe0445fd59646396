import { ApiError, type FailureKind, isMissing } from '../client/ApiError.ts';
import type { Change } from './change.ts';

/** Where the changes of one person are kept. */
export type ChangeStore = {
  readonly all: () => Promise<readonly Change[]>;
  readonly put: (change: Change) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
};

/** What the tabs of a browser tell each other. */
export type Message =
  | { readonly kind: 'put'; readonly change: Change }
  | { readonly kind: 'removed'; readonly id: string }
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'refused';
      readonly change: Change;
      readonly failure: FailureKind;
      readonly body: ApiError['body'];
    }
  | { readonly kind: 'settled'; readonly change: Change; readonly reply: unknown };

export type OutboxParts = {
  readonly store: ChangeStore;
  /** Sends a change and returns the whole response; throws ApiError. */
  readonly send: (change: Change) => Promise<unknown>;
  readonly itemsOf: (change: Change) => readonly string[];
  /** Runs the job while no other tab of this person runs one. */
  readonly alone: (job: () => Promise<void>) => Promise<void>;
  readonly tell: (message: Message) => void;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
};

/** What the screens do with the outcomes. */
export type Listener = {
  /** The server has the change: called before it leaves the list, so that the screen never shows less. */
  readonly onSettled: (change: Change, reply: unknown) => void;
  /** Likewise of a change that was made on this page or before it opened, not in another tab. */
  readonly onSaved: (change: Change) => void;
  /** A change that was made on this page waits for the network. */
  readonly onOffline: (change: Change) => void;
  /** Likewise of a change that the server refused, and that no form waits for. */
  readonly onRefused: (change: Change, error: unknown) => void;
  /** Everything that could be sent was sent. */
  readonly onDrained: () => void;
};

export type Outbox = {
  /** The changes that wait to be sent, oldest first; the same list until one comes or goes. */
  readonly waiting: () => readonly Change[];
  readonly refused: () => readonly Change[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the stored changes, of this and of earlier visits. */
  readonly load: () => Promise<void>;
  readonly start: (listener: Listener) => () => void;
  readonly add: (change: Change) => Added;
  readonly retry: (change: Change) => void;
  readonly discard: (change: Change) => void;
  /**
   * Sends what could still be undone: the person leaves. Resolves once it is sent, or where that takes longer; undefined
   * where there is nothing to send.
   */
  readonly releaseHeld: () => Promise<void> | undefined;
  /** Tries everything now: the network is back, or the person is. */
  readonly wake: () => void;
  /** A message of another tab. */
  readonly hear: (message: Message) => void;
  /** Resolves when no response is awaited: what the server says then has each change or has it not. */
  readonly quiet: () => Promise<void>;
};

export type Added = {
  /** Takes a held change out again; false where it is too late, since it is sent already. */
  readonly undo: () => boolean;
  /** Holds it for longer: the person looks at the offer to undo it. */
  readonly hold: () => void;
  /** Sends it though it could still be undone. */
  readonly release: () => void;
  /** Resolves when undoing it makes no sense any longer: a held one was sent or undone, another one was refused. */
  readonly over: Promise<void>;
  /**
   * 'saved' once the server has it, 'offline' where it waits for the network. Rejects with the ApiError of a refusal, and
   * then the change is dropped: whoever asked says what to do. Once `left` aborts, nobody asks any more.
   */
  readonly outcome: (left?: AbortSignal) => Promise<'saved' | 'offline'>;
};

/** How many changes travel side by side. */
const abreast = 4;
/** The waits between attempts, in ms: doubled each time. */
const firstWait = 1_000;
const longestWait = 60_000;
/** After so many attempts a server that fails with the same change over and over has refused it. */
const mostFailures = 6;
/** For how long a change is held, in ms: somewhat longer than undoing it is offered. */
export const holdFor = 11_000;
/** How long somebody who leaves is kept, in ms. */
const leaveWithin = 1_500;

/** Nobody knows whether the server has it. */
const isUnknown = (error: ApiError): boolean => typeof error.kind !== 'number';

/** The next attempt may go better. */
const mayPass = ({ kind }: ApiError): boolean =>
  typeof kind !== 'number' || kind >= 500 || kind === 429 || kind === 408;

/** The server, and not the way to it, failed with this very change. */
const isOwnFailure = ({ kind }: ApiError): boolean =>
  kind === 'PARSING_ERROR' || (typeof kind === 'number' && kind >= 500 && kind !== 503);

const isHeld = ({ heldUntil }: Change): boolean => heldUntil !== undefined;

const needsSession = ({ kind }: ApiError): boolean => kind === 401 || kind === 403;

type Attempts = { readonly count: number; readonly failures: number; readonly notBefore: number };
type Asker = {
  readonly answer: (outcome: 'saved' | 'offline') => void;
  readonly refuse: (error: unknown) => void;
};

/**
 * Changes show at once and are sent when it is possible: those that share an item one after the other, others side
 * by side, by one tab at a time. A change is stored before it is sent and until the server has it, so sending it
 * again must do no harm.
 */
export const createOutbox = (parts: OutboxParts): Outbox => {
  const { store, send, itemsOf, alone, tell, sleep, now } = parts;
  let all: readonly Change[] = [];
  let waiting: readonly Change[] = [];
  let refused: readonly Change[] = [];
  let listener: Listener | undefined;
  let isRunning = false;
  let isSignedOut = false;
  /** The last request failed without a response. */
  let isOffline = false;
  let poke: () => void = () => undefined;
  const subscribers = new Set<() => void>();
  const underWay = new Set<string>();
  const unknown = new Set<string>();
  const attempts = new Map<string, Attempts>();
  const askers = new Map<string, Asker>();
  const writes = new Map<string, Promise<unknown>>();
  const gone = new Set<string>();
  /** Changes made on this page, or found stored when it opened: it reports their outcome. */
  const own = new Map<string, 'sending' | 'offline'>();
  const holders = new Map<string, () => void>();
  const refusals = new Map<string, () => void>();
  let onQuiet: (() => void)[] = [];

  const setAll = (next: readonly Change[]) => {
    all = next;
    waiting = all.filter(({ refusal }) => refusal === undefined);
    refused = all.filter(({ refusal }) => refusal !== undefined);
    for (const [id, resolve] of holders) {
      if (all.some((change) => change.id === id && isHeld(change))) continue;
      holders.delete(id);
      resolve();
    }
    for (const subscriber of subscribers) subscriber();
  };

  const place = (change: Change) =>
    setAll(
      [...all.filter(({ id }) => id !== change.id), change].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );

  const drop = (id: string) => {
    gone.add(id);
    own.delete(id);
    refusals.delete(id);
    attempts.delete(id);
    unknown.delete(id);
    setAll(all.filter((one) => one.id !== id));
  };

  const keep = (change: Change) => {
    place(change);
    // A browser that can't store it can still send it.
    const written = store.put(change).catch(() => undefined);
    writes.set(change.id, written);
    tell({ kind: 'put', change });
    return written;
  };

  const remove = (id: string) => {
    drop(id);
    // What a browser can't forget is sent again on the next visit, which does no harm.
    return store.remove(id).catch(() => undefined);
  };

  const held = (id: string): Change | undefined =>
    waiting.find((change) => change.id === id && isHeld(change));

  const release = ({ heldUntil: _, ...change }: Change) => keep(change);

  const releaseHeld = (): readonly Change[] => {
    const released = waiting.filter(isHeld);
    for (const change of released) void release(change);
    return released;
  };

  const load = async () => {
    const stored = await store.all();
    const known = new Set(all.map(({ id }) => id));
    const others = stored.filter(({ id }) => !known.has(id) && !gone.has(id));
    for (const { id } of others) own.set(id, 'offline');
    if (others.length > 0) setAll([...all, ...others].sort((a, b) => (a.id < b.id ? -1 : 1)));
  };

  const progress = () => {
    poke();
    if (underWay.size > 0 || unknown.size > 0) return;
    const due = onQuiet;
    onQuiet = [];
    for (const resolve of due) resolve();
  };

  const confirm = (change: Change, reply: unknown) => {
    listener?.onSettled(change, reply);
    askers.get(change.id)?.answer('saved');
    if (own.delete(change.id)) listener?.onSaved(change);
  };

  /** Everything that waits does so for the network, also what waits for another change. */
  const noteOffline = () => {
    isOffline = true;
    for (const change of waiting) {
      if (isHeld(change) || underWay.has(change.id)) continue;
      askers.get(change.id)?.answer('offline');
      if (own.get(change.id) !== 'sending') continue;
      own.set(change.id, 'offline');
      listener?.onOffline(change);
    }
  };

  const settle = async (change: Change, reply: unknown) => {
    confirm(change, reply);
    tell({ kind: 'settled', change, reply });
    await remove(change.id);
  };

  /** A form that waits for the change has what was typed; anywhere else the change is kept. */
  const sayRefused = (change: Change, error: ApiError) => {
    refusals.get(change.id)?.();
    const asker = askers.get(change.id);
    if (asker) {
      discard(change.id);
      asker.refuse(error);
    } else if (own.has(change.id)) listener?.onRefused(change, error);
  };

  const refuse = async (change: Change, error: ApiError) => {
    attempts.delete(change.id);
    unknown.delete(change.id);
    if (!askers.has(change.id)) {
      const refusal = error.body?.message ?? (error.message || change.failure);
      await keep({ ...change, refusal });
      tell({ kind: 'refused', change, failure: error.kind, body: error.body });
    }
    sayRefused(change, error);
  };

  const postpone = (change: Change, error: ApiError) => {
    const before = attempts.get(change.id) ?? { count: 0, failures: 0 };
    const failures = before.failures + Number(isOwnFailure(error));
    if (failures >= mostFailures) return refuse(change, error);
    if (isUnknown(error)) unknown.add(change.id);
    else unknown.delete(change.id);
    if (error.kind === 'FETCH_ERROR') {
      isOffline = true;
      tell({ kind: 'offline' });
    }
    const wait = Math.min(longestWait, firstWait * 2 ** before.count);
    attempts.set(change.id, { count: before.count + 1, failures, notBefore: now() + wait });
    return undefined;
  };

  const attempt = async (change: Change) => {
    underWay.add(change.id);
    if (isHeld(change)) void release(change);
    try {
      await writes.get(change.id);
      writes.delete(change.id);
      const reply = await send(change);
      isOffline = false;
      await settle(change, reply);
    } catch (thrown) {
      const error =
        thrown instanceof ApiError ? thrown : new ApiError('FETCH_ERROR', undefined, thrown);
      isOffline = false;
      if (isMissing(error) && change.route.startsWith('DELETE ')) await settle(change, undefined);
      else if (needsSession(error)) isSignedOut = true;
      else if (mayPass(error)) await postpone(change, error);
      else await refuse(change, error);
    } finally {
      underWay.delete(change.id);
      if (isOffline) noteOffline();
      progress();
    }
  };

  /** The first change of each item that is not under way, and when its time comes. */
  const heads = (): { readonly change: Change; readonly at: number }[] => {
    const taken = new Set<string>();
    return waiting.flatMap((change) => {
      const { id, heldUntil = 0 } = change;
      // It holds up nothing: what is made after it has released it.
      if (heldUntil > now()) return [{ change, at: heldUntil }];
      const items = itemsOf(change);
      const isFirst = !items.some((item) => taken.has(item));
      for (const item of items) taken.add(item);
      if (!isFirst || underWay.has(id)) return [];
      return [{ change, at: attempts.get(id)?.notBefore ?? 0 }];
    });
  };

  const drain = async () => {
    await load();
    while (listener && !isSignedOut) {
      const next = heads();
      const due = next.filter(({ at }) => at <= now());
      for (const { change } of due.slice(0, abreast - underWay.size)) void attempt(change);
      const poked = new Promise<void>((resolve) => {
        poke = resolve;
      });
      if (underWay.size > 0) await poked;
      else if (next.length === 0) return;
      else await Promise.race([poked, sleep(Math.min(...next.map(({ at }) => at)) - now())]);
    }
  };

  const run = async () => {
    if (isRunning || !listener || waiting.length === 0) return;
    isRunning = true;
    try {
      await alone(drain);
    } finally {
      isRunning = false;
    }
    if (waiting.length === 0) listener?.onDrained();
    else if (!isSignedOut) void run();
  };

  const discard = (id: string) => {
    tell({ kind: 'removed', id });
    void remove(id);
  };

  const wake = () => {
    for (const [id, { failures }] of attempts)
      attempts.set(id, { count: 0, failures, notBefore: 0 });
    poke();
    void run();
  };

  /** After a change was made. Offline, everything is tried again, to find out whether the network is back. */
  const proceed = () => {
    if (isOffline) return wake();
    poke();
    void run();
  };

  return {
    waiting: () => waiting,
    refused: () => refused,
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    load,
    start: (given) => {
      listener = given;
      isSignedOut = false;
      void load().then(run);
      return () => {
        if (listener === given) listener = undefined;
        poke();
      };
    },
    add: (change) => {
      // Only the last change can be undone, so that they reach the server in the order in which they were made.
      releaseHeld();
      const { id } = change;
      own.set(id, 'sending');
      const over = isHeld(change)
        ? new Promise<void>((resolve) => holders.set(id, resolve))
        : new Promise<void>((resolve) => refusals.set(id, resolve));
      void keep(change);
      const outcome = async (left?: AbortSignal) => {
        const { promise, resolve, reject } = Promise.withResolvers<'saved' | 'offline'>();
        if (!left?.aborted) askers.set(id, { answer: resolve, refuse: reject });
        left?.addEventListener('abort', () => askers.delete(id));
        return promise.finally(() => askers.delete(id));
      };
      poke();
      // After the caller had the chance to ask for the outcome.
      queueMicrotask(proceed);
      return {
        outcome,
        undo: () => {
          const isInTime = held(id) !== undefined;
          if (isInTime) discard(id);
          return isInTime;
        },
        hold: () => {
          const kept = held(id);
          if (kept) void keep({ ...kept, heldUntil: now() + holdFor });
        },
        release: () => {
          const kept = held(id);
          if (!kept) return;
          void release(kept);
          poke();
          void run();
        },
        over,
      };
    },
    retry: ({ refusal: _, ...change }) => {
      void keep(change);
      wake();
    },
    discard: ({ id }) => discard(id),
    releaseHeld: () => {
      const released = releaseHeld();
      if (released.length === 0) return undefined;
      const { promise: sent, resolve } = Promise.withResolvers<void>();
      const look = () => released.every(({ id }) => gone.has(id)) && resolve();
      subscribers.add(look);
      poke();
      void run();
      return Promise.race([sent, sleep(leaveWithin)]).then(() => {
        subscribers.delete(look);
      });
    },
    wake,
    hear: (message) => {
      if (message.kind === 'put') {
        if (!gone.has(message.change.id)) place(message.change);
        proceed();
      } else if (message.kind === 'removed') drop(message.id);
      else if (message.kind === 'offline') noteOffline();
      else if (message.kind === 'refused')
        sayRefused(message.change, new ApiError(message.failure, message.body));
      else {
        confirm(message.change, message.reply);
        drop(message.change.id);
        if (waiting.length === 0) listener?.onDrained();
      }
    },
    quiet: () =>
      underWay.size === 0 && unknown.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => onQuiet.push(resolve)),
  };
};

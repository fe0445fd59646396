import type { Change } from './change.ts';

/** The screens' reactions to outcomes. */
export type Listener = {
  /** The server has the change. Called before it leaves the list, so that the screen never lacks it. */
  readonly onConfirmed: (change: Change, reply: unknown) => void;
  /** The server has a change that this page made or found when it opened. Not called for changes of another tab. */
  readonly onSaved: (change: Change) => void;
  /** A change that was made on this page waits for the network. */
  readonly onOffline: (change: Change) => void;
  /** The server refused a change of this page, and no form waits for it. */
  readonly onRefused: (change: Change, error: unknown) => void;
  /** Everything that could be sent was sent. */
  readonly onDrained: () => void;
};

/** The outcome for a form: the server has its change, or it waits for the network. */
export type Outcome = 'saved' | 'offline';

export type Outcomes = ReturnType<typeof createOutcomes>;

/** Tells the screens, and the form that waits, the outcome of changes. */
export const createOutcomes = () => {
  let listener: Listener | undefined;
  /** The changes whose outcome this page reports: it made them, or found them when it opened. */
  const own = new Map<string, 'sending' | 'offline'>();
  const waiters = new Map<string, PromiseWithResolvers<Outcome>>();
  const onRefusal = new Map<string, () => void>();
  return {
    listen: (given: Listener): (() => void) => {
      listener = given;
      return () => {
        if (listener === given) listener = undefined;
      };
    },
    isListening: () => listener !== undefined,
    drained: () => listener?.onDrained(),
    /** A change was made on this page. The promise resolves when it is refused. */
    made: (id: string): Promise<void> => {
      own.set(id, 'sending');
      return new Promise((resolve) => onRefusal.set(id, resolve));
    },
    /** Changes of an earlier visit. */
    found: (changes: readonly Change[]) => {
      for (const { id } of changes) own.set(id, 'offline');
    },
    /** Rejects with the ApiError of a refusal. */
    waitFor: (id: string, formLeft?: AbortSignal): Promise<Outcome> => {
      const waiter = Promise.withResolvers<Outcome>();
      if (!formLeft?.aborted) waiters.set(id, waiter);
      formLeft?.addEventListener('abort', () => waiters.delete(id));
      return waiter.promise.finally(() => waiters.delete(id));
    },
    hasWaiter: (id: string) => waiters.has(id),
    confirmed: (change: Change, reply: unknown) => {
      listener?.onConfirmed(change, reply);
      waiters.get(change.id)?.resolve('saved');
      if (own.delete(change.id)) listener?.onSaved(change);
    },
    /** The given changes wait for the network. */
    offline: (changes: readonly Change[]) => {
      for (const change of changes) {
        waiters.get(change.id)?.resolve('offline');
        if (own.get(change.id) !== 'sending') continue;
        own.set(change.id, 'offline');
        listener?.onOffline(change);
      }
    },
    /** Returns whether a form waited for the change. */
    refused: (change: Change, error: unknown): boolean => {
      onRefusal.get(change.id)?.();
      const waiter = waiters.get(change.id);
      if (waiter) waiter.reject(error);
      else if (own.has(change.id)) listener?.onRefused(change, error);
      return waiter !== undefined;
    },
    forget: (id: string) => {
      own.delete(id);
      onRefusal.delete(id);
    },
  };
};

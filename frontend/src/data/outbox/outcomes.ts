import type { Change } from './change.ts';

/** How the screens react to the outcome of a change. */
export type Listener = {
  /** The server has saved the change. Called before the change leaves the list, so the screen never loses it. */
  readonly onConfirmed: (change: Change, reply: unknown) => void;
  /**
   * The server has saved a change that this page made or found in the storage. Not called for changes that other
   * tabs made while this page was open.
   */
  readonly onSaved: (change: Change) => void;
  /** A change that was made on this page waits for the network. */
  readonly onOffline: (change: Change) => void;
  /** The server refused a change of this page, and no form waits for it. */
  readonly onRefused: (change: Change, error: unknown) => void;
  /** Everything that could be sent was sent. */
  readonly onDrained: () => void;
};

/** The outcome for a form: the server has saved its change, or the change waits for the network. */
export type Outcome = 'saved' | 'offline';

export type Outcomes = ReturnType<typeof createOutcomes>;

/** Reports the outcome of changes to the screens and to the waiting form. */
export const createOutcomes = () => {
  let listener: Listener | undefined;
  /** The changes that this page reports, because it made them or found them in the storage. */
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
    /** Call it when this page makes a change. The promise resolves if the change is refused. */
    made: (id: string): Promise<void> => {
      own.set(id, 'sending');
      return new Promise((resolve) => onRefusal.set(id, resolve));
    },
    /** Call it with stored changes that are new to this page, for example those of an earlier visit. */
    found: (changes: readonly Change[]) => {
      for (const { id } of changes) own.set(id, 'offline');
    },
    /** The outcome for a waiting form. Rejects with the ApiError of a refusal. */
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
    /** Call it with the changes that wait for the network. */
    offline: (changes: readonly Change[]) => {
      for (const change of changes) {
        waiters.get(change.id)?.resolve('offline');
        if (own.get(change.id) !== 'sending') continue;
        own.set(change.id, 'offline');
        listener?.onOffline(change);
      }
    },
    /** Reports a refusal. Returns whether a form waited for the change. */
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

import { createObservable } from '../sync/observable.ts';
import { aimOf, type Change } from './change.ts';
import type { Message } from './tabs.ts';

/** Where one person's changes are stored. Calls take effect in their order. */
export type ChangeStore = {
  readonly all: () => Promise<readonly Change[]>;
  readonly put: (change: Change) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
};

export type PendingChanges = ReturnType<typeof createPendingChanges>;

type Parts = {
  readonly store: ChangeStore;
  readonly publish: (message: Message) => void;
  readonly onRemoved: (id: string) => void;
};

const listsOf = (changes: readonly Change[]) => {
  const all = changes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    all,
    pending: all.filter(({ refusal }) => refusal === undefined),
    refused: all.filter(({ refusal }) => refusal !== undefined),
  };
};

/** The changes that the server lacks: in memory, in the browser's storage and in the other tabs. */
export const createPendingChanges = ({ store, publish, onRemoved }: Parts) => {
  const lists = createObservable(listsOf([]));
  const removed = new Set<string>();

  const others = (id: string) => lists.get().all.filter((one) => one.id !== id);

  const place = (change: Change) => lists.set(listsOf([...others(change.id), change]));

  const drop = (id: string) => {
    removed.add(id);
    onRemoved(id);
    lists.set(listsOf(others(id)));
  };

  const keep = (change: Change): Promise<unknown> => {
    place(change);
    // A browser that can't store the change can still send it.
    const stored = store.put(change).catch(() => undefined);
    publish({ kind: 'put', change });
    return stored;
  };

  const remove = (id: string): Promise<unknown> => {
    drop(id);
    // A change that the browser can't delete is sent again on the next visit, which does no harm.
    return store.remove(id).catch(() => undefined);
  };

  const discard = (id: string): void => {
    publish({ kind: 'removed', id });
    void remove(id);
  };

  return {
    /** The pending changes, oldest first. The list stays the same until a change comes or goes. */
    pending: () => lists.get().pending,
    /** The pending changes without those that were undone and are still shown. */
    sendable: () => lists.get().pending.filter(({ id }) => !removed.has(id)),
    refused: () => lists.get().refused,
    /** Whether the server has the change, or the change must not be sent. */
    isRemoved: (id: string) => removed.has(id),
    subscribe: lists.subscribe,
    /** Reads the stored changes, and returns the unknown ones. */
    load: async (): Promise<readonly Change[]> => {
      const stored = await store.all();
      const known = new Set(lists.get().all.map(({ id }) => id));
      const found = stored.filter(({ id }) => !known.has(id) && !removed.has(id));
      if (found.length > 0) lists.set(listsOf([...lists.get().all, ...found]));
      return found;
    },
    keep,
    /** Lets a held change be sent. It can no longer be undone. */
    release: ({ heldUntil: _, ...change }: Change) => keep(change),
    /** Removes a change that the server has. */
    remove,
    /**
     * Stops a change from being sent. The change shows until the storage has deleted it: a page that is left sooner
     * would send it on the next visit.
     */
    withdraw: async (id: string): Promise<void> => {
      removed.add(id);
      publish({ kind: 'removed', id });
      await store.remove(id).catch(() => undefined);
      drop(id);
    },
    /** Deletes a change without sending it. */
    discard,
    /** The next attempt at the same thing replaces a refused one. */
    discardRefused: (next: Change): void => {
      const isReplaced = (one: Change) => one.id !== next.id && aimOf(one) === aimOf(next);
      for (const { id } of lists.get().refused.filter(isReplaced)) discard(id);
    },
    /** Another tab stores the change. */
    placeFromTab: (change: Change) => {
      if (!removed.has(change.id)) place(change);
    },
    /** Another tab removed the change. */
    dropFromTab: drop,
  };
};

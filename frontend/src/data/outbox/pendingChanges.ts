import { createObservable } from '../sync/observable.ts';
import { aimOf, type Change } from './change.ts';
import type { Message } from './tabs.ts';

/** Stores one person's changes. Calls take effect in order. */
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

/** The changes that the server does not have yet. Keeps memory, the browser's storage and the other tabs in step. */
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
    // A failed write is ignored, because the change can still be sent.
    const stored = store.put(change).catch(() => undefined);
    publish({ kind: 'put', change });
    return stored;
  };

  const remove = (id: string): Promise<unknown> => {
    drop(id);
    // If the browser can't delete the change, the next visit sends it again. That does no harm.
    return store.remove(id).catch(() => undefined);
  };

  const discard = (id: string): void => {
    publish({ kind: 'removed', id });
    void remove(id);
  };

  return {
    /** The pending changes, oldest first. The list stays the same object until it changes. */
    pending: () => lists.get().pending,
    /** The pending changes, except those that were undone but still show. */
    sendable: () => lists.get().pending.filter(({ id }) => !removed.has(id)),
    refused: () => lists.get().refused,
    /** Whether the change must not be sent, because the server has it or it was undone or discarded. */
    isRemoved: (id: string) => removed.has(id),
    subscribe: lists.subscribe,
    /** Reads the stored changes. Returns those that are new to this page. */
    load: async (): Promise<readonly Change[]> => {
      const stored = await store.all();
      const known = new Set(lists.get().all.map(({ id }) => id));
      const found = stored.filter(({ id }) => !known.has(id) && !removed.has(id));
      if (found.length > 0) lists.set(listsOf([...lists.get().all, ...found]));
      return found;
    },
    keep,
    /** Allows a held change to be sent. It can no longer be undone. */
    release: ({ heldUntil: _, ...change }: Change) => keep(change),
    /** Removes a change that the server has saved. */
    remove,
    /**
     * Stops a change from being sent. If the person leaves before the storage has deleted the change, the next visit
     * sends it. So the change shows until it is deleted.
     */
    withdraw: async (id: string): Promise<void> => {
      removed.add(id);
      publish({ kind: 'removed', id });
      await store.remove(id).catch(() => undefined);
      drop(id);
    },
    discard,
    /** Discards refused changes that try to set the same thing as `next`. */
    discardRefused: (next: Change): void => {
      const isReplaced = (one: Change) => one.id !== next.id && aimOf(one) === aimOf(next);
      for (const { id } of lists.get().refused.filter(isReplaced)) discard(id);
    },
    placeFromTab: (change: Change) => {
      if (!removed.has(change.id)) place(change);
    },
    dropFromTab: drop,
  };
};

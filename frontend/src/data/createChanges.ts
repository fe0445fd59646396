/** A change of one item, shown before the server has confirmed it. */
export type Change<Item> = {
  /** The item's id. */
  readonly id: string;
  /** Returns the item as it will be. */
  readonly apply: (item: Item) => Item;
  /** Sends it to the server and puts the response into the cache; rejects on failure. */
  readonly send: () => Promise<unknown>;
};

export type Changes<Item> = {
  /** The changes not confirmed yet, oldest first; the same list object until one is added or removed (for useSyncExternalStore). */
  readonly pending: () => readonly Change<Item>[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Rejects as `send` does, after the change was rolled back. */
  readonly run: (change: Change<Item>) => Promise<void>;
};

/**
 * Changes show at once. Those of one item travel one after the other, so that the last wish wins
 * whatever order the network prefers; those of different items travel side by side.
 */
export function createChanges<Item>(): Changes<Item> {
  let pending: readonly Change<Item>[] = [];
  const tails = new Map<string, Promise<unknown>>();
  const listeners = new Set<() => void>();
  const setPending = (next: readonly Change<Item>[]) => {
    pending = next;
    for (const listener of listeners) listener();
  };

  return {
    pending: () => pending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run: async (change) => {
      setPending([...pending, change]);
      const before = tails.get(change.id) ?? Promise.resolve();
      const sent = before.then(change.send);
      const tail = sent.catch(() => undefined);
      tails.set(change.id, tail);
      try {
        await sent;
      } finally {
        setPending(pending.filter((one) => one !== change));
        if (tails.get(change.id) === tail) tails.delete(change.id);
      }
    },
  };
}

/** The item with its pending changes applied; the same object where there are none. */
export const changed = <Item extends { readonly _id: string }>(
  item: Item,
  pending: readonly Change<Item>[],
): Item => pending.reduce((shown, { id, apply }) => (id === item._id ? apply(shown) : shown), item);

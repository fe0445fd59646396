export type Subscribe = (listener: () => void) => () => void;

/** Listeners that are called on a change. `connect` runs for the first of them, and what it returns after the last. */
export const createListeners = (connect?: (notify: () => void) => () => void) => {
  const listeners = new Set<() => void>();
  let disconnect: (() => void) | undefined;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const subscribe: Subscribe = (listener) => {
    listeners.add(listener);
    if (listeners.size === 1) disconnect = connect?.(notify);
    return () => {
      const isLast = listeners.delete(listener) && listeners.size === 0;
      if (isLast) disconnect?.();
    };
  };
  return { notify, subscribe };
};

/** A value that can be watched, as `useSyncExternalStore` needs it. */
export const createObservable = <Value>(initial: Value) => {
  let value = initial;
  const { notify, subscribe } = createListeners();
  return {
    get: (): Value => value,
    set: (next: Value): void => {
      if (Object.is(value, next)) return;
      value = next;
      notify();
    },
    subscribe,
  };
};

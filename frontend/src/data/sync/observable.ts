export type Subscribe = (listener: () => void) => () => void;

/**
 * A set of listeners. `connect` runs when the first listener is added. The function that it returns runs when the
 * last one is removed.
 */
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

/** A value with listeners, for `useSyncExternalStore`. */
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

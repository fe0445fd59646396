export type Subscribe = (listener: () => void) => () => void;

/** Listeners for changes. `connect` runs with the first listener, and its result after the last one. */
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

import { createContext, use, useSyncExternalStore } from 'react';

/** The chosen items of a list. Each row subscribes separately, so choosing an item renders only its row again. */
export type Selection = {
  readonly subscribe: (listener: () => void) => () => void;
  /** The ids, in the order in which they were chosen. The set stays the same object until it changes. */
  readonly ids: () => ReadonlySet<string>;
  readonly set: (ids: Iterable<string>) => void;
  readonly choose: (id: string, isChosen: boolean) => void;
};

export const createSelection = (): Selection => {
  let chosen: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const set = (ids: Iterable<string>): void => {
    chosen = new Set(ids);
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ids: () => chosen,
    set,
    choose: (id, isChosen) => {
      const others = [...chosen].filter((one) => one !== id);
      set(isChosen ? [...others, id] : others);
    },
  };
};

/** Null while nothing can be chosen. */
export const SelectionContext = createContext<Selection | null>(null);

const nothing: ReadonlySet<string> = new Set();
const noSubscription = () => () => undefined;

/** Whether the item is chosen, and a function that chooses it. Undefined while nothing can be chosen. */
export const useChosen = (id: string) => {
  const selection = use(SelectionContext);
  const isChosen = useSyncExternalStore(
    selection?.subscribe ?? noSubscription,
    () => selection?.ids().has(id) ?? false,
  );
  return selection
    ? { isChosen, choose: (next: boolean) => selection.choose(id, next) }
    : undefined;
};

export const useChosenIds = (selection: Selection | null): ReadonlySet<string> =>
  useSyncExternalStore(selection?.subscribe ?? noSubscription, () => selection?.ids() ?? nothing);

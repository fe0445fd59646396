import { createContext, use, useSyncExternalStore } from 'react';
import { createObservable } from '../../../data/sync/observable.ts';

/** The chosen items of a list. Each row subscribes separately, so choosing an item renders only its row again. */
export type Selection = ReturnType<typeof createSelection>;

export const createSelection = () => {
  const chosen = createObservable<ReadonlySet<string>>(new Set());
  const set = (ids: Iterable<string>): void => chosen.set(new Set(ids));
  return {
    subscribe: chosen.subscribe,
    /** The ids, in the order in which they were chosen. The set stays the same object until it changes. */
    ids: chosen.get,
    set,
    choose: (id: string, isChosen: boolean): void => {
      const others = [...chosen.get()].filter((one) => one !== id);
      set(isChosen ? [...others, id] : others);
    },
  };
};

/** Null while nothing can be chosen. */
export const SelectionContext = createContext<Selection | null>(null);

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

export const useChosenIds = ({ subscribe, ids }: Selection): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, ids);

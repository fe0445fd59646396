import { type Cache, type ScopedMutator, unstable_serialize } from 'swr';
import * as z from 'zod';
import { routeKey } from '#shared/core/route.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { isWithin, type Window } from './calendar.ts';
import { confirm, type Tick } from './toggle.ts';

type HabitList = { readonly habits: Habit[] };
type ListKey = readonly [string, { readonly query: Window }];

const keySchema = z.tuple([
  z.literal(routeKey(habits.list)),
  z.object({ query: z.object({ from: z.string(), to: z.string() }) }),
]);

export const isList = (key: unknown): key is ListKey => keySchema.safeParse(key).success;

/** The keys of every cached list of habits, one a window. */
function cachedLists(mutate: ScopedMutator): ListKey[] {
  const keys: ListKey[] = [];
  void mutate((key) => {
    if (isList(key)) keys.push(key);
    return false;
  });
  return keys;
}

/** Puts a confirmed tick into every cached list. A list that is still loading is refetched. */
export async function confirmInLists(
  { cache, mutate }: { cache: Cache; mutate: ScopedMutator },
  tick: Tick,
  confirmed: Habit,
): Promise<void> {
  await Promise.all(
    cachedLists(mutate).map((key) =>
      cache.get(unstable_serialize(key))?.data === undefined
        ? void mutate(key)
        : mutate<HabitList>(
            key,
            (list) =>
              list && {
                habits: confirm(list.habits, tick, confirmed, isWithin(tick.day, key[1].query)),
              },
            { revalidate: false },
          ),
    ),
  );
}

export const refreshLists = (mutate: ScopedMutator): Promise<unknown> => mutate(isList);

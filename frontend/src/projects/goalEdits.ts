import { percent } from '#shared/core/counting.ts';
import type { Goal } from '#shared/projects/model.ts';

/** A change of the goals of a project, as it can be made anew to a fresher list. */
export type GoalsEdit = (goals: readonly Goal[]) => Goal[];

export const renamed =
  (goalId: string, description: string): GoalsEdit =>
  (goals) =>
    goals.map((goal) => (goal._id === goalId ? { ...goal, description } : goal));

/**
 * The goal right behind another, or first of all behind null. Told by neighbours and not by numbers,
 * so that it means the same in a list that changed on another device. Without that goal or that
 * neighbour the list stays as it is.
 */
export const movedBehind =
  (goalId: string, otherId: string | null): GoalsEdit =>
  (goals) => {
    const goal = goals.find(({ _id }) => _id === goalId);
    const others = goals.filter(({ _id }) => _id !== goalId);
    const place = otherId === null ? 0 : others.findIndex(({ _id }) => _id === otherId) + 1;
    if (!goal || (otherId !== null && place === 0)) return [...goals];
    return others.toSpliced(place, 0, goal);
  };

/** Behind which goal one lands that takes the `index`-th place of the list shown; null for the first. */
export const placeBehind = (
  shown: readonly Pick<Goal, '_id'>[],
  goalId: string,
  index: number,
): string | null => shown.filter(({ _id }) => _id !== goalId)[index - 1]?._id ?? null;

export const without =
  <E extends { readonly _id: string }>(itemId: string) =>
  (items: readonly E[]): E[] =>
    items.filter(({ _id }) => _id !== itemId);

/** Of goals: how many are done, and what that is in percent; 0% of none. */
export function goalCounts(goals: readonly Pick<Goal, 'completed'>[]) {
  const done = goals.filter(({ completed }) => completed).length;
  return { done, all: goals.length, percent: percent(done, goals.length) };
}

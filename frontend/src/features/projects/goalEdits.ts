import { percent } from '#shared/core/counting.ts';
import type { Goal } from '#shared/projects/model.ts';

/** A change of the goals of a project, which can be applied again to a newer list. */
export type GoalsEdit = (goals: readonly Goal[]) => Goal[];

export const renamed =
  (goalId: string, description: string): GoalsEdit =>
  (goals) =>
    goals.map((goal) => (goal._id === goalId ? { ...goal, description } : goal));

/**
 * Moves a goal right behind another one, or to the top for null. It names neighbours instead of indexes,
 * so that it works on a list that changed on another device. Without that goal or that
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

/** The goal behind which a goal lands that takes the `index`-th place of the shown list; null for the first place. */
export const placeBehind = (
  shown: readonly Pick<Goal, '_id'>[],
  goalId: string,
  index: number,
): string | null => shown.filter(({ _id }) => _id !== goalId)[index - 1]?._id ?? null;

export const without =
  <E extends { readonly _id: string }>(itemId: string) =>
  (items: readonly E[]): E[] =>
    items.filter(({ _id }) => _id !== itemId);

/** How many goals are done, and their percent; 0% where there are none. */
export function goalCounts(goals: readonly Pick<Goal, 'completed'>[]) {
  const done = goals.filter(({ completed }) => completed).length;
  return { done, all: goals.length, percent: percent(done, goals.length) };
}

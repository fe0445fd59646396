import { percent } from '#shared/core/counting.ts';
import type { Goal } from '#shared/projects/model.ts';

/** The goal behind which a goal lands that takes the `index`-th place of the shown list; null for the first place. */
export const placeBehind = (
  shown: readonly Pick<Goal, '_id'>[],
  goalId: string,
  index: number,
): string | null => shown.filter(({ _id }) => _id !== goalId)[index - 1]?._id ?? null;

/** How many goals are done, and their percent; 0% where there are none. */
export function goalCounts(goals: readonly Pick<Goal, 'completed'>[]) {
  const done = goals.filter(({ completed }) => completed).length;
  return { done, all: goals.length, percent: percent(done, goals.length) };
}

import type { Day } from '#shared/core/days.ts';
import { maxPauses, type PauseSetting } from '#shared/habits/model.ts';
import { setPause } from '#shared/habits/pauses.ts';
import { habitReasons } from '#shared/habits/reasons.ts';
import type { Pause } from '#shared/habits/schedule.ts';
import { Problem, unlessProblem } from '../../problem.ts';

/** Returns the pauses after `setPause`. Throws its problem, or `limit` if there are too many pauses. */
export const pausesAfter = (
  before: readonly Pause[],
  from: Day,
  setting: PauseSetting,
): readonly Pause[] => {
  const after = unlessProblem(setPause(before, from, setting));
  // Restoring an archived habit adds a pause and is never refused, so the limit may already be exceeded.
  if (after.length > Math.max(maxPauses, before.length))
    throw new Problem('limit', habitReasons.tooManyPauses({ max: maxPauses }));
  return after;
};

import type { Day } from '#shared/days/days.ts';
import { maxPauses } from '#shared/habits/model.ts';
import type { PauseSetting } from '#shared/pauses/model.ts';
import { type Pause, setPause } from '#shared/pauses/pauses.ts';
import { pauseReasons } from '#shared/pauses/reasons.ts';
import { Problem, unlessProblem } from '../../problem.ts';

/** Returns the pauses after `setPause`. Throws the problem of `setPause`, or `limit` if there are too many pauses. */
export const pausesAfter = (
  before: readonly Pause[],
  from: Day,
  setting: PauseSetting,
): readonly Pause[] => {
  const after = unlessProblem(setPause(before, from, setting));
  // Restoring an archived habit adds a pause and is never refused, so the limit may already be exceeded.
  if (after.length > Math.max(maxPauses, before.length))
    throw new Problem('limit', pauseReasons.tooManyPauses({ max: maxPauses }));
  return after;
};

import type { FieldError } from '../calls/errors.ts';
import { fieldReasons } from '../calls/fieldReasons.ts';

/** The completion of an item in an export. Missing fields have their defaults. */
type Completed = {
  readonly status?: string | null | undefined;
  readonly progress?: number | null | undefined;
  readonly progressBefore: number | null;
  readonly completionDate: string | null;
};

/**
 * Returns the field and the reason if the state is impossible, see completion.ts. A completed item has 100% and a
 * day, which may be unknown. With any other status, an item has no day and no earlier progress.
 */
export function completionProblem({
  status,
  progress,
  progressBefore,
  completionDate,
}: Completed): FieldError | undefined {
  const isCompleted = status === 'Completed';
  if (!isCompleted && completionDate !== null) {
    return { field: 'completionDate', ...fieldReasons.completionDateNeedsStatus() };
  }
  if (isCompleted && progress !== 100) {
    return { field: 'progress', ...fieldReasons.progressOfCompleted() };
  }
  return isCompleted || progressBefore === null
    ? undefined
    : { field: 'progressBefore', ...fieldReasons.progressBeforeOfOther() };
}

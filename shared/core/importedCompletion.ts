import type { FieldError } from './errors.ts';

/** What an export says about the completion of an item. Missing fields have their defaults. */
type Completed = {
  readonly status?: string | null | undefined;
  readonly progress?: number | null | undefined;
  readonly progressBefore: number | null;
  readonly completionDate: string | null;
};

/**
 * The field and message of a state that no changes could have led to, see completion.ts. Completed is 100% and has a
 * day. Any other status has neither a day nor a progress from before.
 */
export function completionProblem({
  status,
  progress,
  progressBefore,
  completionDate,
}: Completed): FieldError | undefined {
  const isCompleted = status === 'Completed';
  if (isCompleted !== (completionDate !== null)) {
    const message = 'Completion date must be a day where the status is Completed, else null';
    return { field: 'completionDate', message };
  }
  if (isCompleted && progress !== 100) {
    return { field: 'progress', message: 'Progress must be 100 where the status is Completed' };
  }
  return isCompleted || progressBefore === null
    ? undefined
    : { field: 'progressBefore', message: 'Progress before must be null unless Completed' };
}

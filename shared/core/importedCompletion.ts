import type { FieldError } from './errors.ts';

/** What an export says of something that can be completed; what it leaves out has its default. */
type Completed = {
  readonly status?: string | null | undefined;
  readonly progress?: number | null | undefined;
  readonly progressBefore: number | null;
  readonly completionDate: string | null;
};

/**
 * What no changes could have made of it, see completion.ts: the field and the message. Completed is 100% and has a day,
 * anything else has neither a day nor a progress from before.
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

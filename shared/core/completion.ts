import type { FieldError } from './errors.ts';

/** The progress of something that can be completed. */
export interface Completable {
  readonly status: string;
  /** A whole percent, 0 to 100. */
  readonly progress: number;
  /** What it was when it was completed, to which it returns; null while it is not. */
  readonly progressBefore: number | null;
}

/**
 * The progress after a change: completed it is 100%, whatever is sent, and whoever leaves Completed has the progress
 * from before again, unless one is sent with it.
 * @example 60% -> completed: 100% (before: 60%) -> in progress: 60%
 */
export function progressAfter(
  was: Completable,
  change: { readonly progress?: number | undefined },
  isCompleted: boolean,
): Pick<Completable, 'progress' | 'progressBefore'> {
  const stays = was.status === 'Completed' && isCompleted;
  const open = change.progress ?? was.progressBefore ?? was.progress;
  if (!isCompleted) return { progress: open, progressBefore: null };
  return { progress: 100, progressBefore: stays ? was.progressBefore : open };
}

/** What an export says of something that can be completed; what it leaves out has its default. */
type Completed = {
  readonly status?: string | null | undefined;
  readonly progress?: number | null | undefined;
  readonly progressBefore: number | null;
  readonly completionDate: string | null;
};

/**
 * What no changes could have made of it, see `progressAfter`: the field and the message. Completed is 100% and has a day,
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

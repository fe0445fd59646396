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

import type { Day } from '../days/days.ts';

interface Completable {
  readonly status: string;
  /** A whole percent, 0 to 100. */
  readonly progress: number;
  /** The progress before completion. It is restored when the status changes. Null unless completed. */
  readonly progressBefore: number | null;
}

/**
 * The progress after a change. A completed item has 100%, whatever the request sends. Leaving Completed restores the
 * earlier progress, unless the request sends a progress.
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

/**
 * The completion day after a change made today. If the request sends a day, that day wins; null means unknown.
 * Otherwise the change to Completed sets today, and later changes keep the day, even an unknown one. With any other
 * status the day is null.
 */
export const completionAfter = (
  was: Completable & { readonly completionDate: Day | null },
  sent: Day | null | undefined,
  isCompleted: boolean,
  today: Day,
): Day | null => {
  if (!isCompleted) return null;
  if (sent !== undefined) return sent;
  return was.status === 'Completed' ? was.completionDate : today;
};

type Dated<Status> = Completable & {
  readonly status: Status;
  readonly startDate: Day | null;
  readonly completionDate: Day | null;
};

/**
 * The body of a PATCH that restores an earlier status and progress, whatever the status is now.
 * @example A project completed on 3 May had 40% before. Its body is {Completed, 40%, 3 May}; `progressAfter` then
 * makes it 100% again.
 */
export const restorePatch = <Status extends string>(was: Dated<Status>) => ({
  status: was.status,
  progress: was.progressBefore ?? was.progress,
  startDate: was.startDate,
  completionDate: was.completionDate,
});

import type { Day } from './days.ts';

/** The progress of something that can be completed. */
export interface Completable {
  readonly status: string;
  /** A whole percent, 0 to 100. */
  readonly progress: number;
  /** The progress before completion, which is restored when the status changes; null unless completed. */
  readonly progressBefore: number | null;
}

/**
 * The progress after a change. Completed is 100%, whatever is sent. Leaving Completed restores the progress from
 * before, unless a progress is sent.
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
 * The day of completion after a change made today. A sent day wins; a sent null means that the day is unknown. The
 * change to Completed sets today. Later changes keep the day, even an unknown one. Any other status has no day.
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
 * The body of the PATCH that restores an earlier status and progress, whatever the status is now.
 * @example {Completed, 100% (before: 40%), since 3 May} -> {Completed, 40%, since 3 May}: progressAfter makes it 100%
 */
export const restoring = <Status extends string>(was: Dated<Status>) => ({
  status: was.status,
  progress: was.progressBefore ?? was.progress,
  startDate: was.startDate,
  completionDate: was.completionDate,
});

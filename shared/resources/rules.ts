import { completionAfter, progressAfter } from '../core/completion.ts';
import { tally } from '../core/counting.ts';
import type { Day } from '../core/days.ts';
import type { LoggedType } from '../skills/model.ts';
import {
  type Priority,
  type ResourceStats,
  type ResourceStatus,
  type ResourceType,
  resourceDefaults,
} from './model.ts';

export const priorityWeights: Readonly<Record<Priority, number>> = { High: 3, Medium: 2, Low: 1 };

/** The progress of a resource. All days are civil days of the user. */
export interface ResourceState {
  readonly status: ResourceStatus;
  /** A whole percent, 0 to 100. */
  readonly progress: number;
  /** The progress before completion. It is restored when the status changes. Null unless completed. */
  readonly progressBefore: number | null;
  readonly startDate: Day | null;
  readonly completionDate: Day | null;
}

/** The sent fields. Null clears a day; missing fields stay. */
export interface ResourceChange {
  readonly status?: ResourceStatus | undefined;
  readonly progress?: number | undefined;
  readonly startDate?: Day | null | undefined;
  readonly completionDate?: Day | null | undefined;
}

/** The state to which the body of a create is applied. */
export const newResource: ResourceState = {
  status: resourceDefaults.status,
  progress: resourceDefaults.progress,
  progressBefore: null,
  startDate: null,
  completionDate: null,
};

/**
 * The state after a change made today. A completed resource has 100%, whatever progress is sent, and keeps the day
 * on which it was completed. Leaving Completed clears that day and restores the earlier progress, unless a progress
 * is sent. The start is the first day In Progress or Completed, and then stays. For an imported resource it may be
 * unknown. Sent days win over derived ones. A progress of 100% alone does not complete a resource.
 */
export function changeResource(
  was: ResourceState,
  change: ResourceChange,
  today: Day,
): ResourceState {
  const { status = was.status, startDate = was.startDate } = change;
  const isCompleted = status === 'Completed';
  const isStarted = (one: ResourceStatus) => one === 'Completed' || one === 'In Progress';
  const starts = isStarted(status) && !(isStarted(was.status) && was.startDate === null);
  return {
    status,
    ...progressAfter(was, change, isCompleted),
    startDate: startDate ?? (starts ? today : null),
    completionDate: completionAfter(was, change.completionDate, isCompleted, today),
  };
}

/**
 * The change that a new progress causes, set on the card or sent with logged time. It starts a resource that was not
 * started: 30% of a new book -> In Progress, 30%.
 */
export const changeOfProgress = (
  { status }: Pick<ResourceState, 'status'>,
  progress: number,
): ResourceChange => ({
  progress,
  ...(status === 'Not Started' && progress > 0 && { status: 'In Progress' }),
});

const activityTypes: Readonly<Record<ResourceType, LoggedType>> = {
  Book: 'Reading',
  Course: 'Course',
  Video: 'Study',
  Article: 'Reading',
  Tutorial: 'Practice',
  Documentation: 'Reading',
  Podcast: 'Study',
  Other: 'Other',
};

/** The type of activity for time spent on a resource: Book -> Reading. */
export const activityTypeOf = (type: ResourceType): LoggedType => activityTypes[type];

export interface ResourceFacts {
  readonly status: ResourceStatus;
  readonly type: string;
  /** In minutes. */
  readonly duration: number;
}

export function resourceStats(resources: readonly ResourceFacts[]): ResourceStats {
  const statuses = tally(resources.map(({ status }) => status));
  return {
    totalResources: resources.length,
    inProgressResources: statuses['In Progress'] ?? 0,
    completedResources: statuses.Completed ?? 0,
    notStartedResources: statuses['Not Started'] ?? 0,
    onHoldResources: statuses['On Hold'] ?? 0,
    completedTime: minutesOf(resources.filter(({ status }) => status === 'Completed')),
    totalEstimatedTime: minutesOf(resources),
    resourcesByType: tally(resources.map(({ type }) => type)),
  };
}

const minutesOf = (resources: readonly ResourceFacts[]): number =>
  resources.reduce((sum, { duration }) => sum + duration, 0);

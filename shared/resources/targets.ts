import { type Day, daysBetween } from '../core/days.ts';
import type { Priority, ResourceStatus, Target } from './model.ts';
import { priorityWeights } from './rules.ts';

export interface TargetFacts {
  readonly _id: string;
  readonly title: string;
  readonly priority: Priority;
  readonly status: ResourceStatus;
  /** A whole percent, 0 to 100. */
  readonly progress: number;
  readonly deadline: Day | null;
  /** Minutes. */
  readonly duration: number;
}

/** Unfinished resources with a deadline, nearest first; on the same day by priority, High first. */
export const resourceTargets = (resources: readonly TargetFacts[], today: Day): Target[] =>
  resources
    .flatMap((resource) =>
      resource.deadline === null || resource.status === 'Completed'
        ? []
        : [targetOf(resource, resource.deadline, today)],
    )
    .sort(
      (a, b) =>
        a.daysRemaining - b.daysRemaining ||
        priorityWeights[b.priority] - priorityWeights[a.priority],
    );

/** The targets in progress. Resources on hold are neither due nor overdue. */
export const activeTargets = (resources: readonly TargetFacts[], today: Day): Target[] =>
  resourceTargets(
    resources.filter(({ status }) => status !== 'On Hold'),
    today,
  );

/** The rest of the duration: 600 minutes at 25% -> 450. */
export const remainingMinutes = ({
  duration,
  progress,
}: Pick<TargetFacts, 'duration' | 'progress'>): number =>
  Math.round((duration * (100 - progress)) / 100);

/** (450, 2) -> 150: the minutes are divided over today and the two days after it. */
export const minutesPerDay = (minutes: number, daysRemaining: number): number =>
  Math.ceil(minutes / Math.max(1, daysRemaining + 1));

/**
 * The remaining minutes per day from today to the deadline, both inclusive, rounded up. Of 600 minutes at 25%, 450 are
 * left. If the deadline is the day after tomorrow: 150 a day. On the deadline or later: all 450. It is overdue from the
 * day after its deadline.
 */
function targetOf(resource: TargetFacts, deadline: Day, today: Day): Target {
  const { _id, title, priority, progress } = resource;
  const minutes = remainingMinutes(resource);
  const daysRemaining = daysBetween(today, deadline);
  return {
    _id,
    title,
    priority,
    deadline,
    progress,
    remainingMinutes: minutes,
    daysRemaining,
    minutesPerDay: minutesPerDay(minutes, daysRemaining),
    isOverdue: daysRemaining < 0 && resource.status !== 'On Hold',
  };
}

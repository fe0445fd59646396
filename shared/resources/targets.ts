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

/** Unfinished resources with a deadline, the nearest first; on the same day by priority, High first. */
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

/** (450, 2) -> 150: today and both days after it share what is left. */
export const minutesPerDay = (remainingMinutes: number, daysRemaining: number): number =>
  Math.ceil(remainingMinutes / Math.max(1, daysRemaining + 1));

/**
 * What is left, spread over the days from today to the deadline, both included and rounded up: of
 * 600 minutes at 25% are 450 left; with the deadline the day after tomorrow that is 150 a day, on
 * the deadline itself or after it all 450.
 */
function targetOf(resource: TargetFacts, deadline: Day, today: Day): Target {
  const { _id, title, priority, progress, duration } = resource;
  const remainingMinutes = Math.round((duration * (100 - progress)) / 100);
  const daysRemaining = daysBetween(today, deadline);
  return {
    _id,
    title,
    priority,
    deadline,
    progress,
    remainingMinutes,
    daysRemaining,
    minutesPerDay: minutesPerDay(remainingMinutes, daysRemaining),
    isOverdue: daysRemaining < 0,
  };
}

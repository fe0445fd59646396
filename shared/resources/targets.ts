import { type Day, daysBetween } from '../days/days.ts';
import type { Resource, Target } from './model.ts';
import { priorityWeights } from './rules.ts';

export type TargetFacts = Readonly<
  Pick<Resource, '_id' | 'title' | 'priority' | 'status' | 'progress' | 'deadline' | 'duration'>
>;

/** Unfinished resources with a deadline, nearest first. On the same day, high priority comes first. */
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

/** All targets except resources on hold, which are neither due nor overdue. */
export const activeTargets = (resources: readonly TargetFacts[], today: Day): Target[] =>
  resourceTargets(
    resources.filter(({ status }) => status !== 'On Hold'),
    today,
  );

/** The remaining part of the duration: 600 minutes at 25% -> 450. */
export const remainingMinutes = ({
  duration,
  progress,
}: Pick<TargetFacts, 'duration' | 'progress'>): number =>
  Math.round((duration * (100 - progress)) / 100);

/** Divides the minutes over today and the remaining days, rounded up: (450, 2) -> 150, over three days. */
export const minutesPerDay = (minutes: number, daysRemaining: number): number =>
  Math.ceil(minutes / Math.max(1, daysRemaining + 1));

/**
 * A resource with its remaining minutes per day, from today to the deadline, both inclusive, rounded up. 600 minutes
 * at 25% leave 450. If the deadline is the day after tomorrow, that is 150 a day. On the deadline or later, it is
 * all 450. A resource is overdue from the day after its deadline, unless it is on hold.
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

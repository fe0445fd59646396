import type { Habit } from '#shared/habits/model.ts';
import type { Skill } from '#shared/skills/model.ts';
import { formatCount } from '../../ui/format/formatCount.ts';

/** Everything that a person has, as far as it is loaded. */
export type Holdings = {
  /** Archived ones too. */
  readonly habits?: readonly Pick<Habit, 'totalCompletions'>[] | undefined;
  readonly skills?: readonly Pick<Skill, 'activityCount'>[] | undefined;
  readonly resources?: readonly unknown[] | undefined;
  readonly projects?: readonly unknown[] | undefined;
  readonly assessments?: readonly unknown[] | undefined;
};

const sum = <T>(items: readonly T[], countOf: (item: T) => number): number =>
  items.reduce((total, item) => total + countOf(item), 0);

/**
 * What goes with the account, a line for each kind that there is. Undefined until all of it is known.
 * @example describeHoldings of 2 habits done on 340 days and a skill: ['2 habits with 340 days', '1 skill']
 */
export const describeHoldings = ({
  habits,
  skills,
  resources,
  projects,
  assessments,
}: Holdings): readonly string[] | undefined => {
  if (!habits || !skills || !resources || !projects || !assessments) return undefined;
  const days = sum(habits, ({ totalCompletions }) => totalCompletions);
  const activities = sum(skills, ({ activityCount }) => activityCount);
  return [
    { count: habits.length, unit: 'habit', within: days, unitWithin: 'day' },
    { count: skills.length, unit: 'skill', within: activities, unitWithin: 'activity' },
    { count: resources.length, unit: 'resource' },
    { count: projects.length, unit: 'project' },
    { count: assessments.length, unit: 'assessment' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, unit, within = 0, unitWithin = '' }) =>
      within > 0
        ? `${formatCount(count, unit)} with ${formatCount(within, unitWithin)}`
        : formatCount(count, unit),
    );
};

import type { GoalFacts } from '#shared/projects/listItems.ts';

const open = '-';
const unknownDay = '?';

/**
 * An extra attribute of a project's item with facts of its goals: the day of each completed goal, `?` if it is unknown,
 * `-` for the others. So stats over all projects need not read the texts of goals.
 */
export const goalDaysOf = (goals: readonly GoalFacts[]): string =>
  goals
    .map(({ completed, completedAt }) => (completed ? (completedAt ?? unknownDay) : open))
    .join(' ');

export const goalsOfDays = (days: string): GoalFacts[] =>
  days === ''
    ? []
    : days
        .split(' ')
        .map((day) =>
          day === open
            ? { completed: false, completedAt: null }
            : { completed: true, completedAt: day === unknownDay ? null : day },
        );

import type { GoalFacts } from '#shared/projects/listItems.ts';

const open = '-';

/**
 * The facts of a project's goals that its item stores in addition: the day of each completed goal, `-` for the others.
 * So stats over all projects need not read the texts of goals.
 */
export const goalDaysOf = (goals: readonly GoalFacts[]): string =>
  goals.map(({ completedAt }) => completedAt ?? open).join(' ');

export const goalsOfDays = (days: string): GoalFacts[] =>
  days === ''
    ? []
    : days
        .split(' ')
        .map((day) =>
          day === open
            ? { completed: false, completedAt: null }
            : { completed: true, completedAt: day },
        );

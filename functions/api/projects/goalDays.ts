import type { GoalFacts } from '#shared/projects/listItems.ts';

const open = '-';

/**
 * What is counted of a project's goals, as its item keeps it beside them: the day of each that is ticked, `-` for the
 * others. So numbers over all projects need not read what their goals say.
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

import type { GoalFacts } from '#shared/projects/listItems.ts';

const open = '-';
const unknownDay = '?';

/**
 * Returns the goals of a project as one text, which its item stores as an extra attribute. For each goal the text has
 * the day of completion, `?` if that day is unknown, or `-` if the goal is open. So stats over all projects need not
 * read the texts of goals.
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

import type { GoalFacts } from '#shared/projects/listItems.ts';

const open = '-';
const unknownDay = '?';

/**
 * Returns the days of a project's goals as one text, which its item stores as an extra attribute. Each goal has its day
 * of completion, `?` if that day is unknown, or `-` if the goal is open. So stats of all projects don't need to read
 * the texts of goals.
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

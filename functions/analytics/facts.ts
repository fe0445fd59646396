import { habitDefaults } from '#shared/contract/habits.ts';
import type { DayCounts } from '#shared/rules/activities.ts';
import type { DashboardFacts } from '#shared/rules/dashboard.ts';
import type { DaySet } from '#shared/rules/daySet.ts';
import { addDays, type Day, FIRST_YEAR, monthOf, startOfMonth } from '#shared/rules/days.ts';
import { activeDays, activeStreak } from '#shared/rules/motivation.ts';
import { listHabits } from '../table/habits.ts';
import { type Months, readMonths } from '../table/months.ts';
import { listProjects } from '../table/projects.ts';
import { listResources } from '../table/resources.ts';
import { listSkills } from '../table/skills.ts';

/** The same month a year before: 13 months of activities are read at once. */
const yearBefore = (today: Day): string => monthOf(addDays(startOfMonth(today), -365));
const firstMonth = `${FIRST_YEAR}-01`;

/**
 * All that the dashboard counts, in one round of parallel Queries: of the activities those of 13
 * months. Only a streak that is longer takes one more Query.
 */
export const readFacts = async (userId: string, today: Day): Promise<DashboardFacts> => {
  const oldest = yearBefore(today);
  const [habits, skills, resources, projects, months] = await Promise.all([
    listHabits(userId),
    listSkills(userId),
    listResources(userId),
    listProjects(userId),
    readMonths(userId, oldest, monthOf(today)),
  ]);
  const completed = habits.map((habit) => habit.completed);
  return {
    habits: habits.map((habit) => ({
      ...habit,
      targetDays: habit.targetDays ?? habitDefaults.targetDays,
    })),
    skills,
    resources,
    projects,
    activities: await countsOfStreak(userId, today, completed, { ...months, oldest }),
    loggedThisMonth: months.time.get(monthOf(today)) ?? 0,
  };
};

/**
 * The counts as far back as the streak of active days reaches. Where it seems to end before the
 * months read, the day there may have activities all the same: then all up to that day are read.
 */
const countsOfStreak = async (
  userId: string,
  today: Day,
  completed: readonly DaySet[],
  { counts, oldest }: Pick<Months, 'counts'> & { readonly oldest: string },
): Promise<DayCounts> => {
  const { from } = activeStreak(activeDays({ completed, activities: counts }), today);
  const end = monthOf(addDays(from ?? today, -1));
  if (end >= oldest) return counts;
  const older = await readMonths(userId, firstMonth, end);
  return new Map([...older.counts, ...counts]);
};

import type { DashboardFacts } from '#shared/analytics/rules.ts';
import { type Day, FIRST_DAY, monthOf } from '#shared/core/days.ts';
import { readActivity } from '../table/activityMonths.ts';
import { listHabits } from '../table/habits.ts';
import { listProjectFacts } from '../table/projects.ts';
import { listResourceFacts } from '../table/resources.ts';
import { listSkillFacts } from '../table/skills.ts';

/**
 * All that the dashboard counts, in one round of parallel Queries. The activities are those of all
 * years, however long the streak is.
 */
export const readFacts = async (userId: string, today: Day): Promise<DashboardFacts> => {
  const [habits, skills, resources, projects, activity] = await Promise.all([
    listHabits(userId),
    listSkillFacts(userId),
    listResourceFacts(userId),
    listProjectFacts(userId),
    readActivity(userId, FIRST_DAY, today),
  ]);
  return {
    habits,
    skills,
    resources,
    projects,
    activities: activity.counts,
    loggedThisMonth: activity.time.get(monthOf(today)) ?? 0,
  };
};

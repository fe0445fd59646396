import type { AgendaFacts } from '#shared/analytics/agenda.ts';
import type { DashboardFacts } from '#shared/analytics/rules.ts';
import { type Day, FIRST_DAY, monthOf } from '#shared/core/days.ts';
import { listHabits } from '../habits/store.ts';
import { factsOf } from '../habits/view.ts';
import { listProjectFacts } from '../projects/store.ts';
import { listResourceFacts } from '../resources/store.ts';
import { readActivity } from '../skills/activityMonths.ts';
import { listSkillFacts } from '../skills/store.ts';
import { listVacations } from '../users/vacations.ts';

/**
 * All that the dashboard counts, in one round of parallel Queries. It reads the activities of all years, since a
 * streak has no maximum length.
 */
export const readFacts = async (
  userId: string,
  today: Day,
): Promise<DashboardFacts & AgendaFacts> => {
  const [habits, vacations, skills, resources, projects, activity] = await Promise.all([
    listHabits(userId),
    listVacations(userId),
    listSkillFacts(userId),
    listResourceFacts(userId),
    listProjectFacts(userId),
    readActivity(userId, FIRST_DAY, today),
  ]);
  return {
    habits: habits
      .filter(({ archivedOn }) => archivedOn === null)
      .map((habit) => factsOf(habit, vacations)),
    skills,
    resources,
    projects,
    activities: activity.counts,
    loggedThisMonth: activity.time.get(monthOf(today)) ?? 0,
  };
};

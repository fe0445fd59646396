import type { DayCounts } from './activities.ts';
import {
  habitAnalytics,
  learningAnalytics,
  projectAnalytics,
  skillAnalytics,
} from './analytics.ts';
import { type DaySet, hasDay } from './daySet.ts';
import { type Day, dayOfWeek, lastDays } from './days.ts';
import type { HabitFacts } from './habits.ts';
import type { Grains } from './learningTime.ts';
import {
  type ActiveFacts,
  activeDays,
  activeShare,
  activeStreak,
  type MotivationLevel,
  motivationLevel,
} from './motivation.ts';
import { goalsTickedThisMonth } from './projectEntries.ts';
import type { ProjectFacts } from './projectStats.ts';
import type { ResourceStatus } from './resources.ts';
import type { SkillFacts } from './skills.ts';

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

export interface WeeklyEntry {
  readonly day: string;
  readonly date: Day;
  readonly habitCompletions: number;
  readonly skillActivities: number;
}

/** The last 7 days, oldest first: how many habits were completed and how many activities logged. */
export const weeklyActivity = ({ completed, activities }: ActiveFacts, today: Day): WeeklyEntry[] =>
  lastDays(7, today).map((date) => ({
    day: WEEKDAYS[dayOfWeek(date)] ?? '',
    date,
    habitCompletions: completed.filter((days) => hasDay(days, date)).length,
    skillActivities: activities.get(date) ?? 0,
  }));

export interface MotivationalStats {
  readonly motivationLevel: MotivationLevel;
  /** Days. */
  readonly currentStreak: number;
  readonly totalLearningHours: number;
  /** Project goals ticked this month. */
  readonly completedGoals: number;
  readonly skillsCompleted: number;
}

export interface DashboardFacts {
  readonly habits: readonly HabitFacts[];
  readonly skills: readonly SkillFacts[];
  readonly resources: readonly { readonly status: ResourceStatus }[];
  readonly projects: readonly ProjectFacts[];
  /** Of all years: a streak of active days may reach back that far. */
  readonly activities: DayCounts;
  readonly loggedThisMonth: Grains;
}

export function motivationalStats(
  facts: Pick<DashboardFacts, 'habits' | 'skills' | 'projects' | 'activities'>,
  today: Day,
): MotivationalStats {
  const isActive = activeDays({
    completed: completedDays(facts.habits),
    activities: facts.activities,
  });
  const { completedSkills, totalHoursLogged } = skillAnalytics(facts.skills);
  return {
    motivationLevel: motivationLevel(activeShare(isActive, today)),
    currentStreak: activeStreak(isActive, today),
    totalLearningHours: totalHoursLogged,
    completedGoals: goalsTickedThisMonth(
      facts.projects.flatMap(({ goals }) => goals),
      today,
    ),
    skillsCompleted: completedSkills,
  };
}

const completedDays = (habits: readonly HabitFacts[]): DaySet[] =>
  habits.map(({ completed }) => completed);

/** Everything the dashboard shows. */
export const dashboard = (facts: DashboardFacts, today: Day) => ({
  weeklyActivity: weeklyActivity(
    { completed: completedDays(facts.habits), activities: facts.activities },
    today,
  ),
  skillAnalytics: skillAnalytics(facts.skills),
  learningAnalytics: learningAnalytics(facts.resources, facts.loggedThisMonth),
  habitAnalytics: habitAnalytics(facts.habits, today),
  projectAnalytics: projectAnalytics(facts.projects),
  motivationalStats: motivationalStats(facts, today),
});

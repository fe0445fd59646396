import type { Day } from './days.ts';
import { deriveHabit, type HabitFacts, todayCompletionRate } from './habits.ts';
import { type Grains, minutesOf } from './learningTime.ts';
import { mean } from './mean.ts';
import { type ProjectFacts, projectStats } from './projectStats.ts';
import type { ResourceStatus } from './resources.ts';
import { type SkillFacts, skillStatus } from './skills.ts';
import { totalHours } from './skillTime.ts';
import { tally } from './tally.ts';

export interface HabitAnalytics {
  readonly totalHabits: number;
  readonly activeStreaks: number;
  readonly longestStreak: number;
  /** A whole percent. */
  readonly todayCompletionRate: number;
}

/** Active streaks: habits whose current streak is above 0. Longest: of any habit, ever. */
export function habitAnalytics(habits: readonly HabitFacts[], today: Day): HabitAnalytics {
  const derived = habits.map((habit) => deriveHabit(habit, today));
  return {
    totalHabits: habits.length,
    activeStreaks: derived.filter(({ currentStreak }) => currentStreak > 0).length,
    longestStreak: Math.max(0, ...derived.map(({ longestStreak }) => longestStreak)),
    todayCompletionRate: todayCompletionRate(habits, today),
  };
}

export interface SkillAnalytics {
  readonly totalSkills: number;
  readonly skillsInProgress: number;
  readonly completedSkills: number;
  readonly totalHoursLogged: number;
}

export function skillAnalytics(skills: readonly SkillFacts[]): SkillAnalytics {
  const statuses = tally(skills.map(skillStatus));
  return {
    totalSkills: skills.length,
    skillsInProgress: statuses['In Progress'] ?? 0,
    completedSkills: statuses.Completed ?? 0,
    totalHoursLogged: totalHours(skills),
  };
}

export interface LearningAnalytics {
  readonly completedResources: number;
  readonly inProgressResources: number;
  readonly notStartedResources: number;
  /** Whole minutes. */
  readonly monthlyLearningTime: number;
}

/** `loggedThisMonth`: of all skills, on the days of today's calendar month. */
export function learningAnalytics(
  resources: readonly { readonly status: ResourceStatus }[],
  loggedThisMonth: Grains,
): LearningAnalytics {
  const statuses = tally(resources.map(({ status }) => status));
  return {
    completedResources: statuses.Completed ?? 0,
    inProgressResources: statuses['In Progress'] ?? 0,
    notStartedResources: statuses['Not Started'] ?? 0,
    monthlyLearningTime: minutesOf(loggedThisMonth),
  };
}

export interface ProjectAnalytics {
  readonly totalProjects: number;
  readonly completedProjects: number;
  readonly inProgressProjects: number;
  /** A whole percent. */
  readonly averageProgress: number;
}

export function projectAnalytics(projects: readonly ProjectFacts[]): ProjectAnalytics {
  const { totalProjects, completedProjects, inProgressProjects } = projectStats(projects);
  const averageProgress = mean(projects.map(({ progress }) => progress));
  return { totalProjects, completedProjects, inProgressProjects, averageProgress };
}

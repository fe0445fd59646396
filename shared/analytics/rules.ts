import { meanPercent, percent, tally } from '../core/counting.ts';
import type { DaySet } from '../days/daySet.ts';
import { type Calendar, type Day, dayOfWeek, lastDays } from '../days/days.ts';
import { dayFraction } from '../habits/due/dayFraction.ts';
import { archivedDay } from '../habits/ends.ts';
import { type HabitFacts, streaksOf } from '../habits/rules.ts';
import { type HabitSchedule, streakNameOf } from '../habits/schedule.ts';
import { withLongestStreak } from '../habits/streaks/streaks.ts';
import { goalsTickedThisMonth } from '../projects/listItems.ts';
import { type ProjectFacts, projectStats } from '../projects/rules.ts';
import type { ResourceStatus } from '../resources/model.ts';
import { type SkillFacts, skillStatus } from '../skills/rules.ts';
import { exactMinutesOf, type Grains, minutesOf, totalHours } from '../skills/time.ts';
import type { DayCounts } from './heatmap.ts';
import type { Dashboard } from './model.ts';
import {
  activeDays,
  activeStreak,
  MOTIVATION_WINDOW_DAYS,
  motivationLevel,
  recentActiveDays,
} from './motivation.ts';

/**
 * The figures of all habits. `totalHabits` counts habits, and `activeStreaks` counts habits with a current streak
 * above 0. Both leave out archived habits. The longest streak covers all time and includes archived habits.
 */
export function habitAnalytics(
  habits: readonly HabitFacts[],
  calendar: Calendar,
): Dashboard['habitAnalytics'] {
  const streaks = habits.map((habit) => ({
    isListed: archivedDay(habit, calendar.today) === null,
    ...streaksOf(habit, calendar),
  }));
  const listed = streaks.filter((one) => one.isListed);
  const longest = withLongestStreak(streaks);
  const { asked, done } = dayFraction(habits, calendar.today, calendar);
  return {
    totalHabits: listed.length,
    activeStreaks: listed.filter(({ currentStreak }) => currentStreak > 0).length,
    longestStreak: longest?.longestStreak ?? 0,
    longestStreakUnit: longest ? streakNameOf(longest) : 'day',
    todayCompletionRate: percent(done, asked),
    today: { asked, done },
  };
}

/** No skill gets the `unassignedTime`, but the total hours include it. */
export function skillAnalytics(
  skills: readonly SkillFacts[],
  unassignedTime: Grains,
): Dashboard['skillAnalytics'] {
  const statuses = tally(skills.map(skillStatus));
  return {
    totalSkills: skills.length,
    skillsInProgress: statuses['In Progress'] ?? 0,
    completedSkills: statuses.Completed ?? 0,
    totalHoursLogged: totalHours(skills, unassignedTime),
    unassignedMinutes: exactMinutesOf(unassignedTime),
  };
}

/** `loggedThisMonth` is the time of all activities in the current calendar month, with or without a skill. */
export function learningAnalytics(
  resources: readonly { readonly status: ResourceStatus }[],
  loggedThisMonth: Grains,
): Dashboard['learningAnalytics'] {
  const statuses = tally(resources.map(({ status }) => status));
  return {
    completedResources: statuses.Completed ?? 0,
    inProgressResources: statuses['In Progress'] ?? 0,
    notStartedResources: statuses['Not Started'] ?? 0,
    onHoldResources: statuses['On Hold'] ?? 0,
    monthlyLearningTime: minutesOf(loggedThisMonth),
  };
}

export function projectAnalytics(projects: readonly ProjectFacts[]): Dashboard['projectAnalytics'] {
  const { totalProjects, completedProjects, inProgressProjects } = projectStats(projects);
  const averageProgress = meanPercent(projects.map(({ progress }) => progress));
  return { totalProjects, completedProjects, inProgressProjects, averageProgress };
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

export interface WeekFacts {
  readonly habits: readonly HabitSchedule[];
  /** The number of activities per day, with or without a skill. */
  readonly activities: DayCounts;
}

/** The last 7 days, oldest first, each with its completed habits and logged activities. */
export const weeklyActivity = (
  { habits, activities }: WeekFacts,
  calendar: Calendar,
): Dashboard['weeklyActivity'] =>
  lastDays(7, calendar.today).map((date) => ({
    day: WEEKDAYS[dayOfWeek(date)] ?? '',
    date,
    habitCompletions: dayFraction(habits, date, calendar).done,
    skillActivities: activities.get(date) ?? 0,
  }));

export interface DashboardFacts {
  /** Includes archived habits, because their completions still count on past days. */
  readonly habits: readonly HabitFacts[];
  readonly skills: readonly SkillFacts[];
  readonly resources: readonly { readonly status: ResourceStatus }[];
  readonly projects: readonly ProjectFacts[];
  /** Must go back at least to the first day of the current streak of active days. */
  readonly activities: DayCounts;
  readonly loggedThisMonth: Grains;
  /** The time of all activities without a skill. */
  readonly unassignedTime: Grains;
}

export function motivationalStats(
  facts: Pick<DashboardFacts, 'habits' | 'skills' | 'projects' | 'activities' | 'unassignedTime'>,
  today: Day,
): Dashboard['motivationalStats'] {
  const isActive = activeDays({
    completed: completedDays(facts.habits),
    activities: facts.activities,
  });
  const { completedSkills, totalHoursLogged } = skillAnalytics(facts.skills, facts.unassignedTime);
  const recent = recentActiveDays(isActive, today);
  return {
    motivationLevel: motivationLevel(recent / MOTIVATION_WINDOW_DAYS),
    recentActiveDays: recent,
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

export const dashboard = (facts: DashboardFacts, calendar: Calendar) => ({
  weeklyActivity: weeklyActivity(facts, calendar),
  skillAnalytics: skillAnalytics(facts.skills, facts.unassignedTime),
  learningAnalytics: learningAnalytics(facts.resources, facts.loggedThisMonth),
  habitAnalytics: habitAnalytics(facts.habits, calendar),
  projectAnalytics: projectAnalytics(facts.projects),
  motivationalStats: motivationalStats(facts, calendar.today),
});

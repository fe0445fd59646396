import { describe, expect, test } from 'vitest';
import { daySetOf } from '../days/daySet.ts';
import { type Day, defaultWeekStart, lastDays } from '../days/days.ts';
import type { Frequency } from '../habits/model.ts';
import type { HabitFacts } from '../habits/rules.ts';
import type { SkillFacts } from '../skills/rules.ts';
import { grainsOfHours, grainsOfMinutes } from '../skills/time.ts';
import {
  type DashboardFacts,
  dashboard,
  learningAnalytics,
  projectAnalytics,
  weeklyActivity,
} from './rules.ts';

// A Thursday.
const TODAY = '2026-01-01';

const habit = (frequency: Frequency, days: readonly Day[]): HabitFacts => ({
  schedules: [{ from: '2025-12-01', frequency }],
  targetDays: 30,
  createdDay: '2025-12-01',
  completed: daySetOf(days),
});
const skill = (hours: number): SkillFacts => ({
  targetTime: grainsOfHours(20),
  initialTime: grainsOfHours(hours),
  loggedTime: 0,
  createdDay: '2025-12-01',
  lastActivityDate: null,
  everLogged: false,
  newestConfidence: null,
});
const nothing: DashboardFacts = {
  habits: [],
  skills: [],
  resources: [],
  projects: [],
  activities: new Map(),
  loggedThisMonth: 0,
  unassignedTime: 0,
};

test('the dashboard of an empty account has zeros only', () => {
  const noDay = { habitCompletions: 0, skillActivities: 0 };
  expect(dashboard(nothing, { today: TODAY, weekStartsOn: defaultWeekStart })).toEqual({
    weeklyActivity: [
      { day: 'Fri', date: '2025-12-26', ...noDay },
      { day: 'Sat', date: '2025-12-27', ...noDay },
      { day: 'Sun', date: '2025-12-28', ...noDay },
      { day: 'Mon', date: '2025-12-29', ...noDay },
      { day: 'Tue', date: '2025-12-30', ...noDay },
      { day: 'Wed', date: '2025-12-31', ...noDay },
      { day: 'Thu', date: '2026-01-01', ...noDay },
    ],
    skillAnalytics: {
      totalSkills: 0,
      skillsInProgress: 0,
      completedSkills: 0,
      totalHoursLogged: 0,
      unassignedMinutes: 0,
    },
    learningAnalytics: {
      completedResources: 0,
      inProgressResources: 0,
      notStartedResources: 0,
      onHoldResources: 0,
      monthlyLearningTime: 0,
    },
    habitAnalytics: {
      totalHabits: 0,
      activeStreaks: 0,
      longestStreak: 0,
      longestStreakUnit: 'day',
      todayCompletionRate: 0,
      today: { asked: 0, done: 0 },
    },
    projectAnalytics: {
      totalProjects: 0,
      completedProjects: 0,
      inProgressProjects: 0,
      averageProgress: 0,
    },
    motivationalStats: {
      motivationLevel: 'Getting Started',
      recentActiveDays: 0,
      currentStreak: 0,
      totalLearningHours: 0,
      completedGoals: 0,
      skillsCompleted: 0,
    },
  });
});

test('the dashboard sums up the areas of an account', () => {
  const goal = (completedAt: Day | null) => ({
    _id: completedAt ?? 'open',
    description: 'Goal',
    completed: completedAt !== null,
    completedAt,
  });
  const facts: DashboardFacts = {
    habits: [
      habit('daily', lastDays(5, '2025-12-31')),
      habit('daily', ['2025-12-10', '2025-12-11', '2026-01-01']),
      habit('weekly', ['2025-12-28']),
      habit('weekends', ['2025-12-06', ...lastDays(9, '2025-12-21')]),
    ],
    skills: [skill(0), skill(0.1), skill(0.2), skill(20), skill(25)],
    resources: (['Completed', 'In Progress', 'In Progress', 'Not Started', 'On Hold'] as const).map(
      (status) => ({ status }),
    ),
    projects: [
      { status: 'Completed', progress: 100, goals: [goal('2026-01-01'), goal('2025-12-31')] },
      { status: 'In Progress', progress: 33, goals: [goal(null)] },
      { status: 'Abandoned', progress: 0, goals: [goal('2026-01-01')] },
    ],
    activities: new Map([
      ['2025-12-25', 9],
      ['2025-12-26', 2],
      ['2026-01-01', 1],
    ]),
    loggedThisMonth: grainsOfMinutes(90) + grainsOfHours(0.5),
    unassignedTime: grainsOfMinutes(30),
  };
  const shown = dashboard(facts, { today: TODAY, weekStartsOn: defaultWeekStart });
  expect(shown).toMatchObject({
    skillAnalytics: {
      totalSkills: 5,
      skillsInProgress: 2,
      completedSkills: 2,
      totalHoursLogged: 45.8,
      unassignedMinutes: 30,
    },
    learningAnalytics: {
      completedResources: 1,
      inProgressResources: 2,
      notStartedResources: 1,
      onHoldResources: 1,
      monthlyLearningTime: 120,
    },
    // Today is a Thursday. One of two daily habits is completed. The weekly habit doesn't count, because it was
    // completed on Sunday.
    habitAnalytics: {
      totalHabits: 4,
      activeStreaks: 3,
      longestStreak: 5,
      longestStreakUnit: 'day',
      todayCompletionRate: 50,
      today: { asked: 2, done: 1 },
    },
    projectAnalytics: {
      totalProjects: 3,
      completedProjects: 1,
      inProgressProjects: 1,
      averageProgress: 44,
    },
    motivationalStats: {
      motivationLevel: 'Consistent',
      recentActiveDays: 11,
      currentStreak: 8,
      totalLearningHours: 45.8,
      completedGoals: 2,
      skillsCompleted: 2,
    },
  });
  expect(
    shown.weeklyActivity.map((entry) => [entry.day, entry.habitCompletions, entry.skillActivities]),
  ).toEqual([
    ['Fri', 0, 2],
    ['Sat', 1, 0],
    ['Sun', 2, 0],
    ['Mon', 1, 0],
    ['Tue', 1, 0],
    ['Wed', 1, 0],
    ['Thu', 1, 1],
  ]);
});

describe('the weekly activity', () => {
  test.each<[Day, string, string]>([
    ['2024-03-01', 'Sat 2024-02-24', 'Fri 2024-03-01'],
    ['2024-02-29', 'Fri 2024-02-23', 'Thu 2024-02-29'],
    ['2026-03-15', 'Mon 2026-03-09', 'Sun 2026-03-15'],
  ])('on %s runs from %s to %s', (today, first, last) => {
    const days = weeklyActivity(nothing, { today, weekStartsOn: defaultWeekStart });
    expect(days).toHaveLength(7);
    expect(days.map(({ day, date }) => `${day} ${date}`)).toEqual(
      expect.arrayContaining([first, last]),
    );
    expect(days[0]?.date).toBe(first.slice(4));
  });
});

test.each([
  [0, 0],
  [grainsOfMinutes(1), 1],
  [grainsOfHours(0.01), 1],
  [grainsOfHours(1.5), 90],
])('%i grains this month are %i minutes', (time, minutes) => {
  expect(learningAnalytics([], time).monthlyLearningTime).toBe(minutes);
});

test.each([
  [[50], 50],
  [[0, 1], 1],
  [[33, 33, 34], 33],
  [[100, 100, 99], 99],
])('projects at %j percent are at %i on average', (list, average) => {
  const projects = list.map((progress) => ({ status: 'Planning' as const, progress, goals: [] }));
  expect(projectAnalytics(projects).averageProgress).toBe(average);
});

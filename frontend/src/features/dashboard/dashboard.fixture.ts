import type { Dashboard } from '#shared/analytics/model.ts';
import { maxStoredBytes } from '#shared/core/storage.ts';

/** The dashboard of a person who has just registered, on Friday 20 November 2026. */
export const emptyDashboard: Dashboard = {
  agenda: { recentSkills: [], reviews: [], deadlines: [] },
  toRecall: 0,
  thisWeek: { from: '2026-11-15', finished: [], mostHours: null },
  weeklyActivity: ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, index) => ({
    day,
    date: `2026-11-${14 + index}`,
    habitCompletions: 0,
    skillActivities: 0,
  })),
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
  storage: { usedBytes: 0, maxBytes: maxStoredBytes },
};

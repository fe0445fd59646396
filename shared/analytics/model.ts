import * as z from 'zod/mini';
import { storageSchema } from '../core/storage.ts';

export const defaultHeatmapDays = 365;
export const maxHeatmapDays = 3_660;
export const defaultNeglectedDays = 10;

const count = z.int().check(z.gte(0));

export const motivationLevels = [
  'Getting Started',
  'Warming Up',
  'Building Momentum',
  'Consistent',
  'On Fire',
] as const;

export const dashboardSchema = z.object({
  /** The last 7 days, oldest first. */
  weeklyActivity: z.array(
    z.object({
      day: z.string(),
      date: z.iso.date(),
      habitCompletions: count,
      skillActivities: count,
    }),
  ),
  skillAnalytics: z.object({
    totalSkills: count,
    skillsInProgress: count,
    completedSkills: count,
    totalHoursLogged: z.number(),
  }),
  learningAnalytics: z.object({
    completedResources: count,
    inProgressResources: count,
    notStartedResources: count,
    /** Whole minutes that were logged this month. */
    monthlyLearningTime: z.number(),
  }),
  habitAnalytics: z.object({
    totalHabits: count,
    activeStreaks: count,
    longestStreak: count,
    /** A whole percent. */
    todayCompletionRate: count,
  }),
  projectAnalytics: z.object({
    totalProjects: count,
    completedProjects: count,
    inProgressProjects: count,
    /** A whole percent. */
    averageProgress: count,
  }),
  motivationalStats: z.object({
    motivationLevel: z.enum(motivationLevels),
    /** Days. */
    currentStreak: count,
    totalLearningHours: z.number(),
    /** Project goals ticked this month. */
    completedGoals: count,
    skillsCompleted: count,
  }),
  /** The bytes that the account holds, and the limit. */
  storage: storageSchema,
});

export type MotivationLevel = (typeof motivationLevels)[number];
export type Dashboard = z.output<typeof dashboardSchema>;

export const heatmapCellSchema = z.object({ date: z.iso.date(), activity: count });

export const neglectedSkillSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  daysSinceLastActivity: z.nullable(z.int()),
});

export type HeatmapCell = z.output<typeof heatmapCellSchema>;

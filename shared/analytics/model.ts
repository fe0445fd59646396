import * as z from 'zod/mini';
import { idSchema } from '../core/fields.ts';
import { storageSchema } from '../core/storage.ts';
import { streakNames } from '../core/streakWords.ts';

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

/** How many of each the agenda names at most. */
export const maxAgenda = 10;

/** What waits for the person, without anything that depends on the day it is read. */
export const agendaSchema = z.object({
  /** The skills worked on last, newest first. */
  recentSkills: z.array(
    z.object({ _id: idSchema, name: z.string(), lastActivityDate: z.nullable(z.iso.date()) }),
  ),
  /** The skills whose review is due, the longest waiting first. */
  reviews: z.array(z.object({ _id: idSchema, name: z.string(), nextReviewDate: z.iso.date() })),
  /** Unfinished resources and projects that end soon or should have ended, the earliest first. */
  deadlines: z.array(
    z.object({
      area: z.enum(['resource', 'project']),
      _id: idSchema,
      name: z.string(),
      deadline: z.iso.date(),
      /** Minutes that are left of a resource; null for a project. */
      remainingMinutes: z.nullable(z.int()),
    }),
  ),
});

export type Agenda = z.output<typeof agendaSchema>;

export const dashboardSchema = z.object({
  agenda: agendaSchema,
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
    onHoldResources: count,
    /** Whole minutes that were logged this month. */
    monthlyLearningTime: z.number(),
  }),
  habitAnalytics: z.object({
    totalHabits: count,
    activeStreaks: count,
    longestStreak: count,
    /** What the longest streak counts: times where the days of its habit do not follow each other. */
    longestStreakUnit: z.enum(streakNames),
    /** A whole percent; a weekly habit stays counted on the days after it was met. */
    todayCompletionRate: count,
    /** What today asks for, and what of it was done today: a week that another day met asks for nothing. */
    today: z.object({ asked: count, done: count }),
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
    /** How many of the last 14 days had a habit completion or a skill activity: the level follows from it. */
    recentActiveDays: count,
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

export const heatmapCellSchema = z.object({
  date: z.iso.date(),
  activity: count,
  /** The time of the day's activities, in steps of 0.2. */
  minutes: z.number().check(z.gte(0)),
});

export const neglectedSkillSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  daysSinceLastActivity: z.nullable(z.int()),
});

export type HeatmapCell = z.output<typeof heatmapCellSchema>;

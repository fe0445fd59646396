import * as z from 'zod/mini';
import { idSchema } from '../calls/fields.ts';
import { storageSchema } from '../core/storage.ts';
import { streakNames } from '../core/streakNames.ts';

export const defaultHeatmapDays = 365;
export const maxHeatmapDays = 3_660;

const count = z.int().check(z.gte(0));

const motivationLevels = [
  'Getting Started',
  'Warming Up',
  'Building Momentum',
  'Consistent',
  'On Fire',
] as const;

/** Each list of the agenda has at most this many entries. */
export const maxAgenda = 10;

/** The dashboard's suggestions of what to do next. */
const agendaSchema = z.object({
  /** The skills with the newest activities, newest first. Skills without activity come last. */
  recentSkills: z.array(
    z.object({ _id: idSchema, name: z.string(), lastActivityDate: z.nullable(z.iso.date()) }),
  ),
  /** The skills due for another assessment, the longest overdue first. */
  reviews: z.array(z.object({ _id: idSchema, name: z.string(), nextReviewDate: z.iso.date() })),
  /**
   * Unfinished resources and projects, and open goals of projects, that are due soon or overdue. The most overdue comes
   * first. Items on hold or abandoned are left out, and so are the goals of projects that are on hold, abandoned or
   * completed.
   */
  deadlines: z.array(
    z.object({
      area: z.enum(['resource', 'project', 'goal']),
      _id: idSchema,
      name: z.string(),
      deadline: z.iso.date(),
      /** The minutes left for a resource; null for a project and a goal. */
      remainingMinutes: z.nullable(z.int()),
      /** The project of a goal; null for a resource and a project. */
      project: z.nullable(z.object({ _id: idSchema, name: z.string() })),
    }),
  ),
});

export type Agenda = z.output<typeof agendaSchema>;

export const dashboardSchema = z.object({
  agenda: agendaSchema,
  /** How many takeaways are to be recalled today, new ones included. */
  toRecall: count,
  /** The highlights of the current week, see thisWeek.ts. */
  thisWeek: z.object({
    from: z.iso.date(),
    /** The skills, resources and projects completed in this week, latest first; at most ten. */
    finished: z.array(
      z.object({
        area: z.enum(['skill', 'resource', 'project']),
        _id: idSchema,
        name: z.string(),
        day: z.iso.date(),
      }),
    ),
    /**
     * The skill with more hours this week than in any of the previous 12 weeks. `before` has the most hours of those
     * weeks.
     */
    mostHours: z.nullable(
      z.object({ _id: idSchema, name: z.string(), hours: z.number(), before: z.number() }),
    ),
  }),
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
    /** The hours of all skills, plus the hours that no skill gets. */
    totalHoursLogged: z.number(),
    /** The minutes that no skill gets, in steps of 0.2. */
    unassignedMinutes: z.number().check(z.gte(0)),
  }),
  learningAnalytics: z.object({
    completedResources: count,
    inProgressResources: count,
    notStartedResources: count,
    onHoldResources: count,
    /** Whole minutes logged this month. */
    monthlyLearningTime: z.number(),
  }),
  habitAnalytics: z.object({
    totalHabits: count,
    activeStreaks: count,
    longestStreak: count,
    /** The unit of the longest streak. It is 'time' for habits that aren't due on consecutive days. */
    longestStreakUnit: z.enum(streakNames),
    /** `done` as a percentage of `asked` in `today`, rounded. */
    todayCompletionRate: count,
    /**
     * `asked` counts the habits that were done or needed today. `done` counts those that were done. See
     * dayFraction.ts.
     */
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
    /** How many of the last 14 days had a habit completion or an activity. This number determines the level. */
    recentActiveDays: count,
    /** In days. */
    currentStreak: count,
    totalLearningHours: z.number(),
    /** The project goals ticked this month. */
    completedGoals: count,
    skillsCompleted: count,
  }),
  /** The bytes that the account uses, and the limit. */
  storage: storageSchema,
});

export type MotivationLevel = (typeof motivationLevels)[number];
export type Dashboard = z.output<typeof dashboardSchema>;

export const heatmapCellSchema = z.object({
  date: z.iso.date(),
  activity: count,
  /** Minutes of the day's activities, in steps of 0.2. */
  minutes: z.number().check(z.gte(0)),
});

export const neglectedSkillSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  daysSinceLastActivity: z.nullable(z.int()),
});

export type HeatmapCell = z.output<typeof heatmapCellSchema>;

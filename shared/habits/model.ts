import * as z from 'zod/mini';
import { skillCategories } from '../core/categories.ts';
import {
  color,
  idSchema,
  instant,
  limits,
  oneOf,
  requiredText,
  text,
  timeOfDay,
  wholeNumber,
} from '../core/fields.ts';
import { defineFields } from '../core/model.ts';

export const habitFrequencies = ['daily', 'weekdays', 'weekends', 'weekly'] as const;
export const streakUnits = ['day', 'week'] as const;
export const habitDifficulties = ['Easy', 'Medium', 'Hard'] as const;

/** Defaults on create. */
export const habitDefaults = {
  description: '',
  category: 'Personal',
  difficulty: 'Medium',
  targetDays: 30,
  color: '#4caf50',
} as const;

export const maxHabits = 500;
export const maxTargetDays = 3_650;

/** Days of `completions` in a response without a window in the request: today and the 91 before. */
export const completionsWindow = 92;

export const habitFields = defineFields({
  required: {
    name: requiredText('Name', limits.name),
    frequency: oneOf('Frequency', habitFrequencies),
  },
  optional: {
    description: text('Description', limits.description),
    category: oneOf('Category', skillCategories),
    difficulty: oneOf('Difficulty', habitDifficulties),
    targetDays: wholeNumber('Target days', 1, maxTargetDays),
    reminderTime: timeOfDay('Reminder time'),
    color: color('Colour'),
  },
  defaults: habitDefaults,
});

const percentage = z.int().check(z.gte(0), z.lte(100));
const count = z.int().check(z.gte(0));

/** Derived from the facts on the user's `today`, always from the whole history, see rules.ts. */
const derivedHabit = z.object({
  streakUnit: z.enum(streakUnits),
  /** In streak units: days, or weeks for `weekly`. */
  currentStreak: count,
  longestStreak: count,
  completionRate: percentage,
  totalCompletions: count,
  progressTowardsTarget: percentage,
  thisWeekCompletions: count,
  thisMonthCompletions: count,
  lastCompletionDate: z.nullable(z.iso.date()),
  daysSinceLastCompletion: z.nullable(z.int()),
  /** The day from which it counts: the day created, or the first completed day if that is earlier. */
  startDate: z.iso.date(),
  isScheduledToday: z.boolean(),
  isMetToday: z.boolean(),
  isOnTrack: z.boolean(),
  /** One sentence for the screen. */
  trackReason: z.string(),
});

export const habitSchema = z.object({
  _id: idSchema,
  ...habitFields.shown,
  /** Completed days inside the requested window, oldest first. */
  completions: z.array(z.object({ date: z.iso.date(), completed: z.literal(true) })),
  /** All completed days, from which everything derived follows: by calendar year, see core/daySet.ts. */
  history: z.record(z.string().check(z.regex(/^\d{4}$/)), z.base64()),
  /** The user's day when it was created. */
  createdDay: z.iso.date(),
  ...derivedHabit.shape,
  createdAt: instant,
  updatedAt: instant,
});

export type DerivedHabit = z.output<typeof derivedHabit>;
export type Frequency = (typeof habitFrequencies)[number];
export type StreakUnit = (typeof streakUnits)[number];
export type Habit = z.output<typeof habitSchema>;
export type NewHabit = z.output<typeof habitFields.create>;
export type HabitPatch = z.output<typeof habitFields.patch>;

import * as z from 'zod';
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
  writes,
} from '../core/fields.ts';

export const habitFrequencies = ['daily', 'weekdays', 'weekends', 'weekly'] as const;
export const habitDifficulties = ['Easy', 'Medium', 'Hard'] as const;

/** What a habit has when its maker did not say. */
export const habitDefaults = {
  description: '',
  category: 'Personal',
  difficulty: 'Medium',
  targetDays: 30,
  color: '#4caf50',
} as const;

export const maxHabits = 500;
export const maxTargetDays = 3_650;

/** Days of `completions` in an answer when no window is asked for: today and the 91 before. */
export const completionsWindow = 92;

const required = {
  name: requiredText('Name', limits.name),
  frequency: oneOf('Frequency', habitFrequencies),
};
const optional = {
  description: text('Description', limits.description),
  category: oneOf('Category', skillCategories),
  difficulty: oneOf('Difficulty', habitDifficulties),
  targetDays: wholeNumber('Target days', 1, maxTargetDays),
  reminderTime: timeOfDay('Reminder time'),
  color: color('Colour'),
};

export const habitBodies = writes(required, optional);

export const habitSchema = z.object({
  _id: idSchema,
  ...required,
  ...optional,
  // As they were stored, maybe before a rule of today.
  name: z.string(),
  description: z.string(),
  reminderTime: optional.reminderTime.nullable(),
  /** Completed days inside the window asked for, oldest first. */
  completions: z.array(z.object({ date: z.iso.date(), completed: z.literal(true) })),
  /** The day from which it counts: created, or first completed if that is earlier. */
  startDate: z.iso.date(),
  streakUnit: z.enum(['day', 'week']),
  currentStreak: z.int().min(0),
  longestStreak: z.int().min(0),
  completionRate: z.int().min(0).max(100),
  totalCompletions: z.int().min(0),
  progressTowardsTarget: z.int().min(0).max(100),
  thisWeekCompletions: z.int().min(0),
  thisMonthCompletions: z.int().min(0),
  lastCompletionDate: z.iso.date().nullable(),
  daysSinceLastCompletion: z.int().nullable(),
  isScheduledToday: z.boolean(),
  isMetToday: z.boolean(),
  isOnTrack: z.boolean(),
  trackReason: z.string(),
  createdAt: instant,
  updatedAt: instant,
});

export type Habit = z.output<typeof habitSchema>;
export type NewHabit = z.output<typeof habitBodies.create>;
export type HabitPatch = z.output<typeof habitBodies.patch>;

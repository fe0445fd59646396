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

/** Characters of a day's note. */
export const maxNote = 500;

/** A response has the newest notes of its window, at most so many: those of a year are whole. */
export const maxNotesShown = 366;

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

/** What the call for a day sets: at least one of it, and not both completed and skipped. What is not sent stays. */
const dayFields = {
  completed: z.optional(z.boolean({ error: 'Completed must be true or false' })),
  skipped: z.optional(z.boolean({ error: 'Skipped must be true or false' })),
  /** Empty text clears it. */
  note: z.optional(text('Note', maxNote)),
};

export const daySetting = z.strictObject(dayFields).check(
  z.refine((sent) => Object.values(sent).some((value) => value !== undefined), {
    path: ['completed'],
    error: `Send one of ${Object.keys(dayFields).join(', ')}`,
  }),
  z.refine(({ completed, skipped }) => !(completed && skipped), {
    path: ['skipped'],
    error: 'A day is completed or skipped, not both',
  }),
);

/** Days by calendar year, see core/daySet.ts. */
const packedDays = z.record(z.string().check(z.regex(/^\d{4}$/)), z.base64());

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
  /** All completed days, from which everything derived follows. */
  history: packedDays,
  /** All skipped days: none of them is completed. */
  skipped: packedDays,
  /** The calendar years that have notes, or had some. */
  noteYears: z.array(z.int()),
  /** The user's day when it was created. */
  createdDay: z.iso.date(),
  ...derivedHabit.shape,
  createdAt: instant,
  updatedAt: instant,
});

const noteSchema = z.object({ date: z.iso.date(), text: z.string() });

/** A habit as its own page shows it. */
export const habitPageSchema = z.object({
  ...habitSchema.shape,
  /** The notes of the days inside the requested window, newest first, see `maxNotesShown`. */
  notes: z.array(noteSchema),
});

export type DaySetting = z.output<typeof daySetting>;
export type DayNote = z.output<typeof noteSchema>;
export type HabitPage = z.output<typeof habitPageSchema>;
export type DerivedHabit = z.output<typeof derivedHabit>;
export type Frequency = (typeof habitFrequencies)[number];
export type StreakUnit = (typeof streakUnits)[number];
export type Habit = z.output<typeof habitSchema>;
export type NewHabit = z.output<typeof habitFields.create>;
export type HabitPatch = z.output<typeof habitFields.patch>;

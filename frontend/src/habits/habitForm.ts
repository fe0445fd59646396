import * as z from 'zod';
import {
  type Habit,
  type HabitPatch,
  habitBodies,
  habitDefaults,
  type NewHabit,
} from '#shared/contract/habits.ts';

/** What the inputs hold; the empty ones are '' and not null. */
export type HabitFormValues = {
  readonly name: string;
  readonly description: string;
  readonly frequency: string;
  readonly category: string;
  readonly difficulty: string;
  readonly targetDays: number | string;
  readonly reminderTime: string;
  readonly color: string;
};

export const emptyHabit: HabitFormValues = {
  name: '',
  frequency: 'daily',
  reminderTime: '',
  ...habitDefaults,
};

export const formValues = (habit: Habit): HabitFormValues => ({
  name: habit.name,
  description: habit.description,
  frequency: habit.frequency,
  category: habit.category,
  difficulty: habit.difficulty,
  targetDays: habit.targetDays,
  reminderTime: habit.reminderTime ?? '',
  color: habit.color,
});

/** Empty inputs are left out, so that the defaults of the API hold; an empty name stays to be refused. */
const filled = (values: unknown): unknown =>
  Object.fromEntries(
    Object.entries(values as HabitFormValues).filter(
      ([field, value]) => field === 'name' || value !== '',
    ),
  );

/** Checks what the inputs hold; its output is the body of a create. */
export const habitFormSchema = z.preprocess(filled, habitBodies.create);

export const createBody = (values: HabitFormValues): NewHabit => habitFormSchema.parse(values);

/** The body of a patch: the changed fields alone, null for what was emptied. */
export function patchBody(habit: Habit, values: HabitFormValues): HabitPatch {
  const before: Record<string, unknown> = createBody(formValues(habit));
  const after: Record<string, unknown> = createBody(values);
  const changed = Object.keys(emptyHabit).filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? null]));
}

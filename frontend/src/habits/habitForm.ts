import * as z from 'zod';
import {
  type Habit,
  type HabitPatch,
  habitBodies,
  habitDefaults,
  type NewHabit,
} from '#shared/habits/model.ts';
import { changedFields } from '../form/changedFields.ts';
import { filled } from '../form/filled.ts';

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

const asBody = (values: unknown) => filled(values, ['name']) as object;

/** Checks what the inputs hold; its output is the body of a create. */
export const habitFormSchema = z.preprocess(asBody, habitBodies.create);

export const createBody = (values: HabitFormValues): NewHabit => habitFormSchema.parse(values);

/** The body of a patch: the changed fields alone, null for what was emptied. */
export const patchBody = (habit: Habit, values: HabitFormValues): HabitPatch =>
  changedFields(asBody(formValues(habit)), createBody(values));

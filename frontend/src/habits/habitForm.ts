import * as z from 'zod';
import { type Habit, type HabitPatch, habitFields, type NewHabit } from '#shared/habits/model.ts';
import { changedFields } from '../form/changedFields.ts';
import { filled } from '../form/filled.ts';
import { filledFrom, formValuesOf } from '../form/formValues.ts';

export const emptyHabit = formValuesOf({ name: '', frequency: 'daily', ...habitFields.unset });

export type HabitFormValues = typeof emptyHabit;

export const formValues = (habit: Habit): HabitFormValues => filledFrom(emptyHabit, habit);

const asBody = (values: unknown) => filled(values, ['name']) as object;

/** Checks what the inputs hold; its output is the body of a create. */
export const habitFormSchema = z.preprocess(asBody, habitFields.create);

export const createBody = (values: HabitFormValues): NewHabit => habitFormSchema.parse(values);

/** The body of a patch: the changed fields alone, null for what was emptied. */
export const patchBody = (habit: Habit, values: HabitFormValues): HabitPatch =>
  changedFields(asBody(formValues(habit)), createBody(values));

import * as z from 'zod';
import { type Habit, type HabitPatch, habitFields, type NewHabit } from '#shared/habits/model.ts';
import { changedFields } from '../../forms/changedFields.ts';
import { filled } from '../../forms/filled.ts';
import { filledFrom, formValuesOf } from '../../forms/formValues.ts';

export const emptyHabit = formValuesOf({ name: '', frequency: 'daily', ...habitFields.unset });

export type HabitFormValues = typeof emptyHabit;

export const formValues = (habit: Habit): HabitFormValues => filledFrom(emptyHabit, habit);

const asBody = (values: unknown) => filled(values, ['name']) as object;

/** Validates the values of the inputs; its output is the body of a create. */
export const habitFormSchema = z.preprocess(asBody, habitFields.create);

export const createBody = (values: HabitFormValues): NewHabit => habitFormSchema.parse(values);

/** The body of a patch: only the changed fields, null for the cleared ones. */
export const patchBody = (habit: Habit, values: HabitFormValues): HabitPatch =>
  changedFields(asBody(formValues(habit)), createBody(values));

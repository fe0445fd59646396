import { type Habit, habitFields } from '#shared/habits/model.ts';
import { filled, filledFrom, formValuesOf, mapForm } from '../../forms/formValues.ts';

const empty = formValuesOf({ name: '', frequency: 'daily', ...habitFields.unset });

export type HabitFormValues = typeof empty;

export const { formValues, formErrors, createBody, patchBody } = mapForm({
  empty,
  shown: (habit: Habit) => filledFrom(empty, habit),
  bodyOf: (values) => filled(values, ['name']),
  schema: () => habitFields.create,
});

import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { skillCategories } from '#shared/core/categories.ts';
import { limits } from '#shared/core/fields.ts';
import {
  type Habit,
  habitDefaults,
  habitDifficulties,
  habitFrequencies,
  maxTargetDays,
} from '#shared/habits/model.ts';
import { ColorField } from '../../forms/ColorField.tsx';
import { FieldPair, ItemForm } from '../../forms/ItemForm.tsx';
import { useItemForm } from '../../forms/useItemForm.ts';
import { paths } from '../../paths.ts';
import { frequencyLabels } from './format.ts';
import { emptyHabit, formValues, type HabitFormValues, habitFormSchema } from './habitForm.ts';
import { useSaveHabit } from './useSaveHabit.ts';

/** Creates a habit or edits the given one, then returns to the list. */
export const HabitForm = ({ habit }: { readonly habit: Habit | undefined }) => {
  const { form, ...state } = useItemForm<HabitFormValues>({
    initialValues: habit ? formValues(habit) : emptyHabit,
    schema: habitFormSchema,
    send: useSaveHabit(habit),
    fallback: 'Failed to save habit',
    success: habit ? 'Updated!' : 'Created!',
    back: paths.habits,
  });

  return (
    <ItemForm {...state} submit={habit ? 'Save changes' : 'Add Habit'} back={paths.habits}>
      <TextInput
        label="Name"
        placeholder="Read 10 pages"
        required
        maxLength={limits.name}
        autoFocus={!habit}
        {...form.getInputProps('name')}
      />
      <Textarea
        label="Description"
        rows={3}
        maxLength={limits.description}
        {...form.getInputProps('description')}
      />
      <FieldPair>
        <NativeSelect
          label="Frequency"
          required
          data={habitFrequencies.map((value) => ({ value, label: frequencyLabels[value] }))}
          {...form.getInputProps('frequency')}
        />
        <TextInput
          type="time"
          label="Reminder time"
          description="Shown on the habit; no message is sent."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('reminderTime')}
        />
        <NativeSelect
          label="Category"
          data={[...skillCategories]}
          {...form.getInputProps('category')}
        />
        <NativeSelect
          label="Difficulty"
          data={[...habitDifficulties]}
          {...form.getInputProps('difficulty')}
        />
        <NumberInput
          label="Target days"
          description={`The number of days to complete. ${habitDefaults.targetDays} if you leave it empty.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={1}
          max={maxTargetDays}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          inputMode="numeric"
          {...form.getInputProps('targetDays')}
        />
      </FieldPair>
      <ColorField {...form.getInputProps('color')} />
    </ItemForm>
  );
};

import { Button, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { schemaResolver, useForm } from '@mantine/form';
import { Link } from 'react-router-dom';
import { skillCategories } from '#shared/contract/categories.ts';
import { limits } from '#shared/contract/fields.ts';
import {
  type Habit,
  habitDefaults,
  habitDifficulties,
  habitFrequencies,
  maxTargetDays,
} from '#shared/contract/habits.ts';
import { paths } from '../paths.ts';
import { Banner } from '../ui/Banner.tsx';
import { ColorField } from './ColorField.tsx';
import classes from './HabitForm.module.css';
import { emptyHabit, formValues, type HabitFormValues, habitFormSchema } from './habitForm.ts';
import { useSaveHabit } from './useSaveHabit.ts';
import { frequencyWords } from './words.ts';

/** Creates a habit, or edits the one given; then back to the list. */
export const HabitForm = ({ habit }: { readonly habit?: Habit }) => {
  const form = useForm<HabitFormValues>({
    initialValues: habit ? formValues(habit) : emptyHabit,
    validate: schemaResolver(habitFormSchema, { sync: true }),
  });
  const { save, busy, failure } = useSaveHabit(habit, form.setErrors);

  return (
    <form className={classes.form} onSubmit={form.onSubmit(save)} noValidate>
      {failure && <Banner tone="bad">{failure}</Banner>}
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
      <div className={classes.pair}>
        <NativeSelect
          label="Frequency"
          required
          data={habitFrequencies.map((value) => ({ value, label: frequencyWords[value] }))}
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
          description={`Completed days to reach, ${habitDefaults.targetDays} if left empty.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={1}
          max={maxTargetDays}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          inputMode="numeric"
          {...form.getInputProps('targetDays')}
        />
      </div>
      <ColorField {...form.getInputProps('color')} />
      <div className={classes.actions}>
        <Button component={Link} to={paths.habits} variant="default">
          Cancel
        </Button>
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : habit ? 'Save changes' : 'Add Habit'}
        </Button>
      </div>
    </form>
  );
};

import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useCallback } from 'react';
import { limits } from '#shared/calls/fields.ts';
import { skillCategories } from '#shared/core/categories.ts';
import { lastEnd } from '#shared/habits/ends.ts';
import {
  type Habit,
  habitDefaults,
  habitDifficulties,
  habitSchema,
  maxTargetDays,
  timesOfDay,
} from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { useToday } from '../../../data/days/useToday.ts';
import type { FormDraft } from '../../../data/outbox/change.ts';
import { useUser } from '../../../data/session/SessionProvider.tsx';
import { createHabit, updateHabit } from '../../../domain/habits/edits.ts';
import { reminderQuestion } from '../../../domain/reminders/question.ts';
import { categoryLabel } from '../../../domain/skills/categoryLabel.ts';
import { FieldPair, Form } from '../../../forms/Form.tsx';
import { ColorField } from '../../../forms/fields/ColorField.tsx';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { NumberField } from '../../../forms/fields/NumberField.tsx';
import { ItemFormPage } from '../../../forms/ItemFormPage.tsx';
import { MoreOptions } from '../../../forms/MoreOptions.tsx';
import { useItemForm } from '../../../forms/useItemForm.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { difficultyLabel, timeLabel } from '../format/format.ts';
import { CountsField } from './CountsField.tsx';
import { FrequencyField } from './FrequencyField.tsx';
import { GroupField } from './GroupField.tsx';
import {
  createBody,
  formErrors,
  formValues,
  type HabitFormValues,
  patchBody,
} from './habitForm.ts';
import { KindField } from './KindField.tsx';
import { RemindersField } from './RemindersField.tsx';

export const HabitFormPage = () => (
  <ItemFormPage
    passedAs="habit"
    schema={habitSchema}
    addTitle={titles.habitAdd()}
    editTitle={titles.habitEdit()}
    notFound={i18n.t('Habit not found. Please navigate from the habits list.')}
    toList={i18n.t('Back to habits')}
    listPath={paths.habits}
  >
    {(habit) => <HabitForm habit={habit} />}
  </ItemFormPage>
);

const HabitForm = ({ habit }: { readonly habit: Habit | undefined }) => {
  const today = useToday();
  const { form, frame } = useItemForm({
    name: 'habit',
    fallback: i18n.t('Failed to save habit'),
    addLabel: i18n.t('Add Habit'),
    item: habit,
    listPath: paths.habits,
    formValues,
    formErrors: (values, item) => formErrors(values, item, today),
    save: useSaveHabit(habit),
  });

  return (
    <Form {...frame}>
      <TextInput
        label={i18n.t('Name')}
        placeholder={i18n.t('Read 10 pages')}
        required
        {...limitTo(limits.name)}
        autoFocus={!habit}
        {...form.getInputProps('name')}
      />
      <FrequencyField form={form} habit={habit} />
      <KindField form={form} habit={habit} />
      <MoreOptions
        form={form}
        unset={formValues()}
        fields={[
          'description',
          'reminderTimes',
          'remind',
          'timeOfDay',
          'group',
          'category',
          'difficulty',
          'targetDays',
          'color',
          'endsOn',
          'skill',
          'minutesEach',
        ]}
      >
        <Textarea
          label={i18n.t('Description')}
          rows={3}
          {...limitTo(limits.description)}
          {...form.getInputProps('description')}
        />
        <CountsField form={form} habit={habit} />
        <RemindersField form={form} />
        <FieldPair>
          <NativeSelect
            label={i18n.t('Time of day')}
            data={timesOfDay.map((value) => ({ value, label: timeLabel(value) }))}
            {...form.getInputProps('timeOfDay')}
          />
          <GroupField form={form} />
          <NativeSelect
            label={i18n.t('Category')}
            data={skillCategories.map((value) => ({ value, label: categoryLabel(value) }))}
            {...form.getInputProps('category')}
          />
          <NumberField
            label={i18n.t('Target days')}
            description={i18n.t('The number of days to complete. {days} if you leave it empty.', {
              days: habitDefaults.targetDays,
            })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={1}
            max={maxTargetDays}
            {...form.getInputProps('targetDays')}
          />
          <ColorField {...form.getInputProps('color')} />
          <TextInput
            type="date"
            label={i18n.t('Ends on')}
            description={i18n.t('The last day. From the next day on, the habit is archived.')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={today}
            max={lastEnd(today)}
            {...form.getInputProps('endsOn')}
          />
          <NativeSelect
            label={i18n.t('Difficulty')}
            data={habitDifficulties.map((value) => ({ value, label: difficultyLabel(value) }))}
            {...form.getInputProps('difficulty')}
          />
        </FieldPair>
      </MoreOptions>
    </Form>
  );
};

function useSaveHabit(habit: Habit | undefined) {
  const make = useMake();
  const today = useToday();
  const { _id: person } = useUser();
  return useCallback(
    (values: HabitFormValues, draft: FormDraft) => {
      const failure = i18n.t('Failed to save habit');
      if (!habit) {
        const body = createBody(values);
        if (body.reminderTimes?.length) reminderQuestion.saved(person);
        return make(
          createHabit,
          { body },
          {
            label: i18n.t('New habit: {name}', { name: body.name }),
            failure,
            success: 'Created!',
            draft,
          },
        );
      }
      const body = patchBody(habit, values, today);
      if (Object.keys(body).length === 0) return undefined;
      if (Array.isArray(body.reminderTimes)) reminderQuestion.saved(person);
      const request = { params: { id: habit._id }, body };
      return make(updateHabit, request, {
        label: i18n.t('{name}: edited', { name: habit.name }),
        failure,
        success: 'Updated!',
        draft,
      });
    },
    [habit, make, today, person],
  );
}

import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { allHabitsOf, everyHabit } from '#shared/habits/everyHabit.ts';
import { maxGroup } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import type { Inputs } from '../../../forms/useForm.ts';
import { groupNames } from '../groups.ts';
import type { HabitFormValues } from './habitForm.ts';

/** The browser suggests the person's other groups. */
export const GroupField = ({ form }: { readonly form: Inputs<HabitFormValues> }) => {
  const { data } = useRoute(habits.list, everyHabit, { isOptional: true });
  const id = useId();
  return (
    <div>
      <TextInput
        label={i18n.t('Group')}
        placeholder={i18n.t('Morning routine')}
        list={id}
        autoComplete="off"
        {...limitTo(maxGroup)}
        {...form.getInputProps('group')}
      />
      <datalist id={id}>
        {data && groupNames(allHabitsOf(data)).map((name) => <option key={name} value={name} />)}
      </datalist>
    </div>
  );
};

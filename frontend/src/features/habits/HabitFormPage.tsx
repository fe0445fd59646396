import { habitSchema } from '#shared/habits/model.ts';
import { ItemFormPage } from '../../forms/ItemFormPage.tsx';
import { paths } from '../../paths.ts';
import { HabitForm } from './HabitForm.tsx';

export const HabitFormPage = () => (
  <ItemFormPage
    name="Habit"
    schema={habitSchema}
    addTitle="Add Habit"
    listName="habits list"
    listPath={paths.habits}
  >
    {(habit) => <HabitForm habit={habit} />}
  </ItemFormPage>
);

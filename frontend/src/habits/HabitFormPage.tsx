import { Button } from '@mantine/core';
import { Link, useLocation, useParams } from 'react-router-dom';
import * as z from 'zod';
import { type Habit, habitSchema } from '#shared/contract/habits.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { HabitForm } from './HabitForm.tsx';

/** What the list passes along; it outlives reloads in the browser's history, so it is parsed. */
const passedAlong = z.object({ habit: habitSchema });

const useHabitToEdit = (id: string | undefined): Habit | null => {
  const { state } = useLocation();
  const habit = passedAlong.safeParse(state).data?.habit;
  return habit && habit._id === id ? habit : null;
};

export const HabitFormPage = () => {
  const { id } = useParams();
  const habit = useHabitToEdit(id);
  if (id === undefined) {
    return (
      <>
        <PageHeader title="Add Habit" />
        <HabitForm />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Edit Habit" />
      {habit ? (
        <HabitForm key={habit._id} habit={habit} />
      ) : (
        <EmptyState
          title="Habit not found. Please navigate from the habits list."
          action={
            <Button component={Link} to={paths.habits}>
              To the habits list
            </Button>
          }
        />
      )}
    </>
  );
};

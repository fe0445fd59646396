import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Habit, habits } from '#shared/contract/habits.ts';
import { fieldErrors, messageOf } from '../api/ApiError.ts';
import { useAction } from '../api/useAction.ts';
import { paths } from '../paths.ts';
import { showError, showSuccess } from '../ui/popups.ts';
import { createBody, type HabitFormValues, patchBody } from './habitForm.ts';

/** Saves a new habit, or what changed of the one given, says so and goes back to the list. */
export function useSaveHabit(
  habit: Habit | undefined,
  setErrors: (errors: Record<string, string>) => void,
) {
  const create = useAction(habits.create);
  const update = useAction(habits.update);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();

  const send = async (values: HabitFormValues): Promise<void> => {
    if (!habit) {
      await create.run({ body: createBody(values) });
      return;
    }
    const body = patchBody(habit, values);
    if (Object.keys(body).length > 0) await update.run({ params: { id: habit._id }, body });
  };

  const save = async (values: HabitFormValues): Promise<void> => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const message = messageOf(error, 'Failed to save habit');
      setErrors(fieldErrors(error));
      setFailure(message);
      showError(message);
      return;
    }
    showSuccess(habit ? 'Updated!' : 'Created!');
    navigate(paths.habits);
  };

  return { save, busy: create.busy || update.busy, failure };
}

import { useCallback } from 'react';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { deleteFailure } from '../api/ApiError.ts';
import { useAction } from '../api/useAction.ts';
import { confirmDelete } from '../ui/confirmDelete.tsx';
import { formatCount } from '../ui/formatCount.ts';
import { showError, showSuccess } from '../ui/popups.ts';

/** Asks first, and names what would be lost. */
export function useDeleteHabit(): (habit: Habit) => void {
  const { run } = useAction(habits.remove);
  return useCallback(
    (habit) =>
      confirmDelete({
        title: 'Delete Habit?',
        text: `This cannot be undone. "${habit.name}" and all its completion history (${formatCount(habit.totalCompletions, 'completed day')}) will be removed.`,
        onConfirm: () =>
          run({ params: { id: habit._id } }).then(
            () => showSuccess('Deleted!'),
            (error: unknown) => showError(deleteFailure('habit', error)),
          ),
      }),
    [run],
  );
}

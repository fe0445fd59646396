import { useCallback } from 'react';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { deleteFailure } from '../../data/ApiError.ts';
import { useAction } from '../../data/useAction.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showError, showSuccess } from '../../ui/overlay/popups.ts';

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

import { useCallback } from 'react';
import { countDays, unpackDays } from '#shared/core/daySet.ts';
import type { Habit } from '#shared/habits/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showSuccess } from '../../ui/overlay/popups.ts';
import { deleteHabit } from './changes.ts';

/** Asks first, and names what would be lost. */
export function useDeleteHabit(): (habit: Habit) => void {
  const make = useMake();
  return useCallback(
    ({ _id, name, history }) =>
      confirmDelete({
        title: 'Delete Habit?',
        text: `This cannot be undone. "${name}" and all its completion history (${formatCount(countDays(unpackDays(history)), 'completed day')}) will be removed.`,
        onConfirm: () => {
          make(
            deleteHabit,
            { params: { id: _id } },
            { label: `${name}: deleted`, failure: 'Failed to delete habit' },
          );
          showSuccess('Deleted!');
        },
      }),
    [make],
  );
}

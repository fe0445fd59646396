import { useCallback } from 'react';
import type { Skill } from '#shared/skills/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { formatHours } from '../../ui/format/durations.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showSuccess } from '../../ui/overlay/popups.ts';
import { deleteSkill } from './changes.ts';

/** Asks first, and names what would be lost. */
export function useDeleteSkill(): (skill: Skill) => void {
  const make = useMake();
  return useCallback(
    ({ _id, name, currentHours }) =>
      confirmDelete({
        title: 'Delete Skill?',
        text: `This cannot be undone. "${name}" and all its progress (${formatHours(currentHours)}), activities and assessments will be removed.`,
        onConfirm: () => {
          make(
            deleteSkill,
            { params: { id: _id } },
            { label: `${name}: deleted`, failure: 'Failed to delete skill' },
          );
          showSuccess('Deleted!');
        },
      }),
    [make],
  );
}

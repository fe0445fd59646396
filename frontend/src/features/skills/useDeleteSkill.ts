import { useCallback } from 'react';
import type { Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { deleteFailure } from '../../data/ApiError.ts';
import { useAction } from '../../data/useAction.ts';
import { formatHours } from '../../ui/format/durations.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showError, showSuccess } from '../../ui/overlay/popups.ts';

/** Asks first, and names what would be lost. */
export function useDeleteSkill(): (skill: Skill) => void {
  const { run } = useAction(skills.remove);
  return useCallback(
    (skill) =>
      confirmDelete({
        title: 'Delete Skill?',
        text: `This cannot be undone. "${skill.name}" and all its progress (${formatHours(skill.currentHours)}), activities and assessments will be removed.`,
        onConfirm: () =>
          run({ params: { id: skill._id } }).then(
            () => showSuccess('Deleted!'),
            (error: unknown) => showError(deleteFailure('skill', error)),
          ),
      }),
    [run],
  );
}

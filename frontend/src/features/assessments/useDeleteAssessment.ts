import { useCallback } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { messageOf } from '../../data/ApiError.ts';
import { useAction } from '../../data/useAction.ts';
import { formatDate } from '../../ui/format/days.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showError, showSuccess } from '../../ui/overlay/popups.ts';
import { skillName } from './view.ts';

/** Asks first, and names what would be lost. */
export function useDeleteAssessment(): (assessment: Assessment) => void {
  const { run } = useAction(assessments.remove);
  return useCallback(
    (assessment) =>
      confirmDelete({
        title: 'Delete Assessment?',
        text: `This cannot be undone. Your assessment of "${skillName(assessment)}" of ${formatDate(assessment.assessmentDate)} with its notes and reflections will be removed.`,
        onConfirm: () =>
          run({ params: { id: assessment._id } }).then(
            () => showSuccess('Deleted!'),
            (error: unknown) => showError(messageOf(error, 'Failed to delete assessment')),
          ),
      }),
    [run],
  );
}

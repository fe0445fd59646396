import { useCallback } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { formatDate } from '../../ui/format/days.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showSuccess } from '../../ui/overlay/popups.ts';
import { deleteAssessment } from './changes.ts';
import { skillName } from './view.ts';

/** Asks first, and names what would be lost. */
export function useDeleteAssessment(): (assessment: Assessment) => void {
  const make = useMake();
  return useCallback(
    (assessment) => {
      const what = `"${skillName(assessment)}" of ${formatDate(assessment.assessmentDate)}`;
      confirmDelete({
        title: 'Delete Assessment?',
        text: `This cannot be undone. Your assessment of ${what} with its notes and reflections will be removed.`,
        onConfirm: () => {
          make(
            deleteAssessment,
            { params: { id: assessment._id } },
            {
              label: `Assessment of ${what}: deleted`,
              failure: 'Failed to delete assessment',
              about: { skill: assessment.skill?._id ?? '' },
            },
          );
          showSuccess('Deleted!');
        },
      });
    },
    [make],
  );
}

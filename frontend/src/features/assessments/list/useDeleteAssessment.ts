import { useCallback } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { deleteAssessment } from '../../../domain/assessments/edits.ts';
import { confirmDelete } from '../../../ui/overlay/popups/confirmDelete.tsx';
import { skillName } from '../view.ts';

export function useDeleteAssessment(): (assessment: Assessment) => void {
  const make = useMake();
  return useCallback(
    (assessment) => {
      const { _id, skill, assessmentDate } = assessment;
      const named = { name: skillName(assessment), day: formatDate(assessmentDate) };
      confirmDelete({
        title: i18n.t('Delete Assessment?'),
        text: i18n.t(
          'This cannot be undone. The assessment of “{name}” on {day} will be removed, with its ratings and notes.',
          named,
        ),
        onConfirm: () => {
          make(
            deleteAssessment,
            { params: { id: _id } },
            {
              label: i18n.t('Deleting the assessment of “{name}” on {day}', named),
              failure: i18n.t('Failed to delete assessment'),
              success: 'Deleted!',
              about: { skill: skill?._id ?? '' },
            },
          );
        },
      });
    },
    [make],
  );
}

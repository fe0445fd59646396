import { useCallback } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useMake } from '../../../data/outbox/useOutbox.ts';
import { showUndo } from '../../../ui/overlay/popups.ts';
import { deleteAssessment } from '../changes.ts';
import { skillName } from '../view.ts';

/** Deletes at once, and can be undone. */
export function useDeleteAssessment(): (assessment: Assessment) => void {
  const make = useMake();
  return useCallback(
    (assessment) => {
      const { _id, skill, assessmentDate } = assessment;
      const label = i18n.t('Deleting the assessment of “{name}” on {day}', {
        name: skillName(assessment),
        day: formatDate(assessmentDate),
      });
      const added = make(
        deleteAssessment,
        { params: { id: _id } },
        {
          label,
          failure: i18n.t('Failed to delete assessment'),
          success: 'Deleted!',
          about: { skill: skill?._id ?? '' },
          isHeld: true,
        },
      );
      showUndo(label, added);
    },
    [make],
  );
}

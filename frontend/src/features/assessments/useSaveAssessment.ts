import { useCallback } from 'react';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { type AssessmentFormValues, createBody } from './assessmentForm.ts';
import { createAssessment } from './changes.ts';

/** Saves a new assessment. */
export function useSaveAssessment() {
  const make = useMake();
  return useCallback(
    (values: AssessmentFormValues) =>
      make(
        createAssessment,
        { body: createBody(values) },
        { label: 'New assessment', failure: 'Failed to create assessment' },
      ).outcome(),
    [make],
  );
}

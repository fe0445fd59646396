import { type Assessment, assessmentFields } from '#shared/assessments/model.ts';

/** An assessment of TypeScript on 1 November 2026, for tests to vary. */
export const anAssessment = (given: Partial<Assessment> = {}): Assessment => ({
  _id: '01JD0000000000000000000001',
  skill: { _id: '01JD0000000000000000000009', name: 'TypeScript', category: 'Framework' },
  confidenceLevel: 3,
  ...assessmentFields.unset,
  evidence: [],
  confidenceDescription: 'Medium',
  selfRatingDescription: 'Intermediate',
  assessmentDate: '2026-11-01',
  isReviewDue: false,
  daysSinceAssessment: 19,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...given,
});

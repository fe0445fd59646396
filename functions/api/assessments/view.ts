import type { Assessment } from '#shared/assessments/model.ts';
import { deriveAssessment } from '#shared/assessments/rules.ts';
import type { Day } from '#shared/days/days.ts';
import type { StoredSkill } from '../ledger/store.ts';
import type { EvidenceNames } from './evidence.ts';
import type { StoredAssessment } from './store.ts';

export const viewSkill = ({ _id, name, category }: StoredSkill) => ({ _id, name, category });

/**
 * Returns the response for a stored assessment. `isNewest` says whether it is the newest of `skill`. The evidence in
 * the response has no names yet, see `withNames`.
 */
export const viewAssessment = (
  assessment: StoredAssessment,
  { skill, isNewest }: { readonly skill: StoredSkill; readonly isNewest: boolean },
  today: Day,
): Assessment => ({
  ...assessment,
  skill: viewSkill(skill),
  evidence: assessment.evidence.map((one) => ({ ...one, name: null })),
  ...deriveAssessment(assessment, isNewest, today),
});

export const withNames = (assessment: Assessment, nameOf: EvidenceNames): Assessment => ({
  ...assessment,
  evidence: assessment.evidence.map(({ area, id }) => ({
    area,
    id,
    name: nameOf({ area, id }),
  })),
});

import type { Assessment } from '#shared/assessments/model.ts';
import { deriveAssessment } from '#shared/assessments/rules.ts';
import type { Day } from '#shared/core/days.ts';
import type { StoredSkill } from '../skills/store.ts';
import type { StoredAssessment } from './store.ts';

/** A skill as assessments show it. */
export const viewSkill = ({ _id, name, category }: StoredSkill) => ({ _id, name, category });

/**
 * Returns the response for a stored assessment. `isNewest` says whether it is the latest of `skill`.
 */
export const viewAssessment = (
  assessment: StoredAssessment,
  { skill, isNewest }: { readonly skill: StoredSkill; readonly isNewest: boolean },
  today: Day,
): Assessment => ({
  ...assessment,
  skill: viewSkill(skill),
  ...deriveAssessment(assessment, isNewest, today),
});

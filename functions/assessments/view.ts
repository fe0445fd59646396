import { type Assessment, assessmentDefaults } from '#shared/assessments/model.ts';
import { type AssessmentFacts, deriveAssessment } from '#shared/assessments/rules.ts';
import type { Day } from '#shared/core/days.ts';
import type { StoredAssessment } from '../table/assessments.ts';
import type { StoredSkill } from '../table/skills.ts';

export const factsOf = (assessment: StoredAssessment): AssessmentFacts => ({
  _id: assessment._id,
  skillId: assessment.skillId,
  confidenceLevel: assessment.confidenceLevel,
  selfRating: assessment.selfRating ?? assessmentDefaults.selfRating,
  assessmentDate: assessment.assessmentDate,
  nextReviewDate: assessment.nextReviewDate ?? null,
});

/** A skill as assessments show it. */
export const viewSkill = ({ _id, name, category }: StoredSkill) => ({ _id, name, category });

/** A stored assessment as the API answers it. `isNewest`: of its skill, which is as it is now. */
export const viewAssessment = (
  assessment: StoredAssessment,
  { skill, isNewest }: { readonly skill: StoredSkill; readonly isNewest: boolean },
  today: Day,
): Assessment => {
  const facts = factsOf(assessment);
  return {
    _id: assessment._id,
    skill: viewSkill(skill),
    confidenceLevel: assessment.confidenceLevel,
    selfRating: facts.selfRating,
    notes: assessment.notes ?? assessmentDefaults.notes,
    reflections: assessment.reflections ?? assessmentDefaults.reflections,
    strengths: assessment.strengths ?? [],
    areasForImprovement: assessment.areasForImprovement ?? [],
    blockers: assessment.blockers ?? [],
    assessmentDate: assessment.assessmentDate,
    nextReviewDate: facts.nextReviewDate,
    ...deriveAssessment(facts, isNewest, today),
    createdAt: assessment.createdAt,
    updatedAt: assessment.updatedAt,
  };
};

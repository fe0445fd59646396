import { compare } from '../calls/order.ts';
import { mean, tally } from '../core/counting.ts';
import { confidenceLabel, levelLabel, type Step } from '../core/scale.ts';
import { type Day, daysBetween } from '../days/days.ts';
import type { Assessment, AssessmentStats, DerivedAssessment } from './model.ts';

export const RECENT_ASSESSMENT_DAYS = 30;

const NO_CONFIDENCE: Readonly<Record<Step, number>> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

/** On the same day, the assessment with the greater `_id`, a ULID, is newer. */
export type AssessmentFacts = Pick<
  Assessment,
  '_id' | 'confidenceLevel' | 'selfRating' | 'assessmentDate' | 'nextReviewDate'
> & { readonly skillId: string };

type Dated = Pick<AssessmentFacts, '_id' | 'assessmentDate'>;

/** Comparator, oldest first: by day, then by id. */
export const byAge = (a: Dated, b: Dated): number =>
  compare(a.assessmentDate, b.assessmentDate) || compare(a._id, b._id);

/** The newest assessment of each skill, by skill id. */
export function newestBySkill<A extends Dated & Pick<AssessmentFacts, 'skillId'>>(
  assessments: readonly A[],
): Map<string, A> {
  const newest = new Map<string, A>();
  for (const assessment of assessments) {
    const other = newest.get(assessment.skillId);
    if (!other || byAge(other, assessment) < 0) newest.set(assessment.skillId, assessment);
  }
  return newest;
}

/** A review is due from its day on, unless the skill has a newer assessment. */
const isReviewDue = (
  { nextReviewDate }: Pick<AssessmentFacts, 'nextReviewDate'>,
  isNewest: boolean,
  today: Day,
): boolean => isNewest && nextReviewDate !== null && nextReviewDate <= today;

/** Derives all values of an assessment. `isNewest` says that the skill has no newer assessment, see `newestBySkill`. */
export const deriveAssessment = (
  facts: AssessmentFacts,
  isNewest: boolean,
  today: Day,
): DerivedAssessment => ({
  confidenceDescription: confidenceLabel(facts.confidenceLevel),
  selfRatingDescription: levelLabel(facts.selfRating),
  isReviewDue: isReviewDue(facts, isNewest, today),
  daysSinceAssessment: Math.max(0, daysBetween(facts.assessmentDate, today)),
});

/** Derives all values of a response's assessments again, for `today`. */
export function assessmentsOn(assessments: readonly Assessment[], today: Day): Assessment[] {
  const facts = assessments.map((one) => ({ ...one, skillId: one.skill?._id ?? '' }));
  const newest = newestBySkill(facts);
  return facts.map(({ skillId, ...one }) => ({
    ...one,
    ...deriveAssessment({ ...one, skillId }, newest.get(skillId)?._id === one._id, today),
  }));
}

/** Stats over all assessments of a user. `category` is the current category of the skill. */
export function assessmentStats(
  assessments: readonly (AssessmentFacts & { readonly category: string })[],
  today: Day,
): AssessmentStats {
  const newest = newestBySkill(assessments);
  const confidences = assessments.map(({ confidenceLevel }) => confidenceLevel);
  return {
    totalAssessments: assessments.length,
    averageConfidence: mean(confidences, 1),
    recentAssessments: assessments.filter(
      ({ assessmentDate }) => daysBetween(assessmentDate, today) < RECENT_ASSESSMENT_DAYS,
    ).length,
    overdueReviews: [...newest.values()].filter((one) => isReviewDue(one, true, today)).length,
    confidenceDistribution: { ...NO_CONFIDENCE, ...tally(confidences.map(String)) },
    assessmentsByCategory: tally(assessments.map(({ category }) => category)),
  };
}

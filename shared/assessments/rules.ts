import { mean, tally } from '../core/counting.ts';
import { type Day, daysBetween } from '../core/days.ts';
import { confidenceLabel, levelLabel, type Step } from '../core/scale.ts';

export const RECENT_ASSESSMENT_DAYS = 30;

const NO_CONFIDENCE: Readonly<Record<Step, number>> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

export interface AssessmentFacts {
  /** A ULID: of two made on one day the greater is the newer. */
  readonly _id: string;
  readonly skillId: string;
  /** 1 to 5. */
  readonly confidenceLevel: number;
  readonly selfRating: number;
  /** The user's day when it was made. */
  readonly assessmentDate: Day;
  readonly nextReviewDate: Day | null;
}

export interface DerivedAssessment {
  readonly confidenceDescription: string;
  readonly selfRatingDescription: string;
  readonly isReviewDue: boolean;
  readonly daysSinceAssessment: number;
}

type Made = Pick<AssessmentFacts, '_id' | 'assessmentDate'>;

/** Compares for a sort, oldest first: by day, and on one day by id. */
export function byAge(a: Made, b: Made): number {
  if (a.assessmentDate !== b.assessmentDate) return a.assessmentDate < b.assessmentDate ? -1 : 1;
  return a._id < b._id ? -1 : Number(a._id > b._id);
}

/** The newest assessment of each skill, by the skill's id. */
export function newestBySkill<A extends Made & Pick<AssessmentFacts, 'skillId'>>(
  assessments: readonly A[],
): Map<string, A> {
  const newest = new Map<string, A>();
  for (const assessment of assessments) {
    const other = newest.get(assessment.skillId);
    if (!other || byAge(other, assessment) < 0) newest.set(assessment.skillId, assessment);
  }
  return newest;
}

/** Due from the day of the review on, unless a newer assessment of the skill has taken its place. */
const isReviewDue = (
  { nextReviewDate }: Pick<AssessmentFacts, 'nextReviewDate'>,
  isNewest: boolean,
  today: Day,
): boolean => isNewest && nextReviewDate !== null && nextReviewDate <= today;

/** All derived values of an assessment. `isNewest`: of its skill, see `newestBySkill`. */
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

export interface AssessmentStats {
  readonly totalAssessments: number;
  /** To one decimal; 0 without assessments. */
  readonly averageConfidence: number;
  /** Of today and the 29 days before. */
  readonly recentAssessments: number;
  readonly overdueReviews: number;
  /** All of 1 to 5, 0 included. */
  readonly confidenceDistribution: Record<Step, number>;
  /** The categories that occur. */
  readonly assessmentsByCategory: Record<string, number>;
}

/** Over all assessments of a user. `category`: the skill's, as it is now. */
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

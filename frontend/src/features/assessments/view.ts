import type { Assessment, AssessmentStats } from '#shared/assessments/model.ts';
import { assessmentStats } from '#shared/assessments/rules.ts';
import { mean } from '#shared/core/counting.ts';
import type { Day } from '#shared/core/days.ts';
import { confidenceLabels } from '#shared/core/scale.ts';
import type { Slice } from '../../ui/charts/series.ts';
import { slicesOf } from '../../ui/charts/slicesOf.ts';
import { compareKeys, compareText } from '../../ui/format/compare.ts';
import { formatNearDay, unbroken } from '../../ui/format/days.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';

export const RECENT_DAYS = 7;
export const HIGH_CONFIDENCE = 4;
export const LOW_CONFIDENCE = 2;

export const assessmentFilters = ['all', 'recent', 'overdue', 'high', 'low'] as const;
export type AssessmentFilter = (typeof assessmentFilters)[number];

export const filterLabels: Record<AssessmentFilter, string> = {
  all: 'All',
  recent: 'Recent',
  overdue: 'Overdue Reviews',
  high: 'High Confidence',
  low: 'Low Confidence',
};

const passes: Record<AssessmentFilter, (assessment: Assessment) => boolean> = {
  all: () => true,
  recent: ({ daysSinceAssessment }) => daysSinceAssessment <= RECENT_DAYS,
  overdue: ({ isReviewDue }) => isReviewDue,
  high: ({ confidenceLevel }) => confidenceLevel >= HIGH_CONFIDENCE,
  low: ({ confidenceLevel }) => confidenceLevel <= LOW_CONFIDENCE,
};

export const filterAssessments = (
  assessments: readonly Assessment[],
  filter: AssessmentFilter,
): Assessment[] => assessments.filter(passes[filter]);

export const assessmentSorts = ['date', 'confidence', 'skill', 'category'] as const;
export type AssessmentSort = (typeof assessmentSorts)[number];

export const sortLabels: Record<AssessmentSort, string> = {
  date: 'Date',
  confidence: 'Confidence',
  skill: 'Skill',
  category: 'Category',
};

export const skillName = ({ skill }: Pick<Assessment, 'skill'>): string =>
  skill?.name || 'Unknown Skill';
export const skillCategory = ({ skill }: Pick<Assessment, 'skill'>): string =>
  skill?.category || 'N/A';

export const assessmentSearch: ListSearch<Assessment> = {
  textsOf: (one) => [
    skillName(one),
    skillCategory(one),
    one.notes,
    one.reflections,
    ...one.strengths,
    ...one.areasForImprovement,
    ...one.blockers,
  ],
  facets: { skill: { label: 'Skill', valuesOf: ({ skill }) => (skill ? [skill.name] : []) } },
};

type Order = (a: Assessment, b: Assessment) => number;

const newestFirst: Order = (a, b) =>
  compareKeys(b.assessmentDate, a.assessmentDate) || compareKeys(b._id, a._id);

const orders: Record<AssessmentSort, Order> = {
  date: newestFirst,
  confidence: (a, b) => b.confidenceLevel - a.confidenceLevel,
  skill: (a, b) => compareText(skillName(a), skillName(b)),
  category: (a, b) => compareText(skillCategory(a), skillCategory(b)),
};

/** Dates newest first, confidence highest first, names from A to Z; equals newest first. */
export const sortAssessments = (
  assessments: readonly Assessment[],
  sort: AssessmentSort,
): Assessment[] => assessments.toSorted(newestFirst).sort(orders[sort]);

/** The stats of all assessments, by the rules of the API's own. */
export const statsOf = (assessments: readonly Assessment[], today: Day): AssessmentStats =>
  assessmentStats(
    assessments.flatMap(({ skill, ...one }) =>
      skill ? [{ ...one, skillId: skill._id, category: skill.category }] : [],
    ),
    today,
  );

/** 'Next review 1 December (Overdue)', marked from that day on, as 'Overdue Reviews' counts it; null without one. */
export const describeReview = (
  { nextReviewDate, isReviewDue }: Pick<Assessment, 'nextReviewDate' | 'isReviewDue'>,
  today: Day,
): string | null =>
  nextReviewDate &&
  `Next review ${unbroken(formatNearDay(nextReviewDate, today))}${isReviewDue ? ' (Overdue)' : ''}`;

/** Counts for 'Very Low' to 'Very High'. */
export const confidenceCounts = (distribution: Readonly<Record<string, number>>): number[] =>
  confidenceLabels.map((_, index) => distribution[index + 1] ?? 0);

/** How many assessments each category has, and their mean confidence. */
export const byCategory = (assessments: readonly Assessment[]): Slice[] =>
  slicesOf(assessments, skillCategory, (group) => {
    const levels = group.map(({ confidenceLevel }) => confidenceLevel);
    return `confidence ${mean(levels, 1)}/5`;
  });

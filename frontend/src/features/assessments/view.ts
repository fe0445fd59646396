import type { Assessment, AssessmentStats } from '#shared/assessments/model.ts';
import { assessmentStats } from '#shared/assessments/rules.ts';
import { mean } from '#shared/core/counting.ts';
import type { Day } from '#shared/core/days.ts';
import { confidenceLabels } from '#shared/core/scale.ts';
import { i18n } from '#shared/language/i18n.ts';
import { categoryLabel } from '../../domain/skills/categoryLabel.ts';
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

export const filterLabels = (): Record<AssessmentFilter, string> => ({
  all: i18n.t('All'),
  recent: i18n.t('Recent'),
  overdue: i18n.t('Overdue Reviews'),
  high: i18n.t('High Confidence'),
  low: i18n.t('Low Confidence'),
});

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

export const sortLabels = (): Record<AssessmentSort, string> => ({
  date: i18n.t('Date'),
  confidence: i18n.t('Confidence'),
  skill: i18n.t('Skill'),
  category: i18n.t('Category'),
});

export const skillName = ({ skill }: Pick<Assessment, 'skill'>): string =>
  skill?.name || i18n.t('Unknown Skill');
export const skillCategory = ({ skill }: Pick<Assessment, 'skill'>): string =>
  skill?.category ? categoryLabel(skill.category) : i18n.t('N/A');

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
  facets: {
    skill: { label: () => i18n.t('Skill'), valuesOf: ({ skill }) => (skill ? [skill.name] : []) },
  },
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

/** The stats of all assessments, by the shared rules. */
export const statsOf = (assessments: readonly Assessment[], today: Day): AssessmentStats =>
  assessmentStats(
    assessments.flatMap(({ skill, ...one }) =>
      skill ? [{ ...one, skillId: skill._id, category: skill.category }] : [],
    ),
    today,
  );

/** 'Next review 1 December (Overdue)'. Overdue from that day on, as in 'Overdue Reviews'. Null without a review. */
export const describeReview = (
  { nextReviewDate, isReviewDue }: Pick<Assessment, 'nextReviewDate' | 'isReviewDue'>,
  today: Day,
): string | null => {
  if (nextReviewDate === null) return null;
  const day = unbroken(formatNearDay(nextReviewDate, today));
  return isReviewDue
    ? i18n.t('Next review {day} (Overdue)', { day })
    : i18n.t('Next review {day}', { day });
};

/** Counts for 'Very Low' to 'Very High'. */
export const confidenceCounts = (distribution: Readonly<Record<string, number>>): number[] =>
  confidenceLabels.map((_, index) => distribution[index + 1] ?? 0);

/** How many assessments each category has, and their mean confidence. */
export const byCategory = (assessments: readonly Assessment[]): Slice[] =>
  slicesOf(assessments, skillCategory, (group) => {
    const levels = group.map(({ confidenceLevel }) => confidenceLevel);
    return i18n.t('confidence {mean, number}/5', { mean: mean(levels, 1) });
  });

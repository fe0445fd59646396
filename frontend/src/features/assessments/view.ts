import type { Assessment, AssessmentStats } from '#shared/assessments/model.ts';
import { assessmentStats } from '#shared/assessments/rules.ts';
import { mean } from '#shared/core/counting.ts';
import { confidenceLabels } from '#shared/core/scale.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { categoryLabel } from '../../domain/skills/categoryLabel.ts';
import type { Slice } from '../../ui/charts/series.ts';
import { slicesOf } from '../../ui/charts/slicesOf.ts';
import { compareKeys, compareText } from '../../ui/format/compare.ts';
import { formatNearDay, unbroken } from '../../ui/format/days.ts';
import type { ListRules, Order } from '../../ui/list/listRules.ts';

export const RECENT_DAYS = 7;
export const HIGH_CONFIDENCE = 4;
export const LOW_CONFIDENCE = 2;

export const skillName = ({ skill }: Pick<Assessment, 'skill'>): string =>
  skill?.name || i18n.t('Unknown Skill');
export const skillCategory = ({ skill }: Pick<Assessment, 'skill'>): string =>
  skill?.category ? categoryLabel(skill.category) : i18n.t('N/A');

const newestFirst: Order<Assessment> = (a, b) =>
  compareKeys(b.assessmentDate, a.assessmentDate) || compareKeys(b._id, a._id);

/** Sorts dates newest first, confidence highest first, and names from A to Z. Ties are sorted newest first. */
export const assessmentRules = {
  filters: {
    all: { label: () => i18n.t('All'), passes: () => true },
    recent: {
      label: () => i18n.t('Recent'),
      passes: ({ daysSinceAssessment }) => daysSinceAssessment <= RECENT_DAYS,
    },
    overdue: { label: () => i18n.t('Overdue Reviews'), passes: ({ isReviewDue }) => isReviewDue },
    high: {
      label: () => i18n.t('High Confidence'),
      passes: ({ confidenceLevel }) => confidenceLevel >= HIGH_CONFIDENCE,
    },
    low: {
      label: () => i18n.t('Low Confidence'),
      passes: ({ confidenceLevel }) => confidenceLevel <= LOW_CONFIDENCE,
    },
  },
  sorts: {
    date: { label: () => i18n.t('Date'), order: newestFirst },
    confidence: {
      label: () => i18n.t('Confidence'),
      order: (a, b) => b.confidenceLevel - a.confidenceLevel,
    },
    skill: {
      label: () => i18n.t('Skill'),
      order: (a, b) => compareText(skillName(a), skillName(b)),
    },
    category: {
      label: () => i18n.t('Category'),
      order: (a, b) => compareText(skillCategory(a), skillCategory(b)),
    },
  },
  equals: newestFirst,
  search: {
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
  },
} as const satisfies ListRules<Assessment>;

/**
 * Returns the assessments with a due review, the longest overdue first. Only the newest assessment of a skill can have
 * one.
 */
export const reviewsDue = (assessments: readonly Assessment[]): readonly Assessment[] =>
  assessments
    .filter(({ isReviewDue }) => isReviewDue)
    .sort((a, b) => compareKeys(a.nextReviewDate ?? '', b.nextReviewDate ?? ''));

/** The figures of all assessments, computed by the same rules as on the server. */
export const statsOf = (assessments: readonly Assessment[], today: Day): AssessmentStats =>
  assessmentStats(
    assessments.flatMap(({ skill, ...one }) =>
      skill ? [{ ...one, skillId: skill._id, category: skill.category }] : [],
    ),
    today,
  );

/**
 * 'Next review 1 December (Overdue)'. A review counts as overdue already on its own day, as in the filter 'Overdue
 * Reviews'. Null if no review is planned.
 */
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

/** The number of assessments with each confidence level, from 'Very Low' to 'Very High'. */
export const confidenceCounts = (distribution: Readonly<Record<string, number>>): number[] =>
  confidenceLabels.map((_, index) => distribution[index + 1] ?? 0);

export const byCategory = (assessments: readonly Assessment[]): Slice[] =>
  slicesOf(assessments, skillCategory, (group) => {
    const levels = group.map(({ confidenceLevel }) => confidenceLevel);
    return i18n.t('confidence {mean, number}/5', { mean: mean(levels, 1) });
  });

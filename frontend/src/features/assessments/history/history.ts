import type { Assessment } from '#shared/assessments/model.ts';
import { daysBetween } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { hoursAt } from '#shared/skills/hoursAt.ts';
import type { Activity } from '#shared/skills/model.ts';
import { confidenceLabel, levelLabel } from '../../../domain/skills/scaleLabels.ts';
import { formatHours } from '../../../ui/format/durations.ts';

type Logged = Pick<Activity, 'date' | 'hours'>;

export type HistoryStep = {
  readonly assessment: Assessment;
  /** The skill's hours at the end of the assessment's day. */
  readonly hours: number;
  /** The change since the previous assessment; null for the first. */
  readonly change: {
    readonly confidence: number;
    readonly rating: number;
    readonly hours: number;
    readonly days: number;
  } | null;
};

/** Each assessment with its change since the previous one, oldest first like the input. */
export const stepsOf = (
  assessments: readonly Assessment[],
  hoursNow: number,
  logged: readonly Logged[],
): HistoryStep[] =>
  assessments.map((assessment, index) => {
    const hours = hoursAt(assessment.assessmentDate, hoursNow, logged);
    const before = assessments[index - 1];
    if (!before) return { assessment, hours, change: null };
    const hoursBefore = hoursAt(before.assessmentDate, hoursNow, logged);
    return {
      assessment,
      hours,
      change: {
        confidence: assessment.confidenceLevel - before.confidenceLevel,
        rating: assessment.selfRating - before.selfRating,
        hours: Math.round((hours - hoursBefore) * 100) / 100,
        days: daysBetween(before.assessmentDate, assessment.assessmentDate),
      },
    };
  });

/** 2 -> '+2', -1 -> '−1', 0 -> '±0'. */
export const signed = (difference: number): string => {
  if (difference === 0) return '±0';
  return `${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference))}`;
};

/** 1.5 -> '+1 h 30 min', 0 -> '±0 h'. */
export function signedHours(difference: number): string {
  const sign = difference === 0 ? '±' : difference > 0 ? '+' : '−';
  return sign + formatHours(Math.abs(difference));
}

/**
 * Compares the change of confidence and self rating with the hours, in a sentence. Null with fewer than two
 * assessments. Unknown hours are left out.
 * @example 'Over 12 h and 30 days, confidence went from Low to High and self rating stayed at Novice.'
 */
export const summaryOf = (steps: readonly HistoryStep[], withHours: boolean): string | null => {
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last || first === last) return null;
  const days = daysBetween(first.assessment.assessmentDate, last.assessment.assessmentDate);
  const hours = Math.round((last.hours - first.hours) * 100) / 100;
  const { confidenceLevel, selfRating } = last.assessment;
  const movedOrNot = (now: number, before: number) => (now === before ? 'same' : 'other');
  return i18n.t(
    'Over {effort}, {confidence, select, same {confidence stayed at {confidenceNow}} other {confidence went from {confidenceThen} to {confidenceNow}}} and {rating, select, same {self rating stayed at {ratingNow}} other {self rating went from {ratingThen} to {ratingNow}}}.',
    {
      effort: withHours
        ? i18n.t('{hours} and {days, plural, one {# day} other {# days}}', {
            hours: formatHours(hours),
            days,
          })
        : i18n.t('{days, plural, one {# day} other {# days}}', { days }),
      confidence: movedOrNot(confidenceLevel, first.assessment.confidenceLevel),
      confidenceThen: confidenceLabel(first.assessment.confidenceLevel),
      confidenceNow: confidenceLabel(confidenceLevel),
      rating: movedOrNot(selfRating, first.assessment.selfRating),
      ratingThen: levelLabel(first.assessment.selfRating),
      ratingNow: levelLabel(selfRating),
    },
  );
};

import { type AssessmentFindings, MIN_STEPS, type Movement } from '#shared/findings/assessments.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatHours } from '../../ui/format/durations.ts';

/** A step is the time between two assessments, so there is one more assessment than steps. */
const NEEDED = MIN_STEPS + 1;

/**
 * Says how a skill's ratings moved with its hours, or what is missing. Example: 'When you logged more than 3 h
 * between two assessments, confidence rose 2 of 2 times; otherwise 0 of 2 times (5 assessments). This may be chance…'
 */
export const describeMovement = ({
  points,
  confidence,
  selfRating,
}: AssessmentFindings): string => {
  const count = points.length;
  if (count < NEEDED) {
    return i18n.t(
      'With {needed} assessments or more, this says how your ratings moved with your hours. So far there {count, plural, one {is #} other {are #}}.',
      { needed: NEEDED, count },
    );
  }
  const sentences = describeBoth(confidence, selfRating, count);
  if (sentences.length === 0) {
    return i18n.t(
      'There is nothing to compare yet: the ratings were at 5 already and could not rise, or the hours between the assessments were alike.',
    );
  }
  const isEachCounted = [confidence, selfRating].every(
    (one) => one === null || stepsOf(one) === count - 1,
  );
  return [
    ...sentences,
    ...(isEachCounted
      ? []
      : [i18n.t('Times when a rating was at 5 already are left out: it could not rise.')]),
    i18n.t('This may be chance, and it does not say that the hours made a rating rise.'),
  ].join(' ');
};

const stepsOf = ({ withMore, withFewer }: Movement): number => withMore.steps + withFewer.steps;

/**
 * Returns one sentence for both ratings if they have the same median hours and the same numbers of steps above and
 * below them. If not, returns one sentence for each rating that can be compared.
 */
function describeBoth(
  confidence: Movement | null,
  selfRating: Movement | null,
  count: number,
): string[] {
  const isSame =
    confidence &&
    selfRating &&
    confidence.medianHours === selfRating.medianHours &&
    confidence.withMore.steps === selfRating.withMore.steps &&
    confidence.withFewer.steps === selfRating.withFewer.steps;
  if (isSame) {
    return [
      i18n.t(
        'When you logged {least, select, none {any hours} other {more than {hours}}} between two assessments, confidence rose {confidenceMore} of {more, plural, one {# time} other {# times}} and self rating {ratingMore} of {more, plural, one {# time} other {# times}}; otherwise {confidenceFewer} and {ratingFewer} of {fewer, plural, one {# time} other {# times}} ({count, plural, one {# assessment} other {# assessments}}).',
        {
          ...valuesOf(confidence, count),
          confidenceMore: confidence.withMore.rose,
          ratingMore: selfRating.withMore.rose,
          confidenceFewer: confidence.withFewer.rose,
          ratingFewer: selfRating.withFewer.rose,
        },
      ),
    ];
  }
  return [
    ...(confidence
      ? [
          i18n.t(
            'When you logged {least, select, none {any hours} other {more than {hours}}} between two assessments, confidence rose {roseMore} of {more, plural, one {# time} other {# times}}; otherwise {roseFewer} of {fewer, plural, one {# time} other {# times}} ({count, plural, one {# assessment} other {# assessments}}).',
            { ...valuesOf(confidence, count), ...roseOf(confidence) },
          ),
        ]
      : []),
    ...(selfRating
      ? [
          i18n.t(
            'When you logged {least, select, none {any hours} other {more than {hours}}} between two assessments, self rating rose {roseMore} of {more, plural, one {# time} other {# times}}; otherwise {roseFewer} of {fewer, plural, one {# time} other {# times}} ({count, plural, one {# assessment} other {# assessments}}).',
            { ...valuesOf(selfRating, count), ...roseOf(selfRating) },
          ),
        ]
      : []),
  ];
}

const valuesOf = ({ medianHours, withMore, withFewer }: Movement, count: number) => ({
  least: medianHours === 0 ? 'none' : 'some',
  hours: formatHours(medianHours),
  more: withMore.steps,
  fewer: withFewer.steps,
  count,
});

const roseOf = ({ withMore, withFewer }: Movement) => ({
  roseMore: withMore.rose,
  roseFewer: withFewer.rose,
});

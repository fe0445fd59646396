import type { AssessedPoint } from '#shared/findings/assessments.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { LineSeries, Stretch } from '../../ui/charts/lines.ts';

export const ratingLines = (points: readonly AssessedPoint[]): LineSeries[] => [
  {
    name: i18n.t('Confidence'),
    points: points.map(({ day, confidence }) => ({ day, value: confidence })),
  },
  {
    name: i18n.t('Self rating'),
    points: points.map(({ day, selfRating }) => ({ day, value: selfRating })),
  },
];

/** The hours between each pair of neighbouring assessments. Leaves out pairs on the same day, and unknown hours. */
export const hoursBetween = (points: readonly AssessedPoint[]): Stretch[] =>
  points.flatMap(({ day, hours }, index) => {
    const before = points[index - 1];
    return before && before.day < day && hours !== null
      ? [{ from: before.day, to: day, value: hours }]
      : [];
  });

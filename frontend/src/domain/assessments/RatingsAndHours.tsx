import type { ReactNode } from 'react';
import type { Day } from '#shared/days/days.ts';
import type { AssessmentFindings } from '#shared/findings/assessments.ts';
import { i18n } from '#shared/language/i18n.ts';
import { Lines } from '../../ui/charts/Lines.tsx';
import { chartColor } from '../../ui/charts/series.ts';
import { hoursBetween, ratingLines } from './ratingLines.ts';
import { describeMovement } from './ratingMovement.ts';

type Props = {
  readonly meta?: ReactNode;
  /** Needs assessments on at least two days. */
  readonly findings: AssessmentFindings;
  /** False if the activities have not loaded, or do not go back to the first assessment. */
  readonly hasHours: boolean;
  readonly today: Day;
};

const scale = [1, 2, 3, 4, 5];

/**
 * A chart of a skill's confidence and self rating over time. With `hasHours`, it also shows the hours between
 * assessments, and a text says how ratings and hours moved together.
 */
export const RatingsAndHours = ({ meta, findings, hasHours, today }: Props) => {
  const { points } = findings;
  const from = points[0]?.day ?? today;
  const last = points.at(-1)?.day ?? today;
  return (
    <Lines
      title={hasHours ? i18n.t('Ratings and hours') : i18n.t('Confidence and self rating')}
      meta={meta}
      span={{ from, to: last > today ? last : today }}
      ticks={scale}
      series={ratingLines(points)}
      stretches={
        hasHours
          ? {
              name: i18n.t('Hours since the previous assessment'),
              values: hoursBetween(points),
              color: chartColor(2),
            }
          : undefined
      }
      finding={hasHours ? describeMovement(findings) : undefined}
    />
  );
};

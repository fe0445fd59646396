import { memo } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { EditDelete } from '../../ui/cards/EditDelete.tsx';
import { StatusBadge } from '../../ui/cards/StatusBadge.tsx';
import { formatAgo, formatDate, formatShortDate } from '../../ui/format/days.ts';
import { formatHours } from '../../ui/format/durations.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { AssessmentText } from './AssessmentText.tsx';
import classes from './History.module.css';
import { type HistoryStep, signed } from './history.ts';
import { Ratings } from './Ratings.tsx';
import { ReviewDay } from './ReviewDay.tsx';

type Props = {
  readonly step: HistoryStep;
  /** Whether the hours are known. */
  readonly withHours: boolean;
  readonly onDelete: (assessment: Assessment) => void;
};

/** One assessment of the history, with what changed since the one before. */
export const HistoryItem = memo(({ step, withHours, onDelete }: Props) => {
  const { assessment, hours, change } = step;
  const { assessmentDate, daysSinceAssessment, isReviewDue } = assessment;
  return (
    <Card
      as="article"
      title={formatDate(assessmentDate)}
      meta={
        <>
          {formatAgo(daysSinceAssessment)}
          {withHours && `, at ${formatHours(hours)}`}
          <ReviewDay assessment={assessment} />
        </>
      }
      badge={isReviewDue && <StatusBadge tone="attention" label="Review due" />}
      actions={
        <EditDelete
          name={`the assessment of ${formatShortDate(assessmentDate)}`}
          onDelete={() => onDelete(assessment)}
        />
      }
    >
      <Ratings
        assessment={assessment}
        confidenceNote={change && <Change by={change.confidence} />}
        ratingNote={change && <Change by={change.rating} />}
      />
      <p className={classes.since}>
        {change
          ? `${withHours ? `${signed(change.hours)} h in ` : ''}${formatCount(change.days, 'day')} since the one before`
          : 'The first one'}
      </p>
      <AssessmentText assessment={assessment} />
    </Card>
  );
});

const Change = ({ by }: { readonly by: number }) => (
  <span className={classes.change} data-direction={Math.sign(by)}>
    {signed(by)}
    <span className="visually-hidden"> since the one before</span>
  </span>
);

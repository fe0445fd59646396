import type { Assessment } from '#shared/assessments/model.ts';
import { formatShortDate } from '../../ui/format/days.ts';
import classes from './Assessment.module.css';

/** 'Next review 1 Dec 2026 (Overdue)' on a line of its own; renders nothing without a day. */
export const ReviewDay = ({ assessment }: { readonly assessment: Assessment }) => {
  const { nextReviewDate, isReviewDue } = assessment;
  if (!nextReviewDate) return null;
  return (
    <span className={classes.review} data-overdue={isReviewDue || undefined}>
      Next review {formatShortDate(nextReviewDate)}
      {isReviewDue && ' (Overdue)'}
    </span>
  );
};

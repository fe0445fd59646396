import { type ReactNode, useState } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { Stars } from '../../ui/cards/Stars.tsx';
import { formatShortDate } from '../../ui/format/days.ts';
import classes from './Assessment.module.css';

type Props = {
  readonly assessment: Assessment;
  /** Shown after each rating, e.g. how it changed. */
  readonly confidenceNote?: ReactNode;
  readonly ratingNote?: ReactNode;
};

/** Confidence as stars and label, self rating as number and label. */
export const Ratings = ({ assessment, confidenceNote, ratingNote }: Props) => {
  const { confidenceLevel, confidenceDescription, selfRating, selfRatingDescription } = assessment;
  return (
    <dl className={classes.ratings}>
      <div>
        <dt>Confidence</dt>
        <dd>
          <Stars value={confidenceLevel} label="Confidence" />
          <span>{confidenceDescription}</span>
          {confidenceNote}
        </dd>
      </div>
      <div>
        <dt>Self rating</dt>
        <dd>
          <span className={classes.rating}>{selfRating}/5</span>
          <span>{selfRatingDescription}</span>
          {ratingNote}
        </dd>
      </div>
    </dl>
  );
};

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

/** All texts of an assessment that are not empty. */
export const AssessmentText = ({ assessment }: { readonly assessment: Assessment }) => {
  const { notes, reflections, strengths, areasForImprovement, blockers } = assessment;
  const lists: [label: string, items: readonly string[]][] = [
    ['Strengths', strengths],
    ['Areas for improvement', areasForImprovement],
    ['Blockers', blockers],
  ];
  return (
    <>
      {notes && <LongText label="Notes" text={notes} />}
      {reflections && <LongText label="Reflections" text={reflections} />}
      {lists.map(
        ([label, items]) =>
          items.length > 0 && (
            <div key={label} className={classes.part}>
              <h3>{label}</h3>
              <ul className={classes.items}>
                {[...new Set(items)].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ),
      )}
    </>
  );
};

/** About how many characters and lines fit without being cut. */
const SHORT = 180;
const FEW_LINES = 4;

const isLong = (text: string): boolean =>
  text.length > SHORT || text.split('\n').length > FEW_LINES;

/** A text with a heading; a long one is collapsed. */
const LongText = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.part}>
      <h3>{label}</h3>
      <p className={classes.text} data-cut={(isLong(text) && !open) || undefined}>
        {text}
      </p>
      {isLong(text) && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={open}
          aria-label={
            open
              ? `Show less of the ${label.toLowerCase()}`
              : `Show all of the ${label.toLowerCase()}`
          }
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
};

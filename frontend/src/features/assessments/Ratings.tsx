import type { ReactNode } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { Stars } from '../../ui/cards/Stars.tsx';
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

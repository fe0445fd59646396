import type { ReactNode } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { confidenceLabel, levelLabel } from '../../../domain/skills/scaleLabels.ts';
import { ClampedText } from '../../../ui/details/ClampedText.tsx';
import { Stars } from '../../../ui/details/Stars.tsx';
import { useFirstItems } from '../../../ui/details/useFirstItems.tsx';
import classes from '../Assessment.module.css';
import { EvidenceList } from '../evidence/EvidenceList.tsx';
import { describeReview } from '../view.ts';

type Props = {
  readonly assessment: Assessment;
  /** Shown after the confidence, e.g. its change. */
  readonly confidenceNote?: ReactNode;
  readonly ratingNote?: ReactNode;
};

export const Ratings = ({ assessment, confidenceNote, ratingNote }: Props) => {
  const { confidenceLevel, selfRating } = assessment;
  return (
    <dl className={classes.ratings} data-changed={confidenceNote ? true : undefined}>
      <div>
        <dt>{i18n.t('Confidence')}</dt>
        <dd>
          <Stars value={confidenceLevel} label={i18n.t('Confidence')} />
          <span>{confidenceLabel(confidenceLevel)}</span>
          {confidenceNote}
        </dd>
      </div>
      <div>
        <dt>{i18n.t('Self rating')}</dt>
        <dd>
          <span className={classes.rating}>{selfRating}/5</span>
          <span>{levelLabel(selfRating)}</span>
          {ratingNote}
        </dd>
      </div>
    </dl>
  );
};

/** Shows the next review on its own line. Renders nothing if no review is planned. */
export const ReviewDay = ({ assessment }: { readonly assessment: Assessment }) => {
  const review = describeReview(assessment, useToday());
  return (
    review && (
      <span className={classes.review} data-due={assessment.isReviewDue || undefined}>
        {review}
      </span>
    )
  );
};

export const AssessmentText = ({ assessment }: { readonly assessment: Assessment }) => {
  const { notes, reflections, strengths, areasForImprovement, blockers } = assessment;
  const lists: [label: string, items: readonly string[]][] = [
    [i18n.t('Strengths'), strengths],
    [i18n.t('Areas for improvement'), areasForImprovement],
    [i18n.t('Blockers'), blockers],
  ];
  return (
    <>
      {notes && <LongText label={i18n.t('Notes')} text={notes} />}
      {reflections && <LongText label={i18n.t('Reflections')} text={reflections} />}
      {lists.map(
        ([label, items]) =>
          items.length > 0 && <LongList key={label} label={label} items={[...new Set(items)]} />,
      )}
      <EvidenceList assessment={assessment} />
    </>
  );
};

/** How many lines of a text, and how many items of a list, are shown at first. */
const TEXT_LINES = 4;
const LIST_ITEMS = 3;

const LongText = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div className={classes.part}>
    <h3>{label}</h3>
    <ClampedText text={text} name={label} lines={TEXT_LINES} />
  </div>
);

type ListProps = { readonly label: string; readonly items: readonly string[] };

const LongList = ({ label, items }: ListProps) => {
  const { shown, moreButton } = useFirstItems(items, LIST_ITEMS, label);
  return (
    <div className={classes.part}>
      <h3>{label}</h3>
      <ul className={classes.items}>
        {shown.map((item) => (
          <li key={item} dir="auto">
            {item}
          </li>
        ))}
      </ul>
      {moreButton}
    </div>
  );
};

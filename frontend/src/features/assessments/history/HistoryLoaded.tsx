import { useMemo } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx';
import { Card } from '../../../ui/cards/Card.tsx';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { formatAgo } from '../../../ui/format/days.ts';
import { formatHours } from '../../../ui/format/durations.ts';
import { CardList } from '../../../ui/list/CardList.tsx';
import { AssessmentText, Ratings, ReviewDay } from '../list/AssessmentDetails.tsx';
import { useDeleteAssessment } from '../list/useDeleteAssessment.ts';
import classes from './History.module.css';
import { HistoryCharts } from './HistoryCharts.tsx';
import { type HistoryStep, signed, signedHours, stepsOf } from './history.ts';

type Props = {
  readonly skill: Skill;
  /** Oldest first; at least one. */
  readonly assessments: readonly Assessment[];
  /** Undefined while the activities load, or if loading failed. */
  readonly activities: readonly Activity[] | undefined;
};

export const HistoryLoaded = ({ skill, assessments, activities }: Props) => {
  const onDelete = useDeleteAssessment();
  const steps = useMemo(
    () => stepsOf(assessments, skill.currentHours, activities ?? []),
    [assessments, skill.currentHours, activities],
  );
  const newestFirst = useMemo(() => steps.toReversed(), [steps]);
  return (
    <>
      <HistoryCharts steps={steps} hoursNow={skill.currentHours} activities={activities} />
      <h2 className={classes.heading}>
        {i18n.t('{count, plural, one {# assessment} other {# assessments, newest first}}', {
          count: steps.length,
        })}
      </h2>
      <CardList
        label={i18n.t('Assessments')}
        items={newestFirst}
        keyOf={({ assessment }) => assessment._id}
        min={420}
        height={300}
      >
        {(step) => (
          <HistoryItem step={step} withHours={activities !== undefined} onDelete={onDelete} />
        )}
      </CardList>
    </>
  );
};

type HistoryItemProps = {
  readonly step: HistoryStep;
  /** Whether the hours are known. */
  readonly withHours: boolean;
  readonly onDelete: (assessment: Assessment) => void;
};

/** One assessment of the history, with the changes since the previous one. */
const HistoryItem = memo(({ step, withHours, onDelete }: HistoryItemProps) => {
  const { assessment, hours, change } = step;
  const { assessmentDate, daysSinceAssessment, isReviewDue } = assessment;
  const day = formatDate(assessmentDate);
  const ago = formatAgo(daysSinceAssessment);
  return (
    <Card
      as="article"
      title={day}
      meta={
        <>
          {withHours ? i18n.t('{ago}, at {hours}', { ago, hours: formatHours(hours) }) : ago}
          <ReviewDay assessment={assessment} />
        </>
      }
      badge={isReviewDue && <StatusBadge tone="attention" label={i18n.t('Review due')} />}
      actions={
        <EditDelete
          name={day}
          labels={{
            edit: i18n.t('Edit the assessment of {day}', { day }),
            remove: i18n.t('Delete the assessment of {day}', { day }),
          }}
          editTo={`${paths.selfAssessment}?edit=${assessment._id}`}
          onDelete={() => onDelete(assessment)}
        />
      }
    >
      <Ratings
        assessment={assessment}
        confidenceNote={change && <Change by={change.confidence} />}
        ratingNote={change && <Change by={change.rating} />}
      />
      <p className={classes.since}>{describeChange(change, withHours)}</p>
      <AssessmentText assessment={assessment} />
    </Card>
  );
});

const describeChange = (change: HistoryStep['change'], withHours: boolean): string => {
  if (!change) return i18n.t('First one');
  const { days, hours } = change;
  return withHours
    ? i18n.t('{hours} in {days, plural, one {# day} other {# days}} since the previous one', {
        hours: signedHours(hours),
        days,
      })
    : i18n.t(
        '{days, plural, one {# day since the previous one} other {# days since the previous one}}',
        {
          days,
        },
      );
};

const Change = ({ by }: { readonly by: number }) => (
  <span className={classes.change} data-direction={Math.sign(by)}>
    {signed(by)}
    <span className="visually-hidden"> {i18n.t('since the previous one')}</span>
  </span>
);

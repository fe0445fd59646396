import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Assessment } from '#shared/assessments/model.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx';
import { Card } from '../../../ui/cards/Card.tsx';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { formatDateAgo } from '../../../ui/format/days.ts';
import classes from '../Assessment.module.css';
import { skillCategory, skillName } from '../view.ts';
import { AssessmentText, Ratings, ReviewDay } from './AssessmentDetails.tsx';

type Props = {
  readonly assessment: Assessment;
  /** Called to assess the same skill again. */
  readonly onAssess: (assessment: Assessment) => void;
  readonly onEdit: (assessment: Assessment) => void;
  readonly onDelete: (assessment: Assessment) => void;
};

export const AssessmentCard = memo(({ assessment, onAssess, onEdit, onDelete }: Props) => {
  const { skill, assessmentDate, isReviewDue } = assessment;
  const name = skillName(assessment);
  const day = formatDate(assessmentDate);
  const today = useToday();
  return (
    <Card
      as="article"
      title={name}
      meta={skillCategory(assessment)}
      badge={isReviewDue && <StatusBadge tone="attention" label={i18n.t('Review due')} />}
      actions={
        <>
          {skill && isReviewDue && (
            <Button
              px="sm"
              data-key="x"
              aria-label={i18n.t('Assess again: {name}', { name })}
              onClick={() => onAssess(assessment)}
            >
              {i18n.t('Assess again')}
            </Button>
          )}
          {skill && (
            <Button
              component={Link}
              to={paths.assessmentHistory(skill._id)}
              variant="default"
              px="sm"
              data-key={isReviewDue ? undefined : 'x'}
              aria-label={i18n.t('History of {name}', { name })}
            >
              {i18n.t('History')}
            </Button>
          )}
          <EditDelete
            name={name}
            labels={{
              edit: i18n.t('Edit the assessment of {name} on {day}', { name, day }),
              remove: i18n.t('Delete the assessment of {name} on {day}', { name, day }),
            }}
            onEdit={() => onEdit(assessment)}
            onDelete={() => onDelete(assessment)}
          />
        </>
      }
    >
      <p className={classes.days}>
        {i18n.t('Assessed {when}', { when: formatDateAgo(assessmentDate, today) })}
        <ReviewDay assessment={assessment} />
      </p>
      <Ratings assessment={assessment} />
      <AssessmentText assessment={assessment} />
    </Card>
  );
});

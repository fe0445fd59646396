import { Button } from '@mantine/core';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Assessment } from '#shared/assessments/model.ts';
import { useToday } from '../../data/days/useToday.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { EditDelete } from '../../ui/cards/EditDelete.tsx';
import { StatusBadge } from '../../ui/cards/StatusBadge.tsx';
import { formatDate, formatDateAgo } from '../../ui/format/days.ts';
import classes from './Assessment.module.css';
import { AssessmentText, Ratings, ReviewDay } from './AssessmentDetails.tsx';
import { skillCategory, skillName } from './view.ts';

type Props = {
  readonly assessment: Assessment;
  /** Assesses its skill again. */
  readonly onAssess: (assessment: Assessment) => void;
  readonly onEdit: (assessment: Assessment) => void;
  readonly onDelete: (assessment: Assessment) => void;
};

export const AssessmentCard = memo(({ assessment, onAssess, onEdit, onDelete }: Props) => {
  const { skill, assessmentDate, isReviewDue } = assessment;
  const name = skillName(assessment);
  const today = useToday();
  return (
    <Card
      as="article"
      title={name}
      meta={skillCategory(assessment)}
      badge={isReviewDue && <StatusBadge tone="attention" label="Review due" />}
      actions={
        <>
          {skill && isReviewDue && (
            <Button
              px="sm"
              data-key="x"
              aria-label={`Assess again: ${name}`}
              onClick={() => onAssess(assessment)}
            >
              Assess again
            </Button>
          )}
          {skill && (
            <Button
              component={Link}
              to={paths.assessmentHistory(skill._id)}
              variant="default"
              px="sm"
              data-key={isReviewDue ? undefined : 'x'}
              aria-label={`History of ${name}`}
            >
              History
            </Button>
          )}
          <EditDelete
            name={`the assessment of ${name} of ${formatDate(assessmentDate)}`}
            onEdit={() => onEdit(assessment)}
            onDelete={() => onDelete(assessment)}
          />
        </>
      }
    >
      <p className={classes.days}>
        Assessed {formatDateAgo(assessmentDate, today)}
        <ReviewDay assessment={assessment} />
      </p>
      <Ratings assessment={assessment} />
      <AssessmentText assessment={assessment} />
    </Card>
  );
});

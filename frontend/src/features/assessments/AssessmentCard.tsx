import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Assessment } from '#shared/assessments/model.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { EditDelete } from '../../ui/cards/EditDelete.tsx';
import { StatusBadge } from '../../ui/cards/StatusBadge.tsx';
import { formatAgo, formatShortDate } from '../../ui/format/days.ts';
import { AssessmentText, Ratings, ReviewDay } from './AssessmentDetails.tsx';
import { skillCategory, skillName } from './view.ts';

type Props = {
  readonly assessment: Assessment;
  readonly onDelete: (assessment: Assessment) => void;
};

export const AssessmentCard = memo(({ assessment, onDelete }: Props) => {
  const { skill, assessmentDate, daysSinceAssessment, isReviewDue } = assessment;
  const name = skillName(assessment);
  return (
    <Card
      as="article"
      title={name}
      meta={
        <>
          {skillCategory(assessment)}
          <br />
          Assessed {formatShortDate(assessmentDate)}, {formatAgo(daysSinceAssessment)}
          <ReviewDay assessment={assessment} />
        </>
      }
      badge={isReviewDue && <StatusBadge tone="attention" label="Review due" />}
      actions={
        <>
          {skill && (
            <Button
              component={Link}
              to={paths.assessmentHistory(skill._id)}
              variant="default"
              leftSection={<IconHistory size={16} aria-hidden="true" />}
              aria-label={`History of ${name}`}
            >
              History
            </Button>
          )}
          <EditDelete
            name={`the assessment of ${name} of ${formatShortDate(assessmentDate)}`}
            onDelete={() => onDelete(assessment)}
          />
        </>
      }
    >
      <Ratings assessment={assessment} />
      <AssessmentText assessment={assessment} />
    </Card>
  );
});

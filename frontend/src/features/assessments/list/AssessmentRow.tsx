import { Button } from '@mantine/core';
import type { Assessment } from '#shared/assessments/model.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { Row } from '../../../ui/list/Row.tsx';
import { skillName } from '../view.ts';

type Props = {
  readonly assessment: Assessment;
  /** Assesses the assessment's skill again. */
  readonly onAssess: (assessment: Assessment) => void;
};

export const AssessmentRow = memo(({ assessment, onAssess }: Props) => {
  const { skill, assessmentDate, confidenceLevel, selfRating } = assessment;
  const name = skillName(assessment);
  const day = formatDate(assessmentDate);
  return (
    <Row
      title={name}
      to={skill ? paths.assessmentHistory(skill._id) : paths.selfAssessment}
      meta={i18n.t('{day} · confidence {confidence}/5 · self rating {rating}/5', {
        day,
        confidence: confidenceLevel,
        rating: selfRating,
      })}
      action={
        skill && (
          <Button
            variant="default"
            px="sm"
            aria-label={i18n.t('Assess again: {name}, after {day}', { name, day })}
            onClick={() => onAssess(assessment)}
          >
            {i18n.t('Assess again')}
          </Button>
        )
      }
    />
  );
});

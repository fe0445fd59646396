import { Button } from '@mantine/core';
import type { Assessment } from '#shared/assessments/model.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { Stars } from '../../../ui/details/Stars.tsx';
import { Row } from '../../../ui/list/Row.tsx';
import { skillCategory, skillName } from '../view.ts';

type Props = {
  readonly assessment: Assessment;
  /** Called to assess the same skill again. */
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
      cells={[
        skillCategory(assessment),
        day,
        <Stars key="stars" value={confidenceLevel} label={i18n.t('Confidence')} />,
        i18n.t('Self rating {rating}/5', { rating: selfRating }),
      ]}
      action={
        skill && (
          <Button
            variant="subtle"
            px="sm"
            data-key="x"
            aria-label={i18n.t('Assess again: {name}, last assessed {day}', { name, day })}
            onClick={() => onAssess(assessment)}
          >
            {i18n.t('Assess again')}
          </Button>
        )
      }
    />
  );
});

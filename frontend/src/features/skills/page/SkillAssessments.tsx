import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Assessment } from '#shared/assessments/model.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { hoursAt } from '#shared/skills/hoursAt.ts';
import type { Skill } from '#shared/skills/model.ts';
import { confidenceLabel, levelLabel } from '../../../domain/skills/scaleLabels.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { Stars } from '../../../ui/details/Stars.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone } from '../../../ui/feedback/Loading.tsx';
import { formatNearDay } from '../../../ui/format/days.ts';
import { formatHours, keepUnits } from '../../../ui/format/durations.ts';
import classes from './SkillPage.module.css';
import type { SkillAssessed } from './useSkillAssessments.ts';

/** At most this many assessments are shown. The history page shows all of them. */
const SHOWN = 5;

type Props = {
  readonly skill: Skill;
  readonly assessed: SkillAssessed;
  readonly today: Day;
};

/** Shows the latest assessments of a skill, each with the skill's hours at that time. */
export const SkillAssessments = ({ skill, assessed, today }: Props) => {
  const { all, error, retry } = assessed;
  return (
    <Card
      title={i18n.t('Assessments')}
      actions={
        all && all.length > 0 ? (
          <Button
            component={Link}
            to={paths.assessmentHistory(skill._id)}
            variant="default"
            size="xs"
          >
            {i18n.t('History')}
          </Button>
        ) : undefined
      }
    >
      {error && (
        <ErrorBanner
          error={error}
          fallback={i18n.t('Failed to load assessments')}
          onRetry={retry}
        />
      )}
      {!all && !error && <Bone height={120} />}
      {all?.length === 0 && (
        <p className={classes.none}>
          {i18n.t('Not assessed yet. Assess it to compare your confidence with your hours.')}
        </p>
      )}
      <ul className={classes.assessments}>
        {all?.slice(0, SHOWN).map((one) => (
          <li key={one._id}>
            <time dateTime={one.assessmentDate}>{formatNearDay(one.assessmentDate, today)}</time>
            <Stars value={one.confidenceLevel} label={i18n.t('Confidence')} />
            <span>{describe(one, hoursThen(one, skill, assessed))}</span>
          </li>
        ))}
      </ul>
      {all && all.length > 0 && all[0]?.assessmentDate === all.at(-1)?.assessmentDate && (
        <p className={classes.none}>
          {i18n.t('Assess again another day to see how confidence and self rating change.')}
        </p>
      )}
    </Card>
  );
};

/** 'Confidence: High · Self rating: Intermediate · at 24 h' */
const describe = ({ confidenceLevel, selfRating }: Assessment, hours: number | undefined): string =>
  [
    i18n.t('Confidence: {level}', { level: confidenceLabel(confidenceLevel) }),
    i18n.t('Self rating: {level}', { level: levelLabel(selfRating) }),
    ...(hours === undefined
      ? []
      : [i18n.t('at {hours}', { hours: keepUnits(formatHours(hours)) })]),
  ].join(' · ');

/**
 * Returns the skill's hours at the time of an assessment: the current hours without the hours of later days. Undefined
 * if some activities since the assessment are not loaded.
 */
const hoursThen = (
  { assessmentDate }: Assessment,
  { currentHours }: Skill,
  { activities, from }: SkillAssessed,
): number | undefined =>
  activities && assessmentDate >= from
    ? hoursAt(assessmentDate, currentHours, activities)
    : undefined;

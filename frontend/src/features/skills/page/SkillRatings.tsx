import { useMemo } from 'react';
import type { Day } from '#shared/days/days.ts';
import { assessmentFindings } from '#shared/findings/assessments.ts';
import { RatingsAndHours } from '../../../domain/assessments/RatingsAndHours.tsx';
import type { SkillAssessed } from './useSkillAssessments.ts';

type Props = {
  readonly assessed: Pick<SkillAssessed, 'all' | 'activities' | 'from'>;
  readonly today: Day;
};

/**
 * Charts the ratings of a skill together with the logged hours. Renders nothing until the skill was assessed on two
 * days.
 */
export const SkillRatings = ({ assessed: { all = [], activities, from }, today }: Props) => {
  const findings = useMemo(() => assessmentFindings(all, activities ?? []), [all, activities]);
  const first = findings.points[0]?.day;
  if (first === undefined || first === findings.points.at(-1)?.day) return null;
  return (
    <RatingsAndHours
      findings={findings}
      hasHours={activities !== undefined && first >= from}
      today={today}
    />
  );
};

import { useMemo } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import type { Day } from '#shared/core/days.ts';
import { assessmentFindings } from '#shared/findings/assessments.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { useRoute } from '../../../data/cache/useRoute.ts';
import { RatingsAndHours } from '../../../ui/charts/RatingsAndHours.tsx';

type Props = {
  readonly skill: Skill;
  /** Newest first. */
  readonly assessments: readonly Assessment[];
  /** From `from` on. */
  readonly activities: readonly Activity[] | undefined;
  readonly from: Day;
  readonly today: Day;
};

/** The ratings of a skill with the hours between them; nothing until it was assessed on two days. */
export const SkillRatings = ({ skill, assessments, activities, from, today }: Props) => {
  const first = assessments.at(-1)?.assessmentDate ?? today;
  const hasDays = first !== (assessments[0]?.assessmentDate ?? today);
  const isLoaded =
    activities !== undefined && (first >= from || activities.length >= skill.activityCount);
  // As the history asks for them.
  const older = useRoute(
    skills.activities,
    hasDays && activities && !isLoaded
      ? { params: { id: skill._id }, query: { from: first } }
      : null,
    { isOptional: true },
  );
  const between = isLoaded ? activities : older.data?.activities;
  const findings = useMemo(
    () => assessmentFindings(assessments, between ?? []),
    [assessments, between],
  );
  return hasDays ? (
    <RatingsAndHours findings={findings} hasHours={between !== undefined} today={today} />
  ) : null;
};

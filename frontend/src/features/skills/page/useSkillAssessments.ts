import { useMemo } from 'react';
import { assessments } from '#shared/assessments/routes.ts';
import { byAge } from '#shared/assessments/rules.ts';
import type { Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import type { SkillLog } from '../log/useSkillLog.ts';

/**
 * Returns the assessments of a skill, newest first, and its activities. Each list is undefined until it has loaded. If
 * the page's log begins after the first assessment, older activities are loaded too.
 */
export function useSkillAssessments(
  skill: Skill,
  { shown, from }: Pick<SkillLog, 'shown' | 'from'>,
) {
  const { data, error, retry } = useRoute(assessments.list, { query: {} });
  const all = useMemo(
    () =>
      data?.assessments
        .filter((one) => one.skill?._id === skill._id)
        .sort(byAge)
        .reverse(),
    [data, skill._id],
  );
  const first = all?.at(-1)?.assessmentDate;
  const isShort =
    first !== undefined &&
    shown !== undefined &&
    first < from &&
    shown.length < skill.activityCount;
  const { data: since } = useRoute(
    skills.activities,
    // The same request as on the history page, so both share the cached response.
    isShort ? { params: { id: skill._id }, query: { from: first } } : null,
    { isOptional: true },
  );
  const isWhole = !isShort || since !== undefined;
  return {
    all,
    error,
    retry,
    activities: since?.activities ?? shown,
    /** The activities are complete from this day on. */
    from: isWhole && first !== undefined && first < from ? first : from,
  };
}

export type SkillAssessed = ReturnType<typeof useSkillAssessments>;

import { useMemo } from 'react';
import { assessments as assessmentRoutes } from '#shared/assessments/routes.ts';
import { byAge } from '#shared/assessments/rules.ts';
import { skills as skillRoutes } from '#shared/skills/routes.ts';
import { useRoute } from '../../data/useRoute.ts';

/**
 * A skill, its assessments (oldest first) and what was logged since the first of them. Without the
 * log, which may fail silently, the history has no hours.
 */
export function useHistory(skillId: string) {
  const skills = useRoute(skillRoutes.list, {});
  const list = useRoute(assessmentRoutes.list, { query: {} });
  const skill = skills.data?.skills.find(({ _id }) => _id === skillId);
  const assessments = useMemo(
    () => list.data?.assessments.filter((one) => one.skill?._id === skillId).sort(byAge),
    [list.data, skillId],
  );
  const from = assessments?.[0]?.assessmentDate;
  const log = useRoute(
    skillRoutes.activities,
    from ? { params: { id: skillId }, query: { from } } : null,
    { isQuiet: true },
  );
  return {
    skill,
    isMissing: skills.data !== undefined && skill === undefined,
    assessments,
    activities: log.data?.activities,
    error: skills.error ?? list.error,
    retry: () => {
      skills.retry();
      list.retry();
    },
  };
}

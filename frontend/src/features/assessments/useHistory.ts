import { useMemo } from 'react';
import { assessments as assessmentRoutes } from '#shared/assessments/routes.ts';
import { byAge } from '#shared/assessments/rules.ts';
import { skills as skillRoutes } from '#shared/skills/routes.ts';
import { useQuietRoute } from '../../data/useQuietRoute.ts';
import { useRoute } from '../../data/useRoute.ts';
import { useToday } from '../../data/useToday.ts';

/**
 * A skill, its assessments (oldest first) and what was logged since the first of them. Without the
 * log, which may fail silently, the history has no hours.
 */
export function useHistory(skillId: string) {
  const today = useToday();
  const skill = useRoute(skillRoutes.get, { params: { id: skillId } });
  const list = useRoute(assessmentRoutes.list, { query: { skill: skillId } });
  // The pages of a long list follow each other in the order in which the assessments were made.
  const assessments = useMemo(() => list.data?.assessments.toSorted(byAge), [list.data]);
  const from = assessments?.[0]?.assessmentDate;
  const log = useQuietRoute(
    skillRoutes.activities,
    from ? { params: { id: skillId }, query: { from, to: today > from ? today : from } } : null,
  );
  return {
    skill: skill.data,
    assessments,
    activities: log.data?.activities,
    // Without the skill its list fails too, with a vaguer message.
    error: skill.error ?? (skill.data && list.error),
    retry: () => {
      void skill.mutate();
      void list.mutate();
    },
  };
}

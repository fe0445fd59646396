import { assessments as assessmentRoutes } from '#shared/contract/assessments.ts';
import { skills as skillRoutes } from '#shared/contract/skills.ts';
import { useQuietRoute } from '../api/useQuietRoute.ts';
import { useRoute } from '../api/useRoute.ts';
import { useToday } from '../days/useToday.ts';

/**
 * A skill, its assessments (oldest first) and what was logged since the first of them. Without the
 * log, which may fail silently, there is a history still, only without hours.
 */
export function useHistory(skillId: string) {
  const today = useToday();
  const skill = useRoute(skillRoutes.get, { params: { id: skillId } });
  const list = useRoute(assessmentRoutes.list, { query: { skill: skillId } });
  const from = list.data?.assessments[0]?.assessmentDate;
  const log = useQuietRoute(
    skillRoutes.activities,
    from ? { params: { id: skillId }, query: { from, to: today > from ? today : from } } : null,
  );
  return {
    skill: skill.data,
    assessments: list.data?.assessments,
    activities: log.data?.activities,
    error: skill.error ?? list.error,
    retry: () => {
      void skill.mutate();
      void list.mutate();
    },
  };
}

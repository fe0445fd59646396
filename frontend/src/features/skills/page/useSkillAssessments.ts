import { useMemo } from 'react';
import { assessments } from '#shared/assessments/routes.ts';
import { byAge } from '#shared/assessments/rules.ts';
import { useRoute } from '../../../data/cache/useRoute.ts';

/** The assessments of a skill, newest first; undefined until they are loaded. */
export function useSkillAssessments(skillId: string) {
  const { data, error, retry } = useRoute(assessments.list, { query: {} });
  const all = useMemo(
    () =>
      data?.assessments
        .filter(({ skill }) => skill?._id === skillId)
        .sort(byAge)
        .reverse(),
    [data, skillId],
  );
  return { all, error, retry };
}

export type SkillAssessed = ReturnType<typeof useSkillAssessments>;

import { skills } from '#shared/skills/routes.ts';
import { useRoute } from '../../data/loading/useRoute.ts';

/** The name of a skill. Undefined without an id, until the skills are loaded, or if the skill was deleted. */
export const useSkillName = (id: string | null = null): string | undefined => {
  const { data } = useRoute(skills.list, id === null ? null : {}, { isOptional: true });
  return data?.skills.find(({ _id }) => _id === id)?.name;
};

import { useMemo } from 'react';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { type Owner, ownersOf } from './owners.ts';

const isOptional = true;

/** The items that notes and takeaways can be about. Lists that are still loading are left out. */
export const useOwners = (): readonly Owner[] => {
  const ofSkills = useRoute(skills.list, {}, { isOptional }).data;
  const ofResources = useRoute(resources.list, {}, { isOptional }).data;
  const ofProjects = useRoute(projects.list, {}, { isOptional }).data;
  return useMemo(
    () =>
      ownersOf({
        skills: ofSkills?.skills ?? [],
        resources: ofResources?.resources ?? [],
        projects: ofProjects?.projects ?? [],
      }),
    [ofSkills, ofResources, ofProjects],
  );
};

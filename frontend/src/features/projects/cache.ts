import type { Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { projectOn } from '#shared/projects/rules.ts';
import { defineCache, derived, itemList, once } from '../../data/cache/areaCache.ts';

const project = once<Project>((one, { today }) => projectOn(one, today));

defineCache('projects', {
  // Projects show the names of skills.
  refetchAfter: ['skills'],
  items: [itemList('project', projects.list, 'projects')],
  derived: [
    derived(projects.list, (list, calendar) => ({
      ...list,
      projects: list.projects.map((one) => project(one, calendar)),
    })),
  ],
});

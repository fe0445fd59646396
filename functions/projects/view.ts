import type { Day } from '#shared/core/days.ts';
import { type Project, projectDefaults } from '#shared/projects/model.ts';
import { projectDuration } from '#shared/projects/rules.ts';
import { projectState, type StoredProject } from '../table/projectItem.ts';
import { type SkillsById, tagsOf } from '../table/skillTags.ts';

/** A stored project as the API answers it: with its defaults, its duration and the present names of its skills. */
export const viewProject = (project: StoredProject, skills: SkillsById, today: Day): Project => {
  const state = projectState(project);
  return {
    ...project,
    ...state,
    description: project.description ?? projectDefaults.description,
    duration: projectDuration(state, today),
    repositoryUrl: project.repositoryUrl ?? null,
    demoUrl: project.demoUrl ?? null,
    relatedSkills: tagsOf(project.relatedSkills ?? [], skills),
  };
};

import type { Day } from '#shared/core/days.ts';
import type { Project } from '#shared/projects/model.ts';
import { projectDuration } from '#shared/projects/rules.ts';
import { type SkillsById, tagsOf } from '../skills/tags.ts';
import type { StoredProject } from './item.ts';

/** The response for a stored project, with its duration and the current names of its skills. */
export const viewProject = (project: StoredProject, skills: SkillsById, today: Day): Project => ({
  ...project,
  duration: projectDuration(project, today),
  relatedSkills: tagsOf(project.relatedSkills, skills),
});

import type { Day } from '#shared/days/days.ts';
import type { Project } from '#shared/projects/model.ts';
import { projectDuration } from '#shared/projects/rules.ts';
import type { Related } from '../ledger/related.ts';
import { tagsOf } from '../ledger/relatedSkills.ts';
import type { StoredProject } from './item.ts';

export const viewProject = (
  project: StoredProject,
  { skills, spentMinutes }: Related,
  today: Day,
): Project => ({
  ...project,
  spentMinutes,
  duration: projectDuration(project, today),
  relatedSkills: tagsOf(project.relatedSkills, skills),
});

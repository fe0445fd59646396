import type { Resource } from '#shared/resources/model.ts';
import { type SkillsById, tagsOf } from '../skills/tags.ts';
import type { StoredResource } from './store.ts';

/** What a response shows from other items. */
export type Beside = { readonly skills: SkillsById; readonly spentMinutes: number };

/** The response for a stored resource, with the current names of its skills. */
export const viewResource = (
  resource: StoredResource,
  { skills, spentMinutes }: Beside,
): Resource => ({
  ...resource,
  spentMinutes,
  relatedSkills: tagsOf(resource.relatedSkills, skills),
  estimatedCompletionDate: resource.deadline,
});

import type { Resource } from '#shared/resources/model.ts';
import type { Related } from '../skills/related.ts';
import { tagsOf } from '../skills/relatedSkills.ts';
import type { StoredResource } from './store.ts';

/** Returns the response for a stored resource, with the current names of its skills. */
export const viewResource = (
  resource: StoredResource,
  { skills, spentMinutes }: Related,
): Resource => ({
  ...resource,
  spentMinutes,
  relatedSkills: tagsOf(resource.relatedSkills, skills),
  estimatedCompletionDate: resource.deadline,
});

import type { Resource } from '#shared/resources/model.ts';
import type { Beside } from '../skills/beside.ts';
import { tagsOf } from '../skills/tags.ts';
import type { StoredResource } from './store.ts';

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

import type { Resource } from '#shared/resources/model.ts';
import { readingsOf } from '#shared/resources/readings.ts';
import type { Related } from '../ledger/related.ts';
import { tagsOf } from '../ledger/relatedSkills.ts';
import type { StoredResource } from './store.ts';

/** Returns the response for a stored resource, with all its readings and the current names of its skills. */
export const viewResource = (
  resource: StoredResource,
  { skills, spentMinutes }: Related,
): Resource => ({
  ...resource,
  readings: readingsOf(resource),
  spentMinutes,
  relatedSkills: tagsOf(resource.relatedSkills, skills),
  estimatedCompletionDate: resource.deadline,
});

import { type Resource, resourceDefaults } from '#shared/resources/model.ts';
import type { StoredResource } from '../table/resources.ts';
import { type SkillsById, tagsOf } from '../table/skillTags.ts';

/** What the rules ask of a resource: the stored one with its defaults. */
export const resourceFacts = (resource: StoredResource) => ({
  ...resource,
  type: resource.type ?? resourceDefaults.type,
  priority: resource.priority ?? resourceDefaults.priority,
  duration: resource.duration ?? resourceDefaults.duration,
  deadline: resource.deadline ?? null,
});

/** A stored resource as the API answers it: with its defaults and the present names of its skills. */
export const viewResource = (resource: StoredResource, skills: SkillsById): Resource => {
  const facts = resourceFacts(resource);
  return {
    ...facts,
    url: resource.url ?? null,
    author: resource.author ?? resourceDefaults.author,
    description: resource.description ?? resourceDefaults.description,
    notes: resource.notes ?? resourceDefaults.notes,
    tags: resource.tags ?? [],
    relatedSkills: tagsOf(resource.relatedSkills ?? [], skills),
    estimatedCompletionDate: facts.deadline,
    startDate: resource.startDate ?? null,
    completionDate: resource.completionDate ?? null,
  };
};

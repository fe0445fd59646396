import type { SkillTag } from '#shared/skills/tags.ts';

/** The tags of the skills with these ids. Names come from the list of skills, else from the item's old tags. */
export const tagsOf = (
  ids: readonly string[],
  before: readonly SkillTag[],
  skills: readonly SkillTag[] = [],
): SkillTag[] => {
  const names = new Map([...before, ...skills].map(({ _id, name }) => [_id, name]));
  return [...new Set(ids)].map((_id) => ({ _id, name: names.get(_id) ?? '' }));
};

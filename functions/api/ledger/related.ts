import { waitForAll } from '#shared/core/waitForAll.ts';
import type { ItemSource } from '#shared/skills/model.ts';
import type { SourceId } from './keys.ts';
import { type SkillsById, skillsById } from './relatedSkills.ts';
import { readSpentMinutes, spentMinutesById } from './sources.ts';

/** Data of other items that the response for a resource or a project shows. */
export type Related = { readonly skills: SkillsById; readonly spentMinutes: number };

/** Reads the related facts of one item. `known` are the person's skills, if they were already read. */
export const readRelated = async (
  userId: string,
  source: SourceId,
  known?: SkillsById,
): Promise<Related> => {
  const [skills, spentMinutes] = await waitForAll([
    known ?? skillsById(userId),
    readSpentMinutes(userId, source),
  ]);
  return { skills, spentMinutes };
};

/** Reads the related facts of all items of a kind. Returns them by the item's id. */
export const readRelatedOfEach = async (
  userId: string,
  kind: ItemSource,
): Promise<(id: string) => Related> => {
  const [skills, spentOn] = await Promise.all([skillsById(userId), spentMinutesById(userId, kind)]);
  return (id) => ({ skills, spentMinutes: spentOn(id) });
};

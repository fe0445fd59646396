import { waitForAll } from '#shared/core/waitForAll.ts';
import type { ItemSource } from '#shared/skills/model.ts';
import type { SourceId } from './keys.ts';
import { readSpentMinutes, spentMinutesById } from './sources.ts';
import { type SkillsById, skillsById } from './tags.ts';

/** The parts of other items in the response for a resource or a project. */
export type Related = { readonly skills: SkillsById; readonly spentMinutes: number };

/** For a single item. `known` are the person's skills, if they were already read. */
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

/** For a list of items, by their ids. */
export const readRelatedOfEach = async (
  userId: string,
  kind: ItemSource,
): Promise<(id: string) => Related> => {
  const [skills, spentOn] = await Promise.all([skillsById(userId), spentMinutesById(userId, kind)]);
  return (id) => ({ skills, spentMinutes: spentOn(id) });
};

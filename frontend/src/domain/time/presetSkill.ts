import type { SkillTag } from '#shared/skills/tags.ts';

/** The choice of no skill. No id has this value. */
export const noSkill = 'none';

/** The local storage key of the skill that was last chosen for a resource or project. */
export const chosenSkillKey = (id: string): string => `cairn.time.${id}.skill`;

/** The preset skill: the last choice, if the source still has it; else the first one. */
export const presetSkill = (skills: readonly SkillTag[], chosenLast: string): string => {
  const [first, ...others] = skills;
  if (!first) return noSkill;
  // A single skill is no choice, and 'no skill' is only offered among several.
  const isOffered =
    skills.some(({ _id }) => _id === chosenLast) || (chosenLast === noSkill && others.length > 0);
  return isOffered ? chosenLast : first._id;
};

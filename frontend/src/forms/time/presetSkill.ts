import type { SkillTag } from '#shared/skills/tags.ts';

/** The choice of no skill, which an id never is. */
export const noSkill = 'none';

/** Where this browser keeps which of its skills was chosen last for a resource or project. */
export const chosenSkillKey = (id: string): string => `cairn.time.${id}.skill`;

/** The skill that is preset: the one chosen last, if it is still among those of the source; else the first. */
export const presetSkill = (skills: readonly SkillTag[], chosenLast: string): string => {
  const [first, ...others] = skills;
  if (!first) return noSkill;
  // Only several skills are asked about, and no skill with them.
  const isOffered =
    skills.some(({ _id }) => _id === chosenLast) || (chosenLast === noSkill && others.length > 0);
  return isOffered ? chosenLast : first._id;
};

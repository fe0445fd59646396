import type { SkillTag } from '#shared/skills/tags.ts';

/** The value for "no skill". No id equals it. */
export const noSkill = 'none';

/** The local-storage key of the skill that was last chosen for a resource or project. */
export const chosenSkillKey = (id: string): string => `cairn.time.${id}.skill`;

/** The preset skill: the last choice if it is still offered, or else the first skill. */
export const presetSkill = (skills: readonly SkillTag[], chosenLast: string): string => {
  const [first, ...others] = skills;
  if (!first) return noSkill;
  // 'No skill' is offered only if there are several skills.
  const isOffered =
    skills.some(({ _id }) => _id === chosenLast) || (chosenLast === noSkill && others.length > 0);
  return isOffered ? chosenLast : first._id;
};

import type { SkillTag } from '#shared/skills/tags.ts';
import { invalid } from '../../problem.ts';
import { listSkillFacts, type StoredSkill } from './store.ts';

/** A user's skills by their ids, for those that show their names: one Query. */
export type SkillsById = ReadonlyMap<string, StoredSkill>;

const byId = (skills: readonly StoredSkill[]): SkillsById =>
  new Map(skills.map((skill) => [skill._id, skill]));

export const skillsById = async (userId: string): Promise<SkillsById> =>
  byId(await listSkillFacts(userId));

/**
 * Returns the user's skills, with all of `ids` among them, or nothing when no ids are given. Throws 400 that names
 * the field otherwise, except for a repeated request, whose skills were there when it was first sent.
 */
export const requireSkills = async (
  userId: string,
  ids: readonly string[] | null | undefined,
  isRepeated: () => Promise<boolean> = async () => false,
): Promise<SkillsById | undefined> => {
  if (!ids?.length) return undefined;
  const skills = byId(await listSkillFacts(userId, true));
  if (ids.every((id) => skills.has(id)) || (await isRepeated())) return skills;
  throw invalid('relatedSkills', unknownSkill);
};

const unknownSkill = 'One of these skills does not exist. It may have been deleted.';

/** The ids of skills that a record of an import names, each once. */
export const idsOf = (named: readonly { readonly _id: string }[]): string[] => [
  ...new Set(named.map(({ _id }) => _id)),
];

/** A record of an import that names skills. */
type Naming = { readonly ids: readonly string[]; readonly isThere: () => Promise<boolean> };

/** `requireSkills` of records: throws 400 for the first that names an unknown one, unless it was imported before. */
export const requireSkillsOfAll = async (
  userId: string,
  records: readonly Naming[],
  fieldOf: (index: number) => string,
): Promise<void> => {
  if (records.every(({ ids }) => ids.length === 0)) return;
  const skills = byId(await listSkillFacts(userId, true));
  for (const [index, { ids, isThere }] of records.entries()) {
    if (ids.every((id) => skills.has(id)) || (await isThere())) continue;
    throw invalid(fieldOf(index), unknownSkill);
  }
};

/** The tags of ids in their order; ids of deleted skills are left out. */
export const tagsOf = (ids: readonly string[], skills: SkillsById): SkillTag[] =>
  ids.flatMap((id) => {
    const skill = skills.get(id);
    return skill ? [{ _id: id, name: skill.name }] : [];
  });

import { skillReasons } from '#shared/skills/reasons.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import { invalid } from '../../problem.ts';
import { type Imported, isImported } from '../../table/importing.ts';
import type { Key } from '../../table/keys.ts';
import { listSkillFacts, type StoredSkill } from './store.ts';

/** A user's skills by id, for items that show their names. Read in one Query. */
export type SkillsById = ReadonlyMap<string, StoredSkill>;

const byId = (skills: readonly StoredSkill[]): SkillsById =>
  new Map(skills.map((skill) => [skill._id, skill]));

export const skillsById = async (userId: string): Promise<SkillsById> =>
  byId(await listSkillFacts(userId));

/**
 * Returns the user's skills if they include all `ids`, or undefined if no ids are given. Throws 400, with the field, if
 * one of the skills is missing. A repeated request is not refused, because its skills existed when it was first sent.
 */
export const requireSkills = async (
  userId: string,
  ids: readonly string[] | null | undefined,
  isRepeated: () => Promise<boolean> = async () => false,
): Promise<SkillsById | undefined> => {
  if (!ids?.length) return undefined;
  const skills = byId(await listSkillFacts(userId, true));
  if (ids.every((id) => skills.has(id)) || (await isRepeated())) return skills;
  throw invalid('relatedSkills', skillReasons.noSuchSkill());
};

/** Returns the distinct ids of the skills in an imported record. */
export const idsOf = (named: readonly { readonly _id: string }[]): string[] => [
  ...new Set(named.map(({ _id }) => _id)),
];

/** Imported records that refer to skills in one of their fields. */
type SkillReferences<R> = {
  readonly list: string;
  readonly records: readonly R[];
  readonly field: keyof R & string;
  readonly idsOf: (record: R) => readonly string[];
  readonly keyOf: (userId: string, id: string) => Key;
  /** See `Importing`. */
  readonly addedFields?: readonly string[] | undefined;
};

/**
 * Calls `requireSkills` for records: throws 400 for the first record with an unknown skill, unless that record was
 * imported before.
 */
export const requireSkillsOfAll = async <R extends Imported>(
  userId: string,
  { list, records, field, idsOf, keyOf, addedFields }: SkillReferences<R>,
): Promise<void> => {
  if (records.every((record) => idsOf(record).length === 0)) return;
  const skills = byId(await listSkillFacts(userId, true));
  for (const [index, record] of records.entries()) {
    if (idsOf(record).every((id) => skills.has(id))) continue;
    if (await isImported(keyOf(userId, record._id), { record, addedFields })) continue;
    throw invalid(`${list}.${index}.${field}`, skillReasons.noSuchSkill());
  }
};

/** Returns the tags of these ids, in their order. Leaves out ids of deleted skills. */
export const tagsOf = (ids: readonly string[], skills: SkillsById): SkillTag[] =>
  ids.flatMap((id) => {
    const skill = skills.get(id);
    return skill ? [{ _id: id, name: skill.name }] : [];
  });

import * as z from 'zod/mini';
import { day, idSchema } from '#shared/calls/fields.ts';
import type { Day } from '#shared/days/days.ts';
import { changeLevels } from '#shared/skills/levels.ts';
import {
  type Levels,
  maxSkills,
  type NewSkill,
  type SkillPatch,
  skillDefaults,
  skillFields,
} from '#shared/skills/model.ts';
import { grainsOfHours, initialTimeFor } from '#shared/skills/time.ts';
import { notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { createItem, type NewId } from '../../table/lifecycle.ts';
import { parseEach, parseItem, parseItems } from '../../table/parsing.ts';
import { getItem, queryItems, walkItems } from '../../table/reading.ts';
import { clearingNulls, onlySet } from '../../table/revision.ts';
import { reviseCounted } from '../../table/storage.ts';
import { skillKeys, skillRanges } from './keys.ts';
import { assessedSchema } from './newestAssessment.ts';

/**
 * A skill's item, with all facts that `deriveSkill` needs. Times are in grains, see `time.ts`. The current hours are
 * stored as the initial and the logged hours.
 */
const { currentHours: _, ...fields } = skillFields.stored;
const stored = z.object({
  _id: idSchema,
  ...fields,
  /** Negative if the owner corrected the hours to fewer than were logged. */
  initialTime: z.int(),
  loggedTime: z.int().check(z.gte(0)),
  entries: z.int().check(z.gte(0)),
  /** The bytes that the skill's activities take in the table. */
  loggedBytes: z.int().check(z.gte(0)),
  lastActivityDate: z._default(z.nullable(day('Date')), null),
  /** How often any field from `initialTime` to here was changed. */
  revision: z.int(),
  /** The newest assessment, stored here so that a list of skills is one Query. */
  assessed: z.optional(assessedSchema),
  /** The user's day when the skill was created. `createdAt` is the instant. */
  createdDay: day('Created day'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When its deletion began. The skill is hidden from then on, see `deletion.ts`. */
  deleting: z.optional(z.iso.datetime()),
});

const schema = z.pipe(
  stored,
  z.transform((item) => ({
    ...item,
    targetTime: grainsOfHours(item.targetHours),
    everLogged: item.entries > 0,
    newestConfidence: item.assessed?.confidence ?? null,
    nextReviewDate: item.assessed?.reviewOn ?? null,
  })),
);

export type StoredSkill = z.output<typeof schema>;

export const skillCounter = 'skills';

/** Yields skills in the order of creation, after `cursor`. Includes hidden skills that are being deleted. */
export const walkSkills = (userId: string, cursor?: string): AsyncGenerator<StoredSkill> => {
  const after = cursor === undefined ? undefined : skillKeys.skill(userId, cursor);
  return parseEach(schema, walkItems(skillRanges.skills(userId), { after }));
};

/** Attributes that are read when skills are counted or named. */
const factFields = Object.keys(stored.shape).filter(
  (field) => field !== 'description' && field !== 'levels',
);

/** Returns all skills without their descriptions and levels, which make up most of their bytes. */
export const listSkillFacts = async (
  userId: string,
  consistent = false,
): Promise<StoredSkill[]> => {
  const reading = { consistent, fields: factFields };
  const all = parseItems(schema, await queryItems(skillRanges.skills(userId), reading));
  return all.filter(({ deleting }) => !deleting);
};

/** Returns a skill. Undefined if it is missing or being deleted. */
export const findSkill = async (
  userId: string,
  id: string,
  consistent = false,
): Promise<StoredSkill | undefined> =>
  liveSkill(await getItem(skillKeys.skill(userId, id), consistent));

/** Returns a skill. Throws 404 if it is missing or being deleted. */
export const getSkill = async (
  userId: string,
  id: string,
  consistent = false,
): Promise<StoredSkill> => parseSkill(await getItem(skillKeys.skill(userId, id), consistent));

const liveSkill = (item: Item | undefined): StoredSkill | undefined => {
  const skill = item && parseItem(schema, item);
  return skill?.deleting ? undefined : skill;
};

/** Parses the item of a read or of a failed condition. Throws 404 if the skill is missing or being deleted. */
export const parseSkill = (item: Item | undefined): StoredSkill => {
  const skill = liveSkill(item);
  if (!skill) throw notFound('skill');
  return skill;
};

export const unlogged = { loggedTime: 0, entries: 0, loggedBytes: 0, revision: 0 };

export type SkillCreation = {
  readonly userId: string;
  readonly newId: NewId;
  readonly skill: NewSkill;
  readonly createdDay: Day;
  readonly now: Date;
};

/** Returns the new skill. A repeated request returns the skill that it created before. */
export const createSkill = async (creation: SkillCreation): Promise<StoredSkill> => {
  const { userId, newId, skill, createdDay, now } = creation;
  const { currentHours = skillDefaults.currentHours, levels, ...fields } = skill;
  const item = {
    ...onlySet({ ...fields, levels: storedLevels(changeLevels({}, levels)) }),
    initialTime: grainsOfHours(currentHours),
    ...unlogged,
    createdDay,
    updatedAt: now.toISOString(),
  };
  return parseSkill(
    await createItem({
      userId,
      key: skillKeys.skill(userId, newId.id),
      item,
      request: newId.request,
      counter: skillCounter,
      max: maxSkills,
    }),
  );
};

/** A skill without levels has no such attribute. */
const storedLevels = (levels: Levels): Levels | undefined =>
  Object.keys(levels).length > 0 ? levels : undefined;

/** Sets the sent fields and levels. Null removes an optional field, or a level. */
export const updateSkill = async (
  userId: string,
  id: string,
  { currentHours, loggedTime, levels, ...fields }: SkillPatch,
  now: Date,
): Promise<StoredSkill> => {
  const key = skillKeys.skill(userId, id);
  const sent = { ...clearingNulls(fields), updatedAt: now.toISOString() };
  const revised = await reviseCounted(key, (item) => {
    const skill = parseSkill(item);
    // Computed from the levels that are stored, so that two devices can set different ones.
    const after = levels !== undefined && {
      levels: storedLevels(changeLevels(skill.levels, levels)),
    };
    const changes = { ...sent, ...after };
    if (currentHours === undefined) return { changes, expected: { deleting: undefined } };
    // The sent hours include the logged hours. So the logged hours must not change during the write.
    const seen = { ...skill, loggedTime: loggedTime ?? skill.loggedTime };
    const initialTime = initialTimeFor(seen, currentHours ?? skillDefaults.currentHours);
    return {
      changes: { ...changes, initialTime, revision: skill.revision + 1 },
      expected: { revision: skill.revision, deleting: undefined },
    };
  });
  return parseSkill(revised);
};

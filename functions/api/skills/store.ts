import * as z from 'zod';
import type { Day } from '#shared/core/days.ts';
import { day, idSchema } from '#shared/core/fields.ts';
import {
  maxSkills,
  type NewSkill,
  type SkillPatch,
  skillDefaults,
  skillFields,
} from '#shared/skills/model.ts';
import { grainsOfHours, initialTimeFor } from '#shared/skills/time.ts';
import { notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { keys, ranges } from '../../table/keys.ts';
import { createItem, type NewId } from '../../table/lifecycle.ts';
import { parseEach, parseItem, parseItems } from '../../table/parsing.ts';
import { getItem, queryItems, walkItems } from '../../table/reading.ts';
import { clearingNulls } from '../../table/revision.ts';
import { reviseCounted } from '../../table/storage.ts';
import { assessedSchema } from './newestAssessment.ts';

/**
 * A skill's item, and with it all that `deriveSkill` asks of a skill. Times are in grains, see
 * `time.ts`: the current hours are kept as those given and those logged.
 */
const { currentHours: _, ...fields } = skillFields.stored;
const stored = z.object({
  _id: idSchema,
  ...fields,
  /** Less than 0 where the owner corrected what was logged. */
  initialTime: z.int(),
  loggedTime: z.int().min(0),
  /** How many activities there are. */
  entries: z.int().min(0),
  /** What they take in the table. */
  loggedBytes: z.int().min(0),
  lastActivityDate: day('lastActivityDate').nullable().default(null),
  /** Counts the changes of everything from `initialTime` to here. */
  revision: z.int(),
  /** The newest self-assessment, kept here so that a list of skills is one Query. */
  assessed: assessedSchema.optional(),
  /** The user's day when the skill was made; `createdAt` is the instant. */
  createdDay: day('createdDay'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When its deletion began: from then on it is no one's any more, see `skillDeletion.ts`. */
  deleting: z.iso.datetime().optional(),
});

const schema = stored.transform((item) => ({
  ...item,
  targetTime: grainsOfHours(item.targetHours),
  everLogged: item.entries > 0,
  newestConfidence: item.assessed?.confidence ?? null,
}));

export type StoredSkill = z.output<typeof schema>;

export const skillCounter = 'skills';

/** In the order in which they were made, from behind `cursor` on; those that are being deleted too, which nobody may see. */
export const walkSkills = (userId: string, cursor?: string): AsyncGenerator<StoredSkill> => {
  const after = cursor === undefined ? undefined : keys.skill(userId, cursor);
  return parseEach(schema, walkItems(ranges.skills(userId), { after }));
};

/** Left out where skills are counted or named. */
const factFields = Object.keys(stored.shape).filter((field) => field !== 'description');

/** All skills without their descriptions, which are the most of them. */
export const listSkillFacts = async (
  userId: string,
  consistent = false,
): Promise<StoredSkill[]> => {
  const reading = { consistent, fields: factFields };
  const all = parseItems(schema, await queryItems(ranges.skills(userId), reading));
  return all.filter(({ deleting }) => !deleting);
};

/** Undefined when there is none, or when it is being deleted. */
export const findSkill = async (
  userId: string,
  id: string,
  consistent = false,
): Promise<StoredSkill | undefined> => liveSkill(await getItem(keys.skill(userId, id), consistent));

/** 404 when there is none, or when it is being deleted. */
export const getSkill = async (
  userId: string,
  id: string,
  consistent = false,
): Promise<StoredSkill> => parseSkill(await getItem(keys.skill(userId, id), consistent));

const liveSkill = (item: Item | undefined): StoredSkill | undefined => {
  const skill = item && parseItem(schema, item);
  return skill?.deleting ? undefined : skill;
};

/** A skill's item as a read or a refusal gave it; 404 when there is none, or when it is being deleted. */
export const parseSkill = (item: Item | undefined): StoredSkill => {
  const skill = liveSkill(item);
  if (!skill) throw notFound('skill');
  return skill;
};

export type SkillCreation = {
  readonly userId: string;
  readonly newId: NewId;
  readonly skill: NewSkill;
  readonly createdDay: Day;
  readonly now: Date;
};

/** Returns the skill, or the one that the same request created before. */
export const createSkill = async (creation: SkillCreation): Promise<StoredSkill> => {
  const { userId, newId, skill, createdDay, now } = creation;
  const { currentHours = skillDefaults.currentHours, ...fields } = skill;
  const item = {
    ...fields,
    initialTime: grainsOfHours(currentHours),
    loggedTime: 0,
    entries: 0,
    loggedBytes: 0,
    revision: 0,
    createdDay,
    updatedAt: now.toISOString(),
  };
  return parseSkill(
    await createItem({
      userId,
      key: keys.skill(userId, newId.id),
      item,
      request: newId.request,
      counter: skillCounter,
      max: maxSkills,
    }),
  );
};

/** Sets the fields that are sent; null takes an optional one away. */
export const updateSkill = async (
  userId: string,
  id: string,
  { currentHours, ...fields }: SkillPatch,
  now: Date,
): Promise<StoredSkill> => {
  const key = keys.skill(userId, id);
  const changes = { ...clearingNulls(fields), updatedAt: now.toISOString() };
  const revised = await reviseCounted(key, (item) => {
    const skill = parseSkill(item);
    if (currentHours === undefined) return { changes, expected: { deleting: undefined } };
    // What the owner says are the hours in all. Some of them are logged, and have to stand still for this.
    const initialTime = initialTimeFor(skill, currentHours ?? skillDefaults.currentHours);
    return {
      changes: { ...changes, initialTime, revision: skill.revision + 1 },
      expected: { revision: skill.revision, deleting: undefined },
    };
  });
  return parseSkill(revised);
};

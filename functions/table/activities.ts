import * as z from 'zod';
import { idSchema } from '#shared/contract/fields.ts';
import { activityTypes, hoursLogged } from '#shared/contract/skills.ts';
import { logIsFull, maxLogBytes } from '#shared/contract/storage.ts';
import type { Day } from '#shared/rules/days.ts';
import type { Grains } from '#shared/rules/learningTime.ts';
import { withoutLog } from '#shared/rules/skillTime.ts';
import { notFound, Problem } from '../problem.ts';
import {
  activityId,
  activitySeed,
  dayOfActivity,
  dayPrefix,
  seedOf,
  tellsDay,
} from './activityIds.ts';
import { readYearsOf, type YearItems, yearSteps, yearsStanding } from './activityYears.ts';
import { contest } from './contest.ts';
import type { Item } from './item.ts';
import { sizeOf } from './itemSize.ts';
import { keys, ranges } from './keys.ts';
import type { Idempotency } from './lifecycle.ts';
import { parseEach, parseItem } from './parsing.ts';
import { getItem, lastItems, walkItems } from './reading.ts';
import { asLogged, getSkill, parseSkill, type StoredSkill } from './skills.ts';
import { type Refusal, transact, updateStep } from './transactions.ts';

/** The item of an activity, or of logged hours. Its id tells the day, see `activityIds.ts`. */
const schema = z
  .object({
    _id: idSchema.refine(tellsDay, 'The id tells no day'),
    type: z.enum([...activityTypes, hoursLogged]),
    /** Grains that it added to the skill. */
    time: z.int().min(0),
    description: z.string().optional(),
    /** What was asked for, where an Idempotency-Key came along. */
    fingerprint: z.string().optional(),
    createdAt: z.iso.datetime(),
  })
  .transform((item) => ({ ...item, date: dayOfActivity(item._id) }));

export type StoredActivity = z.output<typeof schema>;

const parseActivity = (item: Item | undefined): StoredActivity => {
  if (!item) throw notFound('activity');
  return parseItem(schema, item);
};

export type ActivitiesWanted = {
  readonly from: Day;
  readonly to: Day;
  readonly cursor: string | undefined;
};

/** Those of a window of days, both included, the newest day first, from behind `cursor` on. */
export const walkActivities = (
  userId: string,
  skillId: string,
  { from, to, cursor }: ActivitiesWanted,
): AsyncGenerator<StoredActivity> => {
  const range = ranges.activities(userId, skillId, dayPrefix(from), `${dayPrefix(to)}~`);
  const after = cursor === undefined ? undefined : keys.activity(userId, skillId, cursor);
  return parseEach(schema, walkItems(range, { after, newestFirst: true }));
};

export type NewActivity = {
  readonly userId: string;
  readonly skillId: string;
  readonly type: StoredActivity['type'];
  readonly date: Day;
  readonly time: Grains;
  readonly description: string | undefined;
  readonly now: Date;
  readonly idempotency: Idempotency | undefined;
};

export type SkillAndActivity = { readonly skill: StoredSkill; readonly activity: StoredActivity };

/** Keyed activities that a skill remembers, so that a repetition for another day is recognized too. Few: every list reads them. */
const remembered = 2;

/** What an activity is summed up in. In its transaction the activity is step 0, the skill 1, the year 2. */
type Sums = { readonly skill: Item | undefined; readonly years: YearItems };

const readSums = async (
  userId: string,
  skillId: string,
  days: readonly [Day] | readonly [],
): Promise<Sums> => {
  const [skill, years] = await Promise.all([
    getItem(keys.skill(userId, skillId), true),
    readYearsOf(userId, days),
  ]);
  return { skill, years };
};

const sumsStanding = ({ skill, years }: Sums, refusal: Refusal): Sums => ({
  skill: refusal.items.has(1) ? refusal.items.get(1) : skill,
  years: yearsStanding(years, refusal, 2),
});

/**
 * Writes the activity, what it adds to the skill and to its year, all or none. Both are written on
 * the condition that they still are what was read; where another device was faster, they come back
 * with the refusal and the sums are made anew. A repeated request gives the first one's activity.
 */
export const addActivity = async (asked: NewActivity): Promise<SkillAndActivity> => {
  const { userId, skillId, type, date, time, description, now, idempotency } = asked;
  const seed = activitySeed(idempotency?.key);
  const id = activityId(date, seed);
  const item = {
    _id: id,
    type,
    time,
    description,
    fingerprint: idempotency?.fingerprint,
    createdAt: now.toISOString(),
  };
  const put = {
    Put: {
      Item: { ...keys.activity(userId, skillId, id), ...item },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  const bytes = sizeOf(put.Put.Item);
  const skillKey = keys.skill(userId, skillId);
  return contest(await readSums(userId, skillId, [date]), async (standing) => {
    const skill = parseSkill(standing.skill);
    const first = skill.recent.find((recent) => seedOf(recent) === seed);
    if (first) return { done: { skill, activity: await firstActivity(asked, first) } };
    const last = skill.lastActivityDate;
    const loggedBytes = skill.loggedBytes + bytes;
    if (loggedBytes > maxLogBytes) throw new Problem('limit', logIsFull);
    const changes = {
      loggedTime: skill.loggedTime + time,
      entries: skill.entries + 1,
      loggedBytes,
      lastActivityDate: last === null || last < date ? date : last,
      revision: skill.revision + 1,
      ...(idempotency && { recent: [...skill.recent, id].slice(-remembered) }),
    };
    const refusal = await transact([
      put,
      updateStep(skillKey, changes, asLogged(skill)),
      ...yearSteps(userId, [{ date, time }], 1, standing.years),
    ]);
    if (!refusal) {
      const logged = parseSkill({ ...standing.skill, ...changes });
      return { done: { skill: logged, activity: parseActivity(item) } };
    }
    if (refusal.step === 0) {
      const activity = await firstActivity(asked, id);
      return { done: { skill: await getSkill(userId, skillId, true), activity } };
    }
    return { standing: sumsStanding(standing, refusal) };
  });
};

/** The activity that an earlier request with the same key made. 409 when that one asked for something else. */
const firstActivity = async (
  { userId, skillId, idempotency }: NewActivity,
  id: string,
): Promise<StoredActivity> => {
  const first = parseActivity(await getItem(keys.activity(userId, skillId, id), true));
  if (first.fingerprint === idempotency?.fingerprint) return first;
  throw new Problem('conflict', 'This Idempotency-Key was used for another request before.');
};

/** Takes an activity away with all that it added to the skill and to its year. */
export const removeActivity = async (
  userId: string,
  skillId: string,
  id: string,
): Promise<void> => {
  const key = keys.activity(userId, skillId, id);
  const skillKey = keys.skill(userId, skillId);
  const [sums, item] = await Promise.all([
    readSums(userId, skillId, tellsDay(id) ? [dayOfActivity(id)] : []),
    getItem(key, true),
  ]);
  await contest<Removal, void>({ sums, lookedUp: undefined }, async ({ sums, lookedUp }) => {
    const skill = parseSkill(sums.skill);
    const activity = parseActivity(item);
    const last = lastDayKnown(skill, activity, lookedUp) ?? {
      skill,
      day: await lastDayWithout(userId, skill, activity),
    };
    const changes = {
      ...withoutLog(skill, activity.time),
      entries: skill.entries - 1,
      loggedBytes: Math.max(0, skill.loggedBytes - sizeOf(item)),
      lastActivityDate: last.day,
      revision: skill.revision + 1,
    };
    const refusal = await transact([
      { Delete: { Key: key, ConditionExpression: 'attribute_exists(pk)' } },
      updateStep(skillKey, changes, asLogged(skill)),
      ...yearSteps(userId, [activity], -1, sums.years),
    ]);
    if (!refusal) return { done: undefined };
    if (refusal.step === 0) throw notFound('activity');
    return { standing: { sums: sumsStanding(sums, refusal), lookedUp: last } };
  });
};

/** The newest day with an activity but for one, looked up at one state of its skill. */
type LastDay = { readonly skill: StoredSkill; readonly day: Day | undefined };

type Removal = { readonly sums: Sums; readonly lookedUp: LastDay | undefined };

/**
 * What can be told without a Query: a newer day, or what was looked up before, where no activity went since. To
 * look again in each round would lose most of them to devices that log, which need not.
 */
const lastDayKnown = (
  skill: StoredSkill,
  gone: StoredActivity,
  before: LastDay | undefined,
): LastDay | undefined => {
  const last = skill.lastActivityDate;
  if (last !== null && gone.date < last) return { skill, day: last };
  if (!before) return undefined;
  // A log adds one to both; any other revision adds no entry.
  const logs = skill.revision - before.skill.revision;
  const noneWent = logs === skill.entries - before.skill.entries;
  return noneWent && (logs === 0 || before.day === gone.date) ? before : undefined;
};

/** Read after the skill: whatever comes or goes later refuses its write. */
const lastDayWithout = async (
  userId: string,
  skill: StoredSkill,
  gone: StoredActivity,
): Promise<Day | undefined> => {
  const newest = await lastItems(ranges.activities(userId, skill._id), 2);
  const remaining = newest.find(({ _id }) => _id !== gone._id);
  return remaining && parseActivity(remaining).date;
};

import * as z from 'zod/mini';
import type { Day } from '#shared/core/days.ts';
import { idSchema } from '#shared/core/fields.ts';
import { maxLogBytes } from '#shared/core/storage.ts';
import { activitySources, activityTypes, hoursLogged } from '#shared/skills/model.ts';
import { skillReasons } from '#shared/skills/reasons.ts';
import type { Grains } from '#shared/skills/time.ts';
import { withoutLog } from '#shared/skills/time.ts';
import { notFound, Problem } from '../../problem.ts';
import { type Item, isThere } from '../../table/item.ts';
import { sizeOf } from '../../table/itemSize.ts';
import type { Key } from '../../table/keys.ts';
import { deletionStep, isNew, itemOfRequest, type NewId } from '../../table/lifecycle.ts';
import { parseEach, parseItem } from '../../table/parsing.ts';
import { getItem, lastItems, walkItems } from '../../table/reading.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { type Step, transact } from '../../table/transactions.ts';
import { dayOfActivity, idsOf, tellsDay } from './activityIds.ts';
import { monthSteps } from './activityMonths.ts';
import { skillKeys, skillRanges } from './keys.ts';
import { getSkill, parseSkill, type StoredSkill } from './store.ts';

/** The item of an activity or of logged hours. Its id contains the day, see `idOn`. */
const schema = z.pipe(
  z.object({
    _id: idSchema.check(z.refine(tellsDay, 'The id tells no day')),
    /** An activity without a skill only counts for its day. */
    skillId: z._default(z.nullable(idSchema), null),
    /** Not stored for 'manual'. */
    source: z._default(z.enum(activitySources), 'manual'),
    type: z.enum([...activityTypes, hoursLogged]),
    /** The grains that it added to the skill. */
    time: z.int().check(z.gte(0)),
    description: z.optional(z.string()),
    createdAt: z.iso.datetime(),
  }),
  z.transform((item) => ({ ...item, date: dayOfActivity(item._id) })),
);

export type StoredActivity = z.output<typeof schema>;

export const parseActivity = (item: Item | undefined): StoredActivity => {
  if (!item) throw notFound('activity');
  return parseItem(schema, item);
};

export type ActivitiesWanted = {
  readonly from: Day;
  readonly to: Day;
  readonly cursor: string | undefined;
};

/** The activities in a window of days, both inclusive, newest day first, after `cursor`. */
export const walkActivities = (
  userId: string,
  skillId: string,
  { from, to, cursor }: ActivitiesWanted,
): AsyncGenerator<StoredActivity> => {
  const range = skillRanges.activities(userId, skillId, idsOf(from, to));
  const after =
    cursor === undefined ? undefined : skillKeys.activityOfSkill(userId, skillId, cursor);
  return parseEach(schema, walkItems(range, { after, newestFirst: true }));
};

export type NewActivity = {
  readonly userId: string;
  /** The timestamp of its id is on the day. */
  readonly newId: NewId;
  readonly skillId: string;
  readonly type: StoredActivity['type'];
  readonly date: Day;
  readonly time: Grains;
  readonly description: string | undefined;
  readonly now: Date;
};

export type SkillAndActivity = { readonly skill: StoredSkill; readonly activity: StoredActivity };

/**
 * Writes the activity and adds it to its skill and its month, all or nothing. The sums are written by ADD, so many
 * devices may log at the same time. Returns the activity, or the one that the same request created before.
 */
export const addActivity = async (asked: NewActivity): Promise<SkillAndActivity> => {
  const { userId, newId, skillId, type, date, time, description, now } = asked;
  const { id, request } = newId;
  const fields = { skillId, type, time, description, createdAt: now.toISOString(), request };
  const item = { ...skillKeys.activityOfSkill(userId, skillId, id), ...fields };
  const bytes = sizeOf(item);
  const put: Step = { Put: { Item: item, ConditionExpression: isNew } };
  const months = monthSteps(userId, [{ date, time }], 1);
  const skillKey = skillKeys.skill(userId, skillId);
  const activity = await retryOnConflict<Item, boolean>(async (isNewest) => {
    const skillStep = logStep(skillKey, { date, time, bytes, count: 1 }, isNewest);
    const refusal = await transact([put, skillStep, ...months]);
    if (!refusal) return item;
    if (refusal.step === 0) return itemOfRequest(skillKeys.activity(userId, id), request);
    return new Changed(isNewestOf(refusal.item, { date, bytes }));
  }, true);
  return { skill: await getSkill(userId, skillId, true), activity: parseActivity(activity) };
};

/** Matches a skill that is neither deleted nor being deleted. */
const isLive = `${isThere} AND attribute_not_exists(deleting)`;

type Log = { readonly date: Day; readonly time: Grains; readonly bytes: number };

/** Several activities of a skill; `date` is the last of their days. */
export type Logs = Log & { readonly count: number };

/** Whether no activity of a skill that refused `logStep` is on a later day. Throws if the skill is missing or full. */
export const isNewestOf = (
  skill: Item | undefined,
  { date, bytes }: Pick<Logs, 'date' | 'bytes'>,
): boolean => {
  const { loggedBytes, lastActivityDate } = parseSkill(skill);
  if (loggedBytes + bytes > maxLogBytes) throw new Problem('limit', skillReasons.skillFull());
  return lastActivityDate === null || lastActivityDate <= date;
};

/**
 * The skill's step for new activities. Its condition fails, returning the skill's item, if the skill is missing or
 * full, or if `isNewest` is wrong.
 */
export const logStep = (key: Key, { date, time, bytes, count }: Logs, isNewest: boolean): Step => ({
  Update: {
    Key: key,
    UpdateExpression: `${isNewest ? 'SET lastActivityDate = :date ' : ''}ADD loggedTime :time, loggedBytes :bytes, entries :count, revision :one`,
    ConditionExpression: `${isLive} AND loggedBytes <= :room AND ${
      isNewest
        ? '(attribute_not_exists(lastActivityDate) OR lastActivityDate <= :date)'
        : 'lastActivityDate > :date'
    }`,
    ExpressionAttributeValues: {
      ':date': date,
      ':time': time,
      ':bytes': bytes,
      ':room': maxLogBytes - bytes,
      ':count': count,
      ':one': 1,
    },
  },
});

/** Deletes an activity and subtracts it from its skill and its month. */
export const removeActivity = async (
  userId: string,
  skillId: string,
  id: string,
  now: Date,
): Promise<void> => {
  const key = skillKeys.activity(userId, id);
  const skillKey = skillKeys.skill(userId, skillId);
  const [skillItem, item] = await Promise.all([getItem(skillKey, true), getItem(key, true)]);
  const activity = parseActivity(item);
  if (activity.skillId !== skillId) throw notFound('activity');
  const log = { ...activity, bytes: sizeOf(item) };
  const gone = deletionStep(key, item ?? {}, now, { ConditionExpression: isThere });
  const months = monthSteps(userId, [activity], -1);
  await retryOnConflict(async (skill) => {
    const last = await lastDayWithout(userId, skill, activity);
    const refusal = await transact([
      gone,
      unlogStep(skillKey, skill, log, last),
      ...months,
      ...('beside' in last ? [isStillThere(skillKeys.activity(userId, last.beside))] : []),
    ]);
    if (!refusal) return;
    if (refusal.step === 0) throw notFound('activity');
    return new Changed(refusal.items.has(1) ? parseSkill(refusal.items.get(1)) : skill);
  }, parseSkill(skillItem));
};

/**
 * How the skill's last day is determined after an activity is deleted: there is a later day, another activity `beside`
 * it on the same day, or else the previous day. Only the last case writes the day, so its condition fails if anything
 * else was logged meanwhile.
 */
type LastDay =
  | { readonly later: true }
  | { readonly beside: string }
  | { readonly day: Day | undefined };

/** Read after the skill: any later change makes the write fail. */
export const lastDayWithout = async (
  userId: string,
  skill: StoredSkill,
  gone: StoredActivity,
): Promise<LastDay> => {
  if (skill.lastActivityDate !== null && gone.date < skill.lastActivityDate) return { later: true };
  const newest = await lastItems(skillRanges.activities(userId, skill._id), 2);
  const remaining = newest.map(parseActivity).find(({ _id }) => _id !== gone._id);
  if (!remaining) return { day: undefined };
  const { _id, date } = remaining;
  return date === gone.date ? { beside: _id } : { day: date };
};

export const isStillThere = (key: Key): Step => ({
  ConditionCheck: { Key: key, ConditionExpression: isThere },
});

/**
 * The skill's step for a deleted activity. Its condition fails, returning the skill's item, if the skill is missing or
 * the step was computed from an outdated state.
 */
export const unlogStep = (
  key: Key,
  skill: StoredSkill,
  { date, time, bytes }: Log,
  last: LastDay,
): Step => {
  const { change = '', when, values } = lastDayWritten(skill, { date, time }, last);
  return {
    Update: {
      Key: key,
      UpdateExpression:
        `${change} ADD loggedTime :time, loggedBytes :bytes, entries :less, revision :one`.trim(),
      ConditionExpression: `${isLive} AND ${when}`,
      ExpressionAttributeValues: {
        ...{ ':time': -time, ':bytes': -bytes, ':less': -1, ':one': 1 },
        ...values,
      },
    },
  };
};

/** The change of the last day, with its condition. */
const lastDayWritten = (
  skill: StoredSkill,
  { date, time }: Pick<Log, 'date' | 'time'>,
  last: LastDay,
): { change?: string; when: string; values: Readonly<Record<string, unknown>> } => {
  // Hours that were corrected below the logged ones may have to be raised, see `withoutLog`.
  if ('day' in last || skill.initialTime < 0) {
    const { initialTime } = withoutLog(skill, time);
    const day = 'day' in last ? last.day : skill.lastActivityDate;
    return {
      change: `SET initialTime = :initialTime${day ? ', lastActivityDate = :day' : ' REMOVE lastActivityDate'}`,
      when: 'revision = :revision',
      values: {
        ':initialTime': initialTime,
        ':revision': skill.revision,
        ...(day && { ':day': day }),
      },
    };
  }
  return 'later' in last
    ? {
        when: 'initialTime >= :none AND lastActivityDate > :date',
        values: { ':none': 0, ':date': date },
      }
    : { when: 'initialTime >= :none', values: { ':none': 0 } };
};

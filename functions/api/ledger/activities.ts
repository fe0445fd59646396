import * as z from 'zod/mini';
import { idSchema } from '#shared/calls/fields.ts';
import { maxLogBytes } from '#shared/core/storage.ts';
import { type Day, LAST_DAY } from '#shared/days/days.ts';
import { dayTooLongReason } from '#shared/skills/dayTime.ts';
import {
  type ActivitySource,
  activitySources,
  activityTypes,
  hoursLogged,
} from '#shared/skills/model.ts';
import { skillReasons } from '#shared/skills/reasons.ts';
import type { Grains } from '#shared/skills/time.ts';
import { invalid, notFound, Problem } from '../../problem.ts';
import { inTurn } from '../../table/inTurn.ts';
import { type Item, itemExists } from '../../table/item.ts';
import { sizeOf } from '../../table/itemSize.ts';
import type { Key } from '../../table/keys.ts';
import { isNew, itemOfRequest, type NewId } from '../../table/lifecycle.ts';
import { parseEach, parseItem } from '../../table/parsing.ts';
import { walkItems } from '../../table/reading.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { type CountedRevision, countedChange, throwFull } from '../../table/storage.ts';
import { type Step, transact } from '../../table/transactions.ts';
import { containsDay, dayOfActivity, idsOf } from './activityIds.ts';
import { monthSteps } from './activityMonths.ts';
import { type SourceId, skillKeys, skillRanges } from './keys.ts';
import { type NamedSource, sourceSteps } from './sources.ts';
import { getSkill, parseSkill, type StoredSkill } from './store.ts';
import { unassignedFull, unassignedStep } from './unassigned.ts';

/** The item of an activity or of logged hours. Its id contains the day, see `idOn`. */
const ofItem = {
  _id: idSchema.check(z.refine(containsDay, 'The id tells no day')),
  /** Not stored if no skill gets the time. The activity still counts for its day, its source and the total hours. */
  skillId: z._default(z.nullable(idSchema), null),
  /** 'manual' is not stored, because it is the default. */
  source: z._default(z.enum(activitySources), 'manual'),
  /** The id of the habit, resource or project, which may have been deleted. `sources.ts` stores its name. */
  sourceId: z._default(z.nullable(idSchema), null),
  type: z.enum([...activityTypes, hoursLogged]),
  /** The time that the activity added to the skill, in grains. */
  time: z.int().check(z.gte(0)),
  description: z.optional(z.string()),
  /** The page that was reached in a resource, and the page before. See `SessionPages`. */
  page: z._default(z.nullable(z.int()), null),
  pageBefore: z._default(z.nullable(z.int()), null),
  createdAt: z.iso.datetime(),
};

const schema = z.pipe(
  z.object(ofItem),
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

/**
 * Yields the activities of a skill, or those without a skill, after `cursor`. Yields only activities in a window of
 * days, both inclusive, newest day first.
 */
export const walkActivities = (
  userId: string,
  skillId: string | null,
  { from, to, cursor }: ActivitiesWanted,
): AsyncGenerator<StoredActivity> => {
  const range = skillRanges.activities(userId, skillId, idsOf(from, to));
  const after =
    cursor === undefined ? undefined : skillKeys.activityOfSkill(userId, skillId, cursor);
  return parseEach(schema, walkItems(range, { after, newestFirst: true }));
};

/** The page that a session reached, and the page before it. */
export type SessionPages = {
  readonly page: number;
  /** Null if another session with a page was newer. */
  readonly pageBefore: number | null;
};

export type SourceRevision = {
  /** Undefined if the source stays as it is. */
  readonly revision?: CountedRevision | undefined;
  readonly pages?: SessionPages | undefined;
};

/** A change of the source that is written together with its activity. */
export type SourceChange = {
  readonly key: Key;
  /** The item as it was read, consistently. */
  readonly item: Item | undefined;
  /** Runs again if another request changed the item. Throws 404 for a missing item. */
  readonly revise: (item: Item | undefined) => SourceRevision | Promise<SourceRevision>;
};

const { type: _, description: __, ...ofTime } = ofItem;

const timeSchema = z.pipe(
  z.object(ofTime),
  z.transform((item) => ({ ...item, date: dayOfActivity(item._id) })),
);

const timeFields = Object.keys(ofTime);

/** Yields the times of all activities from a day on, with and without a skill. */
export const walkTimes = (
  userId: string,
  from: Day,
  { to = LAST_DAY, consistent = false, newestFirst = false } = {},
): AsyncGenerator<z.output<typeof timeSchema>> => {
  const range = skillRanges.allActivities(userId, idsOf(from, to));
  return parseEach(timeSchema, walkItems(range, { fields: timeFields, consistent, newestFirst }));
};

/** Nobody has this many activities in 13 weeks, which would be 220 a day. */
export const maxActivities = 20_000;

/**
 * Whether a source has a session with a page that is newer than the session with this id. A session is newer on a later
 * day, or with a greater id. Reads only newer activities, the newest first, so a session of today costs almost no read.
 * With more than `maxActivities` newer activities, assumes that there is a newer page, so the resource's page stays. If
 * a write is tried again, call this again: the write may have failed because of a newer session.
 */
export const hasNewerPage = async (
  userId: string,
  { kind, id: sourceId }: SourceId,
  id: string,
): Promise<boolean> => {
  const range = skillRanges.allActivities(userId, {
    from: `${id}~`,
    to: idsOf(LAST_DAY, LAST_DAY).to,
  });
  const reading = { fields: timeFields, consistent: true, newestFirst: true };
  let count = 0;
  for await (const one of parseEach(timeSchema, walkItems(range, reading))) {
    if (one.page !== null && one.source === kind && one.sourceId === sourceId) return true;
    if (++count > maxActivities) return true;
  }
  return false;
};

export type NewActivity = {
  readonly userId: string;
  /** The timestamp in the id must be on `date`. */
  readonly newId: NewId;
  /** Null if no skill gets the time. */
  readonly skillId: string | null;
  readonly source?: NamedSource;
  readonly change?: SourceChange | undefined;
  readonly type: StoredActivity['type'];
  readonly date: Day;
  readonly time: Grains;
  /** The request field with the time, for error messages. */
  readonly timeField: string;
  readonly description: string | undefined;
  readonly now: Date;
};

/** The source of an activity. `id` is the habit, resource or project, and `name` its name, if known. */
export type Origin = {
  readonly kind: ActivitySource;
  readonly id?: string;
  readonly name?: string;
};

type ItemOf = Pick<
  NewActivity,
  'userId' | 'newId' | 'skillId' | 'type' | 'time' | 'description' | 'now'
> & {
  readonly source?: Origin | undefined;
  readonly page?: number | undefined;
  readonly pageBefore?: number | undefined;
};

/** Returns the item of a new activity. An activity that was entered by hand stores no source. */
export const itemOfActivity = ({ userId, newId, skillId, source, now, ...fields }: ItemOf) => ({
  ...skillKeys.activityOfSkill(userId, skillId, newId.id),
  ...(skillId !== null && { skillId }),
  ...(source && { source: source.kind, ...(source.id !== undefined && { sourceId: source.id }) }),
  ...fields,
  createdAt: now.toISOString(),
  request: newId.request,
});

type Addition = {
  readonly item: Item & Key;
  readonly skillId: string | null;
  readonly source: (SourceId & { readonly name?: string }) | undefined;
  readonly logs: Logs;
  /** Whether the skill has no activity on a later day. */
  readonly isNewest: boolean;
  readonly revision: number | undefined;
};

/**
 * Returns the steps that write a new activity, in this order: its item, its skill or the sums without a skill, its
 * source, its month. Only the first two have conditions. The first fails if the activity's id is used. For the skill's
 * step, see `logStep`. The step of the sums fails if there is no room.
 */
const additionSteps = (
  userId: string,
  { item, skillId, source, logs, isNewest, revision }: Addition,
): readonly Step[] => [
  { Put: { Item: item, ConditionExpression: isNew } },
  skillId === null
    ? unassignedStep(userId, logs)
    : logStep(skillKeys.skill(userId, skillId), logs, isNewest, revision),
  ...sourceSteps(userId, [{ from: source, time: logs.time }], 1),
  ...monthSteps(userId, [logs], 1),
];

export type WrittenActivity = {
  readonly activity: StoredActivity;
  /** The skill after the log. Undefined without a skill, or after a repeated request. */
  readonly skill: StoredSkill | undefined;
  /** The source's item after `change`. After a repeated request, the current item. Undefined without a change. */
  readonly changed: Item | undefined;
};

/**
 * Writes an activity that was logged by hand, and adds it to its skill, its source and its month, all or nothing.
 * Returns the new activity. A repeated request returns the activity that it created before. Throws `invalid` if a day
 * of the skill would be longer than 24 hours.
 */
export const writeActivity = async (input: NewActivity): Promise<WrittenActivity> => {
  const { userId, newId, skillId, source, change, type, date, time, description, now } = input;
  const { id, request } = newId;
  const repeated = async (changed: Item | undefined): Promise<WrittenActivity> => {
    const before = await itemOfRequest(skillKeys.activity(userId, id), request);
    return { activity: parseActivity(before), skill: undefined, changed };
  };
  const write = async (changing: Item | undefined) => {
    // Read the skill before the day's activities. If anything is logged in between, the skill's revision changes
    // and this write fails.
    const skill = skillId === null ? undefined : await getSkill(userId, skillId, true);
    if (skill && (await isInDay(input, skill))) return repeated(changing);
    const { revision: changed, pages } = (await change?.revise(changing)) ?? {};
    const own = change && changed && countedChange(change.key, changing ?? {}, changed);
    const item = itemOfActivity({
      ...{ userId, newId, skillId, source, type, time, description, now },
      page: pages?.page,
      pageBefore: pages?.pageBefore ?? undefined,
    });
    const logs = { date, time, bytes: sizeOf(item), count: 1 };
    const isNewest = !skill || isNewestIn(skill, logs);
    const revision = skill?.revision;
    const added = additionSteps(userId, { item, skillId, source, logs, isNewest, revision });
    const steps = [...added, ...(own ? [own.step] : [])];
    const refusal = await transact([...steps, ...(own?.counts ? [own.counts] : [])]);
    if (!refusal) {
      return {
        activity: parseActivity(item),
        skill: skill && skillAfter(skill, logs, isNewest),
        changed: own && { ...changing, ...own.changes },
      };
    }
    const { items } = refusal;
    if (items.has(0)) return repeated(changing);
    if (items.has(1) && skillId === null) throw unassignedFull();
    if (items.has(steps.length)) throwFull(items.get(steps.length));
    return new Changed(items.has(steps.length - 1) && own ? items.get(steps.length - 1) : changing);
  };
  return inTurn(userId, () => retryOnConflict(write, change?.item));
};

/**
 * Whether the activity already exists. Throws `invalid` if the skill's day has no room for the time. Reads nothing if
 * the skill has no activity on this day or later.
 */
const isInDay = async (
  { userId, newId, date, time, timeField }: NewActivity,
  { _id: skillId, lastActivityDate }: StoredSkill,
): Promise<boolean> => {
  const isEmpty = lastActivityDate === null || lastActivityDate < date;
  let loggedTime = 0;
  for await (const one of isEmpty ? [] : walkTimes(userId, date, { to: date, consistent: true })) {
    if (one._id === newId.id) return true;
    if (one.skillId === skillId) loggedTime += one.time;
  }
  const reason = dayTooLongReason(date, loggedTime, time);
  if (reason) throw invalid(timeField, reason);
  return false;
};

export type SkillAndActivity = { readonly skill: StoredSkill; readonly activity: StoredActivity };

export const addActivity = async (
  input: NewActivity & { readonly skillId: string },
): Promise<SkillAndActivity> => {
  const { activity, skill } = await writeActivity(input);
  return { skill: skill ?? (await getSkill(input.userId, input.skillId, true)), activity };
};

/** Matches a skill that is neither deleted nor being deleted. */
export const isLive = `${itemExists} AND attribute_not_exists(deleting)`;

type Log = { readonly date: Day; readonly time: Grains; readonly bytes: number };

/** Several activities of a skill. `date` is the last of their days. */
export type Logs = Log & { readonly count: number };

/**
 * Whether the skill has no activity on a later day. Call it after `logStep` has failed. Throws if the skill is
 * missing or full.
 */
export const isNewestOf = (skill: Item | undefined, log: Pick<Logs, 'date' | 'bytes'>): boolean =>
  isNewestIn(parseSkill(skill), log);

/** Whether the skill has no activity on a later day. Throws `limit` if the skill is full. */
const isNewestIn = (
  { loggedBytes, lastActivityDate }: StoredSkill,
  { date, bytes }: Pick<Logs, 'date' | 'bytes'>,
): boolean => {
  if (loggedBytes + bytes > maxLogBytes) throw new Problem('limit', skillReasons.skillFull());
  return lastActivityDate === null || lastActivityDate <= date;
};

/**
 * Returns the skill's step for new activities. Its condition fails if the skill is missing or full, if `isNewest`
 * is wrong, or if the `revision` differs. A failed condition returns the skill's item.
 */
export const logStep = (
  key: Key,
  { date, time, bytes, count }: Logs,
  isNewest: boolean,
  revision?: number,
): Step => ({
  Update: {
    Key: key,
    UpdateExpression: `${isNewest ? 'SET lastActivityDate = :date ' : ''}ADD loggedTime :time, loggedBytes :bytes, entries :count, revision :one`,
    ConditionExpression: `${isLive} AND loggedBytes <= :room AND ${
      isNewest
        ? '(attribute_not_exists(lastActivityDate) OR lastActivityDate <= :date)'
        : 'lastActivityDate > :date'
    }${revision === undefined ? '' : ' AND revision = :revision'}`,
    ExpressionAttributeValues: {
      ':date': date,
      ':time': time,
      ':bytes': bytes,
      ':room': maxLogBytes - bytes,
      ':count': count,
      ':one': 1,
      ...(revision !== undefined && { ':revision': revision }),
    },
  },
});

/** Returns the skill after `logStep`. The step's `revision` ensures that the sums did not change since the read. */
const skillAfter = (
  skill: StoredSkill,
  { date, time, bytes, count }: Logs,
  isNewest: boolean,
): StoredSkill => ({
  ...skill,
  loggedTime: skill.loggedTime + time,
  loggedBytes: skill.loggedBytes + bytes,
  entries: skill.entries + count,
  everLogged: true,
  revision: skill.revision + 1,
  ...(isNewest && { lastActivityDate: date }),
});

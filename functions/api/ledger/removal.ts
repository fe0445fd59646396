import type { Day } from '#shared/days/days.ts';
import { withoutLog } from '#shared/skills/time.ts';
import { notFound } from '../../problem.ts';
import { type Item, itemExists } from '../../table/item.ts';
import { sizeOf } from '../../table/itemSize.ts';
import type { Key } from '../../table/keys.ts';
import { deletionStep } from '../../table/lifecycle.ts';
import { getItem, lastItems } from '../../table/reading.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { existenceCheck, type Step, transact } from '../../table/transactions.ts';
import { isLive, type Log, parseActivity, type StoredActivity } from './activities.ts';
import { monthSteps } from './activityMonths.ts';
import { type SourceId, skillKeys, skillRanges } from './keys.ts';
import { sourceOf, sourceSteps } from './sources.ts';
import { getSkill, parseSkill, type StoredSkill } from './store.ts';
import { unassignedStepBack } from './unassigned.ts';

/**
 * Deletes an activity of a skill, and subtracts it from its skill, its source and its month. `check` throws for an
 * activity that must stay.
 */
export const removeActivity = async (
  userId: string,
  skillId: string,
  id: string,
  now: Date,
  check?: (userId: string, item: Item) => Promise<void>,
): Promise<void> => {
  const [skill, item] = await Promise.all([
    getItem(skillKeys.skill(userId, skillId), true),
    getItem(skillKeys.activity(userId, id), true),
  ]);
  await check?.(userId, item ?? {});
  if (parseActivity(item).skillId !== skillId) throw notFound('activity');
  await removeFromSkill({ userId, item: item ?? {}, now }, parseSkill(skill));
};

/** Deletes an activity of a source, whether or not it has a skill. The source may have been deleted. */
export const removeTime = async (
  userId: string,
  source: SourceId,
  id: string,
  now: Date,
): Promise<void> => {
  const item = await getItem(skillKeys.activity(userId, id), true);
  const activity = parseActivity(item);
  if (activity.source !== source.kind || activity.sourceId !== source.id) {
    throw notFound('activity');
  }
  const removal = { userId, item: item ?? {}, now };
  if (activity.skillId === null) return removeFromNone(removal);
  await removeFromSkill(removal, await getSkill(userId, activity.skillId, true));
};

/** Deletes an activity without a skill. */
export const removeUnassigned = async (userId: string, id: string, now: Date): Promise<void> => {
  const item = await getItem(skillKeys.activity(userId, id), true);
  if (parseActivity(item).skillId !== null) throw notFound('activity');
  await removeFromNone({ userId, item: item ?? {}, now });
};

type Removal = { readonly userId: string; readonly item: Item; readonly now: Date };

const removalSteps = ({ userId, item, now }: Removal) => {
  const activity = parseActivity(item);
  const key = skillKeys.activity(userId, activity._id);
  return {
    activity,
    gone: deletionStep(key, item, now, { ConditionExpression: itemExists }),
    others: [
      ...sourceSteps(userId, [{ from: sourceOf(item), time: activity.time }], -1),
      ...monthSteps(userId, [activity], -1),
    ],
  };
};

/** Only the first step has a condition: the activity must exist. */
const stepsFromNone = (removal: Removal): readonly Step[] => {
  const { activity, gone, others } = removalSteps(removal);
  const sums = { time: activity.time, bytes: sizeOf(removal.item), count: 1 };
  return [gone, unassignedStepBack(removal.userId, sums), ...others];
};

const removeFromNone = async (removal: Removal): Promise<void> => {
  const steps = stepsFromNone(removal);
  await retryOnConflict(async () => {
    if (await transact(steps)) throw notFound('activity');
  });
};

/**
 * The first step fails if the activity does not exist. The second step fails if the skill has changed and its computed
 * sums or last day would be wrong. If another activity keeps the last day, the last step fails if that activity was
 * deleted.
 */
const stepsFromSkill = async (removal: Removal, skill: StoredSkill): Promise<readonly Step[]> => {
  const { userId, item } = removal;
  const { activity, gone, others } = removalSteps(removal);
  const log = { ...activity, bytes: sizeOf(item) };
  const last = await lastDayWithout(userId, skill, activity);
  return [
    gone,
    unlogStep(skillKeys.skill(userId, skill._id), skill, log, last),
    ...others,
    ...('sameDay' in last ? [existenceCheck(skillKeys.activity(userId, last.sameDay))] : []),
  ];
};

const removeFromSkill = async (removal: Removal, seen: StoredSkill): Promise<void> => {
  await retryOnConflict(async (skill) => {
    const refusal = await transact(await stepsFromSkill(removal, skill));
    if (!refusal) return;
    if (refusal.step === 0) throw notFound('activity');
    return new Changed(refusal.items.has(1) ? parseSkill(refusal.items.get(1)) : skill);
  }, seen);
};

/**
 * The skill's last day after an activity is deleted:
 *
 * - `later`: the last day is after the activity's day, so it does not change.
 * - `sameDay`: another activity, with this id, is on the same day, so the last day does not change.
 * - `day`: the last day becomes this earlier day, or undefined if no activity is left. The write fails if anything
 *   else was logged meanwhile.
 */
type LastDay =
  | { readonly later: true }
  | { readonly sameDay: string }
  | { readonly day: Day | undefined };

/**
 * Pass a skill that was read before this call. If an activity is logged or deleted in between, the last day may change.
 * Then the write fails.
 */
const lastDayWithout = async (
  userId: string,
  skill: StoredSkill,
  gone: StoredActivity,
): Promise<LastDay> => {
  if (skill.lastActivityDate !== null && gone.date < skill.lastActivityDate) return { later: true };
  const newest = await lastItems(skillRanges.activities(userId, skill._id), 2);
  const remaining = newest.map(parseActivity).find(({ _id }) => _id !== gone._id);
  if (!remaining) return { day: undefined };
  const { _id, date } = remaining;
  return date === gone.date ? { sameDay: _id } : { day: date };
};

/**
 * Returns the skill's step for a deleted activity. Its condition fails if the skill is missing, or if the step was
 * computed from an outdated state. A failed condition returns the skill's item.
 */
const unlogStep = (
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
        ':time': -time,
        ':bytes': -bytes,
        ':less': -1,
        ':one': 1,
        ...values,
      },
    },
  };
};

/** Returns the change of the last day, with its condition. */
const lastDayWritten = (
  skill: StoredSkill,
  { date, time }: Pick<Log, 'date' | 'time'>,
  last: LastDay,
): { change?: string; when: string; values: Readonly<Record<string, unknown>> } => {
  // A negative `initialTime` means that the hours were corrected to fewer than were logged. Then the deletion may
  // have to raise `initialTime`, see `withoutLog`.
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

import type { Outcome, Results } from '#shared/core/imports.ts';
import type { ActivityRecord } from '#shared/skills/imports.ts';
import { hoursLogged } from '#shared/skills/model.ts';
import { grainsOfHours, grainsOfMinutes } from '#shared/skills/time.ts';
import { fingerprintOf } from '../../table/fingerprint.ts';
import { outcomeOf } from '../../table/importing.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { isNew } from '../../table/lifecycle.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { transact } from '../../table/transactions.ts';
import { isNewestOf, logStep } from '../ledger/activities.ts';
import { monthSteps } from '../ledger/activityMonths.ts';
import { skillKeys } from '../ledger/keys.ts';
import { sourceOf, sourceSteps } from '../ledger/sources.ts';
import { unassignedFull, unassignedStep } from '../ledger/unassigned.ts';

/**
 * A transaction has at most 100 steps: up to three for each activity (itself, its month, its source), and the skill's.
 */
const activitiesAtOnce = 33;

/**
 * Writes activities of a skill, or without a skill, many per transaction. Each transaction also adds them to the
 * skill, their sources and their months. Throws `not_found` if the skill is missing, and `limit` if it is full.
 * Activities that were written before the error stay.
 */
export const importActivities = async (
  userId: string,
  skillId: string | null,
  records: readonly ActivityRecord[],
): Promise<Results> => {
  const results: Results = [];
  for (const some of groupsOf(records)) {
    const outcomes = await importGroup(userId, skillId, some);
    results.push(...some.map(({ _id }, n) => ({ _id, outcome: outcomes[n] ?? 'created' })));
  }
  return results;
};

/**
 * Splits records into groups that each fit into one transaction. A transaction can't write an item twice, so a
 * group has no id twice.
 */
const groupsOf = (records: readonly ActivityRecord[]): ActivityRecord[][] => {
  const groups: ActivityRecord[][] = [];
  for (const record of records) {
    const last = groups.at(-1);
    const isFull = last?.length === activitiesAtOnce || last?.some(({ _id }) => _id === record._id);
    if (last && !isFull) last.push(record);
    else groups.push([record]);
  }
  return groups;
};

/** The outcomes of records that were not written, by their positions. */
type Known = readonly (Outcome | undefined)[];

const importGroup = async (
  userId: string,
  skillId: string | null,
  records: readonly ActivityRecord[],
): Promise<Known> => {
  const all = records.map((record) => {
    const item = itemOf(userId, skillId, record);
    const from = namedSourceOf(record);
    return { item, date: record.date, time: item.time, bytes: sizeOf(item), from };
  });
  type Seen = { readonly known: Known; readonly isNewest: boolean };
  return retryOnConflict<Known, Seen>(
    async ({ known, isNewest }) => {
      const places = [...all.keys()].filter((n) => known[n] === undefined);
      const left = places.flatMap((n) => all[n] ?? []);
      if (left.length === 0) return known;
      const logs = {
        date: left.reduce((last, { date }) => (date > last ? date : last), ''),
        time: left.reduce((sum, { time }) => sum + time, 0),
        bytes: left.reduce((sum, { bytes }) => sum + bytes, 0),
        count: left.length,
      };
      const refusal = await transact([
        ...left.map(({ item }) => ({ Put: { Item: item, ConditionExpression: isNew } })),
        skillId === null
          ? unassignedStep(userId, logs)
          : logStep(skillKeys.skill(userId, skillId), logs, isNewest),
        ...sourceSteps(userId, left, 1),
        ...monthSteps(userId, left, 1),
      ]);
      if (!refusal) return known;
      const now = [...known];
      for (const [step, taken] of refusal.items) {
        const place = places[step];
        const record = left[step];
        if (place === undefined || !record) continue;
        now[place] = outcomeOf(taken, record.item.imported);
      }
      const isAnyTaken = refusal.step < left.length;
      if (skillId === null && !isAnyTaken) throw unassignedFull();
      return new Changed({
        known: now,
        isNewest: isAnyTaken ? isNewest : isNewestOf(refusal.item, logs),
      });
    },
    { known: [], isNewest: true },
  );
};

const namedSourceOf = ({ source, sourceId, sourceName }: ActivityRecord) => {
  const from = sourceOf({ source, sourceId });
  return from && { ...from, name: sourceName ?? '' };
};

const itemOf = (userId: string, skillId: string | null, record: ActivityRecord) => {
  const { _id, type, hours, duration, description, createdAt } = record;
  const { source = 'manual', sourceId, sourceName: _, page, pageBefore, ...kept } = record;
  const sourced = {
    ...(source !== 'manual' && { source }),
    ...(sourceId != null && { sourceId }),
  };
  return {
    ...skillKeys.activityOfSkill(userId, skillId, _id),
    ...(skillId !== null && { skillId }),
    ...sourced,
    type,
    time: type === hoursLogged ? grainsOfHours(hours) : grainsOfMinutes(duration ?? 0),
    description: description || undefined,
    page: page ?? undefined,
    pageBefore: pageBefore ?? undefined,
    createdAt,
    // Older exports have no source and no page, and a source may be renamed. So the fingerprint leaves out the default
    // source, the source's name, and pages that are null.
    imported: fingerprintOf({ ...kept, ...sourced, page, pageBefore }, ['page', 'pageBefore']),
  };
};

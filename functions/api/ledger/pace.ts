import { type Calendar, type Day, LAST_DAY } from '#shared/days/days.ts';
import type { Pause } from '#shared/pauses/pauses.ts';
import type { PageSession } from '#shared/resources/speed.ts';
import {
  type Pace,
  type PaceFacts,
  paceOf,
  paceWindow,
  remainingTime,
} from '#shared/skills/pace.ts';
import type { DatedTime } from '#shared/skills/time.ts';
import { readAbsences } from '../../account/absences.ts';
import { maxActivities, type StoredActivity, walkActivities, walkTimes } from './activities.ts';
import type { SourceId } from './keys.ts';
import { readSourceSums } from './sources.ts';
import { getSkill, type StoredSkill } from './store.ts';

/** Returns the pace of one skill. Reads the activities of the last weeks in one Query of the index. */
export const readPace = async (userId: string, id: string, calendar: Calendar): Promise<Pace> => {
  const { from } = paceWindow(calendar);
  const [skill, { vacations }, activities] = await Promise.all([
    getSkill(userId, id),
    readAbsences(userId),
    listActivities(userId, id, from),
  ]);
  return paceOfSkill(skill, activities, vacations, calendar);
};

/** Returns the activities of a skill from a day on, from one Query of the index. */
export const listActivities = async (
  userId: string,
  id: string,
  from: Day,
): Promise<StoredActivity[]> => {
  const activities: StoredActivity[] = [];
  const wanted = { from, to: LAST_DAY, cursor: undefined };
  for await (const one of walkActivities(userId, id, wanted)) activities.push(one);
  return activities;
};

/**
 * Returns the activities from a day on by skill, from one Query for all skills. Empty if there are more than
 * `maxActivities`, because a screen should not wait that long.
 */
export const readTimesBySkill = async (
  userId: string,
  from: Day,
): Promise<ReadonlyMap<string | null, readonly DatedTime[]>> => {
  const times: (DatedTime & { readonly skillId: string | null })[] = [];
  for await (const { skillId, date, time } of walkTimes(userId, from)) {
    if (times.length === maxActivities) return new Map();
    times.push({ skillId, date, time });
  }
  return Map.groupBy(times, ({ skillId }) => skillId);
};

/** The activities of a source in the last weeks, with their pages. */
export type SourceTimes = Omit<PaceFacts, 'remaining'> & {
  readonly activities: readonly PageSession[];
  /** The number of the source's activities before these weeks. */
  readonly older: number;
};

/**
 * Returns the facts for the pace of a source, from one Query of all activities of the last weeks. Undefined if
 * there are more than `maxActivities`.
 */
export const readSourceTimes = async (
  userId: string,
  source: SourceId,
  calendar: Calendar,
): Promise<SourceTimes | undefined> => {
  const [{ entries }, { vacations }, activities] = await Promise.all([
    readSourceSums(userId, source),
    readAbsences(userId),
    readSourceSessions(userId, source, paceWindow(calendar).from),
  ]);
  if (!activities) return undefined;
  const older = Math.max(0, entries - activities.length);
  return { activities, hasOlder: older > 0, older, vacations };
};

const readSourceSessions = async (
  userId: string,
  { kind, id }: SourceId,
  from: Day,
): Promise<PageSession[] | undefined> => {
  const sessions: PageSession[] = [];
  let count = 0;
  for await (const one of walkTimes(userId, from)) {
    if (++count > maxActivities) return undefined;
    if (one.source === kind && one.sourceId === id) sessions.push(one);
  }
  return sessions;
};

/** `activities` must be those of the skill, from the first day of the window on. */
export const paceOfSkill = (
  skill: StoredSkill,
  activities: readonly DatedTime[],
  vacations: readonly Pause[],
  calendar: Calendar,
): Pace =>
  paceOf(
    {
      activities,
      hasOlder: activities.length < skill.entries,
      remaining: remainingTime(skill),
      vacations,
    },
    calendar,
  );

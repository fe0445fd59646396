import { type Minute, minuteMs } from '#shared/reminders/occurrences.ts';
import { isQuietAt } from '#shared/reminders/quiet.ts';
import type { TimerFacts, TimerTarget } from '#shared/timer/facts.ts';
import { plannedEnd, ringMinutes } from '#shared/timer/plannedEnd.ts';
import type { ReminderSettings } from '../account/profiles.ts';
import { getHabit } from '../api/habits/store.ts';
import { getProject } from '../api/projects/store.ts';
import { getResource } from '../api/resources/store.ts';
import { getSkill } from '../api/skills/store.ts';
import { Problem } from '../problem.ts';
import type { Step } from '../table/transactions.ts';
import { minuteAt } from './minutes.ts';
import { readState, stepsForNextTime } from './state.ts';

/** A timer that still runs at its planned end. */
export type DueTimer = {
  readonly id: string;
  /** What its time counts for; undefined if that was deleted, or if the person hides names. */
  readonly name: string | undefined;
  /** The instant of the minute of its planned end. */
  readonly at: Date;
  /** From then on the notification is not shown. */
  readonly expires: Date;
};

type Person = {
  readonly timers: readonly TimerFacts[];
  readonly settings: Pick<ReminderSettings, 'quiet' | 'hideNames'>;
  readonly days: { readonly timeZone: string };
};

/**
 * The timer that runs and whose planned end came between two minutes, both inclusive; undefined in quiet hours, since
 * nobody chose that time, and if it is an hour late.
 */
export const dueTimer = async (
  userId: string,
  { timers, settings: { quiet, hideNames }, days }: Person,
  [since, now]: readonly [Minute, Minute],
): Promise<DueTimer | undefined> => {
  const ringing = plannedEnd(timers);
  if (!ringing) return undefined;
  const { timer, at } = ringing;
  const hasCome = Math.max(since, now - ringMinutes + 1) <= at && at <= now;
  if (!hasCome || isQuietAt(now, quiet, days.timeZone)) return undefined;
  return {
    id: timer._id,
    name: hideNames ? undefined : await nameOf(userId, timer.target.value),
    at: new Date(at * minuteMs),
    expires: new Date((at + ringMinutes) * minuteMs),
  };
};

const names: Record<TimerTarget['area'], (userId: string, id: string) => Promise<string>> = {
  skills: async (userId, id) => (await getSkill(userId, id)).name,
  habits: async (userId, id) => (await getHabit(userId, id)).name,
  resources: async (userId, id) => (await getResource(userId, id)).title,
  projects: async (userId, id) => (await getProject(userId, id)).name,
};

const nameOf = async (userId: string, { area, id }: TimerTarget): Promise<string | undefined> => {
  try {
    return await names[area](userId, id);
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
};

/**
 * The steps to write in the same transaction as timers whose planned end may change; none if no new one comes. One that
 * no longer comes changes nothing, since the pointer may be too early. The state is read each time, so call it in each
 * attempt.
 */
export const stepsForTimers = async (
  userId: string,
  before: readonly TimerFacts[],
  after: readonly TimerFacts[],
  now: Date,
): Promise<readonly Step[]> => {
  const ring = plannedEnd(after);
  const isSame = ring?.at === plannedEnd(before)?.at;
  if (!ring || isSame || ring.at <= minuteAt(now)) return [];
  return stepsForNextTime(userId, await readState(userId), ring.at);
};

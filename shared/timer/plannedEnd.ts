import type { Minute } from '../reminders/occurrences.ts';
import type { TimerFacts } from './facts.ts';
import { hour, minute } from './limits.ts';
import { currentSession, instantAfter, isPaused, runningSpans, type Session } from './spans.ts';

/**
 * When a countdown rings, in milliseconds since 1970. Example: a 25-minute timer that started at 9:00 and was paused
 * for 10 minutes rings at 9:35. Undefined for a timer that is paused, has ended, or has no planned end.
 */
export const ringsAt = (session: Session): number | undefined => {
  const { plannedMinutes, startedAt } = session.timer;
  if (plannedMinutes === null || session.endedAt !== null || isPaused(session.timer))
    return undefined;
  const endless = startedAt.value + 365 * 24 * hour;
  return instantAfter(plannedMinutes * minute, runningSpans(session, endless));
};

/** A notification about a planned end is sent at most this many minutes late. After this time, it expires. */
export const ringMinutes = 60;

/** A timer with its planned end, past or future. */
export type Ringing = {
  readonly timer: TimerFacts;
  /** The first whole minute at or after the planned end: 9:25:20 -> 9:26. */
  readonly at: Minute;
};

/** The planned end of the running timer. Undefined if no timer with a planned end is running. */
export const plannedEnd = (timers: readonly TimerFacts[]): Ringing | undefined => {
  const session = currentSession(timers);
  if (!session) return undefined;
  const at = ringsAt(session);
  return at === undefined ? undefined : { timer: session.timer, at: Math.ceil(at / minute) };
};

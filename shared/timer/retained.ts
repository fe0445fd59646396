import type { TimerFacts } from './facts.ts';
import { maxStartedAgo } from './limits.ts';
import { lastSeen, sessionsOf } from './spans.ts';

/**
 * The timers that must stay stored: the current one, and those that a new or changed timer can still cut short. A
 * start may be at most 24 hours ago, so timers that ended earlier can't change any more. The start of a timer ends
 * the timer before it. If that start were dropped, the timer before would have no end. So only the oldest timers are
 * dropped.
 */
export function retained(timers: readonly TimerFacts[], now: number): readonly TimerFacts[] {
  const sessions = sessionsOf(timers);
  const first = sessions.findIndex(
    ({ timer, endedAt }) => endedAt === null || lastInstant(timer, endedAt) >= now - maxStartedAgo,
  );
  return first < 0 ? [] : sessions.slice(first).map(({ timer }) => timer);
}

const lastInstant = (timer: TimerFacts, endedAt: number): number =>
  Math.max(endedAt, lastSeen(timer), timer.end?.at ?? 0);

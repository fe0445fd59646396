import { callReasons } from '../calls/callReasons.ts';
import type { FieldError } from '../calls/errors.ts';
import type { Reason } from '../calls/reasons.ts';
import type { TimerFacts } from './facts.ts';
import { hour, maxClockAhead, maxStartedAgo, maxSwitches, maxTimers } from './limits.ts';
import { timerReasons } from './reasons.ts';

/**
 * The functions below return the reason for refusing a call, or undefined. Only the time itself, `now` and the earliest
 * start that was ever sent decide whether a time is accepted. A call from another device never causes a refusal.
 * Otherwise the order of arrival would matter.
 */

/** For the start of a timer, or a change of its start. */
export function refusedStart(startedAt: number, now: number): FieldError | undefined {
  if (startedAt < now - maxStartedAgo) {
    const hours = maxStartedAgo / hour;
    return { field: 'startedAt', ...timerReasons.startedTooLongAgo({ hours }) };
  }
  return refusedFuture('startedAt', startedAt, now);
}

/** For the `at` of a change. The device's clock may be 5 minutes ahead. A change may arrive any time later. */
export function refusedAt(timer: TimerFacts, at: number, now: number): FieldError | undefined {
  if (at < timer.firstStart) return { field: 'at', ...timerReasons.beforeTimerStart() };
  return refusedFuture('at', at, now);
}

function refusedFuture(field: string, at: number, now: number): FieldError | undefined {
  if (at <= now + maxClockAhead) return undefined;
  return { field, ...callReasons.instantInFuture({ instant: new Date(at).toISOString() }) };
}

/**
 * Why there is no room for another timer. Undefined if there is room. `timers` are the timers still stored, see
 * `retained.ts`.
 */
export const noRoomForTimer = (timers: readonly TimerFacts[]): Reason | undefined =>
  timers.length < maxTimers ? undefined : timerReasons.tooManyTimers({ max: maxTimers });

/** The reason if a timer has too many pauses, including the one just added. Otherwise undefined. */
export const noRoomForSwitch = ({ switches }: TimerFacts): Reason | undefined =>
  switches.length <= maxSwitches
    ? undefined
    : timerReasons.tooManyTimerPauses({ max: maxSwitches });

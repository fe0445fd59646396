import { answerWithin, minute } from './limits.ts';
import { instantAfter, isPaused, lastSeen, lengthOf, runningSpans, type Session } from './spans.ts';

/**
 * When a timer asks "Still on Rust?", in milliseconds since 1970. It asks `checkAfter` minutes after the person was
 * last seen. Undefined for a paused or ended timer.
 */
export function asksAt({ timer, endedAt }: Session): number | undefined {
  if (endedAt !== null || isPaused(timer)) return undefined;
  return lastSeen(timer) + timer.checkAfter * minute;
}

/** Whether the question has gone unanswered for 15 minutes. Nothing is logged until the person chooses. */
export function isForgotten(session: Session, now: number): boolean {
  const asked = asksAt(session);
  return asked !== undefined && now > asked + answerWithin;
}

/** The suggested choices for a forgotten timer. The person can also type the minutes, or discard the timer. */
export type Choices = {
  /** The preset: stop when the person was last seen. */
  readonly untilSeen: Choice;
  /** Stop now. At most 12 hours are logged. */
  readonly all: Choice;
};

/** The `at` of the stop, and the milliseconds that it logs. */
export type Choice = { readonly at: number; readonly length: number };

export function choicesOf(session: Session, now: number): Choices {
  const choice = (at: number): Choice => ({
    at,
    length: lengthOf(runningSpans({ ...session, endedAt: at }, at)),
  });
  return { untilSeen: choice(lastSeen(session.timer)), all: choice(now) };
}

/**
 * The `at` of a stop that logs `minutes` minutes. Example: a timer started at 9:00 and was paused from 9:20 to 10:00.
 * A stop at 10:10 logs 30 minutes. Undefined if the timer has not run that long, or if `minutes` is below 1.
 */
export function stopForMinutes(session: Session, minutes: number, now: number): number | undefined {
  const spans = runningSpans(session, now);
  const length = minutes * minute;
  return length >= minute && length <= lengthOf(spans) ? instantAfter(length, spans) : undefined;
}

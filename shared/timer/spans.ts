import type { TimerFacts } from './facts.ts';
import { answerWithin, maxLogged, minute } from './limits.ts';

/** From an instant to a later one, in milliseconds since 1970. */
export type TimeSpan = readonly [from: number, to: number];

export type Session = {
  readonly timer: TimerFacts;
  /** When it ended; null while it runs or is paused. */
  readonly endedAt: number | null;
  readonly isDiscarded: boolean;
};

/**
 * The person's timers with their ends, sorted by start. A timer ends at its own stop or discard, or when the next
 * timer starts, whichever is earlier. Timers thus never overlap, whatever the order in which calls arrive. Only the
 * last timer can still be going on.
 *
 * Example: A ran from 9:00 to 11:00. Then B, from 9:30 to 9:45, arrives late, so A ends at 9:30. Timers that start at
 * the same instant are sorted by id, and all but the last are empty.
 *
 * A discarded timer still ends the previous one, because it really was started. A discarded timer logs nothing, even
 * if a late-arriving timer turns out to have ended it before the discard.
 */
export function sessionsOf(timers: readonly TimerFacts[]): readonly Session[] {
  const inOrder = timers.toSorted(
    (a, b) => a.startedAt.value - b.startedAt.value || (a._id < b._id ? -1 : 1),
  );
  return inOrder.map((timer, place) => sessionOf(timer, inOrder[place + 1]?.startedAt.value));
}

function sessionOf(timer: TimerFacts, nextStart: number | undefined): Session {
  const { end } = timer;
  const isDiscarded = end?.by === 'discard';
  if (nextStart === undefined || (end && end.at <= nextStart)) {
    return { timer, endedAt: end?.at ?? null, isDiscarded };
  }
  return { timer, endedAt: endByNext(timer, nextStart), isDiscarded };
}

/** When the person was last seen, in milliseconds since 1970. */
export const lastSeen = ({ seenAt, startedAt }: TimerFacts): number =>
  Math.max(seenAt, startedAt.value);

/**
 * When the next timer ends this one. A timer that was forgotten by then ends when the person was last seen, because
 * nobody confirmed the hours after that. If another device later reports activity, the time up to that report counts
 * as confirmed too.
 */
function endByNext(timer: TimerFacts, nextStart: number): number {
  const seen = lastSeen(timer);
  return nextStart > seen + timer.checkAfter * minute + answerWithin ? seen : nextStart;
}

/**
 * The spans in which a timer ran, until its end or `now`. They are sorted, exclude pauses, and last at most 12 hours
 * in total. Empty if the timer was discarded, or ended before its start.
 */
export function runningSpans({ timer, endedAt, isDiscarded }: Session, now: number): TimeSpan[] {
  const end = endedAt ?? now;
  if (isDiscarded) return [];
  return upTo(maxLogged, withoutPauses(timer, end));
}

function withoutPauses({ startedAt, switches }: TimerFacts, end: number): TimeSpan[] {
  const spans: TimeSpan[] = [];
  let from: number | null = startedAt.value;
  const close = (to: number): void => {
    if (from !== null && from < to) spans.push([from, to]);
  };
  for (const { at, to } of switches) {
    if (at >= end) break;
    if (to === 'running') from ??= Math.max(at, startedAt.value);
    else {
      close(at);
      from = null;
    }
  }
  close(end);
  return spans;
}

/** The first spans, cut to this total length. */
function upTo(length: number, spans: readonly TimeSpan[]): TimeSpan[] {
  let left = length;
  return spans.flatMap(([from, to]): TimeSpan[] => {
    const taken = Math.min(left, to - from);
    left -= taken;
    return taken > 0 ? [[from, from + taken]] : [];
  });
}

/** The length of spans in milliseconds. */
export const lengthOf = (spans: readonly TimeSpan[]): number =>
  spans.reduce((sum, [from, to]) => sum + to - from, 0);

/**
 * The instant at which the spans have lasted for `length`, or their end if they are shorter. Example: the spans 9:00 to
 * 9:20 and 10:00 to 11:00 reach 30 minutes at 10:10.
 */
export function instantAfter(length: number, spans: readonly TimeSpan[]): number | undefined {
  return upTo(length, spans).at(-1)?.[1];
}

export const isPaused = ({ switches }: TimerFacts): boolean => switches.at(-1)?.to === 'paused';

/** The running or paused timer; undefined if there is none. */
export const currentSession = (timers: readonly TimerFacts[]): Session | undefined =>
  sessionsOf(timers).find(({ endedAt }) => endedAt === null);

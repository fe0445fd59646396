import {
  atStart,
  firstEnd,
  laterPage,
  newer,
  type PersonDays,
  type TimerFacts,
  type TimerTarget,
  withSwitch,
} from './facts.ts';
import { defaultCheckAfter } from './limits.ts';

/**
 * Applies calls to the facts of a person's timers. Calls may be repeated and may arrive in any order. These functions
 * refuse nothing, see `refusals.ts`.
 */

export type Start = {
  readonly startedAt: number;
  readonly target: TimerTarget;
  readonly note?: string | undefined;
  readonly plannedMinutes?: number | undefined;
  readonly checkAfter?: number | undefined;
};

/** Adds a timer. A repeated start changes nothing. */
export function started(
  timers: readonly TimerFacts[],
  id: string,
  { startedAt, target, note = '', plannedMinutes, checkAfter = defaultCheckAfter }: Start,
  days: PersonDays,
): readonly TimerFacts[] {
  if (timers.some(({ _id }) => _id === id)) return timers;
  const timer: TimerFacts = {
    _id: id,
    startedAt: { at: atStart, value: startedAt },
    target: { at: atStart, value: target },
    note: { at: atStart, value: note },
    firstStart: startedAt,
    switches: [],
    end: null,
    seenAt: startedAt,
    plannedMinutes: plannedMinutes ?? null,
    checkAfter,
    days,
  };
  return [...timers, timer];
}

const seen = (timer: TimerFacts, at: number): TimerFacts => ({
  ...timer,
  seenAt: Math.max(timer.seenAt, at),
});

export const paused = (timer: TimerFacts, at: number): TimerFacts => ({
  ...seen(timer, at),
  switches: withSwitch(timer.switches, { at, to: 'paused' }),
});

export const resumed = (timer: TimerFacts, at: number): TimerFacts => ({
  ...seen(timer, at),
  switches: withSwitch(timer.switches, { at, to: 'running' }),
});

/**
 * Ends the timer at an instant. Of several ends, the earliest counts. Of several pages, the latest counts. The order of
 * arrival does not matter. A page belongs to the resource that is the target.
 */
export const stopped = (timer: TimerFacts, at: number, page?: number): TimerFacts => ({
  ...timer,
  end: firstEnd(timer.end, { at, by: 'stop' }),
  ...(page !== undefined && {
    page: laterPage(timer.page, { at, value: { page, resource: timer.target.value.id } }),
  }),
});

/** Ends the timer without logging anything, unless it was stopped at an earlier instant. */
export const discarded = (timer: TimerFacts, at: number): TimerFacts => ({
  ...timer,
  end: firstEnd(timer.end, { at, by: 'discard' }),
});

export type Patch = {
  readonly startedAt?: number | undefined;
  readonly target?: TimerTarget | undefined;
  readonly note?: string | undefined;
};

/**
 * Changes the sent fields, unless a later change already set them. A patch without fields only records that the
 * person was seen.
 */
export function patched(
  timer: TimerFacts,
  { startedAt, target, note }: Patch,
  at: number,
): TimerFacts {
  return {
    ...seen(timer, at),
    ...(startedAt !== undefined && {
      startedAt: newer(timer.startedAt, { at, value: startedAt }),
      firstStart: Math.min(timer.firstStart, startedAt),
    }),
    ...(target && { target: newer(timer.target, { at, value: target }) }),
    ...(note !== undefined && { note: newer(timer.note, { at, value: note }) }),
  };
}

/** All timers, with one of them replaced by its changed version. */
export const withTimer = (
  timers: readonly TimerFacts[],
  changed: TimerFacts,
): readonly TimerFacts[] => timers.map((timer) => (timer._id === changed._id ? changed : timer));

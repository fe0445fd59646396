import type { DaySettings } from '../core/daySettings.ts';
import type { LoggedType } from '../skills/model.ts';
import type { TargetArea } from './model.ts';

/**
 * What devices said about one timer. Everything else about it follows from these facts and the other timers', see
 * `spans.ts`. Instants are milliseconds since 1970.
 *
 * The same facts in any order, with any repetition, give the same object: each field keeps the latest, the earliest or
 * all of what was said. So the server needs no order of arrival.
 */
export type TimerFacts = {
  readonly _id: string;
  readonly startedAt: Said<number>;
  readonly target: Said<TimerTarget>;
  readonly note: Said<string>;
  /** The earliest start that was ever said: nothing else can have happened before. */
  readonly firstStart: number;
  /** Sorted, each once. */
  readonly switches: readonly Switch[];
  /** The first end that was said. Another timer may have ended it earlier. */
  readonly end: End | null;
  /** The last sign of the person: a start, a pause, a resumption or a change. */
  readonly seenAt: number;
  readonly plannedMinutes: number | null;
  /** Minutes, see `forgotten.ts`. */
  readonly checkAfter: number;
  /** The person's days when it was started. They decide on which days its time is, even if the person travels on. */
  readonly days: PersonDays;
};

export type PersonDays = Pick<DaySettings, 'timeZone' | 'dayStartsAt'>;

/** What a timer's time is given to. */
export type TimerTarget = {
  readonly area: TargetArea;
  readonly id: string;
  /** Only of a resource or project: the skill for which its time counts as well. Null is none. */
  readonly skill?: string | null | undefined;
  /** Only of a resource or project: the type of its activities. */
  readonly type?: LoggedType | undefined;
};

/** A value with the instant at which a person chose it. */
export type Said<T> = { readonly at: number; readonly value: T };

export type Switch = { readonly at: number; readonly to: 'paused' | 'running' };

export type End = { readonly at: number; readonly by: 'stop' | 'discard' };

/** The time of what a start says: each later change is newer, even if the start was typed for a later instant. */
export const atStart = 0;

/** The newer of two values. At the same instant it is the greater one, so that their order does not matter. */
export function newer<T>(a: Said<T>, b: Said<T>): Said<T> {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return JSON.stringify(a.value) >= JSON.stringify(b.value) ? a : b;
}

/** The first of two ends. A stop and a discard at the same instant are a stop, which loses no time. */
export function firstEnd(a: End | null, b: End): End {
  if (a === null || b.at < a.at) return b;
  return b.at === a.at && b.by === 'stop' ? b : a;
}

/** Sorted by time, each once. A pause and a resumption at the same instant leave the timer running. */
export function withSwitch(switches: readonly Switch[], added: Switch): readonly Switch[] {
  if (switches.some(({ at, to }) => at === added.at && to === added.to)) return switches;
  return [...switches, added].toSorted((a, b) => a.at - b.at || (a.to < b.to ? -1 : 1));
}

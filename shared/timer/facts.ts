import type { DaySettings } from '../core/daySettings.ts';
import type { LoggedType } from '../skills/model.ts';
import type { TargetArea } from './model.ts';

/**
 * The facts that devices sent about one timer. Everything else about it follows from these facts and those of the other
 * timers, see `spans.ts`. Instants are milliseconds since 1970.
 *
 * The same facts in any order, with any repetition, give the same object: each field keeps the latest, the earliest or
 * all of the sent values. So the server does not depend on the order of arrival.
 */
export type TimerFacts = {
  readonly _id: string;
  readonly startedAt: Said<number>;
  readonly target: Said<TimerTarget>;
  readonly note: Said<string>;
  /** The earliest start that was ever sent. Nothing can have happened before it. */
  readonly firstStart: number;
  /** Sorted, each once. */
  readonly switches: readonly Switch[];
  /** The earliest end that was sent. Another timer may have ended it earlier. */
  readonly end: End | null;
  /** The last sign of the person: a start, a pause, a resumption or a change. */
  readonly seenAt: number;
  readonly plannedMinutes: number | null;
  /** Minutes, see `forgotten.ts`. */
  readonly checkAfter: number;
  /** The person's days when it was started. They decide on which days its time counts, even if the person travels. */
  readonly days: PersonDays;
};

export type PersonDays = Pick<DaySettings, 'timeZone' | 'dayStartsAt'>;

/** The item for which a timer runs. */
export type TimerTarget = {
  readonly area: TargetArea;
  readonly id: string;
  /** Only for a resource or project: the skill for which its time counts as well. Null means no skill. */
  readonly skill?: string | null | undefined;
  /** Only for a resource or project: the type of its activities. */
  readonly type?: LoggedType | undefined;
};

/** A value with the instant at which a person chose it. */
export type Said<T> = { readonly at: number; readonly value: T };

export type Switch = { readonly at: number; readonly to: 'paused' | 'running' };

export type End = { readonly at: number; readonly by: 'stop' | 'discard' };

/**
 * The instant of the values in a start. Each later change is newer, even if the start itself was typed as a later time.
 */
export const atStart = 0;

/**
 * The newer of two values. If they are of the same instant, the greater value wins, so that their order does not
 * matter.
 */
export function newer<T>(a: Said<T>, b: Said<T>): Said<T> {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return JSON.stringify(a.value) >= JSON.stringify(b.value) ? a : b;
}

/** The first of two ends. A stop and a discard at the same instant are a stop, so that no time is lost. */
export function firstEnd(a: End | null, b: End): End {
  if (a === null || b.at < a.at) return b;
  return b.at === a.at && b.by === 'stop' ? b : a;
}

/** Sorted by time, each once. A pause and a resumption at the same instant leave the timer running. */
export function withSwitch(switches: readonly Switch[], added: Switch): readonly Switch[] {
  if (switches.some(({ at, to }) => at === added.at && to === added.to)) return switches;
  return [...switches, added].toSorted((a, b) => a.at - b.at || (a.to < b.to ? -1 : 1));
}

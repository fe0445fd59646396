import type { DaySettings } from '../days/daySettings.ts';
import type { LoggedType } from '../skills/model.ts';
import type { TargetArea } from './model.ts';

/**
 * The facts that devices sent about one timer. Everything else follows from these facts and from those of the other
 * timers, see `spans.ts`. Instants are milliseconds since 1970.
 *
 * The result is the same if facts arrive in another order or more than once. For each field it has the latest, the
 * earliest, or all of the sent values.
 */
export type TimerFacts = {
  readonly _id: string;
  readonly startedAt: Chosen<number>;
  readonly target: Chosen<TimerTarget>;
  readonly note: Chosen<string>;
  /** The earliest start that was ever sent. Nothing can have happened before it. */
  readonly firstStart: number;
  /** Sorted, without duplicates. */
  readonly switches: readonly Switch[];
  /** The earliest end that was sent. Another timer may have ended this one earlier. */
  readonly end: End | null;
  /** When the person was last seen: at a start, a pause, a resumption or a change. */
  readonly seenAt: number;
  /** The page that a stop sent. Missing if none did. */
  readonly page?: Chosen<ReachedPage> | undefined;
  readonly plannedMinutes: number | null;
  /** In minutes, see `forgotten.ts`. */
  readonly checkAfter: number;
  /**
   * The person's time zone and day start when the timer was started. They decide on which days its time counts, even
   * if the person travels.
   */
  readonly days: PersonDays;
};

export type PersonDays = Pick<DaySettings, 'timeZone' | 'dayStartsAt'>;

/** A page that the person reached in a resource. */
export type ReachedPage = {
  readonly page: number;
  /** The id of the resource, which may no longer be the timer's target. */
  readonly resource: string;
  /** The page before. Null if a newer session has a page, or if the resource was deleted. Undefined until it is known. */
  readonly before?: number | null | undefined;
};

/** The item for which a timer runs. */
export type TimerTarget = {
  readonly area: TargetArea;
  readonly id: string;
  /** Only for a resource or project: the skill that also gets the time. Null means no skill. */
  readonly skill?: string | null | undefined;
  /** Only for a resource or project: the type of the timer's activities. */
  readonly type?: LoggedType | undefined;
};

/** A value, and the instant at which the person chose it. */
export type Chosen<T> = { readonly at: number; readonly value: T };

type Switch = { readonly at: number; readonly to: 'paused' | 'running' };

export type End = { readonly at: number; readonly by: 'stop' | 'discard' };

/**
 * The instant of the values that are sent with a start. It is 0, so that every later change is newer. The time of the
 * start would not do, because a person may type a start that is later than some changes.
 */
export const atStart = 0;

/**
 * The newer of two values. If both have the same instant, the greater value wins. Otherwise the result would depend
 * on the order of arrival.
 */
export function newer<T>(a: Chosen<T>, b: Chosen<T>): Chosen<T> {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return JSON.stringify(a.value) >= JSON.stringify(b.value) ? a : b;
}

/** The page that was sent later. Of two with the same instant, the higher one. A repeated page changes nothing. */
export function laterPage(
  a: Chosen<ReachedPage> | undefined,
  b: Chosen<ReachedPage>,
): Chosen<ReachedPage> {
  const isLater = !a || b.at > a.at || (b.at === a.at && b.value.page > a.value.page);
  return isLater ? b : a;
}

/** The earlier of two ends. If a stop and a discard have the same instant, the stop wins, so that no time is lost. */
export function firstEnd(a: End | null, b: End): End {
  if (a === null || b.at < a.at) return b;
  return b.at === a.at && b.by === 'stop' ? b : a;
}

/** Sorted by time, without duplicates. A pause and a resumption at the same instant leave the timer running. */
export function withSwitch(switches: readonly Switch[], added: Switch): readonly Switch[] {
  if (switches.some(({ at, to }) => at === added.at && to === added.to)) return switches;
  return [...switches, added].toSorted((a, b) => a.at - b.at || (a.to < b.to ? -1 : 1));
}

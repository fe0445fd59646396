import { type Start, started, stopped } from '#shared/timer/changes.ts';
import { atStart, type PersonDays, type TimerFacts } from '#shared/timer/facts.ts';
import {
  activitiesOf,
  activitiesOfSession,
  type PageSession,
  pageSessionOf,
  type TimerActivity,
} from '#shared/timer/logged.ts';
import type { Timer } from '#shared/timer/model.ts';
import { currentSession, type Session } from '#shared/timer/spans.ts';
import { originOf, type TargetOrigin } from '#shared/timer/target.ts';
import { viewTimer } from '#shared/timer/view.ts';
import type { TimedItem } from '../../area.ts';

/**
 * The facts of the current timer. The API does not say which day settings the person had when the timer started. So
 * `days` has the settings of this browser.
 */
export const factsOf = (timer: Timer, days: PersonDays): TimerFacts => {
  const startedAt = Date.parse(timer.startedAt);
  return {
    _id: timer._id,
    startedAt: { at: atStart, value: startedAt },
    target: { at: atStart, value: timer.target },
    note: { at: atStart, value: timer.note },
    firstStart: startedAt,
    switches: timer.pauses.flatMap(({ from, to }) => [
      { at: Date.parse(from), to: 'paused' as const },
      ...(to === null ? [] : [{ at: Date.parse(to), to: 'running' as const }]),
    ]),
    end: null,
    seenAt: Date.parse(timer.seenAt),
    plannedMinutes: timer.plannedMinutes,
    checkAfter: timer.checkAfter,
    days,
  };
};

export type Timers = readonly TimerFacts[];

/** Applies a change to the timer of a response, by the shared rules. */
export const changedTimer = (
  timer: Timer | null,
  days: PersonDays,
  change: (timers: Timers) => Timers,
): Timer | null => {
  const current = currentSession(change(timer ? [factsOf(timer, days)] : []));
  return current ? viewTimer(current.timer) : null;
};

/** The current timer in the form that the rules use. Undefined if no timer runs. */
export const sessionOf = (
  timer: Timer | null | undefined,
  days: PersonDays,
): Session | undefined => (timer ? currentSession([factsOf(timer, days)]) : undefined);

/** An activity of a timer, with all fields that lists show. */
export type LoggedTime = Omit<TimerActivity, 'target'> &
  TargetOrigin & { readonly sourceName: string | null };

/** The fields of the target's item that activities show. Undefined if `timedItem` finds no item. */
type Target = Pick<TimedItem, 'name' | 'type'> | undefined;

const asLogged =
  (item: Target) =>
  ({ target, ...activity }: TimerActivity): LoggedTime => ({
    ...activity,
    ...originOf({ ...target, type: item?.type }),
    sourceName: target.area === 'skills' ? null : (item?.name ?? ''),
  });

/** The changes of a stop, computed from this browser's data. */
export type StopLogs = {
  readonly logged: readonly LoggedTime[];
  /** The page that was sent, and its session, even if the session is too short to be logged. */
  readonly reached?: Reached | undefined;
};

export type Reached = PageSession & { readonly resource: string; readonly page: number };

/**
 * The time that is logged if the timer stops at `at` (ms since 1970). If the stop has a page, the resource's page
 * changes too.
 */
export const loggedByStop = (
  session: Session,
  at: number,
  item: Target,
  page?: number,
): StopLogs => {
  const ended = { ...session, timer: stopped(session.timer, at, page), endedAt: at };
  return {
    logged: activitiesOfSession(ended).map(asLogged(item)),
    ...(page !== undefined && {
      reached: { ...pageSessionOf(ended), resource: session.timer.target.value.id, page },
    }),
  };
};

/** The time of the current timer that is logged when another timer starts. */
export const loggedByStart = (
  { timer }: Session,
  id: string,
  start: Start,
  item: Target,
): LoggedTime[] => activitiesOf(started([timer], id, start, timer.days)).map(asLogged(item));

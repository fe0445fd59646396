import { type Start, started, stopped } from '#shared/timer/changes.ts';
import { atStart, type PersonDays, type TimerFacts } from '#shared/timer/facts.ts';
import { activitiesOf, activitiesOfSession, type TimerActivity } from '#shared/timer/logged.ts';
import type { Timer } from '#shared/timer/model.ts';
import { currentSession, type Session } from '#shared/timer/spans.ts';
import { viewTimer } from '#shared/timer/view.ts';

/**
 * The facts of a timer that goes on, as far as the API shows them. The API does not say in which zone it was started, so
 * the days are those of this browser.
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

/** The timer of a response, after a change by the shared rules. */
export const changedTimer = (
  timer: Timer | null,
  days: PersonDays,
  change: (timers: Timers) => Timers,
): Timer | null => {
  const current = currentSession(change(timer ? [factsOf(timer, days)] : []));
  return current ? viewTimer(current.timer) : null;
};

/** A timer that goes on, as the rules know it; undefined where there is none. */
export const sessionOf = (
  timer: Timer | null | undefined,
  days: PersonDays,
): Session | undefined => (timer ? currentSession([factsOf(timer, days)]) : undefined);

/** What a stop at an instant logs. */
export const loggedByStop = (session: Session, at: number): readonly TimerActivity[] =>
  activitiesOfSession({ ...session, timer: stopped(session.timer, at), endedAt: at });

/** What the start of another timer logs of the one that it ends. */
export const loggedByStart = (
  { timer }: Session,
  id: string,
  start: Start,
): readonly TimerActivity[] => activitiesOf(started([timer], id, start, timer.days));

import { type Day, todayIn } from '../days/days.ts';
import { activityIdOn } from './activityIds.ts';
import type { TimerFacts, TimerTarget } from './facts.ts';
import { minLogged, minute } from './limits.ts';
import { lengthOf, runningSpans, type Session, sessionsOf } from './spans.ts';
import { timeByDay, withoutShortDays } from './splitByDay.ts';

export type TimerActivity = {
  readonly _id: string;
  readonly timer: string;
  readonly date: Day;
  /** 1 to 720. */
  readonly minutes: number;
  readonly target: TimerTarget;
  readonly note: string;
  /** The page that was reached in the target, and the page before it. Null without one, see `ReachedPage`. */
  readonly page: number | null;
  readonly pageBefore: number | null;
};

/** The activities of all ended timers of a person. */
export const activitiesOf = (timers: readonly TimerFacts[]): TimerActivity[] =>
  sessionsOf(timers).flatMap(activitiesOfSession);

/**
 * The activities of one timer, one for each of its days, see `withoutShortDays`. Empty while the timer is going on, or
 * if it is shorter than 30 seconds. The last activity has the page. The running total is rounded, not each day.
 * Example: 20.4 minutes on each of two days make totals of 20.4 and 40.8, so the days get 20 and 21.
 */
export function activitiesOfSession(session: Session): TimerActivity[] {
  const { timer, endedAt } = session;
  if (endedAt === null) return [];
  const spans = runningSpans(session, endedAt);
  const length = lengthOf(spans);
  if (length < minLogged) return [];
  const times = [...withoutShortDays(timeByDay(spans, timer.days))];
  let [elapsed, logged] = [0, 0];
  return times.map(([date, time], n) => {
    elapsed += time;
    const minutes = Math.round(elapsed / minute) - logged;
    logged += minutes;
    return {
      _id: activityIdOn(timer._id, date),
      timer: timer._id,
      date,
      minutes,
      target: timer.target.value,
      note: timer.note.value,
      ...pagesOf(timer, n === times.length - 1),
    };
  });
}

/** The session that has the page of a timer. */
export type PageSession = Pick<TimerActivity, '_id' | 'date'>;

/**
 * The last activity of an ended timer. If the timer was too short for an activity, the id and the day that the activity
 * would have had.
 */
export function pageSessionOf(session: Session): PageSession {
  const last = activitiesOfSession(session).at(-1);
  if (last) return { _id: last._id, date: last.date };
  const { timer, endedAt } = session;
  const { timeZone, dayStartsAt } = timer.days;
  const date = todayIn(endedAt ?? timer.startedAt.value, timeZone, dayStartsAt);
  return { _id: activityIdOn(timer._id, date), date };
}

function pagesOf({ page, target }: TimerFacts, isLast: boolean) {
  if (!isLast || page?.value.resource !== target.value.id) return { page: null, pageBefore: null };
  return { page: page.value.page, pageBefore: page.value.before ?? null };
}

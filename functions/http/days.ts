import { encodeTime, TIME_LEN } from 'ulid';
import { callReasons } from '#shared/calls/callReasons.ts';
import type { Day } from '#shared/days/days.ts';
import { invalid } from '../problem.ts';

/** Throws `invalid` for a future day, which can't be completed, logged or assessed. */
export const notAfterToday = (field: string, day: Day, today: Day): void => {
  if (day > today) throw invalid(field, callReasons.dayInFuture({ day }));
};

/**
 * How far a time may be in the future, in milliseconds. In eastern zones the next day may have begun, and a clock
 * may be wrong. Past times are not limited.
 */
const mostFutureMillis = 48 * 60 * 60 * 1_000;

/** Throws `invalid` for an id with a time in the future. */
export const idNotAhead = (field: string, id: string, now: Date): void => {
  // Encoded times sort like the times themselves.
  if (id.slice(0, TIME_LEN) > encodeTime(now.getTime() + mostFutureMillis, TIME_LEN)) {
    throw invalid(field, callReasons.idInFuture());
  }
};

export const instantNotAhead = (field: string, instant: string, now: Date): void => {
  if (Date.parse(instant) <= now.getTime() + mostFutureMillis) return;
  throw invalid(field, callReasons.instantInFuture({ instant }));
};

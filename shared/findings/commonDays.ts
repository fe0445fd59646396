import { DUE_AND_DONE } from '../habits/due/dueMarks.ts';

/** A week counts only if two habits have at least this many common days in it. */
const MIN_DAYS_A_WEEK = 5;

/**
 * The common days of two habits, oldest first, as columns. A day is common if both habits were due on it and not
 * excused. Only weeks with at least five common days count.
 */
export interface CommonDays {
  /** The number of weeks that count. */
  readonly weeks: number;
  /** 1 on the days when the habit was done, else 0. */
  readonly a: Uint8Array;
  readonly b: Uint8Array;
  /** The week of each day, counted from 0 without gaps. */
  readonly week: Uint16Array;
  /** The weekday of each day, 0 Monday to 6 Sunday. */
  readonly weekday: Uint8Array;
}

/**
 * The common days of two habits. `a` and `b` are the marks of the same whole weeks from Monday on, see
 * `dueMarksBetween`. Example: a is due from Monday to Saturday, and b from Tuesday to Sunday. The five days from
 * Tuesday to Saturday are common.
 */
export function commonDaysOf(a: Uint8Array, b: Uint8Array): CommonDays {
  const days = {
    a: new Uint8Array(a.length),
    b: new Uint8Array(a.length),
    week: new Uint16Array(a.length),
    weekday: new Uint8Array(a.length),
  };
  let [count, weeks] = [0, 0];
  for (let monday = 0; monday < a.length; monday += 7) {
    const first = count;
    for (let weekday = 0; weekday < 7; weekday++) {
      const [markA, markB] = [a[monday + weekday] ?? 0, b[monday + weekday] ?? 0];
      if (markA === 0 || markB === 0) continue;
      days.a[count] = markA === DUE_AND_DONE ? 1 : 0;
      days.b[count] = markB === DUE_AND_DONE ? 1 : 0;
      days.week[count] = weeks;
      days.weekday[count] = weekday;
      count++;
    }
    if (count - first >= MIN_DAYS_A_WEEK) weeks++;
    else count = first;
  }
  return {
    weeks,
    a: days.a.subarray(0, count),
    b: days.b.subarray(0, count),
    week: days.week.subarray(0, count),
    weekday: days.weekday.subarray(0, count),
  };
}

/** Counts the days in a column on which the habit was done. */
export const countDone = (column: Uint8Array): number => column.reduce((sum, one) => sum + one, 0);

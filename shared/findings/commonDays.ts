import { DUE_AND_DONE } from '../habits/due/dueMarks.ts';

/** Two habits are not compared in weeks with fewer common days. */
export const MIN_DAYS_A_WEEK = 5;

/**
 * The days on which two habits were both due and not excused, oldest first, as columns. Only weeks with at least five
 * such days count.
 */
export interface CommonDays {
  /** The number of weeks that count. */
  readonly weeks: number;
  /** 1 on the days when a habit was done, else 0. */
  readonly a: Uint8Array;
  readonly b: Uint8Array;
  /** The week of each day, counted from 0 without gaps. */
  readonly week: Uint16Array;
  /** The weekday of each day, 0 Monday to 6 Sunday. */
  readonly weekday: Uint8Array;
}

/**
 * `a` and `b` are marks of the same whole weeks from Monday on, see `dueMarksBetween`. Example: in a week a is due from
 * Monday to Saturday and b from Tuesday to Sunday, so they have five common days.
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

/** The number of days on which a habit was done, from its column. */
export const countDone = (column: Uint8Array): number => column.reduce((sum, one) => sum + one, 0);

import { percent } from '../core/counting.ts';
import { type Day, epochDay, weekdayOfEpochDay } from '../days/days.ts';
import { DUE_AND_DONE, dueMarksBetween } from '../habits/due/dueMarks.ts';
import type { HabitSchedule } from '../habits/schedule.ts';
import { type Interval, wilsonInterval } from './wilson.ts';

/** A weekday is compared only if it has at least this many days. */
const MIN_DAYS_OF_WEEKDAY = 8;

export interface WeekdayRate {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number;
  /** On `days` days the habit was due and not excused. On `done` of those days it was done. */
  readonly days: number;
  readonly done: number;
  readonly percent: number;
  /** The 95 % interval of the share of done days. */
  readonly interval: Interval;
}

interface WeekdayFindings {
  /** All seven, Sunday first. */
  readonly rates: readonly WeekdayRate[];
  /** The best and the worst weekday. Null if their intervals overlap, or if no weekday has enough days. */
  readonly finding: { readonly best: WeekdayRate; readonly worst: WeekdayRate } | null;
}

/**
 * The rates of a habit's weekdays, from a day up to yesterday. Today is left out, because it isn't over. If two
 * weekdays have the same rate, the one with more days is compared.
 *
 * Example of a finding: the habit was done on 9 of 10 Mondays (60 to 98 %) and 2 of 10 Sundays (6 to 51 %). If it was
 * done on 3 of 10 Sundays (11 to 60 %), there is no finding, because the intervals just overlap.
 */
export function weekdayFindings(habit: HabitSchedule, from: Day, today: Day): WeekdayFindings {
  const rates = ratesOf(habit, epochDay(from), epochDay(today) - 1);
  const compared = rates.filter(({ days }) => days >= MIN_DAYS_OF_WEEKDAY);
  const [best] = compared.toSorted((a, b) => shareOf(b) - shareOf(a) || b.days - a.days);
  const [worst] = compared.toSorted((a, b) => shareOf(a) - shareOf(b) || b.days - a.days);
  const isApart = best && worst && worst.interval.high < best.interval.low;
  return { rates, finding: isApart ? { best, worst } : null };
}

const shareOf = ({ done, days }: WeekdayRate): number => done / days;

function ratesOf(habit: HabitSchedule, from: number, to: number): WeekdayRate[] {
  const tallies = Array.from({ length: 7 }, () => ({ days: 0, done: 0 }));
  for (const [index, mark] of dueMarksBetween(habit, from, to).entries()) {
    const tally = tallies[weekdayOfEpochDay(from + index)];
    if (!tally || mark === 0) continue;
    tally.days++;
    if (mark === DUE_AND_DONE) tally.done++;
  }
  return tallies.map(({ days, done }, weekday) => ({
    weekday,
    days,
    done,
    percent: percent(done, days),
    interval: wilsonInterval(done, days),
  }));
}

import fc from 'fast-check';
import { fromEpochDay } from '../days/days.ts';
import type { PaceFacts } from './pace.ts';

const DAY_MS = 86_400_000;
const dateOf = (n: number): string => new Date(n * DAY_MS).toISOString().slice(0, 10);

/** A naive implementation of the rules. It goes day by day, in days since 1970, without a formula for the finish. */
export function naivePace(
  { activities, hasOlder, remaining, vacations }: PaceFacts,
  now: number,
  start: number,
) {
  const dayOf = (date: string) => Date.parse(date) / DAY_MS;
  const begun = hasOlder ? -Infinity : Math.min(...activities.map(({ date }) => dayOf(date)));
  const onVacation = (n: number) =>
    vacations.some(({ from, to = '9999-12-31' }) => from <= dateOf(n) && dateOf(n) <= to);
  const weeks: number[] = [];
  let day = now;
  while (new Date(day * DAY_MS).getUTCDay() !== start) day--;
  for (let n = 0; n < 13; n++) {
    let [time, daysOff] = [0, 0];
    for (let i = 0; i < 7; i++) {
      day--;
      if (onVacation(day)) daysOff++;
      for (const one of activities) if (dayOf(one.date) === day) time += one.time;
    }
    if (day >= begun && daysOff < 7 && activities.length + Number(hasOlder) > 0)
      weeks.unshift(time);
  }
  const add = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  /** Counts the days until enough time is done, if `time` is spread evenly over the weeks. */
  const countDays = (time: number, over: number): number => {
    if (time === 0) return Infinity;
    let days = 0;
    while (BigInt(days) * BigInt(time) < 7n * BigInt(remaining) * BigInt(over)) days++;
    return days;
  };
  if (remaining <= 0) return { weeks, why: 'targetReached' };
  if (weeks.length < 8) return { weeks, why: 'fewWeeks' };
  if (weeks.filter(Boolean).length < 4) return { weeks, why: 'fewActiveWeeks' };
  const finish = countDays(add(weeks), weeks.length);
  if (finish > 1_826) return { weeks, why: 'finishFarAhead' };
  const runs: number[] = [];
  weeks.forEach((_, n) => {
    const run = weeks.filter((_, m) => m >= n && m < n + 4);
    if (run.length === 4) runs.push(countDays(add(run), 4));
  });
  runs.push(finish);
  runs.sort((a, b) => a - b);
  return { weeks, finish, earliest: runs[0], latest: runs.at(-1) };
}

/** The number of days from `from`, in days since 1970, to a day. Infinite if the day is null. */
export const daysUntil =
  (from: number) =>
  (day: string | null): number =>
    day === null ? Infinity : Date.parse(day) / DAY_MS - from;

/** 2026-11-25, in days since 1970. */
export const now = 20_782;
const days = fc.integer({ min: now - 110, max: now });
export const someFacts = fc.record({
  activities: fc.array(
    fc.record({ date: days.map(fromEpochDay), time: fc.integer({ min: 0, max: 3_000 }) }),
    { maxLength: 40 },
  ),
  hasOlder: fc.boolean(),
  remaining: fc.integer({ min: -100, max: 60_000 }),
  vacations: fc.array(
    fc
      .record({ from: days, length: fc.option(fc.integer({ min: 0, max: 30 }), { freq: 8 }) })
      .map(({ from, length }) =>
        length === null
          ? { from: fromEpochDay(from) }
          : { from: fromEpochDay(from), to: fromEpochDay(from + length) },
      ),
    { maxLength: 2 },
  ),
});

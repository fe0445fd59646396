import { type Day, todayIn } from '../days/days.ts';
import type { PersonDays } from './facts.ts';
import { maxDaysOfSession, minOfDay } from './limits.ts';
import type { TimeSpan } from './spans.ts';

/** Milliseconds by day. */
type TimeByDay = ReadonlyMap<Day, number>;

/** The length of the spans on each of the person's days, without rounding, oldest day first. */
export function timeByDay(spans: readonly TimeSpan[], days: PersonDays): TimeByDay {
  const times = new Map<Day, number>();
  for (const span of spans)
    for (const { day, length } of byDay(span, days)) times.set(day, (times.get(day) ?? 0) + length);
  return times;
}

const dayAt = (instant: number, { timeZone, dayStartsAt }: PersonDays): Day =>
  todayIn(instant, timeZone, dayStartsAt);

function* byDay([from, to]: TimeSpan, days: PersonDays) {
  let start = from;
  while (start < to) {
    const day = dayAt(start, days);
    // A span that ends at midnight has its last instant on the previous day.
    const end = dayAt(to - 1, days) === day ? to : nextDayStart([start, to - 1], days);
    yield { day, length: end - start };
    start = end;
  }
}

/**
 * The first instant of a span that falls on a different day from its start. The span's last instant must be on a
 * different day.
 */
function nextDayStart([from, to]: TimeSpan, days: PersonDays): number {
  const day = dayAt(from, days);
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(middle, days) === day) before = middle;
    else after = middle;
  }
  return after;
}

/**
 * If a day has less than 5 minutes, its time is added to the longest day, or to the first of several longest days.
 * Keeps at most the seven longest days. Examples: 23:30 to 00:10 gives 30 minutes and 10 minutes. 23:30 to 00:04
 * gives 34 minutes on the first day.
 */
export function withoutShortDays(times: TimeByDay): TimeByDay {
  const [longest, ...others] = [...times].toSorted(([, a], [, b]) => b - a);
  if (!longest) return times;
  const kept = others.slice(0, maxDaysOfSession - 1).filter(([, length]) => length >= minOfDay);
  const total = [...times.values()].reduce((sum, length) => sum + length, 0);
  const rest = kept.reduce((left, [, length]) => left - length, total);
  const [day] = longest;
  return new Map([[day, rest] as const, ...kept].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../core/runs.fixture.ts';
import { daySetOf } from '../days/daySet.ts';
import type { DayStart } from '../days/daySettings.ts';
import { addDays, type Day, epochDay, weekStarts } from '../days/days.ts';
import { minutesOf, wallClockAt } from '../days/wallClock.ts';
import { everyFrequency } from '../habits/frequencies.fixture.ts';
import { reminds } from '../habits/model.ts';
import { deriveHabit } from '../habits/rules.ts';
import { dueBetween, nextLook } from './due.ts';
import { dayAt, type Minute, occurrencesBetween } from './occurrences.ts';
import { isOpen, type RemindedHabit } from './open.ts';

/** A second, slow implementation to compare with. It walks over every minute of some days and reads the clock. */

const changes = [
  { timeZone: 'Europe/Berlin', from: '2026-03-27' },
  { timeZone: 'Europe/Berlin', from: '2026-10-23' },
  { timeZone: 'America/New_York', from: '2026-03-06' },
  { timeZone: 'America/New_York', from: '2026-10-30' },
  { timeZone: 'Australia/Lord_Howe', from: '2026-10-02' },
  { timeZone: 'Australia/Lord_Howe', from: '2026-04-03' },
] as const;

/** The minutes of each of the person's days. */
interface Walk {
  readonly first: Minute;
  readonly last: Minute;
  readonly days: ReadonlyMap<Day, readonly Minute[]>;
  readonly wall: ReadonlyMap<Minute, number>;
}

const walkFrom = (from: Day, timeZone: string, dayStartsAt: DayStart): Walk => {
  const first = epochDay(from) * 1_440;
  const last = first + 5 * 1_440;
  const days = new Map<Day, Minute[]>();
  const wall = new Map<Minute, number>();
  for (let minute = first - 2_000; minute <= last + 2_000; minute++) {
    const day = dayAt(minute, { timeZone, dayStartsAt });
    const minutes = days.get(day) ?? [];
    minutes.push(minute);
    days.set(day, minutes);
    wall.set(minute, wallClockAt(minute, timeZone));
  }
  return { first, last, days, wall };
};

/** The first minute since the start of the day at which the clock shows the time or later. */
const comes = ({ days, wall }: Walk, day: Day, time: string, dayStartsAt: number) => {
  const date = minutesOf(time) < dayStartsAt * 60 ? addDays(day, 1) : day;
  const shown = epochDay(date) * 1_440 + minutesOf(time);
  const minutes = [...(days.get(day) ?? []), ...(days.get(addDays(day, 1)) ?? [])];
  return minutes.find((minute) => (wall.get(minute) ?? 0) >= shown);
};

const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '01', '15', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

const habit = fc.record({
  _id: fc.constant('habit'),
  reminderTimes: fc
    .uniqueArray(fc.oneof(timeOfDay, fc.constantFrom('01:30', '02:30')), { maxLength: 4 })
    .map((times) => times.toSorted()),
  archivedOn: fc.constantFrom(null, null, null, '2026-01-01'),
});

describe.each(changes)('$timeZone from $from', ({ timeZone, from }) => {
  test.each([0, 3, 6] as const)('with days that start at %i', (dayStartsAt) => {
    const walk = walkFrom(from, timeZone, dayStartsAt);
    const days = { timeZone, dayStartsAt };
    const inside = fc.integer({ min: walk.first, max: walk.last });
    fc.assert(
      fc.property(
        fc.array(habit, { maxLength: 4 }),
        inside,
        fc.integer({ min: 0, max: 300 }),
        (habits, now, late) => {
          const naive = habits.flatMap((one) =>
            [...walk.days.keys()].flatMap((of) =>
              (one.archivedOn === null ? one.reminderTimes : []).map((time) => {
                const at = comes(walk, of, time, dayStartsAt) ?? Number.NaN;
                const [day = '', minutes = []] =
                  [...walk.days].find(
                    ([, all]) => (all[0] ?? 0) <= at && at <= (all.at(-1) ?? 0),
                  ) ?? [];
                return {
                  habit: one,
                  day,
                  at,
                  expires: Math.min((minutes.at(-1) ?? 0) + 1, at + 240),
                };
              }),
            ),
          );
          const due = naive
            .filter(({ at, expires }) => at >= now - late && at <= now && expires > now)
            .filter(({ at }) => now - at <= 120);
          const last = habits.flatMap((one) => {
            const [latest] = due
              .filter((each) => each.habit === one)
              .toSorted((a, b) => b.at - a.at);
            return latest ? [latest] : [];
          });
          expect(dueBetween(habits, [], [now - late, now], days)).toEqual(last);

          const after = naive.map(({ at }) => at).filter((at) => at > now);
          const next = nextLook(habits, null, now, days);
          expect(next).toBe(after.length > 0 ? Math.min(...after) : null);
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

test.each(changes)(
  'each time comes once for each day in $timeZone from $from',
  ({ timeZone, from }) => {
    const days = { timeZone, dayStartsAt: 3 } as const;
    const walk = walkFrom(from, timeZone, 3);
    const found = occurrencesBetween(['01:30', '02:30', '03:00'], [walk.first, walk.last], days);
    const times = found.map(({ time }) => time).join();
    expect('01:30,02:30,03:00,'.repeat(7)).toContain(times);
    expect(found.length).toBeGreaterThan(13);
  },
);

/** The third of November 2026 is a Tuesday. */
const today = '2026-11-03';
const near = fc.integer({ min: -40, max: 0 }).map((n) => addDays(today, n));

test('a habit is open if its derived state says that it is due, or that it is its last chance', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...everyFrequency),
      fc.constantFrom(...reminds),
      fc.uniqueArray(near),
      fc.uniqueArray(near, { maxLength: 5 }),
      fc.array(fc.record({ from: near, to: near }), { maxLength: 2 }),
      fc.constantFrom(...weekStarts),
      near,
      (frequency, remind, done, skipped, pauses, weekStartsOn, createdDay) => {
        const completed = daySetOf(done.filter((day) => !skipped.includes(day)));
        const facts: RemindedHabit = {
          schedules: [{ from: createdDay, ...frequency }],
          createdDay,
          completed,
          skipped: daySetOf(skipped),
          pauses: pauses.filter(({ from, to }) => from <= to),
          targets: [],
          archivedOn: null,
          remind,
        };
        const { due, streakUnit, restForecast } = deriveHabit(
          { ...facts, targetDays: 30 },
          { today, weekStartsOn },
        );
        const isDue = due === 'now' || due === 'later';
        const isLast = due === 'now' && (streakUnit === 'day' || restForecast !== null);
        expect(isOpen(facts, today, weekStartsOn, false)).toBe(remind === 'open' ? isDue : isLast);
        expect(isOpen({ ...facts, archivedOn: today }, today, weekStartsOn, false)).toBe(false);
      },
    ),
  );
});

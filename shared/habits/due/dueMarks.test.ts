import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daySetOf, hasDay } from '../../days/daySet.ts';
import { addDays, type Day, epochDay, lastDays } from '../../days/days.ts';
import { everyFrequency } from '../frequencies.fixture.ts';
import type { Schedule } from '../model.ts';
import { isDueOn } from '../rules.ts';
import type { HabitSchedule } from '../schedule.ts';
import { dueMarksBetween } from './dueMarks.ts';

type Rule = Omit<Schedule, 'from'>;

const MONDAY = '2026-01-05';

/** The marks of the two weeks from a Monday on, one word per week. */
function twoWeeks(rule: Rule, more: Partial<HabitSchedule>): string {
  const from = epochDay(MONDAY);
  const habit = {
    schedules: [{ from: MONDAY, ...rule }],
    createdDay: MONDAY,
    completed: daySetOf([MONDAY, '2026-01-08', '2026-01-10']),
    ...more,
  };
  const marks = dueMarksBetween(habit, from, from + 13).join('');
  return `${marks.slice(0, 7)} ${marks.slice(7)}`;
}

const change: Schedule = { from: '2026-01-14', frequency: 'weekdays' };

// biome-ignore format: one line a case
test.each<[string, Rule, Partial<HabitSchedule>, string]>([
  ['daily', { frequency: 'daily' }, {}, '2112121 1111111'],
  ['on weekdays, Saturday is not due', { frequency: 'weekdays' }, {}, '2112100 1111100'],
  ['on weekends', { frequency: 'weekends' }, {}, '0000021 0000011'],
  ['on Mondays and Thursdays', { frequency: 'days', frequencyDays: [1, 4] }, {}, '2002000 1001000'],
  ['every third day', { frequency: 'every-n-days', frequencyCount: 3 }, {}, '2002001 0010010'],
  ['3 a week, all days are due', { frequency: 'per-week', frequencyCount: 3 }, {}, '2112121 1111111'],
  ['10 a month, all days are due', { frequency: 'per-month', frequencyCount: 10 }, {}, '2112121 1111111'],
  ['skipped days are not due', { frequency: 'daily' }, { skipped: daySetOf(['2026-01-06', '2026-01-13']) }, '2012121 1011111'],
  ['days in a pause are not due, done or not', { frequency: 'daily' }, { pauses: [{ from: '2026-01-07', to: '2026-01-09' }] }, '2100021 1111111'],
  ['a pause without an end', { frequency: 'daily' }, { pauses: [{ from: '2026-01-12' }] }, '2112121 0000000'],
  ['created on Friday, first done on Monday', { frequency: 'daily' }, { createdDay: '2026-01-09' }, '2112121 1111111'],
  ['created on Friday, done on Saturday', { frequency: 'daily' }, { createdDay: '2026-01-09', completed: daySetOf(['2026-01-10']) }, '0000121 1111111'],
  ['on weekdays from the second Wednesday on', { frequency: 'daily' }, { schedules: [{ from: MONDAY, frequency: 'daily' }, change] }, '2112121 1111100'],
])('the marks of two weeks: %s', (_, rule, more, expected) => {
  expect(twoWeeks(rule, more)).toBe(expected);
});

test('a range that ends before it begins has no marks', () => {
  const habit = {
    schedules: [{ from: MONDAY, frequency: 'daily' as const }],
    createdDay: MONDAY,
    completed: daySetOf([]),
  };
  expect(dueMarksBetween(habit, 10, 9)).toHaveLength(0);
  expect(dueMarksBetween(habit, 10, 2)).toHaveLength(0);
});

test('each mark agrees with isDueOn', () => {
  const today = '2026-06-30';
  const day = fc.nat(120).map((ago) => addDays(today, -ago));
  const rule = fc.constantFrom(...everyFrequency);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(day, rule), { minLength: 1, maxLength: 4, selector: ([at]) => at }),
      day,
      fc.array(day),
      fc.array(day),
      fc.array(fc.record({ from: day, to: fc.option(day, { nil: undefined }) }), { maxLength: 2 }),
      fc.nat(120),
      (rules, createdDay, completed, skipped, pauses, count) => {
        const habit: HabitSchedule = {
          schedules: rules
            .map(([from, fields]) => ({ from, ...fields }))
            .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
          createdDay,
          completed: daySetOf(completed),
          skipped: daySetOf(skipped.filter((one) => !completed.includes(one))),
          pauses: pauses.filter(({ from, to }) => to === undefined || from <= to),
        };
        const days = lastDays(count + 1, addDays(today, -1));
        const marks = dueMarksBetween(habit, epochDay(days[0] ?? today), epochDay(today) - 1);
        const markOf = (one: Day) =>
          isDueOn(habit, one, { today, weekStartsOn: 0 })
            ? 1 + Number(hasDay(habit.completed, one))
            : 0;
        expect([...marks]).toEqual(days.map(markOf));
      },
    ),
    { numRuns: 200 },
  );
});

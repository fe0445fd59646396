import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daySetOf } from '../days/daySet.ts';
import { addDays, type Day, dayOfWeek, daysBetween } from '../days/days.ts';
import { allAmountsOf } from '../habits/allAmounts.ts';
import type { FrequencyFields, Schedule, Target, TargetPer } from '../habits/model.ts';
import { fewerDays } from './fewerDays.ts';
import { failingHabits, habitsInWeek, type ReviewedHabit } from './habitWeeks.ts';

/** A Sunday. */
const week = '2026-11-15';
const next = '2026-11-22';

type Parts = Omit<Partial<ReviewedHabit>, 'completed' | 'skipped'> & {
  readonly completed?: readonly Day[];
  readonly skipped?: readonly Day[];
};

const habitOf = (
  frequency: FrequencyFields['frequency'],
  { completed = [], skipped = [], ...parts }: Parts = {},
  fields: Partial<Schedule> = {},
): ReviewedHabit => ({
  _id: 'a',
  name: 'Read',
  schedules: [{ from: '2026-01-01', frequency, ...fields }],
  createdDay: '2026-01-01',
  completed: daySetOf(completed),
  skipped: daySetOf(skipped),
  pauses: [],
  ...parts,
});

type More = Pick<Target, 'direction' | 'quiet'>;

/** A habit with a target of 120 a week or month, and its amounts from the week's first day on. */
const total = (
  targetPer: TargetPer,
  given: readonly number[],
  more: More = { direction: 'at-least' },
  first = week,
): ReviewedHabit => {
  const amounts = new Map(given.map((amount, n) => [addDays(first, n), amount]));
  const [frequency, fields] =
    targetPer === 'week'
      ? (['weekly', {}] as const)
      : (['per-month', { frequencyCount: 1 }] as const);
  const targets = [{ from: '2026-01-01', target: 120, targetPer, ...more }];
  const completed = [...amounts.keys()];
  return habitOf(frequency, { completed, targets, allAmounts: allAmountsOf(amounts) }, fields);
};

const days = (weekStart: Day, ...weekdays: number[]): Day[] =>
  weekdays.map((n) => addDays(weekStart, n));

const figures = (habit: ReviewedHabit, today = next) =>
  habitsInWeek([habit], week, today).map(({ done, asked }) => [done, asked]);

describe('the days that a week asked for, and those that were done', () => {
  test.each<[string, ReviewedHabit, readonly (number | null)[][]]>([
    ['daily', habitOf('daily', { completed: days(week, 0, 1, 3, 4, 6) }), [[5, 7]]],
    [
      'daily, one day skipped',
      habitOf('daily', { completed: days(week, 0, 1, 3, 4, 6), skipped: days(week, 2) }),
      [[5, 6]],
    ],
    [
      'daily, paused from Tuesday on',
      habitOf('daily', { completed: days(week, 0), pauses: [{ from: addDays(week, 2) }] }),
      [[1, 2]],
    ],
    ['120 a week, reached', total('week', [40, 0, 80]), [[1, 1]]],
    ['120 a week, not reached', total('week', [40, 0, 79.99]), [[0, 1]]],
    ['120 a month that does not end in this week', total('month', [60, 60]), []],
    ['a quiet limit', total('week', [40], { direction: 'at-most', quiet: true }), []],
    ['daily, paused all week', habitOf('daily', { pauses: [{ from: week }] }), []],
    ['weekdays', habitOf('weekdays', { completed: days(week, 0, 1, 2) }), [[2, 5]]],
    ['weekly, done twice', habitOf('weekly', { completed: days(week, 1, 5) }), [[1, 1]]],
    [
      'three a week, done on two days',
      habitOf('per-week', { completed: days(week, 1, 5) }, { frequencyCount: 3 }),
      [[2, 3]],
    ],
    [
      'three a week, done on four days',
      habitOf('per-week', { completed: days(week, 1, 2, 3, 5) }, { frequencyCount: 3 }),
      [[3, 3]],
    ],
    [
      'eight a month',
      habitOf('per-month', { completed: days(week, 1, 5) }, { frequencyCount: 8 }),
      [[2, null]],
    ],
    [
      'eight a month, paused all week',
      habitOf('per-month', { pauses: [{ from: week }] }, { frequencyCount: 8 }),
      [],
    ],
    [
      'every three days from 1 January',
      habitOf('every-n-days', { completed: days(week, 3) }, { frequencyCount: 3 }),
      [[1, 3]],
    ],
    ['begun on Thursday', habitOf('daily', { createdDay: days(week, 4)[0] ?? '' }), [[0, 3]]],
    ['begun later', habitOf('daily', { createdDay: next }), []],
  ])('%s', (_, habit, expected) => {
    expect(figures(habit)).toEqual(expected);
  });

  test('today is not asked for until it is done', () => {
    const today = addDays(week, 6);
    const open = habitOf('daily', { completed: days(week, 0, 1) });
    expect(figures(open, today)).toEqual([[2, 6]]);
    const done = habitOf('daily', { completed: days(week, 0, 1, 6) });
    expect(figures(done, today)).toEqual([[3, 7]]);
  });

  test('a current week asks for all days that it needs', () => {
    const habit = habitOf('per-week', { completed: days(week, 1) }, { frequencyCount: 3 });
    expect(figures(habit, addDays(week, 2))).toEqual([[1, 3]]);
  });

  test('a schedule that changes on Wednesday applies from Wednesday on', () => {
    const schedules: Schedule[] = [
      { from: '2026-01-01', frequency: 'daily' },
      { from: addDays(week, 3), frequency: 'weekdays' },
    ];
    expect(figures(habitOf('daily', { schedules, completed: days(week, 0, 4, 6) }))).toEqual([
      [2, 6],
    ]);
  });
});

describe('the failing habits', () => {
  const first = addDays(week, -21);
  const failing = (habit: ReviewedHabit, today = next) =>
    failingHabits([habit], week, today).map(({ done, asked }) => [done, asked]);
  const onDays = (...perWeek: number[]): Day[] =>
    perWeek.flatMap((count, n) => days(addDays(first, 7 * n), ...Array(count).keys()));

  test.each<[string, ReviewedHabit, readonly number[][]]>([
    ['below 40 % in each week', habitOf('daily', { completed: onDays(2, 0, 1, 2) }), [[5, 28]]],
    ['43 % in one week', habitOf('daily', { completed: onDays(2, 0, 3, 0) }), []],
    ['exactly 40 %', habitOf('weekdays', { completed: days(week, 1, 2) }), []],
    ['never done', habitOf('weekly'), [[0, 4]]],
    ['begun within the weeks', habitOf('daily', { createdDay: addDays(first, 1) }), []],
    ['with two days of history', habitOf('daily', { createdDay: addDays(next, -1) }), []],
    ['paused today', habitOf('daily', { pauses: [{ from: next }] }), []],
    ['archived', habitOf('daily', { archivedOn: next }), []],
    [
      'paused in one of the weeks',
      habitOf('daily', { pauses: [{ from: first, to: addDays(first, 6) }] }),
      [],
    ],
    ['days a month', habitOf('per-month', {}, { frequencyCount: 8 }), []],
    ['every 30 days', habitOf('every-n-days', {}, { frequencyCount: 30 }), []],
    [
      'changed since',
      habitOf('daily', {
        schedules: [
          { from: '2026-01-01', frequency: 'daily' },
          { from: next, frequency: 'weekly' },
        ],
      }),
      [],
    ],
  ])('%s', (_, habit, expected) => {
    expect(failing(habit)).toEqual(expected);
  });

  test('the four weeks before count while the reviewed week is not over', () => {
    const completed = [...onDays(1, 1, 1, 7)];
    expect(failing(habitOf('daily', { completed }))).toEqual([]);
    expect(failing(habitOf('daily', { completed }), addDays(week, 6))).toEqual([[3, 28]]);
  });
});

describe('a schedule with fewer days', () => {
  test.each<[FrequencyFields, number, FrequencyFields | null]>([
    [{ frequency: 'daily' }, 7, { frequency: 'per-week', frequencyCount: 2 }],
    [{ frequency: 'daily' }, 0, { frequency: 'per-week', frequencyCount: 1 }],
    [{ frequency: 'weekdays' }, 5, { frequency: 'per-week', frequencyCount: 2 }],
    [{ frequency: 'weekends' }, 3, { frequency: 'per-week', frequencyCount: 1 }],
    [{ frequency: 'days', frequencyDays: [2] }, 1, null],
    [{ frequency: 'weekly' }, 1, null],
    [{ frequency: 'per-week', frequencyCount: 3 }, 4, { frequency: 'per-week', frequencyCount: 1 }],
    [{ frequency: 'per-week', frequencyCount: 1 }, 0, null],
    [
      { frequency: 'per-month', frequencyCount: 8 },
      2,
      { frequency: 'per-month', frequencyCount: 2 },
    ],
    [
      { frequency: 'every-n-days', frequencyCount: 3 },
      1,
      { frequency: 'every-n-days', frequencyCount: 6 },
    ],
    [{ frequency: 'every-n-days', frequencyCount: 200 }, 0, null],
  ])('%j, done on %i of the last 28 days: %j', (fields, done, fewer) => {
    expect(fewerDays({ from: '2026-01-01', ...fields } as Schedule, done)).toEqual(fewer);
  });
});

/** A second, naive implementation of the rules, day by day. */
const naive = {
  inWeek: (habit: Plain, weekStart: Day, today: Day, isOverOnly = false) => {
    const off = (day: Day) =>
      habit.skipped.includes(day) || (habit.pause[0] <= day && day <= habit.pause[1]);
    const all = days(weekStart, 0, 1, 2, 3, 4, 5, 6);
    const start = [habit.createdDay, ...habit.completed].sort()[0] ?? '';
    const free = all.filter((day) => day >= start && !off(day));
    const done = free.filter((day) => habit.completed.includes(day));
    if (habit.wanted !== null) {
      const wanted = Math.min(habit.wanted, free.length);
      const isOpen = today <= (all[6] ?? '') && done.length < wanted;
      if (isOpen && (isOverOnly || (free.length === 1 && all[6] === start))) return [0, 0];
      return [Math.min(done.length, wanted), wanted];
    }
    const asked = free.filter(
      (day) => habit.weekdays.includes(dayOfWeek(day)) && (day < today || done.includes(day)),
    );
    const counted = isOverOnly ? asked.filter((day) => day < today) : asked;
    return [counted.filter((day) => done.includes(day)).length, counted.length];
  },
};

type Plain = {
  readonly createdDay: Day;
  readonly completed: readonly Day[];
  readonly skipped: readonly Day[];
  readonly pause: readonly [Day, Day];
  readonly weekdays: readonly number[];
  readonly wanted: number | null;
};

const someDay = fc.integer({ min: 0, max: 50 }).map((n) => addDays('2026-10-10', n));
const plainHabit = fc
  .record({
    createdDay: someDay,
    completed: fc.uniqueArray(someDay, { maxLength: 30 }),
    skipped: fc.uniqueArray(someDay, { maxLength: 6 }),
    pause: fc.tuple(someDay, fc.integer({ min: 0, max: 20 })),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
    wanted: fc.option(fc.integer({ min: 1, max: 7 })),
  })
  .map(
    (habit): Plain => ({
      ...habit,
      skipped: habit.skipped.filter((day) => !habit.completed.includes(day)),
      pause: [habit.pause[0], addDays(habit.pause[0], habit.pause[1])],
    }),
  );

const modelled = ({ weekdays, wanted, pause: [from, to], ...habit }: Plain): ReviewedHabit =>
  wanted === null
    ? habitOf('days', { ...habit, pauses: [{ from, to }] }, { frequencyDays: weekdays.toSorted() })
    : habitOf('per-week', { ...habit, pauses: [{ from, to }] }, { frequencyCount: wanted });

test('the figures equal those of a naive count, day by day', () => {
  fc.assert(
    fc.property(plainHabit, someDay, fc.integer({ min: 0, max: 6 }), (habit, today, weekday) => {
      fc.pre(habit.completed.every((day) => day <= today) && habit.createdDay <= today);
      const weekStart = addDays(today, -weekday);
      const [done, asked] = naive.inWeek(habit, weekStart, today);
      const shown = habitsInWeek([modelled(habit)], weekStart, today);
      expect(shown.map((one) => [one.done, one.asked])).toEqual(asked ? [[done, asked]] : []);
    }),
    { numRuns: 500 },
  );
});

test('the failing habits equal those of a naive count', () => {
  fc.assert(
    fc.property(plainHabit, someDay, (habit, today) => {
      fc.pre(habit.completed.every((day) => day <= today) && habit.createdDay <= today);
      const weekStart = addDays(today, -7);
      const weeks = [-21, -14, -7, 0].map((n) => addDays(weekStart, n));
      const counts = weeks.map((one) => naive.inWeek(habit, one, today, true) as [number, number]);
      const start = [habit.createdDay, ...habit.completed].sort()[0] ?? '';
      const isFailing =
        daysBetween(start, weeks[0] ?? '') >= 0 &&
        !(habit.pause[0] <= today && today <= habit.pause[1]) &&
        counts.every(([done, asked]) => asked > 0 && done / asked < 0.4);
      expect(failingHabits([modelled(habit)], weekStart, today)).toHaveLength(isFailing ? 1 : 0);
    }),
    { numRuns: 500 },
  );
});

test('a total of a month counts once, in the week in which the month ends', () => {
  const habit = total('month', [120], undefined, '2026-10-05');
  const inWeek = (weekStart: Day) =>
    habitsInWeek([habit], weekStart, next).map(({ done, asked }) => [done, asked]);
  expect(inWeek('2026-10-18')).toEqual([]);
  expect(inWeek('2026-10-25')).toEqual([[1, 1]]);
  expect(inWeek('2026-11-01')).toEqual([]);
});

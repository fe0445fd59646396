import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_DAYS } from '../days/daySet.ts';
import { addDays, type Day, lastDays, startOfWeek, weekStarts } from '../days/days.ts';
import type { Pause } from '../pauses/pauses.ts';
import { allAmountsOf } from './allAmounts.ts';
import { type AmountRecord, completedBy, withAmountRecord } from './amounts.ts';
import { dayFraction } from './due/dayFraction.ts';
import { totalAround } from './due/totalAround.ts';
import type { Target } from './model.ts';
import { deriveHabit, type HabitFacts } from './rules.ts';

// Weeks are from Sunday: 4 to 10 January 2026. November ends on a Monday, the 30th.
type Given = {
  readonly targets: readonly Target[];
  readonly amounts?: Readonly<Record<Day, number>>;
  readonly pauses?: readonly Pause[];
  readonly away?: readonly Pause[];
  readonly unit?: string;
};

const schedules = {
  day: { frequency: 'daily' },
  week: { frequency: 'weekly' },
  month: { frequency: 'per-month', frequencyCount: 1 },
} as const;

function factsOf({ targets, amounts = {}, unit = 'minutes', ...more }: Given): HabitFacts {
  const [first] = targets;
  const from = first?.from ?? '';
  const byDay = new Map(Object.entries(amounts));
  const none = {
    completed: NO_DAYS,
    skipped: NO_DAYS,
    recorded: NO_DAYS,
    allAmounts: allAmountsOf(new Map()),
  };
  return {
    schedules: [{ from, ...schedules[first?.targetPer ?? 'day'] }],
    createdDay: from,
    targetDays: 30,
    targets,
    unit,
    ...more,
    ...completedBy(none, byDay, targets, ['1970-01-01', '9999-12-31']),
  };
}

const derive = (given: Given, today: Day) =>
  deriveHabit(factsOf(given), { today, weekStartsOn: 0 });

const atLeast = (target: number, targetPer: 'week' | 'month', from = '2026-01-04'): Target => ({
  from,
  target,
  direction: 'at-least',
  targetPer,
});
const atMost = (target: number, targetPer: 'week' | 'month', from = '2026-01-04'): Target => ({
  ...atLeast(target, targetPer, from),
  direction: 'at-most',
});

const thrice = (last: number) => ({ '2026-01-05': 40, '2026-01-07': 40, '2026-01-09': last });
const vacation = [{ from: '2026-01-04', to: '2026-01-05' }];

// biome-ignore format: one line a case
test.each<[string, Given, number, number]>([
  ['40 + 40 + 40 of 120', { targets: [atLeast(120, 'week')], amounts: thrice(40) }, 100, 1],
  ['119.99 of 120', { targets: [atLeast(120, 'week')], amounts: thrice(39.99) }, 0, 0],
  ['85.71 with two days of vacation', { targets: [atLeast(120, 'week')], amounts: { '2026-01-06': 85.71 }, pauses: vacation }, 100, 1],
  ['85.70 with two days of vacation', { targets: [atLeast(120, 'week')], amounts: { '2026-01-06': 85.7 }, pauses: vacation }, 0, 0],
  ['120 on a day of vacation, which does not count', { targets: [atLeast(120, 'week')], amounts: { '2026-01-05': 120 }, pauses: vacation }, 0, 0],
  ['a hundredth, if a share of the target rounds to nothing', { targets: [atLeast(0.01, 'week')], amounts: { '2026-01-10': 0.01 }, pauses: [{ from: '2026-01-04', to: '2026-01-09' }] }, 100, 1],
  ['60 of 100, the target since Wednesday', { targets: [atLeast(60, 'week'), atLeast(100, 'week', '2026-01-07')], amounts: { '2026-01-05': 60 } }, 0, 0],
  ['10 of at most 10', { targets: [atMost(10, 'week')], amounts: { '2026-01-05': 4, '2026-01-06': 6 } }, 100, 1],
  ['10.01 of at most 10', { targets: [atMost(10, 'week')], amounts: { '2026-01-05': 4, '2026-01-06': 6.01 } }, 0, 0],
  ['10 of at most 10 with two days of vacation', { targets: [atMost(10, 'week')], amounts: { '2026-01-06': 10 }, pauses: vacation }, 100, 1],
  ['no record of at most 10', { targets: [atMost(10, 'week')] }, 0, 0],
  ['no record of at most 10, quietly', { targets: [{ ...atMost(10, 'week'), quiet: true }] }, 100, 1],
  ['0 of at most 0', { targets: [atMost(0, 'week')], amounts: { '2026-01-05': 0 } }, 100, 1],
])('the rate and the streak of a past week: %s', (_, given, rate, streak) => {
  const { completionRate, currentStreak } = derive(given, '2026-01-11');
  expect({ completionRate, currentStreak }).toEqual({ completionRate: rate, currentStreak: streak });
});

test('a week with all its days on vacation is left out', () => {
  const pauses = [{ from: '2026-01-04', to: '2026-01-10' }];
  const seen = (target: Target) => derive({ targets: [target], pauses }, '2026-01-11');
  for (const target of [atLeast(120, 'week'), atMost(10, 'week')]) {
    expect(seen(target)).toMatchObject({ completionRate: 0, isOnTrack: true, strength: 0 });
  }
});

test('a reached total counts at once, and a kept limit once its week is over', () => {
  const reached = { targets: [atLeast(120, 'week')], amounts: { '2026-01-05': 120 } };
  const kept = { targets: [atMost(10, 'week')], amounts: { '2026-01-05': 10 } };
  expect(derive(reached, '2026-01-06').currentStreak).toBe(1);
  expect(derive(kept, '2026-01-10').currentStreak).toBe(0);
  expect(derive(kept, '2026-01-11').currentStreak).toBe(1);
});

test('a limit that is exceeded is missed at once, until the amount is corrected', () => {
  const weeks = { '2026-01-05': 10, '2026-01-12': 10 };
  const given = { targets: [atMost(10, 'week')], amounts: { ...weeks, '2026-01-19': 11 } };
  expect(derive(given, '2026-01-19')).toMatchObject({
    completionRate: 67,
    currentStreak: 0,
    longestStreak: 2,
    restForecast: null,
  });
  const corrected = { ...given, amounts: { ...weeks, '2026-01-19': 9 } };
  expect(derive(corrected, '2026-01-19')).toMatchObject({ completionRate: 100, currentStreak: 2 });
});

// biome-ignore format: one line a case
test.each<[string, Given, Day, string, string | null]>([
  ['40 + 40 of 120', { targets: [atLeast(120, 'week')], amounts: { '2026-01-05': 40, '2026-01-06': 40 } }, '2026-01-07', 'later', '80 of 120 minutes; 40 more by Saturday'],
  ['40 + 40 of 120 on the last day', { targets: [atLeast(120, 'week')], amounts: { '2026-01-05': 40, '2026-01-06': 40 } }, '2026-01-10', 'now', '80 of 120 minutes; 40 more today'],
  ['80 of 120 on the eve of a vacation', { targets: [atLeast(120, 'week')], amounts: { '2026-01-05': 80 }, pauses: [{ from: '2026-01-08' }] }, '2026-01-07', 'done', null],
  ['a week with a vacation from Friday', { targets: [atLeast(70, 'week')], amounts: { '2026-01-05': 40 }, pauses: [{ from: '2026-01-09' }] }, '2026-01-07', 'later', '40 of 50 minutes; 10 more by Thursday'],
  ['a month', { targets: [atLeast(120, 'month', '2026-11-01')], amounts: { '2026-11-05': 80 } }, '2026-11-07', 'later', '80 of 120 minutes; 40 more by 30 November'],
  ['a reached total', { targets: [atLeast(120, 'week')], amounts: { '2026-01-05': 120 } }, '2026-01-07', 'done', null],
  ['a limit without a record today', { targets: [atMost(10, 'week')], amounts: { '2026-01-05': 7 }, unit: 'cups' }, '2026-01-07', 'now', '7 of 10 cups; 3 left until Saturday'],
  ['a limit with a record today', { targets: [atMost(10, 'week')], amounts: { '2026-01-07': 7 }, unit: 'cups' }, '2026-01-07', 'done', '7 of 10 cups; 3 left until Saturday'],
  ['a limit on its last day', { targets: [atMost(10, 'week')], amounts: { '2026-01-07': 7 }, unit: 'cups' }, '2026-01-10', 'now', '7 of 10 cups; 3 left today'],
  ['an exceeded limit', { targets: [atMost(10, 'week')], amounts: { '2026-01-07': 11 }, unit: 'cups' }, '2026-01-08', 'now', null],
  ['a quiet limit', { targets: [{ ...atMost(10, 'week'), quiet: true }], amounts: { '2026-01-05': 7 }, unit: 'cups' }, '2026-01-07', 'off', '7 of 10 cups; 3 left until Saturday'],
  ['a target changed on Wednesday', { targets: [atLeast(60, 'week'), atLeast(100, 'week', '2026-01-07')], amounts: { '2026-01-05': 60 } }, '2026-01-08', 'later', '60 of 100 minutes; 40 more by Saturday'],
])('the due state and the forecast of %s', (_, given, today, due, restForecast) => {
  expect(derive(given, today)).toMatchObject({ due, restForecast });
});

test('a vacation does not lower a limit of two a month', () => {
  const given = {
    targets: [atMost(2, 'month', '2026-11-01')],
    amounts: { '2026-11-05': 1, '2026-11-20': 1 },
    pauses: [{ from: '2026-11-06', to: '2026-11-19' }],
  };
  expect(derive(given, '2026-12-01')).toMatchObject({ currentStreak: 1, completionRate: 100 });
  expect(derive(given, '2026-11-27').restForecast).toBe('2 of 2 minutes; 0 left until 30 November');
});

test('a missed total counts its share in the strength, and a missed limit nothing', () => {
  // m = 0.5 ^ (sqrt(1 / 7) x 7 / 13) = 0.868: one met week has 13, and half a week after it makes it 18.
  const total = {
    targets: [atLeast(120, 'week')],
    amounts: { '2026-01-05': 120, '2026-01-12': 60 },
  };
  const limit = { targets: [atMost(60, 'week')], amounts: { '2026-01-05': 60, '2026-01-12': 120 } };
  expect(derive(total, '2026-01-18').strength).toBe(18);
  expect(derive(limit, '2026-01-18').strength).toBe(11);
});

test('the last day of a total is done only with its sum, and other days with an amount', () => {
  const fractions = (amounts: Record<Day, number>) =>
    lastDays(7, '2026-01-10').map((day) => {
      const facts = factsOf({ targets: [atLeast(120, 'week')], amounts });
      const { asked, done } = dayFraction([facts], day, { today: '2026-01-11', weekStartsOn: 0 });
      return `${done}/${asked}`;
    });
  const none = '0/0';
  expect(fractions({ '2026-01-05': 40 })).toEqual([none, '1/1', none, none, none, none, '0/1']);
  expect(fractions({ '2026-01-05': 120 })).toEqual([none, '1/1', none, none, none, none, none]);
  expect(fractions(thrice(40))).toEqual([none, '1/1', none, '1/1', none, '1/1', none]);
  expect(fractions({ '2026-01-10': 119 })).toEqual([none, none, none, none, none, none, '0/1']);
  expect(fractions({ '2026-01-10': 120 })).toEqual([none, none, none, none, none, none, '1/1']);
});

test('a limit for a week asks on each day for a record, which is done unless the sum is above the limit; a quiet limit never asks', () => {
  const fractions = (target: Target) =>
    lastDays(7, '2026-01-10').map((day) => {
      const amounts = { '2026-01-05': 7, '2026-01-07': 4, '2026-01-08': 0 };
      const facts = factsOf({ targets: [target], amounts });
      const { asked, done } = dayFraction([facts], day, { today: '2026-01-11', weekStartsOn: 0 });
      return `${done}/${asked}`;
    });
  expect(fractions(atMost(10, 'week'))).toEqual('0/1 1/1 0/1 0/1 0/1 0/1 0/1'.split(' '));
  expect(fractions({ ...atMost(10, 'week'), quiet: true })).toEqual(Array(7).fill('0/0'));
});

const quietly: Target = { from: '2026-01-01', target: 2, direction: 'at-most', quiet: true };

test('of 20 quiet days with one slip, 19 are kept', () => {
  // The 15th is the slip, and today is the 21st.
  const given = { targets: [quietly], amounts: { '2026-01-10': 2, '2026-01-15': 3 } };
  const derived = derive(given, '2026-01-21');
  expect(derived).toMatchObject({
    completionRate: 95,
    currentStreak: 5,
    longestStreak: 14,
    isOnTrack: true,
    due: 'off',
    totalCompletions: 1,
  });
  expect(derived.trackReason).toContain('You kept 19 of the last 20 days');
});

test('no figure counts unanswered quiet days while the person is away', () => {
  const away = [{ from: '2026-01-11' }];
  const seen = derive({ targets: [quietly], away }, '2026-01-21');
  expect(seen).toMatchObject({ currentStreak: 10, completionRate: 100 });
  const slip = derive({ targets: [quietly], away, amounts: { '2026-01-13': 3 } }, '2026-01-21');
  expect(slip).toMatchObject({ currentStreak: 0, longestStreak: 10, completionRate: 91 });
});

test('a limit that becomes quiet today changes no past figure', () => {
  const { quiet: _, ...asked } = quietly;
  const today = '2026-01-21';
  const amounts = { '2026-01-10': 2, '2026-01-11': 1, '2026-01-15': 3, '2026-01-20': 0 };
  const before = derive({ targets: [asked], amounts }, today);
  const after = derive({ targets: [asked, { ...quietly, from: today }], amounts }, today);
  for (const figure of [
    'currentStreak',
    'longestStreak',
    'completionRate',
    'strength',
    'isOnTrack',
    'totalCompletions',
  ] as const) {
    expect(after[figure], figure).toBe(before[figure]);
  }
});

const today = '2026-03-10';
const date = fc.integer({ min: -2, max: 70 }).map((n) => addDays(today, -n));
const amount = fc.nat(3000).map((n) => n / 100);
const total = fc.constantFrom(
  atLeast(50, 'week', '2026-01-01'),
  atMost(50, 'week', '2026-01-01'),
  atLeast(200, 'month', '2026-01-01'),
  atMost(200, 'month', '2026-01-01'),
);

test('moving the start of the week loses no amount', () => {
  const record = fc.tuple(date, amount);
  const pause = fc.tuple(date, fc.nat(10)).map(([from, n]) => ({ from, to: addDays(from, n) }));
  fc.assert(
    fc.property(
      fc.array(record),
      fc.array(pause, { maxLength: 2 }),
      total.filter(({ targetPer }) => targetPer === 'week'),
      (records, pauses, target) => {
        const amounts = Object.fromEntries(records);
        const facts = factsOf({ targets: [target], amounts, pauses });
        const unexcused = Object.entries(amounts).filter(
          ([day]) => !pauses.some(({ from, to }) => from <= day && day <= to),
        );
        const sum = unexcused.reduce((all, [, one]) => all + Math.round(one * 100), 0);
        for (const weekStartsOn of weekStarts) {
          const weeks = new Set(
            lastDays(90, addDays(today, 7)).map((day) => startOfWeek(day, weekStartsOn)),
          );
          const sums = [...weeks].map(
            // Of the week in which the habit begins, only the last day is surely not before it.
            (day) => totalAround(facts, addDays(day, 6), { weekStartsOn })?.sum ?? 0,
          );
          expect(sums.reduce((all, one) => all + one, 0)).toBe(sum);
        }
      },
    ),
  );
});

const setting: fc.Arbitrary<AmountRecord> = fc.oneof(
  amount.map((one) => ({ amount: one })),
  fc.constant({ skipped: true }),
  amount.map((one) => ({ amount: one, skipped: true })),
  fc.constant({ amount: null }),
);

test('settings of days lead to the same figures in any order, however often they arrive', () => {
  const settings = fc.uniqueArray(fc.tuple(date, setting), { selector: ([day]) => day });
  const orders = settings.chain((sent) =>
    fc.tuple(
      fc.constant(sent),
      fc
        .array(fc.nat(Math.max(0, sent.length - 1)), { maxLength: 2 * sent.length })
        .chain((again) =>
          fc.shuffledSubarray([...sent, ...again.flatMap((n) => sent.slice(n, n + 1))], {
            minLength: sent.length + (sent.length === 0 ? 0 : again.length),
          }),
        ),
    ),
  );
  fc.assert(
    fc.property(orders, total, ([sent, arrived], target) => {
      const after = (list: readonly (readonly [Day, AmountRecord])[]) => {
        let facts = { ...factsOf({ targets: [target] }), skipped: NO_DAYS };
        const amounts = new Map<Day, number>();
        for (const [day, change] of list) {
          if (typeof change.amount === 'number') amounts.set(day, change.amount);
          if (change.amount === null) amounts.delete(day);
          facts = withAmountRecord(facts, day, change, amounts, [target]);
        }
        return deriveHabit(facts, { today, weekStartsOn: 1 });
      };
      expect(after(arrived)).toEqual(after(sent));
    }),
  );
});

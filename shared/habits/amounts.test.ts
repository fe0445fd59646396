import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reasonOfIssue } from '../calls/fieldReasons.ts';
import { daySetOf, daysIn, NO_DAYS } from '../days/daySet.ts';
import { addDays, type Day } from '../days/days.ts';
import {
  type AmountRecord,
  amountStatsOf,
  completedBy,
  completingAmount,
  isReached,
  tallyAmounts,
  targetOn,
  withAmount,
  withAmountRecord,
} from './amounts.ts';
import { retarget } from './changes/retarget.ts';
import type { RecordedDays } from './dayRecord.ts';
import { amountSchema, type Direction, type Target } from './model.ts';

const today = '2026-11-20';
const glasses: Target[] = [
  { from: '2026-11-01', target: 6, direction: 'at-least' },
  { from: '2026-11-10', target: 8, direction: 'at-least' },
];

// biome-ignore format: one line a case
test.each<[number | undefined, Direction, number, boolean]>([
  [undefined, 'at-least', 8, false],
  [7.99, 'at-least', 8, false],
  [8, 'at-least', 8, true],
  [9, 'at-least', 8, true],
  [0.01, 'at-least', 0.01, true],
  [undefined, 'at-most', 5, false],
  [0, 'at-most', 5, true],
  [5, 'at-most', 5, true],
  [5.01, 'at-most', 5, false],
])('an amount of %s completes a day of %s %s: %s', (amount, direction, target, isDone) => {
  expect(isReached(amount, { target, direction })).toBe(isDone);
});

// biome-ignore format: one line a case
test.each<[number | undefined, Direction, number]>([
  [undefined, 'at-least', 5],
  [3, 'at-least', 5],
  [6, 'at-least', 6],
  [undefined, 'at-most', 0],
  [3, 'at-most', 3],
  [7, 'at-most', 5],
])('completing a day with the amount %s and the target %s 5 sets %s', (amount, direction, expected) => {
  expect(completingAmount(amount, { target: 5, direction })).toBe(expected);
});

test.each([
  ['2026-10-01', 6],
  ['2026-11-09', 6],
  ['2026-11-10', 8],
  ['2027-01-01', 8],
])('on %s the target is %s', (day, target) => {
  expect(targetOn(glasses, day)?.target).toBe(target);
});

// biome-ignore format: one line a case
test.each<[number, string | undefined]>([
  [0, undefined],
  [0.01, undefined],
  [1_000_000, undefined],
  [2.25, undefined],
  [2.125, 'Amount may have at most two decimal places'],
  [-1, 'Amount must be from 0 to 1,000,000'],
  [1_000_000.01, 'Amount must be from 0 to 1,000,000'],
])('the message for the amount %s is: %s', (amount, message) => {
  const [issue] = amountSchema.safeParse(amount).error?.issues ?? [];
  expect(issue && reasonOfIssue(issue).message).toBe(message);
});

describe('a day that is set', () => {
  const day = '2026-11-12';
  const none: RecordedDays = { completed: daySetOf([]), skipped: daySetOf([]) };
  const done = { completed: daySetOf([day]), skipped: daySetOf([]) };
  const skipped = { completed: daySetOf([]), skipped: daySetOf([day]) };

  // biome-ignore format: one line a case
  test.each<[string, RecordedDays, AmountRecord, number | undefined, string]>([
    ['an amount that reaches the target', none, { amount: 8 }, 8, 'completed'],
    ['an amount that does not', none, { amount: 7 }, 7, 'neither'],
    ['an amount lowered below the target', done, { amount: 7 }, 7, 'neither'],
    ['the amount cleared', done, { amount: null }, undefined, 'neither'],
    ['skipped, and too little', skipped, { amount: 3 }, 3, 'skipped'],
    ['skipped, and enough after all', skipped, { amount: 8 }, 8, 'completed'],
    ['enough, then skipped', done, { skipped: true }, 9, 'skipped'],
    ['skipped no more, with enough', skipped, { skipped: false }, 9, 'completed'],
    ['skipped no more, with nothing', skipped, { skipped: false }, undefined, 'neither'],
    ['enough, and skipped at once', none, { amount: 9, skipped: true }, 9, 'skipped'],
  ])('%s', (_, before, record, amount, ends) => {
    const amounts = new Map(amount === undefined ? [] : [[day, amount]]);
    const after = withAmountRecord(before, day, record, amounts, glasses);
    const days = { completed: daysIn(after.completed, day, day), skipped: daysIn(after.skipped, day, day) };
    expect(days).toEqual({
      completed: ends === 'completed' ? [day] : [],
      skipped: ends === 'skipped' ? [day] : [],
    });
    expect(daysIn(after.recorded ?? NO_DAYS, day, day)).toEqual([...amounts.keys()]);
  });

  test('that does not change returns the same sets', () => {
    const after = withAmountRecord(done, day, { amount: 9 }, new Map([[day, 9]]), glasses);
    expect([after.completed, after.skipped]).toEqual([done.completed, done.skipped]);
    expect(after.completed).toBe(done.completed);
  });
});

describe('totals of amounts', () => {
  const amounts = [
    { date: '2026-10-31', amount: 0.1 },
    { date: '2026-11-14', amount: 0.2 },
    { date: '2026-11-15', amount: 8 },
    { date: '2026-11-20', amount: 6.5 },
  ];

  test.each<[Direction, object]>([
    ['at-least', { days: 4, total: 14.8, mean: 3.7, best: 8 }],
    ['at-most', { days: 4, total: 14.8, mean: 3.7, best: 0.1 }],
  ])('%s', (direction, expected) => {
    expect(tallyAmounts(amounts, direction)).toEqual(expected);
    expect(tallyAmounts([], direction)).toEqual({ days: 0, total: 0, mean: 0, best: 0 });
  });

  test('in the week and the month of today, using the user’s first day of the week', () => {
    const totals = (weekStartsOn: 0 | 6) => {
      const { week, month } = amountStatsOf(amounts, glasses, { today, weekStartsOn });
      return [week.total, month.total];
    };
    expect([totals(0), totals(6)]).toEqual([
      [14.5, 14.7],
      [14.7, 14.7],
    ]);
  });

  test('a day is inserted in order, or removed', () => {
    expect(withAmount(amounts, '2026-11-01', 3).map(({ amount }) => amount)).toEqual([
      0.1, 3, 0.2, 8, 6.5,
    ]);
    expect(withAmount(amounts, '2026-11-15', null)).toHaveLength(3);
  });
});

const first = addDays(today, -30);
const dayBack = fc.nat(30).map((back) => addDays(today, -back));
const moves = fc.array(
  fc.oneof(
    fc.record({ day: dayBack, amount: fc.option(fc.integer({ min: 0, max: 12 })) }),
    fc.record({ day: dayBack, skipped: fc.boolean() }),
    fc.record({
      from: dayBack,
      target: fc.integer({ min: 1, max: 10 }),
      direction: fc.constantFrom<Direction>('at-least', 'at-most'),
    }),
  ),
  { maxLength: 40 },
);

/** A naive record per day. A change of the target is set on each day from its first day on. */
const naive = () => {
  const amounts = new Map<Day, number>();
  const skipped = new Set<Day>();
  let aims = new Map<Day, { target: number; direction: Direction }>();
  const aimOn = (day: Day) => aims.get(day) ?? { target: 6, direction: 'at-least' };
  const reaches = (day: Day) => {
    const amount = amounts.get(day);
    const { target, direction } = aimOn(day);
    if (amount === undefined) return false;
    return direction === 'at-least' ? amount >= target : amount <= target;
  };
  return {
    amounts,
    skipped,
    setAmount: (day: Day, amount: number | null) => {
      if (amount === null) amounts.delete(day);
      else amounts.set(day, amount);
      if (reaches(day)) skipped.delete(day);
    },
    setTarget: (from: Day, aim: { target: number; direction: Direction }) => {
      aims = new Map(aims);
      for (let day = from; day <= addDays(today, 5); day = addDays(day, 1)) aims.set(day, aim);
    },
    done: () =>
      Array.from({ length: 31 }, (_, n) => addDays(first, n)).filter(
        (day) => reaches(day) && !skipped.has(day),
      ),
  };
};

test('the days match a plain list, whatever is set and however the target changes', () => {
  fc.assert(
    fc.property(moves, (sequence) => {
      const model = naive();
      const habit = {
        kind: 'amount' as const,
        unit: 'glasses',
        createdDay: first,
        amountYears: [2026],
      };
      let records = { completed: daySetOf([]), skipped: daySetOf([]) };
      let targets: readonly Target[] = [{ from: first, target: 6, direction: 'at-least' }];
      for (const move of sequence) {
        if ('target' in move) {
          const after = retarget({ ...habit, ...records, targets }, move, today);
          if ('problem' in after) throw new Error(after.problem.message);
          targets = after.targets;
          records = completedBy(records, model.amounts, targets, [move.from, today]);
          model.setTarget(move.from, move);
        } else if ('amount' in move) {
          model.setAmount(move.day, move.amount);
          records = withAmountRecord(records, move.day, move, model.amounts, targets);
        } else {
          if (move.skipped) model.skipped.add(move.day);
          else model.skipped.delete(move.day);
          records = withAmountRecord(records, move.day, move, model.amounts, targets);
        }
        expect(daysIn(records.completed, first, today)).toEqual(model.done());
        expect(daysIn(records.skipped, first, today)).toEqual([...model.skipped].sort());
      }
    }),
    { numRuns: 300 },
  );
});

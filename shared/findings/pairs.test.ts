import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daySetOf } from '../days/daySet.ts';
import { addDays, type Day } from '../days/days.ts';
import { everyFrequency } from '../habits/frequencies.fixture.ts';
import type { Schedule } from '../habits/model.ts';
import type { IdentifiedHabit } from './comparable.ts';
import { pairFindings } from './pairs.ts';

const MONDAY = '2024-01-01';

/** The Monday after this many weeks. */
const mondayAfter = (weeks: number): Day => addDays(MONDAY, weeks * 7);

/** A daily habit from a Monday on. Each week is a string of seven digits, 1 for done. */
const habit = (
  _id: string,
  weeks: readonly string[],
  more: Partial<IdentifiedHabit> = {},
): IdentifiedHabit => ({
  _id,
  schedules: [{ from: MONDAY, frequency: 'daily' }],
  createdDay: MONDAY,
  completed: daySetOf(daysDone(weeks)),
  ...more,
});

const daysDone = (weeks: readonly string[]): Day[] =>
  [...weeks.join('')].flatMap((done, n) => (done === '1' ? [addDays(MONDAY, n)] : []));

/** Weeks that repeat the given kinds in turn. */
const inTurn = (weeks: number, ...kinds: readonly string[]): string[] =>
  Array.from({ length: weeks }, (_, week) => kinds[week % kinds.length] ?? '');

/**
 * `read` is done on Monday, Wednesday and Friday in one week, and on Tuesday, Thursday and Saturday in the next. Its
 * residuals are thus half a day on each of six days. The other habits agree with it on all six, four, two or none of
 * those days.
 */
const [read, onSix, onFour, onTwo, onNone] = [
  ['1010100', '0101010'],
  ['1010100', '0101010'],
  ['0110100', '1001010'],
  ['0101100', '1010010'],
  ['0101010', '1010100'],
] as const;

const fixed = '1100000';

describe('a pair that agrees on four of six days, so r = (4 - 2) / 6', () => {
  const pair = (weeks: number) => [
    habit('A', inTurn(weeks, ...read)),
    habit('B', inTurn(weeks, ...onFour)),
  ];

  test('stands out after 14 weeks', () => {
    // z = 1/3 x sqrt(6 x 13) = 2.94, p = 0.003. A is done on 3 days a week. B is done on 2 of those 3, and on 1 of the
    // 4 others.
    expect(pairFindings(pair(14), mondayAfter(14))).toEqual({
      pairsChecked: 1,
      commonWeeks: 14,
      findings: [
        {
          habits: ['A', 'B'],
          direction: 'together',
          withA: { days: 42, percent: 67 },
          withoutA: { days: 56, percent: 25 },
          days: 98,
          weeks: 14,
          correlation: expect.closeTo(1 / 3, 10),
        },
      ],
    });
  });

  test('is checked after 13 weeks, but is no finding, because it did not stand out a week earlier', () => {
    expect(pairFindings(pair(13), mondayAfter(13))).toEqual({
      pairsChecked: 1,
      commonWeeks: 13,
      findings: [],
    });
  });

  test('is not checked after six weeks, but the weeks are counted', () => {
    const nothing = { pairsChecked: 0, commonWeeks: 6, findings: [] };
    expect(pairFindings(pair(6), mondayAfter(6))).toEqual(nothing);
    expect(pairFindings(pair(7), addDays(mondayAfter(6), 6))).toEqual(nothing);
  });

  test('is no finding among 28 pairs, because it may be chance, until it has more weeks', () => {
    // 0.003 is above 0.05 / 28.
    const others = ['C', 'D', 'E', 'F', 'G', 'H'].map((id) => habit(id, inTurn(14, fixed)));
    expect(pairFindings([...pair(14), ...others], mondayAfter(14))).toEqual({
      pairsChecked: 28,
      commonWeeks: 14,
      findings: [],
    });
    // z = 1/3 x sqrt(6 x 25) = 4.08, p = 0.00004.
    const later = ['C', 'D', 'E', 'F', 'G', 'H'].map((id) => habit(id, inTurn(26, fixed)));
    const found = pairFindings([...pair(26), ...later], mondayAfter(26));
    expect(found.findings).toHaveLength(1);
    expect(found.findings[0]?.habits).toEqual(['A', 'B']);
  });

  test('is computed from weeks that start on Monday, whatever today is', () => {
    const sunday = addDays(mondayAfter(14), 6);
    expect(pairFindings(pair(15), sunday)).toEqual(pairFindings(pair(14), mondayAfter(14)));
    expect(pairFindings(pair(15), mondayAfter(15)).commonWeeks).toBe(15);
  });
});

test('two habits that are done apart have a lower rate on days with the other', () => {
  const habits = [habit('A', inTurn(14, ...read)), habit('B', inTurn(14, ...onTwo))];
  expect(pairFindings(habits, mondayAfter(14)).findings).toMatchObject([
    {
      direction: 'apart',
      withA: { days: 42, percent: 33 },
      withoutA: { days: 56, percent: 50 },
      correlation: expect.closeTo(-1 / 3, 10),
    },
  ]);
});

test('the strongest pairs come first, and no pair hides another', () => {
  const habits = [
    habit('A', inTurn(20, ...read)),
    habit('B', inTurn(20, ...onFour)),
    habit('C', inTurn(20, ...onSix)),
    habit('D', inTurn(20, ...onNone)),
  ];
  const { pairsChecked, findings } = pairFindings(habits, mondayAfter(20));
  expect(pairsChecked).toBe(6);
  expect(
    findings.map(({ habits: [a, b], correlation }) => `${a}${b} ${correlation.toFixed(2)}`),
  ).toEqual(['AC 1.00', 'AD -1.00', 'CD -1.00', 'AB 0.33', 'BC 0.33', 'BD -0.33']);
});

describe('a finding must hold on two Mondays: among three pairs, z must be at least 2.39', () => {
  const found = (weeks: readonly string[]) => {
    const all = [inTurn(weeks.length, ...read), weeks, inTurn(weeks.length, fixed)];
    const habits = all.map((one, n) => habit('ABC'[n] ?? '', one));
    return pairFindings(habits, mondayAfter(weeks.length)).findings.length;
  };
  const [four, none, six] = [onFour, onNone, onSix].map((kinds) => inTurn(16, ...kinds)) as [
    string[],
    string[],
    string[],
  ];

  test('a pair that no longer agrees is left out immediately', () => {
    expect(found(four.slice(0, 14))).toBe(1);
    expect(found(four.slice(0, 15))).toBe(1);
    // r = (14 x 2 - 6) / (15 x 6), z = 2.24.
    expect(found([...four.slice(0, 14), ...none.slice(14, 15)])).toBe(0);
  });

  test('a pair that changed its direction is left out', () => {
    // In the first 12 weeks nothing varies. Then A and B swap their days, so r = -1. Then both have the same days,
    // so r = 0.35.
    const turned = [
      [...inTurn(12, '1100000'), '1010000', '0001111'],
      [...inTurn(12, '1010000'), '1100000', '0001111'],
    ];
    const habits = turned.map((weeks, n) => habit('AB'[n] ?? '', weeks));
    expect(pairFindings(habits, mondayAfter(14))).toMatchObject({ pairsChecked: 1, findings: [] });
  });

  test('a pair is a finding a week after it first stood out', () => {
    // After 14 weeks r = (13 x 2 - 6) / (14 x 6), z = 2.10; then (13 x 2 - 6 + 6) / (15 x 6), z = 2.65; then z = 2.77.
    const weeks = [
      ...none.slice(0, 1),
      ...four.slice(1, 14),
      ...six.slice(14, 15),
      ...four.slice(15),
    ];
    expect(found(weeks.slice(0, 14))).toBe(0);
    expect(found(weeks.slice(0, 15))).toBe(0);
    expect(found(weeks)).toBe(1);
  });
});

describe('a correlation below 0.2 is no finding, however significant it is', () => {
  // B is the opposite of A in the first weeks and agrees in the others, so r = 1 - 2 x the share of opposite weeks.
  const pair = (opposite: number) => [
    habit('A', inTurn(200, ...read)),
    habit('B', [...inTurn(opposite, ...onNone), ...inTurn(200 - opposite, ...onSix)]),
  ];

  test.each([
    [78, 0.22, 1],
    [82, 0.18, 0],
    [118, -0.18, 0],
    [122, -0.22, 1],
  ])('with %i opposite weeks of 200, r = %d: %i findings', (opposite, r, count) => {
    const { findings } = pairFindings(pair(opposite), mondayAfter(200));
    expect(findings).toHaveLength(count);
    for (const { correlation } of findings) expect(correlation).toBeCloseTo(r, 5);
  });
});

describe('the checked pairs', () => {
  const checked = (...habits: readonly IdentifiedHabit[]) => {
    const { pairsChecked, commonWeeks } = pairFindings(habits, mondayAfter(20));
    return [pairsChecked, commonWeeks];
  };
  const a = habit('A', inTurn(20, fixed));

  // 21 is 15 % of 140 days, 119 is 85 %.
  test.each([
    [20, 0],
    [21, 1],
    [119, 1],
    [120, 0],
  ])('a habit done on %i of 140 days is in %i pairs', (count, expected) => {
    const days = Array.from({ length: count }, (_, n) => addDays(MONDAY, n));
    expect(checked(a, habit('B', [], { completed: daySetOf(days) }))).toEqual([
      expected,
      expected * 20,
    ]);
  });

  /** Skips the last days of each of the first weeks. `weeks` and `days` say how many. */
  const skipped = (weeks: number, days: number) => ({
    skipped: daySetOf(
      Array.from({ length: weeks * days }, (_, n) =>
        addDays(mondayAfter(Math.floor(n / days)), 6 - (n % days)),
      ),
    ),
  });
  const away = (from: number, weeks: number) => ({
    pauses: [{ from: mondayAfter(from), to: addDays(mondayAfter(from + weeks), -1) }],
  });
  const due = (rule: Omit<Schedule, 'from'>) => ({ schedules: [{ from: MONDAY, ...rule }] });

  // biome-ignore format: one line a case
  test.each<[string, Partial<IdentifiedHabit>, number, number]>([
    ['due on five days a week', due({ frequency: 'weekdays' }), 1, 20],
    ['due on four days a week', due({ frequency: 'days', frequencyDays: [1, 2, 3, 4] }), 0, 0],
    ['due on any day: three a week', due({ frequency: 'per-week', frequencyCount: 3 }), 1, 20],
    ['two days skipped in each week', skipped(20, 2), 1, 20],
    ['three days skipped in seven weeks', skipped(7, 3), 1, 13],
    ['three days skipped in eight weeks', skipped(8, 3), 0, 12],
    ['a vacation of seven weeks', away(4, 7), 1, 13],
    ['a vacation of eight weeks', away(4, 8), 0, 12],
    ['archived after ten weeks', { pauses: [{ from: mondayAfter(10) }] }, 0, 10],
  ])('%s', (_, more, pairsChecked, commonWeeks) => {
    expect(checked(a, habit('B', inTurn(20, fixed), more))).toEqual([pairsChecked, commonWeeks]);
  });

  test('one habit makes no pair, and two habits that are always done make none either', () => {
    expect(checked()).toEqual([0, 0]);
    expect(checked(a)).toEqual([0, 0]);
    const always = inTurn(20, '1111111');
    expect(checked(habit('A', always), habit('B', always))).toEqual([0, 0]);
  });

  test('only the rates of the common days matter', () => {
    // B is done on half of all days, but hardly ever after A began.
    const b = habit('B', [...inTurn(20, '1111111'), ...inTurn(19, '0000000'), '1000000']);
    const late = habit('A', [...inTurn(20, '0000000'), ...inTurn(20, fixed)], {
      schedules: [{ from: mondayAfter(20), frequency: 'daily' }],
      createdDay: mondayAfter(20),
    });
    expect(pairFindings([late, b], mondayAfter(40))).toMatchObject({
      pairsChecked: 0,
      commonWeeks: 0,
    });
  });

  test('of 14 habits, the 12 that were done most are compared, in 66 pairs', () => {
    const link = [habit('X', inTurn(20, ...read)), habit('Y', inTurn(20, ...onSix))];
    const others = (count: number, week: string) =>
      Array.from({ length: count }, (_, n) => habit(`C${n}`, inTurn(20, week)));
    const rare = pairFindings([...link, ...others(12, '1111000')], mondayAfter(20));
    expect(rare).toMatchObject({ pairsChecked: 66, findings: [] });
    const frequent = pairFindings([...link, ...others(12, '1100000')], mondayAfter(20));
    expect(frequent.pairsChecked).toBe(66);
    expect(frequent.findings.map(({ habits }) => habits)).toEqual([['X', 'Y']]);
    // Habits that can't be compared don't use up one of the 12 places.
    const always = pairFindings([...link, ...others(12, '1111111')], mondayAfter(20));
    expect(always).toMatchObject({ pairsChecked: 1 });
  });
});

describe('for any habits', () => {
  const [today, lastDay] = [mondayAfter(30), 30 * 7 - 1];
  const someDays = fc.array(fc.nat(lastDay));
  const anyHabit = fc.record({
    rule: fc.constantFrom(...everyFrequency),
    start: fc.nat(60),
    week: fc.constantFrom('1010101', '1100000', '0000000', '1111111'),
    done: someDays,
    skipped: someDays,
    pauses: fc.array(fc.tuple(fc.nat(lastDay), fc.nat(30)), { maxLength: 2 }),
  });
  type Drawn = typeof anyHabit extends fc.Arbitrary<infer One> ? One : never;
  const someHabits = fc.array(anyHabit, { maxLength: 6 });

  const on = (days: readonly number[]): Day[] => days.map((n) => addDays(MONDAY, n));
  const habitsOf = (drawn: readonly Drawn[], isDone = (_: Day, isUsual: boolean) => isUsual) =>
    drawn.map(({ rule, start, week, done, skipped, pauses }, n): IdentifiedHabit => {
      const usual = new Set([...on(done), ...daysDone(inTurn(30, week))]);
      const all = on([...Array(lastDay + 1).keys()]).filter((day) => isDone(day, usual.has(day)));
      const createdDay = addDays(MONDAY, start);
      return {
        _id: `H${n}`,
        schedules: [{ from: createdDay, ...rule }],
        createdDay,
        completed: daySetOf(all),
        skipped: daySetOf(on(skipped).filter((day) => !all.includes(day))),
        pauses: pauses.map(([n, days]) => ({
          from: addDays(MONDAY, n),
          to: addDays(MONDAY, n + days),
        })),
      };
    });

  test('their order does not matter', () => {
    fc.assert(
      fc.property(someHabits, fc.nat(5), (drawn, turn) => {
        const habits = habitsOf(drawn);
        const turned = [...habits.slice(turn), ...habits.slice(0, turn)].toReversed();
        expect(pairFindings(turned, today)).toEqual(pairFindings(habits, today));
      }),
      { numRuns: 50 },
    );
  });

  test('completions on excused days do not matter', () => {
    fc.assert(
      fc.property(someHabits, fc.nat(60), (drawn, length) => {
        // The pause begins after every habit's first day. Otherwise it would move that day.
        const pause: [number, number] = [61, length];
        const [from, to] = [addDays(MONDAY, 61), addDays(MONDAY, 61 + length)];
        const paused = drawn.map((one) => ({
          ...one,
          skipped: one.skipped.filter((n) => n < 61 || n > 61 + length),
          pauses: [...one.pauses, pause],
        }));
        const isIn = (day: Day) => from <= day && day <= to;
        const expected = pairFindings(habitsOf(paused), today);
        const all = habitsOf(paused, (day, isUsual) => isIn(day) || isUsual);
        const none = habitsOf(paused, (day, isUsual) => !isIn(day) && isUsual);
        expect(pairFindings(all, today)).toEqual(expected);
        expect(pairFindings(none, today)).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  test('an additional new habit changes nothing', () => {
    fc.assert(
      fc.property(someHabits, fc.constantFrom(...everyFrequency), (drawn, rule) => {
        const habits = habitsOf(drawn);
        const start = addDays(today, -1);
        const added: IdentifiedHabit = {
          _id: 'I',
          schedules: [{ from: start, ...rule }],
          createdDay: start,
          completed: daySetOf([start, today]),
        };
        expect(pairFindings([...habits, added], today)).toEqual(pairFindings(habits, today));
        expect(pairFindings([added], today)).toEqual({
          pairsChecked: 0,
          commonWeeks: 0,
          findings: [],
        });
      }),
      { numRuns: 50 },
    );
  });
});

test('a vacation changes nothing', () => {
  const [first, second] = [inTurn(14, ...read), inTurn(14, ...onFour)];
  const away = inTurn(10, '0000000');
  const pauses = [{ from: mondayAfter(8), to: addDays(mondayAfter(18), -1) }];
  const habits = [first, second].map((weeks, n) =>
    habit(`H${n}`, [...weeks.slice(0, 8), ...away, ...weeks.slice(8)], { pauses }),
  );
  const plain = [first, second].map((weeks, n) => habit(`H${n}`, weeks));
  expect(pairFindings(plain, mondayAfter(14)).findings).toHaveLength(1);
  expect(pairFindings(habits, mondayAfter(24))).toEqual(pairFindings(plain, mondayAfter(14)));
});

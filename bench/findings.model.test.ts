import { describe, expect, test } from 'vitest';
import { daySetOf } from '#shared/days/daySet.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import { assessmentFindings } from '#shared/findings/assessments.ts';
import type { IdentifiedHabit } from '#shared/findings/comparable.ts';
import { pairFindings } from '#shared/findings/pairs.ts';
import { weekdayFindings } from '#shared/findings/weekdays.ts';
import type { Schedule } from '#shared/habits/model.ts';
import { randomFrom } from '#testing/histories/random.ts';
import { simulateHabits, usualHabits } from '#testing/histories/simulatedHabits.ts';

/**
 * A habit, as the second implementation of the findings sees it. That implementation is written from the formulas alone
 * and shares no code with the first. It numbers the days from 0, which is a Monday. It integrates the density to get a
 * probability, and solves an equation to get an interval.
 */
interface PlainHabit {
  readonly created: number;
  /** Whether the habit was done, for each day. */
  readonly done: readonly boolean[];
  /** The habit is due on these weekdays, 0 Monday to 6 Sunday. The second list applies from the day `changed` on. */
  readonly weekdays: readonly [readonly number[], readonly number[]];
  readonly changed: number;
  readonly skipped: readonly number[];
  /** The first and the last day of the vacation. */
  readonly away: readonly [number, number];
}

/** For each day until yesterday: null if the habit is not due, 1 if it was done, else 0. */
function plainDays({ created, done, weekdays, changed, skipped, away }: PlainHabit, today: number) {
  const first = done.indexOf(true);
  const start = first === -1 ? created : Math.min(created, first);
  const days: (number | null)[] = [];
  for (let d = 0; d < today; d++) {
    const isOn = weekdays[d < changed ? 0 : 1].includes(d % 7);
    const isExcused = skipped.includes(d) || (d >= away[0] && d <= away[1]);
    days.push(d >= start && isOn && !isExcused ? Number(done[d]) : null);
  }
  return days;
}

const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** The probability of a value beyond z on either side, by Simpson's rule. */
function tails(z: number): number {
  const [from, steps, width] = [Math.abs(z), 4_000, 10 / 4_000];
  let sum = density(from) + density(from + 10);
  for (let n = 1; n < steps; n++) sum += (n % 2 === 1 ? 4 : 2) * density(from + n * width);
  return (2 * sum * width) / 3;
}

/** Finds where a falling function reaches 0, by bisection. */
function zeroOf(falling: (x: number) => number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let n = 0; n < 60; n++) {
    const middle = (from + to) / 2;
    if (falling(middle) > 0) from = middle;
    else to = middle;
  }
  return from;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const average = (numbers: readonly number[]) => sum(numbers) / numbers.length;

interface PlainDay {
  week: number;
  weekday: number;
  a: number;
  b: number;
}

function commonOf(
  a: readonly (number | null)[],
  b: readonly (number | null)[],
  weeks: number,
): PlainDay[] {
  const common: PlainDay[] = [];
  for (let week = 0; week < weeks; week++) {
    const days: PlainDay[] = [];
    for (let weekday = 0; weekday < 7; weekday++) {
      const [x, y] = [a[week * 7 + weekday], b[week * 7 + weekday]];
      if (typeof x === 'number' && typeof y === 'number') days.push({ week, weekday, a: x, b: y });
    }
    if (days.length >= 5) common.push(...days);
  }
  return common;
}

const isBetween = (rate: number) => rate >= 0.15 && rate <= 0.85;
const isFit = (days: readonly PlainDay[]) =>
  days.length > 0 &&
  isBetween(average(days.map(({ a }) => a))) &&
  isBetween(average(days.map(({ b }) => b)));

/** Pearson's correlation of both habits, after subtracting the mean of each week and then of each weekday. */
function correlation(days: readonly PlainDay[]): number {
  const centred = (['a', 'b'] as const).map((which) => {
    let values = days.map((day) => day[which] as number);
    for (const group of ['week', 'weekday'] as const) {
      const alike: number[][] = [];
      days.forEach((day, n) => {
        alike[day[group]] = [...(alike[day[group]] ?? []), values[n] ?? 0];
      });
      const means = alike.map(average);
      values = days.map((day, n) => (values[n] ?? 0) - (means[day[group]] ?? 0));
    }
    return values;
  });
  const [x = [], y = []] = centred;
  const covariance = (p: readonly number[], q: readonly number[]) =>
    average(p.map((one, n) => one * (q[n] ?? 0))) - average(p) * average(q);
  const [xx, yy] = [covariance(x, x), covariance(y, y)];
  return xx < 1e-12 || yy < 1e-12 ? 0 : covariance(x, y) / Math.sqrt(xx * yy);
}

interface PlainPair {
  key: string;
  days: PlainDay[];
  weeks: number;
  r: number;
  standsOut: boolean;
}

const countOf = (values: readonly number[]) => new Set(values).size;

/** The degrees of freedom: 6 x (weeks - 1) if every day of these weeks is common. */
const degreesOfFreedom = ({ days, weeks }: PlainPair) =>
  (countOf(days.map(({ weekday }) => weekday)) - 1) * (weeks - 1) -
  (weeks * countOf(days.map(({ weekday }) => weekday)) - days.length);

function pairsAsOf(habits: readonly (number | null)[][], weeks: number) {
  const own = habits.map((days) => commonOf(days, days, weeks));
  const order = own
    .map((days, index) => ({ index, count: sum(days.map(({ a }) => a)) }))
    .filter(({ index }) => isFit(own[index] ?? []))
    .sort((one, other) => other.count - one.count || one.index - other.index);
  const chosen = order.slice(0, 12).map(({ index }) => index);
  const pairs: PlainPair[] = [];
  let most = 0;
  for (let i = 0; i < habits.length; i++) {
    for (let j = i + 1; j < habits.length; j++) {
      if (!chosen.includes(i) || !chosen.includes(j)) continue;
      const days = commonOf(habits[i] ?? [], habits[j] ?? [], weeks);
      if (!isFit(days)) continue;
      const count = new Set(days.map(({ week }) => week)).size;
      most = Math.max(most, count);
      if (count < 13) continue;
      pairs.push({ key: `${i} ${j}`, days, weeks: count, r: correlation(days), standsOut: false });
    }
  }
  const ranked = pairs
    .map((pair) => ({ pair, p: tails(pair.r * Math.sqrt(degreesOfFreedom(pair))) }))
    .sort((one, other) => one.p - other.p);
  let last = 0;
  ranked.forEach(({ p }, n) => {
    if (p <= (0.05 * (n + 1)) / ranked.length) last = n + 1;
  });
  for (const { pair } of ranked.slice(0, last)) pair.standsOut = Math.abs(pair.r) >= 0.2;
  return { pairs, most };
}

function plainPairs(habits: readonly PlainHabit[], today: number) {
  const dayLists = habits.map((one) => plainDays(one, today));
  const weeks = Math.floor(today / 7);
  const [now, before] = [pairsAsOf(dayLists, weeks), pairsAsOf(dayLists, weeks - 1)];
  const rate = (days: readonly PlainDay[]) => ({
    days: days.length,
    percent: Math.round((100 * sum(days.map(({ b }) => b))) / days.length),
  });
  return {
    pairsChecked: now.pairs.length,
    commonWeeks: now.most,
    findings: now.pairs
      .filter(({ key, r, standsOut }) => {
        const same = before.pairs.find((other) => other.key === key);
        return standsOut && same?.standsOut === true && Math.sign(same.r) === Math.sign(r);
      })
      .sort((one, other) => Math.abs(other.r) - Math.abs(one.r))
      .map(({ key, days, weeks, r }) => ({
        habits: key.split(' ').map((index) => idOf(Number(index))),
        direction: r > 0 ? 'together' : 'apart',
        withA: rate(days.filter(({ a }) => a === 1)),
        withoutA: rate(days.filter(({ a }) => a === 0)),
        days: days.length,
        weeks,
        correlation: expect.closeTo(r, 9),
      }))
      .filter(({ direction, withA, withoutA }) =>
        direction === 'together'
          ? withA.percent > withoutA.percent
          : withoutA.percent > withA.percent,
      ),
  };
}

const z95 = zeroOf((z) => tails(z) - 0.05, 0, 5);

/** The 95% interval of a share. At both ends, the observed share is exactly 1.96 standard errors away. */
function plainInterval(done: number, days: number) {
  if (days === 0) return { low: 0, high: 1 };
  const share = done / days;
  const distance = (p: number) => (share - p) ** 2 - (z95 ** 2 * p * (1 - p)) / days;
  return {
    low: done === 0 ? 0 : zeroOf(distance, 0, share),
    high: done === days ? 1 : zeroOf((p) => -distance(p), share, 1),
  };
}

function plainWeekdays(habit: PlainHabit, from: number, today: number) {
  const days = plainDays(habit, today);
  // The rates from Sunday on.
  const rates = [6, 0, 1, 2, 3, 4, 5].map((place, weekday) => {
    const asked = days.filter((day, d) => d >= from && d % 7 === place && day !== null);
    const done = asked.filter((day) => day === 1).length;
    return { weekday, days: asked.length, done, ...plainInterval(done, asked.length) };
  });
  const enough = rates.filter((rate) => rate.days >= 8);
  const shares = enough.map((rate) => rate.done / rate.days);
  const [highest, lowest] = [Math.max(...shares), Math.min(...shares)];
  const withMost = (share: number) => {
    const alike = enough.filter((rate) => rate.done / rate.days === share);
    return alike.find((rate) => rate.days === Math.max(...alike.map(({ days }) => days)));
  };
  const [best, worst] = [withMost(highest), withMost(lowest)];
  const isApart = best && worst && best.low > worst.high;
  return { rates, finding: isApart ? [best.weekday, worst.weekday] : null };
}

interface PlainAssessment {
  readonly day: number;
  readonly confidence: number;
  readonly selfRating: number;
}

/** `hours` contains the hours of each day. */
function plainAssessments(made: readonly PlainAssessment[], hours: readonly number[]) {
  const between = made.map(({ day }, n) => {
    const before = made[n - 1];
    return before ? sum(hours.slice(before.day + 1, day + 1)) : null;
  });
  const movement = (ratings: readonly number[]) => {
    const steps = ratings.flatMap((rating, n) => {
      const before = ratings[n - 1];
      return before === undefined || before === 5
        ? []
        : [{ hours: between[n] ?? 0, rise: rating > before ? 1 : 0 }];
    });
    const above = (limit: number) => steps.filter((step) => step.hours > limit);
    const limits = steps.map((step) => step.hours).sort((a, b) => a - b);
    const median = limits.find((limit) => above(limit).length <= steps.length / 2) ?? 0;
    const [more, rose] = [above(median), sum(steps.map(({ rise }) => rise))];
    if (steps.length < 4 || more.length === 0) return null;
    const roseWithMore = sum(more.map(({ rise }) => rise));
    return {
      medianHours: median,
      withMore: { steps: more.length, rose: roseWithMore },
      withFewer: { steps: steps.length - more.length, rose: rose - roseWithMore },
    };
  };
  return {
    hours: between,
    confidence: movement(made.map(({ confidence }) => confidence)),
    selfRating: movement(made.map(({ selfRating }) => selfRating)),
  };
}

// The simulated people

const MONDAY: Day = '2024-01-01';
const dayOf = (n: number): Day => addDays(MONDAY, n);
const idOf = (index: number) => `H${String(index).padStart(2, '0')}`;

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const rules: readonly (readonly [readonly number[], Omit<Schedule, 'from'>])[] = [
  [everyDay, { frequency: 'daily' }],
  [everyDay, { frequency: 'daily' }],
  [everyDay, { frequency: 'per-week', frequencyCount: 4 }],
  [everyDay, { frequency: 'per-month', frequencyCount: 12 }],
  [[0, 1, 2, 3, 4], { frequency: 'weekdays' }],
  [[5, 6], { frequency: 'weekends' }],
  [[0, 1, 2, 3, 4, 5], { frequency: 'days', frequencyDays: [1, 2, 3, 4, 5, 6] }],
];

interface SimulatedPerson {
  readonly plain: PlainHabit[];
  readonly habits: IdentifiedHabit[];
  readonly today: number;
}

/** A person with 2 to 15 habits for 10 to 40 weeks, with skipped days, vacations and changed schedules. */
function simulatedPerson(seed: number): SimulatedPerson {
  const random = randomFrom(seed);
  const upTo = (n: number) => Math.floor(random() * n);
  const weeks = 10 + upTo(31);
  const link = [0, 0.6, 0.9, -0.9][upTo(4)] ?? 0;
  const all = simulateHabits(random, { ...usualHabits, habits: 2 + upTo(14), weeks, link });
  const today = weeks * 7 - upTo(7);
  const away = upTo(weeks * 7);
  const simulated = all.map((kept) => {
    const [first, second] = [rules[upTo(rules.length)], rules[upTo(rules.length)]];
    if (!first || !second) throw new Error('No rule has this index');
    const created = upTo(3) === 0 ? upTo(60) : 0;
    const changed = upTo(3) === 0 ? created + 1 + upTo(100) : weeks * 7;
    const begun = Math.max(0, created - upTo(10));
    const done = kept.map((one, d) => one && d >= begun);
    const share = upTo(3) === 0 ? 0.1 : 0;
    const skipped = kept.flatMap((_, d) => (!done[d] && random() < share ? [d] : []));
    const weekdays = [first[0], second[0]] as const;
    const plain: PlainHabit = {
      created,
      done,
      weekdays,
      changed,
      skipped,
      away: [away, away + upTo(20)],
    };
    return { plain, rules: [first[1], second[1]] as const };
  });
  const habits = simulated.map(({ plain, rules: [first, second] }, index) => ({
    _id: idOf(index),
    schedules: [
      { from: dayOf(plain.created), ...first },
      { from: dayOf(plain.changed), ...second },
    ],
    createdDay: dayOf(plain.created),
    completed: daySetOf(plain.done.flatMap((one, d) => (one ? [dayOf(d)] : []))),
    skipped: daySetOf(plain.skipped.map(dayOf)),
    pauses: [{ from: dayOf(plain.away[0]), to: dayOf(plain.away[1]) }],
  }));
  return { plain: simulated.map(({ plain }) => plain), habits, today };
}

/** Up to 12 assessments within 200 days, and whole hours on some of these days. */
function simulatedAssessments(seed: number) {
  const random = randomFrom(seed);
  const upTo = (n: number) => Math.floor(random() * n);
  const made = Array.from({ length: upTo(13) }, () => ({
    day: upTo(200),
    confidence: 1 + upTo(5),
    selfRating: 1 + upTo(5),
  })).sort((a, b) => a.day - b.day);
  return { made, hours: Array.from({ length: 200 }, () => Math.max(0, upTo(6) - 3)) };
}

function compareAssessments(seed: number): number {
  const { made, hours } = simulatedAssessments(seed);
  const { points, confidence, selfRating } = assessmentFindings(
    made.map(({ day, ...rest }, n) => ({
      _id: idOf(n),
      assessmentDate: dayOf(day),
      confidenceLevel: rest.confidence,
      selfRating: rest.selfRating,
    })),
    hours.map((one, d) => ({ date: dayOf(d), hours: one })),
  );
  const found = { hours: points.map((point) => point.hours), confidence, selfRating };
  expect(found, `assessments of person ${seed}`).toEqual(plainAssessments(made, hours));
  return Number(confidence !== null) + Number(selfRating !== null);
}

/** Compares both implementations for this many simulated people. Returns the number of findings of each kind. */
function compare(people: number) {
  const found = { pairs: 0, weekdays: 0, movements: 0 };
  for (let seed = 1; seed <= people; seed++) {
    found.movements += compareAssessments(seed);
    const { plain, habits, today } = simulatedPerson(seed);
    const pairs = pairFindings(habits, dayOf(today));
    expect(pairs, `pairs of person ${seed}`).toEqual(plainPairs(plain, today));
    found.pairs += pairs.findings.length;
    habits.forEach((habit, index) => {
      const from = (seed * 13) % 60;
      const { rates, finding } = weekdayFindings(habit, dayOf(from), dayOf(today));
      const expected = plainWeekdays(plain[index] as PlainHabit, from, today);
      expect(finding && [finding.best.weekday, finding.worst.weekday]).toEqual(expected.finding);
      expect(
        rates.map(({ percent: _, interval, ...rate }) => ({ ...rate, ...interval })),
        `weekdays of person ${seed}`,
      ).toEqual(
        expected.rates.map((rate) => ({
          ...rate,
          low: expect.closeTo(rate.low, 6),
          high: expect.closeTo(rate.high, 6),
        })),
      );
      if (finding) found.weekdays++;
    });
  }
  return found;
}

describe('the findings are those of an independent model', () => {
  // The comparison must cover some findings of each kind.
  const some = (people: number) => ({
    pairs: expect.toSatisfy((count: number) => count > people / 4),
    weekdays: expect.toSatisfy((count: number) => count > people),
    movements: expect.toSatisfy((count: number) => count > people / 2),
  });

  test('for 200 simulated people', () => {
    expect(compare(200)).toEqual(some(200));
  });

  test('for 1,000 simulated people @exhaustive', () => {
    expect(compare(1_000)).toEqual(some(1_000));
  }, 600_000);
});

/**
 * Measures with simulated people how often a finding appears by chance, and how often a real link between two habits
 * is found. The argument is the number of people in each row, by default 1,000.
 */

import { performance } from 'node:perf_hooks';
import { daySetOf } from '#shared/days/daySet.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import type { IdentifiedHabit } from '#shared/findings/comparable.ts';
import { pairFindings } from '#shared/findings/pairs.ts';
import { weekdayFindings } from '#shared/findings/weekdays.ts';
import type { Schedule } from '#shared/habits/model.ts';
import { randomFrom } from '#testing/histories/random.ts';
import {
  type HabitsToSimulate,
  simulateHabits,
  usualHabits,
} from '#testing/histories/simulatedHabits.ts';

const people = Number(process.argv[2] ?? 1_000);
const seeds = Array.from({ length: people }, (_, index) => index + 1);

const MONDAY: Day = '2024-01-01';
const mondayAfter = (weeks: number): Day => addDays(MONDAY, weeks * 7);

type Wanted = Partial<HabitsToSimulate> & { readonly frequency?: Schedule['frequency'] };

const simulate = (seed: number, wanted: Wanted): boolean[][] =>
  simulateHabits(randomFrom(seed), { ...usualHabits, ...wanted });

const habitsOf = (
  simulated: readonly (readonly boolean[])[],
  frequency: Schedule['frequency'] = 'daily',
): IdentifiedHabit[] =>
  simulated.map((done, index) => ({
    _id: `H${String(index).padStart(2, '0')}`,
    schedules: [{ from: MONDAY, frequency }],
    createdDay: MONDAY,
    completed: daySetOf(done.flatMap((one, day) => (one ? [addDays(MONDAY, day)] : []))),
  }));

const shareOf = <P>(all: readonly P[], isSo: (one: P) => boolean): string =>
  `${((100 * all.filter(isSo).length) / all.length).toFixed(1)} %`;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const seesPair = (habits: readonly IdentifiedHabit[], weeks: number): boolean =>
  pairFindings(habits, mondayAfter(weeks)).findings.length > 0;

/** The share of people who are shown a pair of habits although none of their habits are linked. */
function falsePairs({ frequency, ...wanted }: Wanted) {
  const all = seeds.map((seed) => habitsOf(simulate(seed, wanted), frequency));
  return Object.fromEntries(
    [13, 14, 26].map((weeks) => [`${weeks} weeks`, shareOf(all, (one) => seesPair(one, weeks))]),
  );
}

/** The share of people for whom their one true link is found. */
function truePairs(link: number) {
  const all = seeds.map((seed) => simulate(seed, { link }));
  const seesLink = (simulated: readonly boolean[][], weeks: number) =>
    pairFindings(habitsOf(simulated), mondayAfter(weeks)).findings.some(
      ({ habits: [a, b] }) => a === 'H00' && b === 'H01',
    );
  return {
    'points between the rates': Math.round(mean(all.map(pointsBetween))),
    '14 weeks': shareOf(all, (one) => seesLink(one, 14)),
    '26 weeks': shareOf(all, (one) => seesLink(one, 26)),
  };
}

/**
 * The rate of the second habit on days with the first habit, minus its rate on the other days, in percentage points.
 */
function pointsBetween([first = [], second = []]: readonly boolean[][]): number {
  const rateWhere = (isDone: boolean) =>
    100 * mean(second.filter((_, day) => first[day] === isDone).map(Number));
  return rateWhere(true) - rateWhere(false);
}

/** The share of people without good or bad weekdays who still see a weekday finding for at least one habit. */
function falseWeekdays(habits: number) {
  const wanted = { habits, weekdayEffect: { shared: 0, own: 0 } };
  const all = seeds.map((seed) => habitsOf(simulate(seed, wanted)));
  return Object.fromEntries(
    [13, 26].map((weeks) => [
      `${weeks} weeks`,
      shareOf(all, (one) =>
        one.some((habit) => weekdayFindings(habit, MONDAY, mondayAfter(weeks)).finding),
      ),
    ]),
  );
}

console.log('\nFalse positives: people with no link who are shown a pair. A pair needs 14 weeks.');
console.table({
  'usual: 8 daily habits, persistence 0.5': falsePairs({}),
  'persistence 0': falsePairs({ persistence: 0 }),
  'persistence 0.3': falsePairs({ persistence: 0.3 }),
  'persistence 0.7': falsePairs({ persistence: 0.7 }),
  '4 habits': falsePairs({ habits: 4 }),
  '12 habits': falsePairs({ habits: 12 }),
  'due on weekdays only': falsePairs({ frequency: 'weekdays' }),
  'nearly always on the same weekdays': falsePairs({ weekdayEffect: { shared: 0.4, own: 4 } }),
});

const usual = seeds.map((seed) => habitsOf(simulate(seed, {})));
const mondays = Array.from({ length: 13 }, (_, index) => 14 + index);
const ever = shareOf(usual, (one) => mondays.some((weeks) => seesPair(one, weeks)));
console.log(`Usual people who see a pair on at least one Monday up to week 26: ${ever}`);

console.log(
  "\nPeople whose real link is found. The 'rates' are the second habit's, with and without the first.",
);
console.table(
  Object.fromEntries([0.5, 0.6, 0.7, 0.8, 0.9].map((link) => [`link ${link}`, truePairs(link)])),
);

console.log(
  '\nFalse positives: people with no good or bad weekdays who are shown a weekday finding',
);
console.table({ '1 habit': falseWeekdays(1), '8 habits': falseWeekdays(8) });

const tenYears = habitsOf(simulate(1, { habits: 12, weeks: 522 }));
const times = Array.from({ length: 20 }, () => {
  const start = performance.now();
  pairFindings(tenYears, mondayAfter(522));
  return performance.now() - start;
}).toSorted((a, b) => a - b);
console.log(`\n12 habits with ten years: ${times[10]?.toFixed(1)} ms (median of 20)`);

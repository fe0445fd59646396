import { percent } from '../core/counting.ts';
import type { Day } from '../days/days.ts';
import { type CommonDays, countDone } from './commonDays.ts';
import {
  aWeekEarlier,
  comparablePairs,
  type IdentifiedHabit,
  type Pair,
  withMarks,
} from './comparable.ts';
import { correlationOf, residualsOf } from './residuals.ts';
import { largestDiscovery, twoSidedP } from './significance.ts';

/** Two habits are compared only if they have at least this many common weeks. */
export const MIN_COMMON_WEEKS = 13;
/** At most this share of the findings may be due to chance alone. */
const FALSE_DISCOVERY_RATE = 0.05;
/** Weaker correlations are not shown, even if they are significant. */
const MIN_CORRELATION = 0.2;

/** A number of days, and the percentage of them on which habit b was done. */
interface DaysAndRate {
  readonly days: number;
  readonly percent: number;
}

/** Two habits that are done on the same days more often, or less often, than by chance. */
export interface PairFinding {
  /** The ids of both habits. `a` is the older habit, with the lower id. */
  readonly habits: readonly [a: string, b: string];
  readonly direction: 'together' | 'apart';
  /** The common days on which a was done, and those on which it wasn't. */
  readonly withA: DaysAndRate;
  readonly withoutA: DaysAndRate;
  /** The number of common days, and the number of weeks with those days. */
  readonly days: number;
  readonly weeks: number;
  /** The correlation of the residuals, from -1 to 1. Its sign is the direction. */
  readonly correlation: number;
}

export interface PairFindings {
  /** 0 if no two habits have enough common weeks. */
  readonly pairsChecked: number;
  /**
   * The largest number of common weeks that any pair has, for 'Needs 13 weeks with both; you have 6'. A pair counts
   * only if both habits are done on 15 to 85 % of their common days.
   */
  readonly commonWeeks: number;
  /** The strongest first. */
  readonly findings: readonly PairFinding[];
}

/**
 * The pairs of habits that stand out, from all whole weeks (Monday to Sunday) before the current one. A pair must
 * also have stood out a week earlier, in the same direction. The first finding thus needs 14 common weeks. The plain
 * rates of the pair must agree, too. The order of the habits does not matter.
 *
 * Example: two daily habits over 14 weeks. In odd weeks, a is done on Monday, Wednesday and Friday, and b on Tuesday,
 * Wednesday and Friday. In even weeks, a is done on Tuesday, Thursday and Saturday, and b on Monday, Thursday and
 * Saturday.
 *
 * The residuals agree on four of six days. So r = (4 - 2) / 6 and z = r x sqrt(6 x 13) = 2.94. That makes p = 0.003,
 * and p = 0.005 a week earlier. The pair is a finding if at most ten pairs are checked (0.05 / 10). Habit b is done
 * on 67 % of the 42 days with a, and on 25 % of the 56 days without a.
 */
export function pairFindings(habits: readonly IdentifiedHabit[], today: Day): PairFindings {
  const marked = withMarks(habits, today);
  const pairs = comparablePairs(marked);
  const checked = pairs.filter(hasEnoughWeeks);
  const before = standingOut(comparablePairs(aWeekEarlier(marked)).filter(hasEnoughWeeks));
  const both = standingOut(checked).filter((one) => before.some((other) => isSame(one, other)));
  return {
    pairsChecked: checked.length,
    commonWeeks: Math.max(0, ...pairs.map(({ days }) => days.weeks)),
    findings: both
      .toSorted((a, b) => Math.abs(b.correlation) - Math.abs(a.correlation))
      .map(findingOf)
      .filter(isInItsRates),
  };
}

/**
 * Whether the plain rates agree with the direction of the residuals. Otherwise the sentence with the two rates would
 * contradict itself.
 */
const isInItsRates = ({ direction, withA, withoutA }: PairFinding): boolean =>
  direction === 'together' ? withA.percent > withoutA.percent : withA.percent < withoutA.percent;

const hasEnoughWeeks = ({ days }: Pair): boolean => days.weeks >= MIN_COMMON_WEEKS;

interface Correlated extends Pair {
  readonly correlation: number;
}

/**
 * The pairs with a correlation that is strong enough and not explained by chance, given the number of pairs checked.
 */
function standingOut(pairs: readonly Pair[]): Correlated[] {
  const correlated = pairs.map((pair) => {
    const { a, b } = pair.days;
    const correlation = correlationOf(residualsOf(a, pair.days), residualsOf(b, pair.days));
    const z = correlation * Math.sqrt(degreesOfFreedom(pair.days));
    return { ...pair, correlation, p: twoSidedP(z) };
  });
  const pValues = correlated.map(({ p }) => p);
  const limit = largestDiscovery(pValues, FALSE_DISCOVERY_RATE);
  return correlated.filter(
    ({ correlation, p }) => p <= limit && Math.abs(correlation) >= MIN_CORRELATION,
  );
}

/**
 * The degrees of freedom that remain after subtracting the means of weeks and weekdays. 14 full weeks have 98 - 14 -
 * 7 + 1 = 78, which is 6 x 13. 14 weeks from Monday to Friday have 70 - 14 - 5 + 1 = 52.
 */
const degreesOfFreedom = ({ a, weeks, weekday }: CommonDays): number =>
  a.length - weeks - new Set(weekday).size + 1;

const directionOf = ({ correlation }: Correlated) => (correlation > 0 ? 'together' : 'apart');

const isSame = (one: Correlated, other: Correlated): boolean =>
  one.ids.every((id, place) => id === other.ids[place]) && directionOf(one) === directionOf(other);

function findingOf(pair: Correlated): PairFinding {
  const { a, b, weeks } = pair.days;
  const rateWhere = (done: 0 | 1): DaysAndRate => {
    const some = b.filter((_, n) => a[n] === done);
    return { days: some.length, percent: percent(countDone(some), some.length) };
  };
  return {
    habits: pair.ids,
    direction: directionOf(pair),
    withA: rateWhere(1),
    withoutA: rateWhere(0),
    days: a.length,
    weeks,
    correlation: pair.correlation,
  };
}

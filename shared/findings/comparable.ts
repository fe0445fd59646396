import { type Day, epochDay, startOfWeek } from '../days/days.ts';
import { dueMarksBetween } from '../habits/due/dueMarks.ts';
import { type HabitSchedule, startOf } from '../habits/schedule.ts';
import { type CommonDays, commonDaysOf, countDone } from './commonDays.ts';

/** At most this many habits are compared: the habits done on the most days. */
const MAX_COMPARED_HABITS = 12;
/** A habit is compared only if its share of done days is in this range, in percent. */
const COMPARED_RATES = { min: 15, max: 85 } as const;

export interface IdentifiedHabit extends HabitSchedule {
  readonly _id: string;
}

/** A habit with the marks of its days, see `dueMarksBetween`. */
interface MarkedHabit {
  readonly id: string;
  readonly marks: Uint8Array;
}

/**
 * The habits sorted by id, with marks for the same days. The days run from the Monday of the oldest habit's first
 * week to the last Sunday before today. On Monday 26 January 2026, the last day is the 25th.
 */
export function withMarks(habits: readonly IdentifiedHabit[], today: Day): MarkedHabit[] {
  const [first = today] = habits.map(startOf).toSorted();
  const from = epochDay(startOfWeek(first, 1));
  const to = epochDay(startOfWeek(today, 1)) - 1;
  return habits
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
    .map((habit) => ({ id: habit._id, marks: dueMarksBetween(habit, from, to) }));
}

/** The same habits without the marks of the last week. */
export const aWeekEarlier = (habits: readonly MarkedHabit[]): MarkedHabit[] =>
  habits.map(({ id, marks }) => ({ id, marks: marks.subarray(0, -7) }));

export interface Pair {
  readonly ids: readonly [a: string, b: string];
  readonly days: CommonDays;
}

/**
 * The pairs of habits that can be compared. In each pair, both habits are done on 15 to 85 % of their common days.
 * The number of common weeks isn't checked here. At most 12 habits are used, which make 66 pairs.
 */
export function comparablePairs(habits: readonly MarkedHabit[]): Pair[] {
  const compared = mostDone(habits);
  return compared
    .flatMap((a, index) => compared.slice(index + 1).map((b) => pairOf(a, b)))
    .filter(isComparable);
}

/** The comparable habits that were done on the most days. They stay in the given order. */
function mostDone(habits: readonly MarkedHabit[]): MarkedHabit[] {
  // Pairing a habit with itself makes all its own days common days.
  const own = habits.map((habit) => pairOf(habit, habit)).filter(isComparable);
  const most = own
    .toSorted((one, other) => countDone(other.days.a) - countDone(one.days.a))
    .slice(0, MAX_COMPARED_HABITS)
    .map(({ ids: [id] }) => id);
  return habits.filter(({ id }) => most.includes(id));
}

const pairOf = (a: MarkedHabit, b: MarkedHabit): Pair => ({
  ids: [a.id, b.id],
  days: commonDaysOf(a.marks, b.marks),
});

const isComparable = ({ days }: Pair): boolean => [days.a, days.b].every(hasComparedRate);

function hasComparedRate(done: Uint8Array): boolean {
  const { min, max } = COMPARED_RATES;
  const rate = (countDone(done) * 100) / done.length;
  // Without common days the rate is NaN, and both comparisons are false.
  return rate >= min && rate <= max;
}

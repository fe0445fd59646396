import type { Day } from '../core/days.ts';
import { roundedAmount } from './amounts.ts';
import { countingOn } from './counting.ts';
import { type Counting, type Habit, maxAmount, type timeUnits } from './model.ts';

export type TimeUnit = (typeof timeUnits)[number];

/** The words for minutes and hours in the languages of the app, also short ones. */
const words: readonly (readonly [TimeUnit, RegExp])[] = [
  ['minutes', /^(min|mins|minutes?|minuten?|minutos?|د|دقيقة|دقائق)\.?$/i],
  ['hours', /^(h|hrs?|hours?|std|stunden?|heures?|horas?|س|ساعة|ساعات)\.?$/i],
];

/** Whether a person's unit is minutes or hours: 'min', 'Stunden'. Undefined for any other: 'pages'. */
export const timeUnitNamed = (unit: string | null): TimeUnit | undefined =>
  words.find(([, word]) => word.test(unit?.trim() ?? ''))?.[0];

/**
 * The unit in which amounts are time, so that a timer can add to them: as the days count, else as the unit is named.
 * Undefined for a habit to tick, also if its days count as time: each of them is the same time, however long it took.
 */
export function timeUnitOf({
  kind,
  unit,
  countsAs,
}: Pick<Habit, 'kind' | 'unit' | 'countsAs'>): TimeUnit | undefined {
  if (kind !== 'amount') return undefined;
  return typeof countsAs === 'string' ? countsAs : timeUnitNamed(unit);
}

/** `timeUnitOf` on a day, which may count otherwise than today. */
export const timeUnitOn = (
  {
    kind,
    unit,
    counting,
  }: Pick<Habit, 'kind' | 'unit'> & {
    readonly counting: readonly Counting[];
  },
  day: Day,
): TimeUnit | undefined =>
  timeUnitOf({ kind, unit, countsAs: countingOn(counting, day)?.countsAs ?? null });

const minutesAnHour = 60;

/**
 * The amount of a day with more minutes, or fewer: 12.5 minutes and 20 -> 32.5. Hours are summed in whole minutes, since
 * hundredths of them are not exact: none and 20 -> 0.33, and 20 more -> 0.67, and 20 more -> 1. Null if nothing is left.
 */
export function withMinutes(
  amount: number | undefined,
  minutes: number,
  unit: TimeUnit,
): number | null {
  const before = amount ?? 0;
  const after =
    unit === 'minutes' ? before + minutes : Math.round(before * minutesAnHour) + minutes;
  if (after <= 0) return null;
  return Math.min(roundedAmount(unit === 'minutes' ? after : after / minutesAnHour), maxAmount);
}

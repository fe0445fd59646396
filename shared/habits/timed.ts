import type { Day } from '../core/days.ts';
import { roundedAmount } from './amounts.ts';
import { countingOn } from './counting.ts';
import type { Counting, Habit, timeUnits } from './model.ts';

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
 * What minutes add to the amount of a day; negative ones take off at most what is there. 12.5 minutes and 20 -> 20. Hours are
 * summed in whole minutes, since hundredths of them are not exact: none and 20 -> 0.33, and 20 more -> 0.34, and 20 more ->
 * 0.33.
 */
export function addedMinutes(amount = 0, minutes: number, unit: TimeUnit): number {
  const before = unit === 'minutes' ? amount : Math.round(amount * minutesAnHour);
  const after = Math.max(0, before + minutes);
  return roundedAmount((unit === 'minutes' ? after : after / minutesAnHour) - amount);
}

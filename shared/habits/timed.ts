import type { Day } from '../days/days.ts';
import { roundedAmount } from './amounts.ts';
import { countingOn, minutesAnHour } from './changes/counting.ts';
import type { Counting, Habit, timeUnits } from './model.ts';

export type TimeUnit = (typeof timeUnits)[number];

/** The words for minutes and hours in the languages of the app, including short forms. */
const words: readonly (readonly [TimeUnit, RegExp])[] = [
  ['minutes', /^(min|mins|minutes?|minuten?|minutos?|د|دقيقة|دقائق)\.?$/i],
  ['hours', /^(h|hrs?|hours?|std|stunden?|heures?|horas?|س|ساعة|ساعات)\.?$/i],
];

/** Reads a person's unit as minutes or hours: 'min', 'Stunden'. Undefined for any other unit, such as 'pages'. */
export const timeUnitNamed = (unit: string | null): TimeUnit | undefined =>
  words.find(([, word]) => word.test(unit?.trim() ?? ''))?.[0];

/**
 * The time unit of an amount habit. It is the unit in which its days count as time, or else the unit that the person
 * typed. Undefined for habits of kind 'check', because their days have a fixed time that a timer can't add to.
 */
export function timeUnitOf({
  kind,
  unit,
  countsAs,
}: Pick<Habit, 'kind' | 'unit' | 'countsAs'>): TimeUnit | undefined {
  if (kind !== 'amount') return undefined;
  return typeof countsAs === 'string' ? countsAs : timeUnitNamed(unit);
}

/** Like `timeUnitOf`, but for a day. The habit may count differently on that day than today. */
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

/**
 * Returns how much to add to a day's amount, in its unit, for a number of minutes. Example: with 12.5 min stored, 20
 * more minutes add 20. Negative minutes subtract at most the stored amount. Hours are summed in whole minutes,
 * because hundredths of an hour are not exact. Starting at 0 h, each 20 minutes add 0.33, then 0.34, then 0.33.
 */
export function amountToAdd(amount = 0, minutes: number, unit: TimeUnit): number {
  const before = unit === 'minutes' ? amount : Math.round(amount * minutesAnHour);
  const after = Math.max(0, before + minutes);
  return roundedAmount((unit === 'minutes' ? after : after / minutesAnHour) - amount);
}

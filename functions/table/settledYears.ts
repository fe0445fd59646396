import * as z from 'zod';
import { day, idSchema } from '#shared/contract/fields.ts';
import { type DaySet, NO_DAYS, throughYear } from '#shared/rules/daySet.ts';
import type { HabitPast } from '#shared/rules/habitSchedule.ts';
import type { UnitTally } from '#shared/rules/unitTally.ts';
import type { Item } from './item.ts';
import { keys, ranges } from './keys.ts';
import { parseItem, parseItems } from './parsing.ts';
import { getItem, queryItems } from './reading.ts';
import { upsertItem } from './updating.ts';
import { hasSoundYears, yearField, yearsOf } from './yearsOfDays.ts';

const count = z.int().min(0);
const tally = z
  .tuple([count, count, count, count])
  .transform(([units, met, run, longest]): UnitTally => ({ units, met, run, longest }));

/** `HabitPast` as a habit's item holds it under `past`, tallies as [units, met, run, longest]. */
export const storedPast = z
  .object({
    through: z.int(),
    first: day('first').nullable(),
    last: day('last').nullable(),
    total: count,
    weekBegun: z.boolean(),
    daily: tally,
    weekdays: tally,
    weekends: tally,
    weekly: tally,
  })
  .transform(({ daily, weekdays, weekends, weekly, ...past }) => ({
    ...past,
    tallies: { daily, weekdays, weekends, weekly },
  }));

export const pastToStore = ({ tallies, ...past }: HabitPast): Item => ({
  ...past,
  ...Object.fromEntries(
    Object.entries(tallies).map(([frequency, { units, met, run, longest }]) => [
      frequency,
      [units, met, run, longest],
    ]),
  ),
});

const settledYears = z
  .looseObject({ _id: idSchema, through: z.int() })
  .refine(hasSoundYears, 'A year is no bitmap of its days')
  .transform((item) => ({ habitId: item._id, through: item.through, years: yearsOf(item) }));

/**
 * Puts years of a habit away, and gives all that ever were. What is there is never written again, or a
 * slow device would undo what a faster one wrote: where it differs from the year in the habit's own item,
 * the latter holds.
 */
export const putYearsAway = async (
  userId: string,
  habitId: string,
  years: DaySet,
  through: number,
): Promise<DaySet> => {
  const bitmaps = [...years].map(([year, bitmap]) => [yearField(year), bitmap]);
  const key = keys.settledYears(userId, habitId);
  const item = await upsertItem(key, { _id: habitId, through }, Object.fromEntries(bitmaps));
  return parseItem(settledYears, item).years;
};

/** A habit's years through one of them, as they were put away. */
export const readSettledYears = async (
  userId: string,
  habitId: string,
  through: number,
): Promise<DaySet> => {
  const key = keys.settledYears(userId, habitId);
  const read = async (consistent: boolean) => {
    const item = await getItem(key, consistent);
    return item && parseItem(settledYears, item);
  };
  const seen = await read(false);
  const current = seen && seen.through >= through ? seen : await read(true);
  return throughYear(current?.years ?? NO_DAYS, through);
};

/** What was ever put away of all of a user's habits, by their ids: one Query. */
export const listSettledYears = async (userId: string): Promise<ReadonlyMap<string, DaySet>> => {
  const items = await queryItems(ranges.settledYears(userId));
  return new Map(parseItems(settledYears, items).map(({ habitId, years }) => [habitId, years]));
};

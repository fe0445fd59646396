import * as z from 'zod';
import type { Day } from '#shared/rules/days.ts';
import type { Grains } from '#shared/rules/learningTime.ts';
import {
  countOn,
  MAX_DAY_COUNT,
  MAX_YEAR_COUNTS_BYTES,
  NO_COUNTS,
  withCounts,
} from '#shared/rules/yearCounts.ts';
import { Problem } from '../problem.ts';
import type { Item } from './item.ts';
import { parseItem, parseItems } from './parsing.ts';

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

/**
 * A year's item counts the activities of each day and adds up the time of each month. Whatever is in
 * it, it stays below 1,024 bytes, which is one write unit, and ten of them are about one read unit.
 */
const schema = z
  .object({
    sk: z.string().regex(/^YEAR#\d{4}$/),
    counts: z.instanceof(Uint8Array).refine(({ length }) => length <= MAX_YEAR_COUNTS_BYTES),
    /** January first. */
    time: z.array(z.int().min(0)).length(months.length),
    /** Counts the changes: each is made on what was read. */
    revision: z.int(),
  })
  .transform(({ sk, ...rest }) => ({ year: Number(sk.slice('YEAR#'.length)), ...rest }));

export type StoredYear = z.output<typeof schema>;

const emptyYear = { counts: NO_COUNTS, time: months.map(() => 0), revision: 0 };

export const parseYears = (items: readonly Item[]): StoredYear[] => parseItems(schema, items);

/** The time of each month `YYYY-MM`. */
export const timeByMonth = ({ year, time }: StoredYear): [month: string, time: Grains][] =>
  months.map((month, index) => [`${year}-${month}`, time[index] ?? 0]);

/** What an activity adds to its year. */
export type Counted = { readonly date: Day; readonly time: Grains };

/** What becomes of activities: they are counted, or taken off again. */
export type Sign = 1 | -1;

/**
 * What a year's item holds after activities of that year were counted or taken off, made anew where there
 * is none; nothing goes below 0. Throws `limit` for more on a day than it can count.
 */
export const yearAfter = (
  standing: Item | undefined,
  counted: readonly Counted[],
  sign: Sign,
): Item => {
  const { counts, time, revision } = standing ? parseItem(schema, standing) : emptyYear;
  const changed = [...Map.groupBy(counted, ({ date }) => date)].map(([day, { length }]) => {
    const count = Math.max(0, countOn(counts, day) + sign * length);
    if (count > MAX_DAY_COUNT) throw new Problem('limit', dayIsFull(day));
    return [day, count] as const;
  });
  const timeIn = (month: string) =>
    counted.reduce((sum, one) => sum + (one.date.slice(5, 7) === month ? one.time : 0), 0);
  return {
    ...standing,
    counts: withCounts(counts, new Map(changed)),
    time: months.map((month, index) => Math.max(0, (time[index] ?? 0) + sign * timeIn(month))),
    revision: revision + 1,
  };
};

const dayIsFull = (day: Day) =>
  `You have ${MAX_DAY_COUNT} activities on ${day}, which is the most there can be.`;

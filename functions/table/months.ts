import * as z from 'zod';
import type { DayCounts } from '#shared/rules/activities.ts';
import { type Day, isDay, monthOf } from '#shared/rules/days.ts';
import type { Grains } from '#shared/rules/learningTime.ts';
import { keys, ranges } from './keys.ts';
import { parseItems } from './parsing.ts';
import { queryItems } from './reading.ts';
import type { Step } from './transactions.ts';

/**
 * A month's item counts the activities of each day under `d01` to `d31` and adds up their time, in
 * grains, under `time`. Attributes of their own, since ADD works on those alone; one that is missing
 * is 0, and so is one whose activities were all undone.
 */
const dayField = (day: Day) => `d${day.slice(8)}`;
const dayFieldName = /^d(\d\d)$/;

const schema = z
  .object({
    pk: z.string(),
    sk: z.string().regex(/^MONTH#\d{4}-(0[1-9]|1[0-2])$/),
    time: z.int().default(0),
  })
  .catchall(z.int())
  .transform(({ pk: _, sk, time, ...days }) => {
    const month = sk.slice('MONTH#'.length);
    const counts = Object.entries(days).flatMap(([field, count]) => {
      const day = `${month}-${dayFieldName.exec(field)?.[1]}`;
      return count > 0 && isDay(day) ? [[day, count] as const] : [];
    });
    return { month, time, counts };
  });

/** What an activity adds to its month. */
export type Counted = { readonly date: Day; readonly time: Grains };

/** The steps of a transaction that count activities, or with `sign` -1 take them off: one step a month. */
export const monthSteps = (userId: string, counted: readonly Counted[], sign: 1 | -1): Step[] => {
  const months = Map.groupBy(counted, ({ date }) => monthOf(date));
  return [...months].map(([month, ofMonth]) => {
    const days = [...Map.groupBy(ofMonth, ({ date }) => dayField(date))];
    const time = ofMonth.reduce((sum, one) => sum + one.time, 0);
    return {
      Update: {
        Key: keys.month(userId, month),
        UpdateExpression: `ADD ${['time', ...days.map(([field]) => field)]
          .map((field) => `#${field} :${field}`)
          .join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(
          ['time', ...days.map(([field]) => field)].map((field) => [`#${field}`, field]),
        ),
        ExpressionAttributeValues: Object.fromEntries([
          [':time', sign * time],
          ...days.map(([field, ofDay]) => [`:${field}`, sign * ofDay.length]),
        ]),
      },
    };
  });
};

export type Months = {
  /** The days that have activities. */
  readonly counts: DayCounts;
  /** By month, `YYYY-MM`. */
  readonly time: ReadonlyMap<string, Grains>;
};

/** The activities of some months (`YYYY-MM`, both included), of all skills: one Query. */
export const readMonths = async (userId: string, from: string, to: string): Promise<Months> => {
  const counts = new Map<Day, number>();
  const time = new Map<string, Grains>();
  for (const item of parseItems(schema, await queryItems(ranges.months(userId, from, to)))) {
    time.set(item.month, item.time);
    for (const [day, count] of item.counts) counts.set(day, count);
  }
  return { counts, time };
};

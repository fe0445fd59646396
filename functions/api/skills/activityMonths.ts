import * as z from 'zod/mini';
import type { DayCounts } from '#shared/analytics/heatmap.ts';
import { type Day, monthOf } from '#shared/core/days.ts';
import type { Grains } from '#shared/skills/time.ts';
import type { Item } from '../../table/item.ts';
import { keys, ranges } from '../../table/keys.ts';
import { parseItems } from '../../table/parsing.ts';
import { queryItems } from '../../table/reading.ts';
import type { Step } from '../../table/transactions.ts';
import { dayOfActivity, tellsDay } from './activityIds.ts';

/** What an activity adds to its month. */
export type Counted = { readonly date: Day; readonly time: Grains };

/** 1 counts activities, -1 takes them off again. */
export type Sign = 1 | -1;

const fieldOf = (day: Day): string => String(Number(day.slice(8)));
/** Whether an attribute of a month counts a day. */
export const isDayField = (field: string): boolean => /^([1-9]|[12]\d|3[01])$/.test(field);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * A month's item adds up the time of its activities, and counts each day's activities under the day's number. All of
 * it is written by ADD, so devices that log at the same moment don't conflict.
 */
const schema = z
  .looseObject({
    sk: z.string().check(z.regex(/^MONTH#\d{4}-\d\d$/)),
    time: z.int().check(z.gte(0)),
    /** Counts the changes. */
    revision: z.int(),
  })
  .check(
    z.refine(
      (item) =>
        Object.entries(item).every(([field, value]) => !isDayField(field) || isCount(value)),
      'A day has no count',
    ),
  );

const countsOf = (counted: readonly Counted[]): [field: string, count: number][] =>
  [...Map.groupBy(counted, ({ date }) => fieldOf(date))].map(([field, { length }]) => [
    field,
    length,
  ]);

const timeOf = (counted: readonly Counted[]): Grains =>
  counted.reduce((sum, { time }) => sum + time, 0);

const byMonth = (counted: readonly Counted[]) => Map.groupBy(counted, ({ date }) => monthOf(date));

/** The steps of a transaction that count activities or take them off, one for each month. */
export const monthSteps = (userId: string, counted: readonly Counted[], sign: Sign): Step[] =>
  [...byMonth(counted)].map(([month, ofMonth]) => {
    const added = [
      ...countsOf(ofMonth).map(([field, count]) => [field, sign * count] as const),
      ['time', sign * timeOf(ofMonth)] as const,
      ['revision', 1] as const,
    ];
    return {
      Update: {
        Key: keys.month(userId, month),
        UpdateExpression: `ADD ${added.map(([field]) => `#${field} :${field}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(added.map(([field]) => [`#${field}`, field])),
        ExpressionAttributeValues: Object.fromEntries(
          added.map(([field, more]) => [`:${field}`, more]),
        ),
      },
    };
  });

/** The items of months with exactly these activities, without their revision. */
export const monthItems = (userId: string, counted: readonly Counted[]): Item[] =>
  [...byMonth(counted)].map(([month, ofMonth]) => ({
    ...keys.month(userId, month),
    ...Object.fromEntries(countsOf(ofMonth)),
    time: timeOf(ofMonth),
  }));

/** What an activity's item added to its month. Reads what it can, so that a broken item can be deleted too. */
export const countedOf = ({ sk, time }: Item): Counted[] => {
  const id = String(sk).split('#').at(-1) ?? '';
  if (!tellsDay(id)) return [];
  return [{ date: dayOfActivity(id), time: Number.isSafeInteger(time) ? Number(time) : 0 }];
};

export type Activity = {
  readonly counts: DayCounts;
  /** By month, `YYYY-MM`. */
  readonly time: ReadonlyMap<string, Grains>;
};

/** The activities of all skills in the months from one day's to another's: one Query. */
export const readActivity = async (userId: string, from: Day, to: Day): Promise<Activity> => {
  const range = ranges.months(userId, monthOf(from), monthOf(to));
  const months = new Map(
    parseItems(schema, await queryItems(range)).map((item) => [
      item.sk.slice('MONTH#'.length),
      item,
    ]),
  );
  return {
    counts: {
      get: (day) => {
        const count = months.get(monthOf(day))?.[fieldOf(day)];
        return typeof count === 'number' ? count : undefined;
      },
    },
    time: new Map([...months].map(([month, { time }]) => [month, time])),
  };
};

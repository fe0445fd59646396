import * as z from 'zod/mini';
import type { DayCounts } from '#shared/analytics/heatmap.ts';
import { type Day, monthOf } from '#shared/days/days.ts';
import { exactMinutesOf, type Grains } from '#shared/skills/time.ts';
import type { Item } from '../../table/item.ts';
import { parseItems } from '../../table/parsing.ts';
import { queryItems } from '../../table/reading.ts';
import type { Step } from '../../table/transactions.ts';
import { containsDay, dayOfActivity } from './activityIds.ts';
import { skillKeys, skillRanges } from './keys.ts';

/** The part of an activity that its month counts. */
export type Counted = { readonly date: Day; readonly time: Grains };

/** 1 adds activities, -1 subtracts them. */
export type Sign = 1 | -1;

const fieldOf = (day: Day): string => String(Number(day.slice(8)));
const timeFieldOf = (day: Day): string => `t${fieldOf(day)}`;
/** Whether an attribute of a month is the count or the time of one of its days. */
export const isDayField = (field: string): boolean => /^t?([1-9]|[12]\d|3[01])$/.test(field);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * A day's time can be negative. Undoing an activity always subtracts its time, even if the activity was logged before
 * months had the time of each day.
 */
const isSum = (field: string, value: unknown): boolean =>
  field.startsWith('t') ? Number.isSafeInteger(value) : isCount(value);

/**
 * A month's item has the total time of its activities. For the 5th, it also has the number of activities as `5`, and
 * their time as `t5`, and so on for each day. All sums are written by ADD, so devices that log at the same time don't
 * conflict.
 */
const schema = z
  .looseObject({
    sk: z.string().check(z.regex(/^MONTH#\d{4}-\d\d$/)),
    time: z.int().check(z.gte(0)),
    /** The number of changes. */
    revision: z.int(),
  })
  .check(
    z.refine(
      (item) =>
        Object.entries(item).every(([field, value]) => !isDayField(field) || isSum(field, value)),
      'A day has no count, or no time',
    ),
  );

/** A change of a day's sums. If an activity is replaced, `time` is the difference and `count` is 0. */
export type DayChange = Counted & { readonly count: number };

const timeOf = (counted: readonly Counted[]): Grains =>
  counted.reduce((sum, { time }) => sum + time, 0);

const countOf = (changes: readonly DayChange[]): number =>
  changes.reduce((sum, { count }) => sum + count, 0);

/** Returns the changed counts and times of each day. */
const daysOf = (changes: readonly DayChange[]): [field: string, sum: number][] =>
  [...Map.groupBy(changes, ({ date }) => date)]
    .flatMap(([day, ofDay]): [string, number][] => [
      [fieldOf(day), countOf(ofDay)],
      [timeFieldOf(day), timeOf(ofDay)],
    ])
    .filter(([, sum]) => sum !== 0);

const byMonth = <C extends Counted>(counted: readonly C[]) =>
  Map.groupBy(counted, ({ date }) => monthOf(date));

/** Returns the steps that add or subtract activities, one step per month. */
export const monthSteps = (userId: string, counted: readonly Counted[], sign: Sign): Step[] =>
  monthChangeSteps(
    userId,
    counted.map(({ date, time }) => ({ date, time: sign * time, count: sign })),
  );

/** Returns the steps that change the sums of days, one step per changed month. */
export const monthChangeSteps = (userId: string, changes: readonly DayChange[]): Step[] =>
  [...byMonth(changes)].flatMap(([month, ofMonth]) => {
    const days = daysOf(ofMonth);
    if (days.length === 0) return [];
    const added = [...days, ['time', timeOf(ofMonth)] as const, ['revision', 1] as const];
    return {
      Update: {
        Key: skillKeys.month(userId, month),
        UpdateExpression: `ADD ${added.map(([field]) => `#${field} :${field}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(added.map(([field]) => [`#${field}`, field])),
        ExpressionAttributeValues: Object.fromEntries(
          added.map(([field, more]) => [`:${field}`, more]),
        ),
      },
    };
  });

/** Returns the items of months with exactly these activities, without their revision. */
export const monthItems = (userId: string, counted: readonly Counted[]): Item[] =>
  [...byMonth(counted)].map(([month, ofMonth]) => ({
    ...skillKeys.month(userId, month),
    ...Object.fromEntries(daysOf(ofMonth.map((one) => ({ ...one, count: 1 })))),
    time: timeOf(ofMonth),
  }));

/**
 * Returns the day and the time that an activity's item added to its month. Empty for a broken id, so that a broken item
 * can still be deleted.
 */
export const countedOf = ({ sk, time }: Item): Counted[] => {
  const id = String(sk).split('#').at(-1) ?? '';
  if (!containsDay(id)) return [];
  return [{ date: dayOfActivity(id), time: Number.isSafeInteger(time) ? Number(time) : 0 }];
};

export type Activity = {
  readonly counts: DayCounts;
  /** Minutes by day, in steps of 0.2. */
  readonly minutes: DayCounts;
  /** By month, `YYYY-MM`. */
  readonly time: ReadonlyMap<string, Grains>;
};

/** Reads the activities of all skills in the months between two days, in one Query. */
export const readActivity = async (userId: string, from: Day, to: Day): Promise<Activity> => {
  const range = skillRanges.months(userId, monthOf(from), monthOf(to));
  const months = new Map(
    parseItems(schema, await queryItems(range)).map((item) => [
      item.sk.slice('MONTH#'.length),
      item,
    ]),
  );
  const sumOf = (day: Day, field: string): number | undefined => {
    const sum = months.get(monthOf(day))?.[field];
    return typeof sum === 'number' ? Math.max(0, sum) : undefined;
  };
  return {
    counts: { get: (day) => sumOf(day, fieldOf(day)) },
    minutes: { get: (day) => exactMinutesOf(sumOf(day, timeFieldOf(day)) ?? 0) },
    time: new Map([...months].map(([month, { time }]) => [month, time])),
  };
};

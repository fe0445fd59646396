import type { DayCounts } from '#shared/rules/activities.ts';
import { type Day, yearOf } from '#shared/rules/days.ts';
import type { Grains } from '#shared/rules/learningTime.ts';
import { dayCountsOf } from '#shared/rules/yearCounts.ts';
import { dayOfActivity, tellsDay } from './activityIds.ts';
import type { Item } from './item.ts';
import { keys, ranges } from './keys.ts';
import { getItem, queryItems } from './reading.ts';
import type { Refusal, Step } from './transactions.ts';
import { type Counted, parseYears, type Sign, timeByMonth, yearAfter } from './yearItem.ts';

/** The items of some years as they stand; undefined where there is none. */
export type YearItems = ReadonlyMap<number, Item | undefined>;

/** The items of the years that these days lie in, strongly consistent. */
export const readYearsOf = async (userId: string, days: readonly Day[]): Promise<YearItems> => {
  const years = [...new Set(days.map(yearOf))];
  const items = await Promise.all(years.map((year) => getItem(keys.year(userId, year), true)));
  return new Map(years.map((year, index) => [year, items[index]]));
};

/**
 * The steps of a transaction that count activities or take them off, one a year in the order of
 * `standing`, which has all their years. A step is refused where its item is another one by now: the
 * days lie in one attribute, on which ADD is of no use.
 */
export const yearSteps = (
  userId: string,
  counted: readonly Counted[],
  sign: Sign,
  standing: YearItems,
): Step[] =>
  [...standing].map(([year, item]) => {
    const key = keys.year(userId, year);
    const ofYear = counted.filter(({ date }) => yearOf(date) === year);
    const Item = { ...key, ...yearAfter(item, ofYear, sign) };
    if (!item) return { Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } };
    return {
      Put: {
        Item,
        ConditionExpression: '#revision = :read',
        ExpressionAttributeNames: { '#revision': 'revision' },
        ExpressionAttributeValues: { ':read': item.revision },
      },
    };
  });

/** How years stand after their steps, from `first` on, were in a transaction that was refused. */
export const yearsStanding = (sent: YearItems, { items }: Refusal, first: number): YearItems =>
  new Map(
    [...sent].map(([year, item], index) => {
      const step = first + index;
      return [year, items.has(step) ? items.get(step) : item];
    }),
  );

/** What an activity's item was counted as: read as far as it goes, so that a broken one can go like any other. */
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

/** The activities of some years, both included, of all skills: one Query. */
export const readActivity = async (userId: string, from: number, to: number): Promise<Activity> => {
  const years = parseYears(await queryItems(ranges.years(userId, from, to)));
  return {
    counts: dayCountsOf(new Map(years.map(({ year, counts }) => [year, counts]))),
    time: new Map(years.flatMap(timeByMonth)),
  };
};

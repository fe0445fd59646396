import * as z from 'zod/mini';
import { idSchema } from '#shared/calls/fields.ts';
import type { Day } from '#shared/days/days.ts';
import type { Amounts } from '#shared/habits/amounts.ts';
import { amountOf, type DayAmountState, untouched } from '#shared/habits/dayAmount.ts';
import type { Item } from '../../table/item.ts';
import { parseItem, parseItems } from '../../table/parsing.ts';
import type { Changes } from '../../table/updating.ts';

/**
 * The amounts of a habit in a calendar month are one item, usually below 1 KB. These items are sorted by month and then
 * by habit, so a list reads the recent amounts of all habits in one Query.
 */

export const monthsOfYear = (year: number): string[] =>
  Array.from({ length: 12 }, (_, n) => `${year}-${String(n + 1).padStart(2, '0')}`);

/** For example, the attributes of the 23rd are '23', '23a', '23r' and '23i'. */
const endings = [
  ['set', ''],
  ['added', 'a'],
  ['replaced', 'r'],
  ['setBy', 'i'],
] as const;
const attribute = /^(?<day>\d\d)(?<ending>[ari]?)$/;

/** Returns the attributes for days of one month. An undefined value means that the attribute is removed. */
export const attributesOf = (days: Iterable<readonly [Day, Partial<DayAmountState>]>): Changes =>
  Object.fromEntries(
    [...days].flatMap(([day, state]) =>
      endings.map(([field, ending]) => {
        const value = field === 'set' ? state.set : state[field] || undefined;
        return [day.slice(8) + ending, value] as const;
      }),
    ),
  );

export type Month = ReadonlyMap<Day, DayAmountState>;

const daysOf = (item: Item): ReadonlyMap<string, object> => {
  const [, month] = String(item.sk).split('#');
  const days = new Map<string, object>();
  for (const [name, value] of Object.entries(item)) {
    const { day, ending } = attribute.exec(name)?.groups ?? {};
    if (day === undefined) continue;
    const date = `${month}-${day}`;
    const [field = ''] = endings.find(([, end]) => end === ending) ?? [];
    days.set(date, { ...untouched, ...days.get(date), [field]: value });
  }
  return days;
};

const schema = z.pipe(
  z.transform((item: unknown) => ({ _id: (item as Item)._id, days: daysOf(item as Item) })),
  z.object({
    _id: idSchema,
    days: z.map(
      z.iso.date(),
      z.object({
        set: z.optional(z.number()),
        setBy: z.optional(idSchema),
        added: z.number(),
        replaced: z.number(),
      }),
    ),
  }),
);

export const parseMonth = (item: Item | undefined): Month =>
  item ? parseItem(schema, item).days : new Map();

/** Parses the months of habits. Leaves out broken months. */
export const parseMonths = (items: readonly Item[]) => parseItems(schema, items);

/** Leaves out days without an amount. */
export const amountsIn = (month: Month): Amounts =>
  new Map(
    [...month].flatMap(([day, state]) => {
      const amount = amountOf(state);
      return amount === undefined ? [] : [[day, amount] as const];
    }),
  );

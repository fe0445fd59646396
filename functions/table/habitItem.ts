import * as z from 'zod';
import { day, idSchema } from '#shared/core/fields.ts';
import { habitFields } from '#shared/habits/model.ts';
import { notFound } from '../problem.ts';
import type { Item } from './item.ts';
import { parseEach, parseItem, parseItems } from './parsing.ts';
import { hasSoundYears, yearsOf } from './yearsOfDays.ts';

/**
 * A habit's item. Its completed days lie inside it, a bitmap a calendar year under `done<year>` (46 bytes,
 * see `DaySet`), so that a list is one Query and a tick one write.
 */
const schema = z
  .looseObject({
    _id: idSchema,
    ...habitFields.stored,
    /** The user's day when the habit was made; `createdAt` is the instant. */
    createdDay: day('createdDay'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .refine(hasSoundYears, 'A year is no bitmap of its days')
  .transform((item) => ({ ...item, completed: yearsOf(item) }));

export type StoredHabit = Omit<z.output<typeof schema>, `done${number}`>;

export const parseHabit = (item: Item | undefined): StoredHabit => {
  if (!item) throw notFound('habit');
  return parseItem(schema, item);
};

export const parseHabits = (items: readonly Item[]): StoredHabit[] => parseItems(schema, items);

export const parseEachHabit = (items: AsyncIterable<Item>): AsyncGenerator<StoredHabit> =>
  parseEach(schema, items);

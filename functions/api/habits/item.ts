import * as z from 'zod/mini';
import { type DaySet, YEAR_BYTES } from '#shared/core/daySet.ts';
import { day, idSchema } from '#shared/core/fields.ts';
import {
  countingSchema,
  defaultDirection,
  habitFields,
  pauseSchema,
  scheduleSchema,
  targetSchema,
} from '#shared/habits/model.ts';
import { notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { parseEach, parseItem, parseItems } from '../../table/parsing.ts';

/**
 * An item stores a set of days as one bitmap per calendar year. The attribute's name is the set's prefix and the
 * year, such as `done2025`.
 */
const prefixes = { completed: 'done', skipped: 'skip', recorded: 'amount' } as const;
export const yearField = (set: keyof typeof prefixes, year: number) => `${prefixes[set]}${year}`;

/**
 * Names the bitmaps of completed and skipped days. The bitmap of amounts is left out: it changes only with the
 * habit's `version`.
 */
export const yearFields = (year: number): readonly [completed: string, skipped: string] => [
  yearField('completed', year),
  yearField('skipped', year),
];

/** Returns the days of all years. Undefined if a year is not a valid bitmap. */
const yearsOf = (item: Item, set: keyof typeof prefixes): DaySet | undefined => {
  const prefix = prefixes[set];
  const years = new Map<number, Uint8Array>();
  for (const field in item) {
    if (!field.startsWith(prefix) || !/^\d{4}$/.test(field.slice(prefix.length))) continue;
    const bytes = item[field];
    if (!(bytes instanceof Uint8Array) || bytes.length > YEAR_BYTES) return undefined;
    years.set(Number(field.slice(prefix.length)), bytes);
  }
  return years;
};

const listOfTimes = z.array(z.unknown());

/** Returns the first reminder time, which is computed from the list. */
const firstTime = ({ reminderTimes }: Item): Item => {
  const { data: [reminderTime] = [] } = listOfTimes.safeParse(reminderTimes);
  return { reminderTime };
};

/** Returns the item with the days of all years. A broken bitmap makes its set undefined. */
const withDays = (item: unknown) => {
  const fields = item as Item;
  return {
    ...fields,
    ...firstTime(fields),
    completed: yearsOf(fields, 'completed'),
    skipped: yearsOf(fields, 'skipped'),
    recorded: yearsOf(fields, 'recorded'),
  };
};

const {
  frequency: _,
  frequencyDays: __,
  frequencyCount: ___,
  target: ____,
  direction: _____,
  skill: ______,
  countsAs: _______,
  ...storedFields
} = habitFields.stored;

const storedTarget = z.extend(targetSchema, {
  direction: z._default(targetSchema.shape.direction, defaultDirection),
});

const days = z.custom<DaySet>((years) => years !== undefined, 'A year is no bitmap of its days');

/**
 * A habit's item. It stores each set of days as one bitmap per calendar year (46 bytes, see `DaySet`). Completed
 * days are in `done<year>`, skipped days in `skip<year>`, and days with an amount in `amount<year>`. So a list is
 * one Query and a tick one write.
 */
const schema = z.pipe(
  z.transform(withDays),
  z.object({
    _id: idSchema,
    ...storedFields,
    schedules: z.array(scheduleSchema).check(z.minLength(1)),
    pauses: z._default(z.array(pauseSchema), []),
    archivedOn: z._default(z.nullable(day('Archived on')), null),
    /** The user's day when the habit was created. `createdAt` is the instant. */
    createdDay: day('Created day'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    completed: days,
    skipped: days,
    recorded: days,
    /** The years that have or had notes. The notes have their own items, see notes.ts. */
    noteYears: z._default(z.array(z.int()), []),
    /** The targets of an amount habit, oldest first. */
    targets: z._default(z.array(storedTarget), []),
    /** How the habit's days count as time, oldest first, see time.ts. */
    counting: z._default(z.array(countingSchema), []),
    /**
     * The time of days from this day on may be outdated, because a change of `counting` is in progress or was
     * interrupted.
     */
    recountFrom: z.optional(z.iso.date()),
    /** The years that have or had amounts. The amounts have their own items, see amountItems.ts. */
    amountYears: z._default(z.array(z.int()), []),
  }),
);

export type StoredHabit = z.output<typeof schema>;

export const parseHabit = (item: Item | undefined): StoredHabit => {
  if (!item) throw notFound('habit');
  return parseItem(schema, item);
};

export const parseHabits = (items: readonly Item[]): StoredHabit[] => parseItems(schema, items);

export const parseEachHabit = (items: AsyncIterable<Item>): AsyncGenerator<StoredHabit> =>
  parseEach(schema, items);

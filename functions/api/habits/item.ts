import * as z from 'zod/mini';
import { day, idSchema } from '#shared/calls/fields.ts';
import { type DaySet, YEAR_BYTES } from '#shared/days/daySet.ts';
import { type AllAmounts, decodeYear } from '#shared/habits/allAmounts.ts';
import {
  countingSchema,
  defaultDirection,
  habitFields,
  scheduleSchema,
  targetSchema,
} from '#shared/habits/model.ts';
import { pauseSchema } from '#shared/pauses/model.ts';
import { notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { parseEach, parseItem, parseItems } from '../../table/parsing.ts';

/**
 * An item stores a set of days as one bitmap per calendar year. The attribute's name is the set's prefix and the
 * year, such as `done2025`.
 */
const prefixes = {
  completed: 'done',
  skipped: 'skip',
  recorded: 'amount',
  allAmounts: 'all',
} as const;
export const yearField = (of: keyof typeof prefixes, year: number) => `${prefixes[of]}${year}`;

/**
 * Names the bitmaps of completed and skipped days. The bitmap of amounts is left out: it changes only with the
 * habit's `version`.
 */
export const yearFields = (year: number): readonly [completed: string, skipped: string] => [
  yearField('completed', year),
  yearField('skipped', year),
];

type Decode<T> = (bytes: Uint8Array, year: number) => T | undefined;

/** Returns the decoded bytes of all years. Undefined if the bytes of any year are broken. */
const yearsOf = <T>(
  item: Item,
  of: keyof typeof prefixes,
  decode: Decode<T>,
): ReadonlyMap<number, T> | undefined => {
  const prefix = prefixes[of];
  const years = new Map<number, T>();
  for (const field in item) {
    if (!field.startsWith(prefix) || !/^\d{4}$/.test(field.slice(prefix.length))) continue;
    const year = Number(field.slice(prefix.length));
    const bytes = item[field];
    const decoded = bytes instanceof Uint8Array ? decode(bytes, year) : undefined;
    if (decoded === undefined) return undefined;
    years.set(year, decoded);
  }
  return years;
};

const bitmap: Decode<Uint8Array> = (bytes) => (bytes.length > YEAR_BYTES ? undefined : bytes);

const listOfTimes = z.array(z.unknown());

/** Returns the first reminder time, which is computed from the list. */
const firstTime = ({ reminderTimes }: Item): Item => {
  const { data: [reminderTime] = [] } = listOfTimes.safeParse(reminderTimes);
  return { reminderTime };
};

const listOfTargets = z.array(z.object({ targetPer: z.optional(z.unknown()) }));

/** Returns all amounts, if a target is for a whole week or month. The amounts are null if a year is broken. */
const allAmounts = (item: Item): Item => {
  const { data: targets = [] } = listOfTargets.safeParse(item.targets);
  if (targets.every(({ targetPer }) => targetPer === undefined)) return {};
  return {
    allAmounts: yearsOf(item, 'allAmounts', (bytes, year) => decodeYear(year, bytes)) ?? null,
  };
};

/** Returns the item with the days of all years. A broken bitmap makes its set undefined. */
const withDays = (item: unknown) => {
  const fields = item as Item;
  return {
    ...fields,
    ...firstTime(fields),
    completed: yearsOf(fields, 'completed', bitmap),
    skipped: yearsOf(fields, 'skipped', bitmap),
    recorded: yearsOf(fields, 'recorded', bitmap),
    ...allAmounts(fields),
  };
};

const {
  frequency: _,
  frequencyDays: __,
  frequencyCount: ___,
  target: ____,
  direction: _____,
  targetPer: ______,
  quiet: _______,
  skill: ________,
  countsAs: _________,
  ...storedFields
} = habitFields.stored;

const storedTarget = z.extend(targetSchema, {
  direction: z._default(targetSchema.shape.direction, defaultDirection),
});

const days = z.custom<DaySet>(
  (years) => years !== undefined,
  'A year is not a valid bitmap of its days',
);

/**
 * A habit's item. It stores each set of days as one bitmap per calendar year (46 bytes, see `DaySet`). Completed
 * days are in `done<year>`, skipped days in `skip<year>`, and days with an amount in `amount<year>`. So a list is
 * one Query and a tick one write. A habit with a target for a whole week or month also has all its amounts, in
 * `all<year>`, because its sums need them.
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
    allAmounts: z.optional(
      z.custom<AllAmounts>((years) => years instanceof Map, 'The amounts of a year are broken'),
    ),
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

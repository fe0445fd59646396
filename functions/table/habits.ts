import * as z from 'zod';
import { day, idSchema } from '#shared/contract/fields.ts';
import {
  type HabitPatch,
  habitBodies,
  habitFrequencies,
  habitSchema,
  maxHabits,
  type NewHabit,
} from '#shared/contract/habits.ts';
import { type DaySet, hasDay, withDay, YEAR_BYTES } from '#shared/rules/daySet.ts';
import type { Day } from '#shared/rules/days.ts';
import { notFound, unavailable } from '../problem.ts';
import { keys, ranges } from './keys.ts';
import { createItem, deleteItem, type Idempotency } from './lifecycle.ts';
import { parseItem, parseItems } from './parsing.ts';
import { getItem, type Item, queryItems, updateItem } from './table.ts';

/**
 * A habit's item. Its completed days lie inside it, a bitmap a calendar year under `done<year>`
 * (46 bytes, see `DaySet`): ten years of days are 510 bytes, so that a list is one Query and a tick one write.
 * Optional fields are stored only where the user set them.
 */
const schema = z
  .looseObject({
    _id: idSchema,
    name: habitSchema.shape.name,
    frequency: z.enum(habitFrequencies),
    ...habitBodies.create.pick({
      description: true,
      category: true,
      difficulty: true,
      targetDays: true,
      reminderTime: true,
      color: true,
    }).shape,
    /** The user's day when the habit was made; `createdAt` is the instant. */
    createdDay: day('createdDay'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .refine((item) => Object.entries(item).every(isSoundYear), 'A year is no bitmap of its days')
  .transform((item) => ({ ...item, completed: completedDays(item) }));

export type StoredHabit = Omit<z.output<typeof schema>, `done${number}`>;

const yearField = (year: string | number) => `done${year}`;
const yearFieldName = /^done(\d{4})$/;

const isSoundYear = ([field, value]: [string, unknown]): boolean =>
  !yearFieldName.test(field) || (value instanceof Uint8Array && value.length <= YEAR_BYTES);

const completedDays = (item: Item): DaySet =>
  new Map(
    Object.entries(item).flatMap(([field, value]) => {
      const year = yearFieldName.exec(field)?.[1];
      return year && value instanceof Uint8Array ? [[Number(year), value] as const] : [];
    }),
  );

const counter = 'habits';

export const listHabits = async (userId: string): Promise<StoredHabit[]> =>
  parseItems(schema, await queryItems(ranges.habits(userId)));

export const getHabit = async (userId: string, id: string): Promise<StoredHabit> =>
  parseHabit(await getItem(keys.habit(userId, id)));

const parseHabit = (item: Item | undefined): StoredHabit => {
  if (!item) throw notFound('habit');
  return parseItem(schema, item);
};

export type HabitCreation = {
  readonly userId: string;
  readonly id: string;
  readonly habit: NewHabit;
  readonly createdDay: Day;
  readonly now: Date;
  readonly idempotency: Idempotency | undefined;
};

/** Gives the habit that stands for this request: a repeated one gives the first one's. */
export const createHabit = async (creation: HabitCreation): Promise<StoredHabit> => {
  const { userId, id, habit, createdDay, now, idempotency } = creation;
  const at = now.toISOString();
  const item = { _id: id, ...habit, createdDay, createdAt: at, updatedAt: at };
  const key = keys.habit(userId, id);
  const made = await createItem({
    userId,
    id,
    key,
    item,
    counter,
    max: maxHabits,
    now,
    idempotency,
  });
  return made === id ? parseHabit(item) : parseHabit(await getItem(keys.habit(userId, made), true));
};

/** Sets the fields that are sent; null takes an optional one away. */
export const updateHabit = async (
  userId: string,
  id: string,
  patch: HabitPatch,
  now: Date,
): Promise<StoredHabit> => {
  const changes = Object.entries(patch).map(([field, value]) => [field, value ?? undefined]);
  const { item } = await updateItem(keys.habit(userId, id), {
    ...Object.fromEntries(changes),
    updatedAt: now.toISOString(),
  });
  return parseHabit(item);
};

export const deleteHabit = async (userId: string, id: string): Promise<void> => {
  if (!(await deleteItem(userId, keys.habit(userId, id), counter))) throw notFound('habit');
};

/** Rounds of a contested tick; in each of them one device wins, so this many may tick at the same moment. */
const tickRounds = 100;

/**
 * Sets the completion of a day, or flips it when `completed` is undefined.
 * DynamoDB has no bit operations, so a year's bitmap is replaced on the condition that it still is what was read;
 * where another device was faster, its item comes back with the refusal and the bit is set in that one.
 */
export const setHabitDay = async (
  userId: string,
  id: string,
  day: Day,
  completed: boolean | undefined,
): Promise<StoredHabit> => {
  const key = keys.habit(userId, id);
  const year = Number(day.slice(0, 4));
  const field = yearField(year);
  // A stale read could take this tick for one that is there already, and lose it.
  let item = await getItem(key, true);
  for (let round = 0; round < tickRounds; round++) {
    const habit = parseHabit(item);
    const next = withDay(habit.completed, day, completed ?? !hasDay(habit.completed, day));
    if (next === habit.completed) return habit;
    const updated = await updateItem(key, { [field]: next.get(year) }, { [field]: item?.[field] });
    if (updated.done) return parseHabit(updated.item);
    item = updated.item;
  }
  throw unavailable();
};

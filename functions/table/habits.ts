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
import { notFound } from '../problem.ts';
import type { Item } from './item.ts';
import { keys, ranges } from './keys.ts';
import { createItem, deleteItem, type Idempotency } from './lifecycle.ts';
import { parseItem, parseItems } from './parsing.ts';
import { getItem, queryItems } from './reading.ts';
import { asRead, clearingNulls, reviseItem } from './revision.ts';
import { updateItem } from './updating.ts';

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
  const { item } = await updateItem(keys.habit(userId, id), {
    ...clearingNulls(patch),
    updatedAt: now.toISOString(),
  });
  return parseHabit(item);
};

export const deleteHabit = async (userId: string, id: string): Promise<void> => {
  if (!(await deleteItem(userId, keys.habit(userId, id), counter))) throw notFound('habit');
};

/**
 * Sets the completion of a day, or flips it when `completed` is undefined.
 * DynamoDB has no bit operations, so a year's bitmap is replaced on the condition that it still is what was read.
 */
export const setHabitDay = async (
  userId: string,
  id: string,
  day: Day,
  completed: boolean | undefined,
): Promise<StoredHabit> => {
  const year = Number(day.slice(0, 4));
  const field = yearField(year);
  const item = await reviseItem(keys.habit(userId, id), (item) => {
    const habit = parseHabit(item);
    const next = withDay(habit.completed, day, completed ?? !hasDay(habit.completed, day));
    if (next === habit.completed) return undefined;
    return { changes: { [field]: next.get(year) }, expected: asRead(item, [field]) };
  });
  return parseHabit(item);
};

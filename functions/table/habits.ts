import type { Day } from '#shared/core/days.ts';
import { type HabitPatch, maxHabits, type NewHabit } from '#shared/habits/model.ts';
import { notFound } from '../problem.ts';
import { parseEachHabit, parseHabit, parseHabits, type StoredHabit } from './habitItem.ts';
import { keys, ranges } from './keys.ts';
import { createItem, deleteItem, type NewId } from './lifecycle.ts';
import { getItem, queryItems, walkItems } from './reading.ts';
import { clearingNulls } from './revision.ts';
import { reviseCounted } from './storage.ts';

export type { StoredHabit } from './habitItem.ts';

const counter = 'habits';

/** In the order in which they were made, from behind `cursor` on. */
export const walkHabits = (userId: string, cursor?: string): AsyncGenerator<StoredHabit> => {
  const after = cursor === undefined ? undefined : keys.habit(userId, cursor);
  return parseEachHabit(walkItems(ranges.habits(userId), { after }));
};

export const listHabits = async (userId: string): Promise<StoredHabit[]> =>
  parseHabits(await queryItems(ranges.habits(userId)));

export const getHabit = async (userId: string, id: string): Promise<StoredHabit> =>
  parseHabit(await getItem(keys.habit(userId, id)));

export type HabitCreation = {
  readonly userId: string;
  readonly newId: NewId;
  readonly habit: NewHabit;
  readonly createdDay: Day;
  readonly now: Date;
};

/** Returns the habit, or the one that the same request created before. */
export const createHabit = async ({
  userId,
  newId: { id, request },
  habit,
  createdDay,
  now,
}: HabitCreation): Promise<StoredHabit> => {
  const item = { ...habit, createdDay, updatedAt: now.toISOString() };
  const key = keys.habit(userId, id);
  return parseHabit(await createItem({ userId, key, item, request, counter, max: maxHabits }));
};

/** Sets the fields that are sent; null takes an optional one away. */
export const updateHabit = async (
  userId: string,
  id: string,
  patch: HabitPatch,
  now: Date,
): Promise<StoredHabit> => {
  const changes = { ...clearingNulls(patch), updatedAt: now.toISOString() };
  return parseHabit(await reviseCounted(keys.habit(userId, id), () => ({ changes })));
};

export const deleteHabit = async (userId: string, id: string, now: Date): Promise<void> => {
  if (!(await deleteItem(keys.habit(userId, id), counter, now))) throw notFound('habit');
};

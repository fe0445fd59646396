import { type HabitPatch, maxHabits, type NewHabit } from '#shared/contract/habits.ts';
import { type DaySet, NO_DAYS, throughYear } from '#shared/rules/daySet.ts';
import type { Day } from '#shared/rules/days.ts';
import { notFound } from '../problem.ts';
import { parseEachHabit, parseHabit, parseHabits, type StoredHabit } from './habitItem.ts';
import { keys, ranges } from './keys.ts';
import { createItem, deleteItem, type Idempotency } from './lifecycle.ts';
import { getItem, queryItems, walkItems } from './reading.ts';
import { clearingNulls } from './revision.ts';
import { listSettledYears, readSettledYears } from './settledYears.ts';
import { reviseCounted } from './storage.ts';

export type { StoredHabit } from './habitItem.ts';

const counter = 'habits';

/** In the order in which they were made, from behind `cursor` on; what they hold of settled years is not whole. */
export const walkHabits = (userId: string, cursor?: string): AsyncGenerator<StoredHabit> => {
  const after = cursor === undefined ? undefined : keys.habit(userId, cursor);
  return parseEachHabit(walkItems(ranges.habits(userId), { after }));
};

/** With every day that was ever completed. */
export async function* walkHabitsWithAllDays(
  userId: string,
  cursor?: string,
): AsyncGenerator<StoredHabit> {
  const away = await listSettledYears(userId);
  for await (const habit of walkHabits(userId, cursor)) {
    yield withSettled(habit, away.get(habit._id));
  }
}

/** In one Query; what they hold of settled years is not whole. */
export const listHabits = async (userId: string): Promise<StoredHabit[]> =>
  parseHabits(await queryItems(ranges.habits(userId)));

/** With every day that was ever completed, in two Queries side by side. */
export const listHabitsWithAllDays = async (userId: string): Promise<StoredHabit[]> => {
  const [habits, away] = await Promise.all([listHabits(userId), listSettledYears(userId)]);
  return habits.map((habit) => withSettled(habit, away.get(habit._id)));
};

export const getHabit = async (userId: string, id: string): Promise<StoredHabit> =>
  parseHabit(await getItem(keys.habit(userId, id)));

/** The habit with the days of its settled years too. */
export const withAllDays = async (userId: string, habit: StoredHabit): Promise<StoredHabit> =>
  habit.past
    ? withSettled(habit, await readSettledYears(userId, habit._id, habit.past.through))
    : habit;

const withSettled = (habit: StoredHabit, away: DaySet = NO_DAYS): StoredHabit => ({
  ...habit,
  completed: new Map([...throughYear(away, habit.past?.through ?? 0), ...habit.completed]),
});

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
  const changes = { ...clearingNulls(patch), updatedAt: now.toISOString() };
  return parseHabit(await reviseCounted(keys.habit(userId, id), () => ({ changes })));
};

export const deleteHabit = async (userId: string, id: string): Promise<void> => {
  const settled = { Delete: { Key: keys.settledYears(userId, id) } };
  if (!(await deleteItem(keys.habit(userId, id), counter, [settled]))) throw notFound('habit');
};

import { hasDay, withDay } from '#shared/core/daySet.ts';
import { type Day, yearOf } from '#shared/core/days.ts';
import { parseHabit, type StoredHabit } from './habitItem.ts';
import { keys } from './keys.ts';
import { ifUnchanged, reviseItem } from './revision.ts';
import { yearField } from './yearsOfDays.ts';

export type Tick = {
  readonly userId: string;
  readonly id: string;
  readonly day: Day;
  /** Flips the day when undefined. */
  readonly completed: boolean | undefined;
};

/**
 * Sets the completion of a day, or flips it. DynamoDB has no bit operations, so the year's bitmap is replaced, on
 * the condition that it still is the one that was read.
 */
export const setHabitDay = async ({ userId, id, day, completed }: Tick): Promise<StoredHabit> => {
  const year = yearOf(day);
  const field = yearField(year);
  const item = await reviseItem(keys.habit(userId, id), (item) => {
    const { completed: before } = parseHabit(item);
    const after = withDay(before, day, completed ?? !hasDay(before, day));
    if (after === before) return undefined;
    return {
      changes: { [field]: after.get(year) },
      expected: ifUnchanged(item, [field]),
      isOnce: completed === undefined,
    };
  });
  return parseHabit(item);
};

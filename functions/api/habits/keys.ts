import { type Key, personKey, personRange, type Range } from '../../table/keys.ts';

/**
 * | item                             | sk                        |
 * | -------------------------------- | ------------------------- |
 * | a habit with its days            | HABIT#<ulid>              |
 * | a habit's note of a day          | NOTE#<habit>#<YYYY-MM-DD> |
 * | a habit's amounts of a month     | AMOUNT#<YYYY-MM>#<habit>  |
 * | an addition that was made to an  | ADDED#<ulid>              |
 * |   amount, see additions.ts       |                           |
 */
export const habitKeys = {
  habit: (userId: string, id: string): Key => personKey(userId, `HABIT#${id}`),
  note: (userId: string, habitId: string, day: string): Key =>
    personKey(userId, `NOTE#${habitId}#${day}`),
  amounts: (userId: string, month: string, habitId: string): Key =>
    personKey(userId, `AMOUNT#${month}#${habitId}`),
  addition: (userId: string, id: string): Key => personKey(userId, `ADDED#${id}`),
};

export const habitRanges = {
  habits: (userId: string): Range => personRange(userId, 'HABIT#'),
  /** The notes of one habit between two days, both inclusive. Without days, all its notes. */
  notes: (userId: string, habitId: string, days?: { from: string; to: string }): Range =>
    personRange(userId, `NOTE#${habitId}#`, days),
  /** The amounts of all habits, from a month on. */
  amounts: (userId: string, from: string): Range =>
    personRange(userId, 'AMOUNT#', { from, to: '~' }),
};

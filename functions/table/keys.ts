/**
 * Every key of the table.
 *
 * | item                    | pk                 | sk               |
 * | ----------------------- | ------------------ | ---------------- |
 * | a user's settings       | USER#<id>          | PROFILE          |
 * | how many of each kind   | USER#<id>          | COUNTS           |
 * | a habit with its days   | USER#<id>          | HABIT#<ulid>     |
 * | a create's first answer | USER#<id>#REQUEST  | <idempotency key> |
 *
 * Ids are ULIDs, so a Query gives items in the order in which they were made.
 */
export type Key = { readonly pk: string; readonly sk: string };

const user = (userId: string) => `USER#${userId}`;

export const keys = {
  profile: (userId: string): Key => ({ pk: user(userId), sk: 'PROFILE' }),
  counts: (userId: string): Key => ({ pk: user(userId), sk: 'COUNTS' }),
  habit: (userId: string, id: string): Key => ({ pk: user(userId), sk: `HABIT#${id}` }),
  request: (userId: string, key: string): Key => ({ pk: `${user(userId)}#REQUEST`, sk: key }),
};

/** All items of one kind: a sort-key range within a partition. */
export type Range = { readonly pk: string; readonly from: string; readonly to: string };

export const ranges = {
  habits: (userId: string): Range => ({ pk: user(userId), from: 'HABIT#', to: 'HABIT#~' }),
};

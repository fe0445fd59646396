import { createHash } from 'node:crypto';
import type { Item } from './item.ts';

/**
 * The keys of the table that belong to no area. Those of reminders are in `functions/reminders/keys.ts`. The keys of an
 * area are in `functions/api/<area>/keys.ts`, and also use the partition `USER#<id>`.
 *
 * | item                    | pk                   | sk        |
 * | ----------------------- | -------------------- | --------- |
 * | a user's settings       | USER#<id>            | PROFILE   |
 * | vacations and days away | USER#<id>            | VACATIONS |
 * | number of items by kind | USER#<id>            | COUNTS    |
 * |   and bytes in total;   |                      |           |
 * |   whether the account   |                      |           |
 * |   is being deleted, and |                      |           |
 * |   when sessions ended   |                      |           |
 * | attempts for an e-mail, | LIMIT#EMAIL#<hash>   | ATTEMPTS  |
 * |   an IP address,        | LIMIT#ADDRESS#<hash> | ATTEMPTS  |
 * |   a device at an IP,    | LIMIT#DEVICE#<hash>  | ATTEMPTS  |
 * |   or a person           | LIMIT#PERSON#<id>    | ATTEMPTS  |
 *
 * Access tokens have a separate partition, because restoring a person's items must not restore revoked tokens:
 *
 * | item            | pk          | sk                   |
 * | --------------- | ----------- | -------------------- |
 * | an access token | TOKENS#<id> | <its slot, two digits> |
 *
 * Some keys have the hash of an e-mail, so that the table does not show who has an account:
 *
 * | item                   | pk                | sk                  |
 * | ---------------------- | ----------------- | ------------------- |
 * | an unfinished password | PASSWORD#<sha256> | <id of the attempt> |
 * |   change               |                   |                     |
 * | sent reset codes       | RESET#<sha256>    | CODES               |
 * | a block on resets      | RESET#<sha256>    | CLOSED#<uuid>       |
 *
 * Ids are ULIDs, so a Query returns items in the order of creation.
 * A deleted item whose id a client chose leaves a tombstone in its place, see `lifecycle.ts`.
 */
export type Key = { readonly pk: string; readonly sk: string };
/** Returns the key of an item that was read. */
export const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) });

export type IndexedKey = Key & { readonly skillActivity: string };

const user = (userId: string) => `USER#${userId}`;

/** Returns a key in a person's own partition. */
export const personKey = (userId: string, sk: string): Key => ({ pk: user(userId), sk });

/**
 * The index of a person's activities by skill: `<skill>#<activity>`. An activity's id begins with its day, so the
 * activities of a skill are sorted by day. The index also contains the notes by owner and day, see
 * `functions/api/owned/noteKeys.ts`.
 */
export const bySkill = { name: 'bySkill', sortKey: 'skillActivity' } as const;

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');

const tokensOf = (userId: string) => `TOKENS#${userId}`;

const passwordPartition = (email: string) => `PASSWORD#${hashOf(email)}`;

export const keys = {
  profile: (userId: string): Key => personKey(userId, 'PROFILE'),
  vacations: (userId: string): Key => personKey(userId, 'VACATIONS'),
  counts: (userId: string): Key => personKey(userId, 'COUNTS'),
  /** The key of the counts of the person to whom another key belongs. */
  countsBeside: ({ pk }: Key): Key => ({ pk, sk: 'COUNTS' }),
  passwordChange: (email: string, id: string): Key => ({ pk: passwordPartition(email), sk: id }),
  token: (userId: string, slot: string): Key => ({ pk: tokensOf(userId), sk: slot }),
  attempts: (subject: string): Key => ({ pk: `LIMIT#${subject}`, sk: 'ATTEMPTS' }),
};

/** The partition of the reset codes that were sent to an address. */
const resetPartition = (email: string) => `RESET#${hashOf(email)}`;

export const resetKeys = {
  codes: (email: string): Key => ({ pk: resetPartition(email), sk: 'CODES' }),
  closed: (email: string, id: string): Key => ({ pk: resetPartition(email), sk: `CLOSED#${id}` }),
  all: (email: string): Range => ({ pk: resetPartition(email), from: 'C', to: 'CODES' }),
};

/** The items of one kind: a range of sort keys in a partition, of the table or of an index. */
export type Range = {
  readonly pk: string;
  readonly from: string;
  readonly to: string;
  readonly index?: typeof bySkill;
};

export const ranges = {
  everything: (userId: string): Range => ({ pk: user(userId), from: '!', to: '~' }),
  tokens: (userId: string): Range => ({ pk: tokensOf(userId), from: '0', to: '~' }),
  passwordChanges: (email: string): Range => ({
    pk: passwordPartition(email),
    from: '0',
    to: '~',
  }),
};

/**
 * Returns the range of a person's items whose sort keys begin with this prefix. With `from` and `to`, the rest of each
 * key is between these two, both inclusive.
 */
export const personRange = (
  userId: string,
  prefix: string,
  { from, to }: { readonly from: string; readonly to: string } = { from: '', to: '~' },
): Range => ({ pk: user(userId), from: prefix + from, to: prefix + to });

import { createHash } from 'node:crypto';

/**
 * Every key of the table.
 *
 * | item                    | pk                 | sk               |
 * | ----------------------- | ------------------ | ---------------- |
 * | a user's settings       | USER#<id>          | PROFILE          |
 * | how many of each kind,  | USER#<id>          | COUNTS           |
 * |   and bytes in all; that|                    |                  |
 * |   the account goes      |                    |                  |
 * | a habit with its days   | USER#<id>          | HABIT#<ulid>     |
 * | a person's vacations    | USER#<id>          | VACATIONS        |
 * | a habit's note of a day | USER#<id>          | NOTE#<habit>#<YYYY-MM-DD> |
 * | a habit's amounts of a  | USER#<id>          | AMOUNT#<YYYY-MM>#<habit> |
 * |   third of a year, by   |                    |                  |
 * |   its first month       |                    |                  |
 * | a resource              | USER#<id>          | RESOURCE#<ulid>  |
 * | a project, its goals,   | USER#<id>          | PROJECT#<ulid>   |
 * |   outcomes, challenges  |                    |                  |
 * | a skill                 | USER#<id>          | SKILL#<ulid>     |
 * | an assessment           | USER#<id>          | ASSESSMENT#<ulid> |
 * | an activity             | USER#<id>          | ACTIVITY#<ulid>  |
 * | a month's activities    | USER#<id>          | MONTH#<YYYY-MM>  |
 * | attempts at an e-mail,  | LIMIT#EMAIL#<hash> | ATTEMPTS         |
 * |   from an IP address,   | LIMIT#ADDRESS#<hash> | ATTEMPTS       |
 * |   by a person           | LIMIT#PERSON#<id>  | ATTEMPTS         |
 *
 * Beside a person's items, since a table that is restored must not bring back what was revoked:
 *
 * | item            | pk          | sk                      |
 * | --------------- | ----------- | ----------------------- |
 * | an access token | TOKENS#<id> | <its slot, 00 to 19>    |
 *
 * By the hash of an e-mail, so that the table does not show who has an account:
 *
 * | item                      | pk                | sk                  |
 * | ------------------------- | ----------------- | ------------------- |
 * | a new password that is    | PASSWORD#<sha256> | <id of the attempt> |
 * |   not whole yet           |                   |                     |
 * | codes sent to reset       | RESET#<sha256>    | CODES               |
 * | no resets for a while     | RESET#<sha256>    | CLOSED#<uuid>       |
 *
 * Ids are ULIDs, so a Query returns items in the order of creation, and activities in the order of their days.
 * A deleted item whose id a client chose leaves a tombstone in its place, see `lifecycle.ts`.
 */
export type Key = { readonly pk: string; readonly sk: string };
export type IndexedKey = Key & { readonly skillActivity: string };

const user = (userId: string) => `USER#${userId}`;

/** The index of a person's activities by skill, and a skill's by day: `<skill>#<activity>`. */
export const bySkill = { name: 'bySkill', sortKey: 'skillActivity' } as const;

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');

const tokensOf = (userId: string) => `TOKENS#${userId}`;

const passwordPartition = (email: string) => `PASSWORD#${hashOf(email)}`;

export const keys = {
  profile: (userId: string): Key => ({ pk: user(userId), sk: 'PROFILE' }),
  counts: (userId: string): Key => ({ pk: user(userId), sk: 'COUNTS' }),
  /** The counts of the same person. */
  countsBeside: ({ pk }: Key): Key => ({ pk, sk: 'COUNTS' }),
  habit: (userId: string, id: string): Key => ({ pk: user(userId), sk: `HABIT#${id}` }),
  vacations: (userId: string): Key => ({ pk: user(userId), sk: 'VACATIONS' }),
  note: (userId: string, habitId: string, day: string): Key => ({
    pk: user(userId),
    sk: `NOTE#${habitId}#${day}`,
  }),
  amounts: (userId: string, third: string, habitId: string): Key => ({
    pk: user(userId),
    sk: `AMOUNT#${third}#${habitId}`,
  }),
  resource: (userId: string, id: string): Key => ({ pk: user(userId), sk: `RESOURCE#${id}` }),
  project: (userId: string, id: string): Key => ({ pk: user(userId), sk: `PROJECT#${id}` }),
  skill: (userId: string, id: string): Key => ({ pk: user(userId), sk: `SKILL#${id}` }),
  assessment: (userId: string, id: string): Key => ({ pk: user(userId), sk: `ASSESSMENT#${id}` }),
  month: (userId: string, month: string): Key => ({ pk: user(userId), sk: `MONTH#${month}` }),
  activity: (userId: string, id: string): Key => ({ pk: user(userId), sk: `ACTIVITY#${id}` }),
  /** With its key in the index. */
  activityOfSkill: (userId: string, skillId: string, id: string): IndexedKey => ({
    pk: user(userId),
    sk: `ACTIVITY#${id}`,
    [bySkill.sortKey]: `${skillId}#${id}`,
  }),
  passwordChange: (email: string, id: string): Key => ({ pk: passwordPartition(email), sk: id }),
  token: (userId: string, slot: string): Key => ({ pk: tokensOf(userId), sk: slot }),
  attempts: (subject: string): Key => ({ pk: `LIMIT#${subject}`, sk: 'ATTEMPTS' }),
};

/** The codes that reset a password by this address. */
const resetPartition = (email: string) => `RESET#${hashOf(email)}`;

export const resetKeys = {
  codes: (email: string): Key => ({ pk: resetPartition(email), sk: 'CODES' }),
  closed: (email: string, id: string): Key => ({ pk: resetPartition(email), sk: `CLOSED#${id}` }),
  all: (email: string): Range => ({ pk: resetPartition(email), from: 'C', to: 'CODES' }),
};

/** All items of one kind: a range of sort keys in a partition, or in one of an index. */
export type Range = {
  readonly pk: string;
  readonly from: string;
  readonly to: string;
  readonly index?: typeof bySkill;
};

export const ranges = {
  /** All items of a person. */
  everything: (userId: string): Range => ({ pk: user(userId), from: '!', to: '~' }),
  assessments: (userId: string): Range => ({
    pk: user(userId),
    from: 'ASSESSMENT#',
    to: 'ASSESSMENT#~',
  }),
  skills: (userId: string): Range => ({ pk: user(userId), from: 'SKILL#', to: 'SKILL#~' }),
  habits: (userId: string): Range => ({ pk: user(userId), from: 'HABIT#', to: 'HABIT#~' }),
  /** The notes of one habit, both days included; all of them without days. */
  notes: (userId: string, habitId: string, { from, to } = { from: '', to: '~' }): Range => ({
    pk: user(userId),
    from: `NOTE#${habitId}#${from}`,
    to: `NOTE#${habitId}#${to}`,
  }),
  /** The amounts of all habits from a third of a year on. */
  amounts: (userId: string, from: string): Range => ({
    pk: user(userId),
    from: `AMOUNT#${from}`,
    to: 'AMOUNT#~',
  }),
  resources: (userId: string): Range => ({ pk: user(userId), from: 'RESOURCE#', to: 'RESOURCE#~' }),
  projects: (userId: string): Range => ({ pk: user(userId), from: 'PROJECT#', to: 'PROJECT#~' }),
  /** Both months included. */
  months: (userId: string, from: string, to: string): Range => ({
    pk: user(userId),
    from: `MONTH#${from}`,
    to: `MONTH#${to}`,
  }),
  /** The activities of one skill, both ids included, which may be prefixes; all of the skill's without them. */
  activities: (userId: string, skillId: string, { from, to } = { from: '', to: '~' }): Range => ({
    pk: user(userId),
    from: `${skillId}#${from}`,
    to: `${skillId}#${to}`,
    index: bySkill,
  }),
  tokens: (userId: string): Range => ({ pk: tokensOf(userId), from: '0', to: '~' }),
  passwordChanges: (email: string): Range => ({
    pk: passwordPartition(email),
    from: '0',
    to: '~',
  }),
};

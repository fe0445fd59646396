import { type Area, areaNames } from '#shared/areas.ts';
import type { FunctionName } from './api/functionNames.ts';
import type { QueueName } from './api/queueSettings.ts';

/** DynamoDB actions on items. A write in a transaction needs the same permission as a single write. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';

/**
 * Admin actions of Cognito. Calls that carry the user's own token or code (ChangePassword, GetUser,
 * GetTokensFromRefreshToken, VerifyUserAttribute...) need no permission.
 */
export type PoolAction =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminDisableUser'
  | 'AdminGetUser'
  | 'AdminInitiateAuth'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'AdminUserGlobalSignOut'
  | 'DescribeUserPoolClient';

export type Grant = {
  readonly table: readonly TableAction[];
  /** Whether the function may query the table's index. */
  readonly index?: true;
  readonly pool: readonly PoolAction[];
  /** Whether it may send e-mails, if the deployment has a sender. */
  readonly mail?: true;
  /** The queue to which the function may send. */
  readonly sendsTo?: QueueName;
  /** Whether it sends the daily digests, or only offers them. Needs a deployment with a sender and a domain. */
  readonly digest?: 'sends' | 'offers';
  /** Whether it sends pushes, or shows browsers the public key to subscribe with. */
  readonly push?: true;
};

/** For areas with items. Items are created and deleted in transactions that also count them. */
const keepsItems: Grant = {
  table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  pool: [],
};

/** For areas with activities. The index finds activities. */
const keepsActivities: Grant = { ...keepsItems, index: true };

const keptByArea = Object.fromEntries(areaNames.map((area) => [area, keepsItems])) as Readonly<
  Record<Area, Grant>
>;

/**
 * The permissions of each function: exactly what its code needs. The API tests over the assembly record each
 * function's AWS calls. They fail if a call is not allowed, or if a permission is never used.
 */
export const grants: Readonly<Record<FunctionName, Grant>> = {
  auth: {
    table: keepsItems.table,
    pool: [
      'AdminCreateUser',
      'AdminGetUser',
      'AdminInitiateAuth',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
      'DescribeUserPoolClient',
    ],
  },
  users: {
    table: keepsItems.table,
    pool: [
      'AdminDisableUser',
      'AdminInitiateAuth',
      'AdminUpdateUserAttributes',
      'AdminUserGlobalSignOut',
      'DescribeUserPoolClient',
    ],
    mail: true,
    sendsTo: 'deletions',
    push: true,
    digest: 'offers',
  },
  ...keptByArea,
  // Habits write activities too, because days can count as time. These writes check that the habit is unchanged.
  habits: {
    ...keepsActivities,
    table: [...keepsItems.table, 'BatchGetItem', 'ConditionCheckItem'],
  },
  skills: keepsActivities,
  resources: keepsActivities,
  projects: keepsActivities,
  // Reads the names of evidence.
  assessments: { ...keepsItems, table: [...keepsItems.table, 'BatchGetItem'] },
  // The index also finds the notes about an item. A new note checks that the item exists.
  notes: { ...keepsActivities, table: [...keepsItems.table, 'ConditionCheckItem'] },
  // Checks that the subject of a new takeaway exists. Reads all due takeaways in one call.
  cards: {
    ...keepsItems,
    table: [...keepsItems.table, 'BatchGetItem', 'ConditionCheckItem'],
  },
  // The timer queries the activities of a skill in the index. If a stop sends the page of a resource, the timer also
  // queries the activities of later days in the table.
  timer: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: true,
    pool: [],
  },
  // Calls with access tokens read the token and count the call.
  analytics: { table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'], pool: [] },
  unknown: { table: [], pool: [] },
  accountDeletion: {
    table: ['Query', 'BatchWriteItem', 'UpdateItem', 'DeleteItem'],
    pool: ['AdminDeleteUser', 'AdminDisableUser', 'AdminGetUser'],
    sendsTo: 'deletions',
  },
  // The clock only reads who is due, then queues them.
  clock: { table: ['Query'], pool: [], sendsTo: 'reminders' },
  // Moves each person's pointer to their next reminder.
  reminders: {
    table: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    pool: [],
    sendsTo: 'deliveries',
  },
  // Notes accepted pushes, and deletes devices that no longer exist.
  deliveries: {
    table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'],
    pool: [],
    sendsTo: 'deliveries',
    push: true,
    digest: 'sends',
  },
  // Turns off the digest in a person's profile.
  mailFeedback: { table: ['GetItem', 'UpdateItem'], pool: [] },
  codeMail: { table: [], pool: [] },
};

import { type Area, areaNames } from '#shared/areas.ts';
import type { FunctionName } from './functionNames.ts';
import type { QueueName } from './queueSettings.ts';

/** Actions of DynamoDB on items. Writes in a transaction need the same permissions as single writes. */
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
  /** May query the table's index. */
  readonly index?: true;
  readonly pool: readonly PoolAction[];
  /** May send mails, if the deployment has a sender. */
  readonly mail?: true;
  /** The queue to which it may send. */
  readonly sendsTo?: QueueName;
  /** Sends the daily mails, or says whether they are available. Only if the deployment has a sender and a domain. */
  readonly digest?: 'sends' | 'offers';
  /** Sends pushes, or shows the key with which browsers subscribe. */
  readonly push?: true;
};

/** The items of an area are created and deleted in transactions that count them. */
const keepsItems: Grant = {
  table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  pool: [],
};

/** Activities are found in the index. A deletion may depend on another activity that still exists. */
const keepsActivities: Grant = {
  table: [...keepsItems.table, 'ConditionCheckItem'],
  index: true,
  pool: [],
};

const keptByArea = Object.fromEntries(areaNames.map((area) => [area, keepsItems])) as Readonly<
  Record<Area, Grant>
>;

/**
 * The permissions of each function: exactly those its code uses. The API tests over the assembly record the AWS calls
 * of each function and compare them with its policy, in both directions.
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
  // Days that count as time are activities.
  habits: { ...keepsActivities, table: [...keepsActivities.table, 'BatchGetItem'] },
  skills: keepsActivities,
  resources: keepsActivities,
  projects: keepsActivities,
  // The timer queries only the activities of a skill, in the index.
  timer: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: true,
    pool: [],
  },
  // For access tokens: the token is read, and its call is counted.
  analytics: { table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'], pool: [] },
  unknown: { table: [], pool: [] },
  accountDeletion: {
    table: ['Query', 'BatchWriteItem', 'UpdateItem', 'DeleteItem'],
    pool: ['AdminDeleteUser', 'AdminDisableUser', 'AdminGetUser'],
    sendsTo: 'deletions',
  },
  // The clock only reads who is due.
  clock: { table: ['Query'], pool: [], sendsTo: 'reminders' },
  // Moves pointers.
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
  // Turns off the digest in a profile.
  mailFeedback: { table: ['GetItem', 'UpdateItem'], pool: [] },
  codeMail: { table: [], pool: [] },
};

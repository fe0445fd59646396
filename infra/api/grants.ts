import { type Area, areaNames } from '#shared/areas.ts';
import type { FunctionName } from './functionNames.ts';

/** Actions of DynamoDB on items; those in a transaction are authorised as what they are. */
export type TableAction =
  | 'GetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';

/**
 * Actions of Cognito as the administrator of accounts. Calls that carry the user's own token or code
 * (ChangePassword, GetUser, GetTokensFromRefreshToken, VerifyUserAttribute...) need no permission.
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
  /** May send mails, where the deployment has a sender. */
  readonly mail?: true;
  /** May send to the queue of account deletions. */
  readonly deletions?: true;
};

/** Items of an area are created and deleted in transactions that count them. */
const keepsItems: Grant = {
  table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  pool: [],
};

const keptByArea = Object.fromEntries(areaNames.map((area) => [area, keepsItems])) as Readonly<
  Record<Area, Grant>
>;

/**
 * Which function may do what: exactly what its code does. The API tests over the assembly record
 * the calls of each function to AWS and compare them with its policy, both ways.
 */
export const grants: Readonly<Record<FunctionName, Grant>> = {
  auth: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
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
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    pool: [
      'AdminDisableUser',
      'AdminInitiateAuth',
      'AdminUpdateUserAttributes',
      'AdminUserGlobalSignOut',
      'DescribeUserPoolClient',
    ],
    mail: true,
    deletions: true,
  },
  ...keptByArea,
  skills: { table: [...keepsItems.table, 'ConditionCheckItem'], index: true, pool: [] },
  // What a token needs: it is read, and its call is counted.
  analytics: { table: ['GetItem', 'Query', 'UpdateItem'], pool: [] },
  unknown: { table: [], pool: [] },
  accountDeletion: {
    table: ['Query', 'BatchWriteItem', 'UpdateItem', 'DeleteItem'],
    pool: ['AdminDeleteUser', 'AdminDisableUser', 'AdminGetUser'],
    deletions: true,
  },
};

import { CognitoIdentityProviderServiceException } from '@aws-sdk/client-cognito-identity-provider';
import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';

type Item = Record<string, unknown>;

/** An error of Cognito as the SDK throws it. */
export const cognitoFault = (name: string, message = name) =>
  new CognitoIdentityProviderServiceException({
    name,
    message,
    $fault: name.startsWith('Internal') ? 'server' : 'client',
    $metadata: {},
  });

/** An error of DynamoDB as the SDK throws it. */
export const tableFault = (name: string, $fault: 'client' | 'server' = 'client') =>
  new DynamoDBServiceException({
    name,
    message: `${name} of table cairn-test`,
    $fault,
    $metadata: {},
  });

/** A failed condition, with the current item in wire format as DynamoDB sends it. */
export const conditionFailed = (current?: Item) =>
  new ConditionalCheckFailedException({
    message: 'The conditional request failed',
    $metadata: {},
    ...(current && { Item: marshall(current) }),
  });

export type Reason = { readonly code: string; readonly current?: Item };

/** A cancelled transaction, with a reason for each of its steps. `null` means that the step had no problem. */
export const cancelled = (...reasons: (Reason | null)[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: reasons.map((reason) => ({
      Code: reason?.code ?? 'None',
      ...(reason?.current && { Item: marshall(reason.current) }),
    })),
  });

/** A transaction cancelled by the condition of one step, counted from 0, with the current item. */
export const refusedAt = (step: number, current?: Item) => {
  const inOrder: null[] = Array(step).fill(null);
  return cancelled(...inOrder, { code: 'ConditionalCheckFailed', ...(current && { current }) });
};

/** Each leads to a 503. */
export const temporaryFaults: readonly (readonly [string, Error])[] = [
  ['ProvisionedThroughputExceededException', tableFault('ProvisionedThroughputExceededException')],
  ['ThrottlingException', tableFault('ThrottlingException')],
  ['RequestLimitExceeded', tableFault('RequestLimitExceeded')],
  ['InternalServerError', tableFault('InternalServerError', 'server')],
  ['ServiceUnavailable', tableFault('ServiceUnavailable', 'server')],
  ['TransactionConflictException', tableFault('TransactionConflictException')],
  ['TransactionInProgressException', tableFault('TransactionInProgressException')],
  ['TimeoutError', Object.assign(new Error('Connection timed out'), { name: 'TimeoutError' })],
  ['ECONNREFUSED', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['ECONNRESET', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
  ['ENOTFOUND', Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })],
];

import * as z from 'zod/mini';

/** An action such as `dynamodb:PutItem`, and the resource as a policy names it. */
export type Permission = { readonly action: string; readonly on: string };

/** A transaction needs the permissions for the actions on its items. */
const inTransaction = z.pipe(
  z.enum(['Put', 'Update', 'Delete', 'ConditionCheck', 'Get']),
  z.transform((kind) => `${kind}Item`),
);

/** Cognito calls that need no permission, because they carry the user's own token or code. */
const byTheUserAlone = [
  'ChangePassword',
  'ConfirmForgotPassword',
  'ForgotPassword',
  'GetTokensFromRefreshToken',
  'GetUser',
  'RevokeToken',
  'VerifyUserAttribute',
];

const onTable = z.object({ TableName: z.string(), IndexName: z.optional(z.string()) });
const fromSender = z.object({ FromEmailAddress: z.string().check(z.regex(/@[^@>]+>$/)) });
const onPool = z.object({ UserPoolId: z.string() });
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), onTable)) });

const batch = z.object({ RequestItems: z.record(z.string(), z.unknown()) });
const toQueue = z.object({ QueueUrl: z.string() });

/**
 * The permissions that a call needs. They follow from its body, and from the header that names the call in AWS's
 * JSON protocol (`DynamoDB_20120810.PutItem`), or for SES from the path. A sender is identified by its address.
 */
export const permissionsFor = (target: string, body: unknown): Permission[] => {
  if (target === 'POST /v2/email/outbound-emails') {
    const { FromEmailAddress } = fromSender.parse(body);
    return [{ action: 'ses:SendEmail', on: FromEmailAddress.replace(/.*<|>/g, '') }];
  }
  const [service, operation = ''] = target.split('.');
  if (service === 'DynamoDB_20120810') {
    if (operation.startsWith('Transact')) {
      return transaction.parse(body).TransactItems.flatMap((item) =>
        Object.entries(item).map(([kind, { TableName }]) => ({
          action: `dynamodb:${inTransaction.parse(kind)}`,
          on: TableName,
        })),
      );
    }
    if (operation.startsWith('Batch')) {
      return Object.keys(batch.parse(body).RequestItems).map((on) => ({
        action: `dynamodb:${operation}`,
        on,
      }));
    }
    const { TableName, IndexName } = onTable.parse(body);
    const on = IndexName === undefined ? TableName : `${TableName}/index/${IndexName}`;
    return [{ action: `dynamodb:${operation}`, on }];
  }
  if (service === 'AmazonSQS') {
    return [{ action: `sqs:${operation}`, on: toQueue.parse(body).QueueUrl }];
  }
  if (service !== 'AWSCognitoIdentityProviderService') throw new Error(`Unknown call ${target}`);
  if (byTheUserAlone.includes(operation)) return [];
  return [{ action: `cognito-idp:${operation}`, on: onPool.parse(body).UserPoolId }];
};

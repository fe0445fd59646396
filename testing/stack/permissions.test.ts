import { expect, test } from 'vitest';
import { permissionsFor } from './permissions.ts';

const on = { TableName: 'stones' };

test.each([
  ['DynamoDB_20120810.GetItem', on, ['dynamodb:GetItem on stones']],
  ['DynamoDB_20120810.Scan', on, ['dynamodb:Scan on stones']],
  [
    'DynamoDB_20120810.TransactWriteItems',
    {
      TransactItems: [
        { Put: on },
        { Update: on },
        { Delete: on },
        { ConditionCheck: { TableName: 'others' } },
      ],
    },
    [
      'dynamodb:PutItem on stones',
      'dynamodb:UpdateItem on stones',
      'dynamodb:DeleteItem on stones',
      'dynamodb:ConditionCheckItem on others',
    ],
  ],
  [
    'DynamoDB_20120810.TransactGetItems',
    { TransactItems: [{ Get: on }] },
    ['dynamodb:GetItem on stones'],
  ],
  [
    'DynamoDB_20120810.BatchGetItem',
    { RequestItems: { stones: { Keys: [] } } },
    ['dynamodb:BatchGetItem on stones'],
  ],
  [
    'AWSCognitoIdentityProviderService.AdminInitiateAuth',
    { UserPoolId: 'pool' },
    ['cognito-idp:AdminInitiateAuth on pool'],
  ],
  ['AWSCognitoIdentityProviderService.ForgotPassword', { ClientId: 'client' }, []],
  [
    'POST /v2/email/outbound-emails',
    { FromEmailAddress: 'Cairn <cairn@example.com>' },
    ['ses:SendEmail on cairn@example.com'],
  ],
])('%s with %j needs the permissions %j', (target, body, expected) => {
  const needed = permissionsFor(target, body).map(({ action, on }) => `${action} on ${on}`);
  expect(needed).toEqual(expected);
});

test.each([
  ['AmazonSQS.SendMessage', {}],
  ['GET /v2/email/identities', {}],
  ['POST /v2/email/outbound-emails', {}],
  ['DynamoDB_20120810.TransactWriteItems', { TransactItems: [{ Scan: on }] }],
])('%s with %j has no known permissions', (target, body) => {
  expect(() => permissionsFor(target, body)).toThrow();
});

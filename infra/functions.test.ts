import { describe, expect, test } from 'vitest';
import { functionNames, resourceNames } from './function-names.ts';
import { poolActions } from './identity.ts';
import { type Resource, synthesize } from './stack.fixture.ts';
import { itemActions } from './table.ts';

const { resources, uploaded } = synthesize();

type Statement = { Action: string | string[]; Resource: unknown };

/** Our functions by name; CDK's own helpers have other handlers inside. */
const functions = new Map<string, Resource>();
for (const resource of Object.values(resources('AWS::Lambda::Function'))) {
  if (!resource.Properties.Environment?.Variables?.TABLE_NAME) continue;
  functions.set(uploaded(resource.Properties.Code.S3Key)['index.cjs'] ?? '', resource);
}

const properties = (name: string) => functions.get(name)?.Properties;

/** Every action that a function's role allows -> the resources it allows it on. */
const allowed = (name: string): Record<string, unknown> => {
  const [roleId] = properties(name).Role['Fn::GetAtt'];
  expect(resources('AWS::IAM::Role')[roleId]?.Properties).not.toHaveProperty('ManagedPolicyArns');
  const statements = Object.values(resources('AWS::IAM::Policy'))
    .filter(({ Properties }) =>
      Properties.Roles.some((role: { Ref: string }) => role.Ref === roleId),
    )
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as Statement[]);
  return Object.fromEntries(
    statements.flatMap((s) => [s.Action].flat().map((action) => [action, s.Resource])),
  );
};

const [tableId] = Object.keys(resources('AWS::DynamoDB::Table'));
const [poolId] = Object.keys(resources('AWS::Cognito::UserPool'));
const arn = (id: string | undefined) => ({ 'Fn::GetAtt': [id, 'Arn'] });

test('there is one for each resource, and one for the rest', () => {
  expect([...functions.keys()].toSorted()).toEqual([...functionNames].toSorted());
});

describe.each(functionNames)('%s', (name) => {
  test('runs Node 24 on arm64 within the limits', () => {
    expect(properties(name)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: 1024,
      Timeout: 10,
      TracingConfig: { Mode: 'Active' },
    });
  });

  test('logs to a group of its own, for a limited time', () => {
    const group = properties(name).LoggingConfig.LogGroup.Ref;
    expect(resources('AWS::Logs::LogGroup')[group]?.Properties.RetentionInDays).toBe(90);
    expect(allowed(name)['logs:PutLogEvents']).toEqual(arn(group));
  });

  test('is told of the table and of the tokens to accept', () => {
    expect(properties(name).Environment.Variables).toMatchObject({
      TABLE_NAME: { Ref: tableId },
      TOKEN_ISSUER: { 'Fn::GetAtt': [poolId, 'ProviderURL'] },
      USER_POOL_CLIENT_ID: { Ref: expect.any(String) },
    });
  });
});

const actionsOf = (name: string, service: string) =>
  Object.entries(allowed(name)).filter(([action]) => action.startsWith(`${service}:`));

describe('permissions', () => {
  test.each(resourceNames)(
    '%s may read and write items of the table, and no more of it',
    (name) => {
      const expected = itemActions.map((action) => [action, arn(tableId)]);
      expect(actionsOf(name, 'dynamodb').toSorted()).toEqual(expected.toSorted());
    },
  );

  test('unknown has nothing to do with the table', () => {
    expect(actionsOf('unknown', 'dynamodb')).toEqual([]);
  });

  test.each([
    [
      'auth',
      [
        'cognito-idp:AdminCreateUser',
        'cognito-idp:AdminInitiateAuth',
        'cognito-idp:AdminSetUserPassword',
        'cognito-idp:AdminUserGlobalSignOut',
      ],
    ],
    [
      'users',
      [
        'cognito-idp:AdminInitiateAuth',
        'cognito-idp:AdminUpdateUserAttributes',
        'cognito-idp:AdminUserGlobalSignOut',
      ],
    ],
  ])('%s may administer accounts by %j', (name, actions) => {
    const expected = actions.map((action) => [action, arn(poolId)]);
    expect(actionsOf(name, 'cognito-idp').toSorted()).toEqual(expected);
    expect(properties(name).Environment.Variables.USER_POOL_ID).toEqual({ Ref: poolId });
  });

  test.each(functionNames.filter((name) => !(name in poolActions)))('%s may not', (name) => {
    expect(actionsOf(name, 'cognito-idp')).toEqual([]);
    expect(properties(name).Environment.Variables).not.toHaveProperty('USER_POOL_ID');
  });
});

import { describe, expect, test } from 'vitest';
import { longestChange } from '#functions/passwords/changePassword.ts';
import { lastStart } from '#functions/table/retryOnConflict.ts';
import { grants } from '../grants.ts';
import { type Resource, synthesize } from '../stack.fixture.ts';
import {
  clock,
  codeMail,
  type FunctionName,
  functionNames,
  noRouteFunction,
  resourceNames,
  workers,
} from './functionNames.ts';
import {
  clockTimeoutSeconds,
  codeMailTimeoutSeconds,
  functionTimeoutSeconds,
} from './functionTimeout.ts';
import { type QueueName, queueNames, queueSettings } from './queueSettings.ts';

const { resources, uploaded } = synthesize();

type Statement = { Action: string | string[]; Resource: unknown };

/** Our own functions by name. CDK's helper functions have other bundles. */
const functions = new Map<string, Resource>();
for (const resource of Object.values(resources('AWS::Lambda::Function'))) {
  const name = uploaded(resource.Properties.Code.S3Key)['index.cjs'];
  if (functionNames.some((one) => one === name)) functions.set(name ?? '', resource);
}

const timeouts: Partial<Record<FunctionName, number>> = {
  ...Object.fromEntries(queueNames.map((one) => [workers[one], queueSettings[one].workerSeconds])),
  [clock]: clockTimeoutSeconds,
  [codeMail]: codeMailTimeoutSeconds,
};

const properties = (name: string) => functions.get(name)?.Properties;

/** Every action that a function's role allows, with its resources. */
const allowed = (name: string): [action: string, on: unknown][] => {
  const [roleId] = properties(name).Role['Fn::GetAtt'];
  expect(resources('AWS::IAM::Role')[roleId]?.Properties).not.toHaveProperty('ManagedPolicyArns');
  const statements = Object.values(resources('AWS::IAM::Policy'))
    .filter(({ Properties }) =>
      Properties.Roles.some((role: { Ref: string }) => role.Ref === roleId),
    )
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as Statement[]);
  return statements.flatMap((s) =>
    [s.Action].flat().map((action): [string, unknown] => [action, s.Resource]),
  );
};

const [tableId] = Object.keys(resources('AWS::DynamoDB::Table'));
const [poolId] = Object.keys(resources('AWS::Cognito::UserPool'));
const arn = (id: string | undefined) => ({ 'Fn::GetAtt': [id, 'Arn'] });

test('the template has exactly the functions of functionNames', () => {
  expect([...functions.keys()].toSorted()).toEqual([...functionNames].toSorted());
});

test('the last try of a contested write starts at least two seconds before the function’s timeout', () => {
  expect(lastStart + 2_000).toBeLessThanOrEqual(functionTimeoutSeconds * 1_000);
});

test('a change of password counts as over only after the function’s timeout', () => {
  expect(longestChange).toBeGreaterThan(functionTimeoutSeconds * 1_000);
});

describe.each(functionNames)('%s', (name) => {
  test('runs Node 24 on arm64 within the limits', () => {
    expect(properties(name)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: 1024,
      Timeout: timeouts[name] ?? functionTimeoutSeconds,
      TracingConfig: { Mode: 'Active' },
    });
  });

  test('may be triggered in a loop by its own messages only if it sends to its own queue', () => {
    const sendsToItself = queueNames.some(
      (queue) => workers[queue] === name && grants[name].sendsTo === queue,
    );
    expect(properties(name).RecursiveLoop).toBe(sendsToItself ? 'Allow' : undefined);
  });

  test('logs to its own group, with a retention period', () => {
    const group = properties(name).LoggingConfig.LogGroup.Ref;
    expect(resources('AWS::Logs::LogGroup')[group]?.Properties.RetentionInDays).toBe(90);
    expect(allowed(name)).toContainEqual(['logs:PutLogEvents', arn(group)]);
  });

  test('gets the table, the issuer of tokens and the client in its environment, unless it is codeMail', () => {
    const known = {
      TABLE_NAME: { Ref: tableId },
      TOKEN_ISSUER: { 'Fn::GetAtt': [poolId, 'ProviderURL'] },
      USER_POOL_CLIENT_ID: { Ref: expect.any(String) },
    };
    if (name === codeMail) expect(properties(name)).not.toHaveProperty('Environment');
    else expect(properties(name).Environment.Variables).toMatchObject(known);
  });
});

const actionsOf = (name: string, service: string) =>
  allowed(name).filter(([action]) => action.startsWith(`${service}:`));

describe('permissions', () => {
  test.each(functionNames)(
    '%s may do what grants.ts says, on our table and user pool only',
    (name) => {
      const { table, index, pool } = grants[name];
      const indexArn = { 'Fn::Join': ['', [arn(tableId), '/index/bySkill']] };
      expect(actionsOf(name, 'dynamodb').toSorted()).toEqual(
        [
          ...table.map((action) => [`dynamodb:${action}`, arn(tableId)]),
          ...(index ? [['dynamodb:Query', indexArn]] : []),
        ].toSorted(),
      );
      expect(actionsOf(name, 'cognito-idp').toSorted()).toEqual(
        pool.map((action) => [`cognito-idp:${action}`, arn(poolId)]).toSorted(),
      );
    },
  );

  test.each(functionNames)(
    '%s may in addition write its logs and traces, and nothing else',
    (name) => {
      const others = allowed(name)
        .map(([action]) => action)
        .filter((one) => !/^(dynamodb|cognito-idp|sqs):/.test(one));
      expect(others.toSorted()).toEqual([
        'logs:CreateLogStream',
        'logs:PutLogEvents',
        'xray:PutTelemetryRecords',
        'xray:PutTraceSegments',
      ]);
    },
  );

  test.each(functionNames)('%s may use the resource * only for traces', (name) => {
    const nameless = allowed(name).filter(([, on]) => JSON.stringify(on).includes('*'));
    expect(nameless.map(([action]) => action.split(':')[0])).toEqual(['xray', 'xray']);
  });

  const taking = ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'GetQueueUrl'];
  const queueArn = (name: QueueName) => {
    const id = `${name.charAt(0).toUpperCase()}${name.slice(1)}Queue`;
    return arn(Object.keys(resources('AWS::SQS::Queue')).find((one) => one.startsWith(id)));
  };
  test.each(functionNames)('%s may use only the queues that grants.ts names', (name) => {
    const { sendsTo } = grants[name];
    const takes = queueNames.filter((one) => workers[one] === name).map(queueArn);
    expect(actionsOf(name, 'sqs').toSorted()).toEqual(
      [
        ...(sendsTo ? [['sqs:SendMessage', queueArn(sendsTo)]] : []),
        ...takes.flatMap((on) => [...taking, 'ReceiveMessage'].map((one) => [`sqs:${one}`, on])),
      ].toSorted(),
    );
  });

  test.each(functionNames)('%s knows the secret of pushes only if grants.ts says so', (name) => {
    const { PUSH_SECRET, PUSH_CONTACT } = properties(name).Environment?.Variables ?? {};
    expect(PUSH_SECRET !== undefined).toBe(grants[name].push === true);
    expect(PUSH_CONTACT !== undefined).toBe(grants[name].push === true);
  });

  test('only auth, users and accountDeletion may use the user pool, and know its id', () => {
    const admitted = functionNames.filter((name) => actionsOf(name, 'cognito-idp').length > 0);
    expect(admitted).toEqual(['auth', 'users', 'accountDeletion']);
    for (const name of functionNames) {
      const told = properties(name).Environment?.Variables.USER_POOL_ID;
      expect(told).toEqual(admitted.includes(name) ? { Ref: poolId } : undefined);
    }
  });

  test.each([noRouteFunction, codeMail] as const)('%s has no grants', (name) => {
    expect(grants[name]).toEqual({ table: [], pool: [] });
  });
});

describe('settings', () => {
  test.each(resourceNames)('%s knows the secrets that CloudFront may send', (name) => {
    expect(JSON.stringify(properties(name).Environment.Variables.ORIGIN_SECRETS)).toContain(
      '{{resolve:secretsmanager:',
    );
  });

  test('every log group has the retention logRetentionDays', () => {
    const groups = synthesize({ logRetentionDays: '30' }).resources('AWS::Logs::LogGroup');
    const days = Object.values(groups).map(({ Properties }) => Properties.RetentionInDays);
    expect(days.length).toBeGreaterThan(functionNames.length);
    expect(new Set(days)).toEqual(new Set([30]));
  });
});

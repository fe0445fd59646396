import { describe, expect, test } from 'vitest';
import { longestChange } from '#functions/passwords/changePassword.ts';
import { lastStart } from '#functions/table/retryOnConflict.ts';
import { grants } from '../grants.ts';
import { type Resource, synthesize } from '../stack.fixture.ts';
import { functionNames, workers } from './functionNames.ts';
import { functionTimeoutSeconds } from './functionTimeout.ts';
import { queueNames } from './queueSettings.ts';

const { resources, uploaded } = synthesize();

type Statement = { Action: string | string[]; Resource: unknown };

/** Our own functions by name. CDK's helper functions have other bundles. */
const functions = new Map<string, Resource>();
for (const resource of Object.values(resources('AWS::Lambda::Function'))) {
  const name = uploaded(resource.Properties.Code.S3Key)['index.cjs'];
  if (functionNames.some((one) => one === name)) functions.set(name ?? '', resource);
}

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
});

describe('permissions', () => {
  test.each(functionNames)('%s may use the resource * only for traces', (name) => {
    const nameless = allowed(name).filter(([, on]) => JSON.stringify(on).includes('*'));
    expect(nameless.map(([action]) => action.split(':')[0])).toEqual(['xray', 'xray']);
  });

  test.each(functionNames)('%s knows the secret of pushes only if grants.ts says so', (name) => {
    const { PUSH_SECRET, PUSH_CONTACT } = properties(name).Environment?.Variables ?? {};
    expect(PUSH_SECRET !== undefined).toBe(grants[name].push === true);
    expect(PUSH_CONTACT !== undefined).toBe(grants[name].push === true);
  });

  test('only auth, users and accountDeletion may use the user pool', () => {
    const admitted = functionNames.filter((name) => grants[name].pool.length > 0);
    expect(admitted).toEqual(['auth', 'users', 'accountDeletion']);
  });
});

test('every log group has the retention logRetentionDays', () => {
  const groups = synthesize({ logRetentionDays: '30' }).resources('AWS::Logs::LogGroup');
  const days = Object.values(groups).map(({ Properties }) => Properties.RetentionInDays);
  expect(days.length).toBeGreaterThan(functionNames.length);
  expect(new Set(days)).toEqual(new Set([30]));
});

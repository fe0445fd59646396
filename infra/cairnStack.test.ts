import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { everySetting } from './checks/variants.ts';
import { stages } from './settings.ts';
import { type Resource, synthesize, withStack } from './stack.fixture.ts';

const atTheEdge = { waf: 'true', alarmEmail: 'ops@example.com', region: 'eu-central-1' };

const kept = (settings: Record<string, string>) =>
  (Object.values(synthesize(settings).template.toJSON().Resources) as Resource[])
    .filter(({ DeletionPolicy = 'Delete' }) => DeletionPolicy !== 'Delete')
    .map(({ Type, DeletionPolicy }) => `${Type} ${DeletionPolicy}`)
    .toSorted();

describe.each([
  [{ stage: 'dev' }, false],
  [{ stage: 'prod' }, false],
  [{ stage: 'prod', protected: 'true' }, true],
])('%j', (settings, guarded) => {
  test(`termination protection is ${guarded ? 'on' : 'off'}, also for the stacks at the edge`, () => {
    withStack({ ...settings, ...atTheEdge }, (stack) => {
      expect(stack.terminationProtection).toBe(guarded);
      expect(stack.atTheEdge).toHaveLength(2);
      for (const one of stack.atTheEdge) expect(one.terminationProtection).toBe(guarded);
    });
  });

  test('keeps its data when it is removed in production, but not after a failed first deployment', () => {
    expect(kept(settings)).toEqual(
      settings.stage === 'prod'
        ? [
            'AWS::Cognito::UserPool RetainExceptOnCreate',
            'AWS::DynamoDB::Table RetainExceptOnCreate',
            'AWS::SecretsManager::Secret RetainExceptOnCreate',
          ]
        : [],
    );
  });

  test('has outputs for its URL and for what the runbook needs', () => {
    const outputs = Object.keys(synthesize(settings).template.toJSON().Outputs);
    expect(outputs).toEqual(
      expect.arrayContaining([
        'Url',
        'CloudFrontUrl',
        'OriginSecret',
        'AlarmTopicArn',
        'TableName',
        'UserPoolId',
        'RemindersUrl',
        'RemindersAsideUrl',
      ]),
    );
  });
});

test.each([
  [{ stage: 'prod' }, ['alarmEmail', 'protected', 'senderEmail']],
  [{ stage: 'prod', alarmEmail: 'ops@example.com' }, ['protected', 'senderEmail']],
  [{ ...everySetting, stage: 'prod', protected: 'true' }, []],
  [{ stage: 'dev' }, []],
])('the stack with %j warns that these are missing: %j', (settings, missing) => {
  withStack(settings, (stack) => {
    const said = Annotations.fromStack(stack)
      .findWarning('*', Match.stringLikeRegexp('^(alarmEmail|senderEmail|protected) is not'))
      .map(({ entry }) => String(entry.data).split(' ')[0]);
    expect(said.toSorted()).toEqual(missing);
  });
});

test('the template contains no secret, only references', () => {
  const text = JSON.stringify(synthesize().template.toJSON());
  expect(text).not.toMatch(/"SecretString":/);
  expect(text.match(/\{\{resolve:/g)?.length).toBeGreaterThan(0);
  expect(text.match(/\{\{resolve:(?!secretsmanager:)/g)).toBeNull();
});

test.each(stages)('%s uses the bootstrap that its script creates, and no other', (stage) => {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  const [, qualifier] = /--qualifier (\w+)/.exec(scripts[`bootstrap:${stage}`]) ?? [];
  expect(scripts[`bootstrap:${stage}`]).toContain(`--context stage=${stage} `);
  withStack({ ...everySetting, stage }, (stack) => {
    for (const one of [stack, ...stack.atTheEdge])
      expect(one.synthesizer.bootstrapQualifier).toBe(qualifier);
    const template = JSON.stringify(Template.fromStack(stack).toJSON());
    expect(template).toContain(`/cdk-bootstrap/${qualifier}/version`);
    expect(template).not.toContain('hnb659fds');
  });
});

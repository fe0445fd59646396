import { Annotations, Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { type Resource, synthesize, withStack } from './stack.fixture.ts';

const firewall = { waf: 'true', region: 'eu-central-1' };

describe.each([
  ['dev', false],
  ['prod', true],
])('%s', (stage, keeps) => {
  test(`is ${keeps ? '' : 'not '}protected from being removed, with its firewall`, () => {
    withStack({ stage, ...firewall }, (stack) => {
      expect(stack.terminationProtection).toBe(keeps);
      expect(stack.firewall?.terminationProtection).toBe(keeps);
    });
  });

  test(`keeps ${keeps ? 'table, pool and bucket' : 'nothing'} when it is removed`, () => {
    const { template } = synthesize({ stage });
    const resources = Object.values(template.toJSON().Resources) as Resource[];
    const kept = resources.filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain');
    expect(kept.map(({ Type }) => Type).toSorted()).toEqual(
      keeps ? ['AWS::Cognito::UserPool', 'AWS::DynamoDB::Table', 'AWS::S3::Bucket'] : [],
    );
  });

  test('tells its address and what the runbook needs', () => {
    const outputs = Object.keys(synthesize({ stage }).template.toJSON().Outputs);
    expect(outputs).toEqual(
      expect.arrayContaining([
        'Url',
        'CloudFrontUrl',
        'AlarmTopicArn',
        'TableName',
        'UserPoolId',
        'UserPoolClientId',
      ]),
    );
  });
});

test.each([
  ['prod', {}, 1],
  ['prod', { alarmEmail: 'ops@example.com' }, 0],
  ['dev', {}, 0],
])('%s with %j: %i warnings that nobody hears the alarms', (stage, settings, count) => {
  withStack({ stage, ...settings }, (stack) => {
    const said = Annotations.fromStack(stack).findWarning(
      '*',
      Match.stringLikeRegexp('alarmEmail'),
    );
    expect(said).toHaveLength(count);
  });
});

test('no secret stands in the template, only where it is', () => {
  const text = JSON.stringify(synthesize().template.toJSON());
  expect(text).not.toMatch(/"SecretString":/);
  expect(text.match(/\{\{resolve:/g)?.length).toBeGreaterThan(0);
  expect(text.match(/\{\{resolve:(?!secretsmanager:)/g)).toBeNull();
});

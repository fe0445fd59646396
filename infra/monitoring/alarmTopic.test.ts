import { describe, expect, test } from 'vitest';
import { synthesize } from '../stack.fixture.ts';

const { only, resources } = synthesize({ alarmEmail: 'ops@example.com' });
const [topicId] = Object.keys(resources('AWS::SNS::Topic'));
const [keyId] = Object.keys(resources('AWS::KMS::Key'));

type Statement = {
  Effect: string;
  Action: string | string[];
  Principal: { Service?: string };
  Condition?: Record<string, unknown>;
};

const ownAlarms = {
  StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
  ArnLike: { 'aws:SourceArn': expect.anything() },
};

describe('the topic of the alarms', () => {
  test('sends to the e-mail address in the settings', () => {
    expect(only('AWS::SNS::Subscription').Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'ops@example.com',
      TopicArn: { Ref: topicId },
    });
    expect(synthesize().resources('AWS::SNS::Subscription')).toEqual({});
  });

  test('accepts messages only from alarms of this account', () => {
    const statements: Statement[] =
      only('AWS::SNS::TopicPolicy').Properties.PolicyDocument.Statement;
    const writers = statements.filter(({ Effect }) => Effect === 'Allow');
    expect(writers).toHaveLength(1);
    expect(writers[0]).toMatchObject({
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Condition: ownAlarms,
    });
  });

  test('is encrypted with its own key, which alarms may use', () => {
    expect(only('AWS::SNS::Topic').Properties.KmsMasterKeyId).toEqual({
      'Fn::GetAtt': [keyId, 'Arn'],
    });
    const statements: Statement[] = only('AWS::KMS::Key').Properties.KeyPolicy.Statement;
    const users = statements.filter(({ Principal }) => Principal.Service);
    expect(users).toHaveLength(1);
    expect(users[0]).toMatchObject({
      Effect: 'Allow',
      Action: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      Principal: { Service: 'cloudwatch.amazonaws.com' },
    });
  });
});

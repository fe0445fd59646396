import { describe, expect, test } from 'vitest';
import { synthesize } from '../stack.fixture.ts';
import { queueSettings } from './queueSettings.ts';

const { resources } = synthesize({ stage: 'prod' });
const queues = resources('AWS::SQS::Queue');
const [main = '', aside = ''] = ['DeletionsQueue', 'DeletionsAside'].map((name) =>
  Object.keys(queues).find((id) => id.startsWith(name)),
);
const arn = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const { workerSeconds, invisibleSeconds, deliveries } = queueSettings;

describe('the queue of account deletions', () => {
  test('delivers one message at a time, to a few workers at once', () => {
    const mappings = Object.values(resources('AWS::Lambda::EventSourceMapping'));
    expect(mappings.map(({ Properties }) => Properties)).toContainEqual(
      expect.objectContaining({
        BatchSize: 1,
        EventSourceArn: arn(main),
        ScalingConfig: { MaximumConcurrency: 5 },
      }),
    );
  });

  test('redelivers a message as late as Lambda requires, and within five minutes', () => {
    expect(queues[main]?.Properties.VisibilityTimeout).toBe(invisibleSeconds);
    expect(invisibleSeconds).toBeGreaterThanOrEqual(6 * workerSeconds);
    expect(workerSeconds + invisibleSeconds + workerSeconds).toBeLessThan(5 * 60);
  });

  test('moves a message that fails too often to the dead-letter queue, and keeps every message for two weeks', () => {
    expect(queues[main]?.Properties.RedrivePolicy).toEqual({
      deadLetterTargetArn: arn(aside),
      maxReceiveCount: deliveries,
    });
    for (const id of [main, aside])
      expect(queues[id]?.Properties.MessageRetentionPeriod).toBe(14 * 24 * 60 * 60);
  });

  test.each([main, aside])(
    '%s is encrypted, accepts only TLS, and is deleted with the stack',
    (id) => {
      expect(queues[id]?.Properties.SqsManagedSseEnabled).toBe(true);
      expect(queues[id]?.DeletionPolicy).toBe('Delete');
      const policies = Object.values(resources('AWS::SQS::QueuePolicy')).filter(
        ({ Properties }) => Properties.Queues[0].Ref === id,
      );
      expect(policies[0]?.Properties.PolicyDocument.Statement).toMatchObject([
        {
          Action: 'sqs:*',
          Effect: 'Deny',
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        },
      ]);
    },
  );

  test.each([
    ['what is put aside rings', 'accounts-not-deleted', aside],
    ['what nobody takes rings', 'accounts-waiting', main],
  ])('%s', (_, name, queue) => {
    const alarm = Object.values(resources('AWS::CloudWatch::Alarm')).find(({ Properties }) =>
      String(Properties.AlarmName).endsWith(name),
    );
    expect(alarm?.Properties.Dimensions).toEqual([
      { Name: 'QueueName', Value: { 'Fn::GetAtt': [queue, 'QueueName'] } },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { synthesize } from '../stack.fixture.ts';
import { reminderQueueSettings } from './queueSettings.ts';

const { resources } = synthesize({ stage: 'prod' });
const queues = resources('AWS::SQS::Queue');
const [main = '', aside = ''] = ['RemindersQueue', 'RemindersAside'].map((name) =>
  Object.keys(queues).find((id) => id.startsWith(name)),
);
const arn = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const { workerSeconds, invisibleSeconds, deliveries, atOnce } = reminderQueueSettings;

describe('the queue of people with reminders', () => {
  test('delivers one message at a time, to a bounded number of workers', () => {
    const mappings = Object.values(resources('AWS::Lambda::EventSourceMapping'));
    expect(mappings.map(({ Properties }) => Properties)).toContainEqual(
      expect.objectContaining({
        BatchSize: 1,
        EventSourceArn: arn(main),
        ScalingConfig: { MaximumConcurrency: atOnce },
      }),
    );
  });

  test('redelivers a message as late as Lambda requires', () => {
    expect(queues[main]?.Properties.VisibilityTimeout).toBe(invisibleSeconds);
    expect(invisibleSeconds).toBeGreaterThanOrEqual(6 * workerSeconds);
  });

  test('moves a message that fails too often to the dead-letter queue, and keeps no late ones', () => {
    expect(queues[main]?.Properties.RedrivePolicy).toEqual({
      deadLetterTargetArn: arn(aside),
      maxReceiveCount: deliveries,
    });
    expect(queues[main]?.Properties.MessageRetentionPeriod).toBe(2 * 60 * 60);
    expect(queues[aside]?.Properties.MessageRetentionPeriod).toBe(14 * 24 * 60 * 60);
  });

  test.each([main, aside])('%s is encrypted, and accepts only TLS', (id) => {
    expect(queues[id]?.Properties.SqsManagedSseEnabled).toBe(true);
    const policies = Object.values(resources('AWS::SQS::QueuePolicy')).filter(
      ({ Properties }) => Properties.Queues[0].Ref === id,
    );
    expect(policies[0]?.Properties.PolicyDocument.Statement).toMatchObject([
      { Action: 'sqs:*', Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    ]);
  });

  test.each([
    ['reminders-not-sent', aside],
    ['reminders-waiting', main],
  ])('%s watches it', (name, queue) => {
    const alarm = Object.values(resources('AWS::CloudWatch::Alarm')).find(({ Properties }) =>
      String(Properties.AlarmName).endsWith(name),
    );
    expect(alarm?.Properties.Dimensions).toEqual([
      { Name: 'QueueName', Value: { 'Fn::GetAtt': [queue, 'QueueName'] } },
    ]);
  });
});

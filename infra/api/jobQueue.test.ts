import { describe, expect, test } from 'vitest';
import { synthesize } from '../stack.fixture.ts';
import { queueNames, queueSettings } from './queueSettings.ts';

const { resources } = synthesize({ stage: 'prod' });
const queues = resources('AWS::SQS::Queue');

/** The logical id of a queue or of its dead-letter queue. */
const idOf = (name: string, part: 'Queue' | 'Aside') =>
  Object.keys(queues).find((id) => id.toLowerCase().startsWith(`${name}${part}`.toLowerCase())) ??
  '';

describe.each(queueNames)('the queue of %s', (name) => {
  const settings = queueSettings[name];
  const main = idOf(name, 'Queue');

  test('delivers to a limited number of workers, which report the failed messages of a batch', () => {
    const mappings = Object.values(resources('AWS::Lambda::EventSourceMapping'));
    const [mapping] = mappings.filter(
      ({ Properties }) => Properties.EventSourceArn['Fn::GetAtt'][0] === main,
    );
    expect(mapping?.Properties).toMatchObject({
      BatchSize: settings.batchSize,
      ScalingConfig: { MaximumConcurrency: settings.atOnce },
    });
    expect(mapping?.Properties.FunctionResponseTypes).toEqual(
      settings.batchSize > 1 ? ['ReportBatchItemFailures'] : undefined,
    );
  });

  test('redelivers a message only after six times the worker’s timeout', () => {
    expect(queues[main]?.Properties.VisibilityTimeout).toBe(settings.invisibleSeconds);
    expect(settings.invisibleSeconds).toBeGreaterThanOrEqual(6 * settings.workerSeconds);
  });
});

test.each([
  ['accounts-not-deleted', ['deletions'], 'Aside'],
  ['accounts-waiting', ['deletions'], 'Queue'],
  ['reminders-not-sent', ['reminders', 'deliveries'], 'Aside'],
  ['reminders-waiting', ['reminders'], 'Queue'],
  ['deliveries-waiting', ['deliveries'], 'Queue'],
] as const)('the alarm %s watches the queues %j', (name, watched, part) => {
  const { Properties } =
    Object.values(resources('AWS::CloudWatch::Alarm')).find((one) =>
      String(one.Properties.AlarmName).endsWith(name),
    ) ?? {};
  const metrics = Properties?.Metrics ?? [{ MetricStat: { Metric: Properties } }];
  const found = metrics.flatMap((one: { MetricStat?: { Metric: { Dimensions: unknown } } }) =>
    one.MetricStat ? [one.MetricStat.Metric.Dimensions] : [],
  );
  expect(found).toEqual(
    watched.map((queue) => [
      { Name: 'QueueName', Value: { 'Fn::GetAtt': [idOf(queue, part), 'QueueName'] } },
    ]),
  );
});

test('an account is deleted within five minutes, even if a worker was interrupted, and its message is kept for 14 days', () => {
  const { workerSeconds, invisibleSeconds, retentionSeconds } = queueSettings.deletions;
  expect(workerSeconds + invisibleSeconds + workerSeconds).toBeLessThan(5 * 60);
  expect(retentionSeconds).toBe(14 * 24 * 60 * 60);
});

test('a delivery stays in its queue until it is too late to send, and is retried for half an hour', () => {
  const { retentionSeconds, invisibleSeconds, maxReceives } = queueSettings.deliveries;
  expect(retentionSeconds).toBeGreaterThan(2 * 60 * 60 + invisibleSeconds);
  expect(invisibleSeconds * maxReceives).toBeGreaterThanOrEqual(30 * 60);
});

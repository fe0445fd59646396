import { describe, expect, test } from 'vitest';
import { evaluate, type Series } from '../../testing/stack/metricMath.ts';
import { type Resource, synthesize, withStack } from '../stack.fixture.ts';
import { edgeRegion } from '../website/edgeRegion.ts';
import { edgeErrors } from './edgeAlarmsStack.ts';

const settings = { stage: 'prod', alarmEmail: 'ops@example.com', region: 'eu-central-1' };
const edge = synthesize(settings).atTheEdge['cairn-prod-edge'];
const only = (type: string): Resource['Properties'] =>
  Object.values(edge?.findResources(type) ?? {})[0]?.Properties;
const alarm = only('AWS::CloudWatch::Alarm');

describe('the alarm of CloudFront', () => {
  test("is in the region of CloudFront's metrics, and refers to the distribution", () => {
    withStack(settings, (stack) => {
      const [one] = stack.atTheEdge;
      expect(one?.region).toBe(edgeRegion);
      expect(one?.dependencies).toContain(stack);
    });
    for (const { MetricStat } of alarm.Metrics.slice(1)) {
      expect(MetricStat.Metric).toMatchObject({
        Namespace: 'AWS/CloudFront',
        Dimensions: [
          {
            Name: 'DistributionId',
            Value: { 'Fn::GetStackOutput': { StackName: 'cairn-prod', Region: 'eu-central-1' } },
          },
          { Name: 'Region', Value: 'Global' },
        ],
      });
    }
  });

  test.each<[string, Record<string, Series>, number[]]>([
    ['one request in a hundred fails', { rate: [1], requests: [300] }, [1]],
    ['only two requests fail', { rate: [100], requests: [2] }, [0]],
    ['fewer than one in a hundred fail', { rate: [0.5], requests: [10_000] }, [0.5]],
  ])('%s: %j -> %j', (_, given, expected) => {
    expect(alarm.AlarmName).toBe('cairn-prod-edge-errors');
    expect(alarm.Threshold).toBe(edgeErrors.percent);
    expect(evaluate(alarm.Metrics[0].Expression, given)).toEqual(expected);
  });

  test('notifies the address for alarms through its own topic', () => {
    const [topicId = ''] = Object.keys(edge?.findResources('AWS::SNS::Topic') ?? {});
    expect(alarm.AlarmActions).toEqual([{ Ref: topicId }]);
    expect(only('AWS::SNS::Subscription')).toMatchObject({
      Endpoint: 'ops@example.com',
      TopicArn: { Ref: topicId },
    });
  });

  test.each([{}, { alarmEmail: 'ops@example.com' }, { region: 'eu-central-1' }])(
    'is missing with only %j: nobody would be notified, or the region is unknown',
    (some) => expect(synthesize(some).atTheEdge).toEqual({}),
  );
});

import { describe, expect, test } from 'vitest';
import { thresholds } from './alarms.ts';
import { functionNames } from './functionNames.ts';
import { type Resource, synthesize } from './stack.fixture.ts';

const { resources } = synthesize({ stage: 'prod' });
const [topicId] = Object.keys(resources('AWS::SNS::Topic'));
const alarms: [string, Resource['Properties']][] = Object.values(
  resources('AWS::CloudWatch::Alarm'),
).map(({ Properties }) => [Properties.AlarmName, Properties]);
const alarm = (name: string) => alarms.find(([one]) => one === `cairn-prod-${name}`)?.[1];

const expected: [string, number, string[]][] = [
  ['server-errors', thresholds.serverErrors.percent, ['5xx', 'Count']],
  ['latency-p99', thresholds.latencyP99, ['Latency']],
  ['table-throttles', thresholds.tableThrottles, ['ReadThrottleEvents', 'WriteThrottleEvents']],
  ['table-system-errors', thresholds.tableSystemErrors, ['SystemErrors']],
  ['sign-in-failures', thresholds.signInFailures, ['SignInFailures']],
  ...functionNames.flatMap((name): [string, number, string[]][] => [
    [`${name}-errors`, thresholds.functionErrors, ['Errors']],
    [`${name}-throttles`, thresholds.functionThrottles, ['Throttles']],
  ]),
];

type Query = { Expression?: string; MetricStat?: { Metric: { MetricName: string } } };

/** Names of the metrics that an alarm is about. */
const metricsOf = (of: Resource['Properties']): string[] => {
  const queries: Query[] = of.Metrics ?? [];
  const names = queries.flatMap(({ MetricStat }) => MetricStat?.Metric.MetricName ?? []);
  return [...new Set(of.MetricName ? [of.MetricName] : names)].toSorted();
};

test('there are these and no more', () => {
  const names = alarms.map(([name]) => name);
  expect(names.toSorted()).toEqual(expected.map(([name]) => `cairn-prod-${name}`).toSorted());
});

test.each(expected)('%s rings from %d on, by %j', (name, from, metrics) => {
  expect(alarm(name)).toMatchObject({
    Threshold: from,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    TreatMissingData: 'notBreaching',
  });
  expect(metricsOf(alarm(name))).toEqual(metrics.toSorted());
});

test.each(expected)('%s tells the one topic when it begins and when it ends', (name) => {
  const { AlarmActions, OKActions, ActionsEnabled } = alarm(name);
  expect(AlarmActions).toEqual([{ Ref: topicId }]);
  expect(OKActions).toEqual([{ Ref: topicId }]);
  expect(ActionsEnabled).not.toBe(false);
});

test.each(alarms)('%s asks for no more metrics than an alarm may', (_, of) => {
  expect((of.Metrics ?? []).length).toBeLessThanOrEqual(10);
});

describe('what is watched is ours', () => {
  const dimensions = (of: Resource['Properties']): Record<string, unknown>[] =>
    [of.Dimensions, ...(of.Metrics ?? []).map((q: Query) => q.MetricStat?.Metric)]
      .flatMap((one) => (Array.isArray(one) ? [one] : one?.Dimensions ? [one.Dimensions] : []))
      .map((list: { Name: string; Value: unknown }[]) =>
        Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])),
      );
  const [apiId] = Object.keys(resources('AWS::ApiGatewayV2::Api'));
  const [tableId] = Object.keys(resources('AWS::DynamoDB::Table'));

  test.each(['server-errors', 'latency-p99'])('%s: the API', (name) => {
    for (const of of dimensions(alarm(name))) expect(of.ApiId).toEqual({ Ref: apiId });
    expect(dimensions(alarm(name))).not.toEqual([]);
  });

  test.each(['table-throttles', 'table-system-errors'])('%s: the table', (name) => {
    for (const of of dimensions(alarm(name))) expect(of.TableName).toEqual({ Ref: tableId });
    expect(dimensions(alarm(name))).not.toEqual([]);
  });

  test.each(functionNames)('%s: each function by itself', (name) => {
    const [of] = dimensions(alarm(`${name}-errors`));
    expect(JSON.stringify(of?.FunctionName)).toContain(`Functions${name}`);
  });

  test('server errors count from the third on, as a share of all calls', () => {
    const [{ Expression }] = alarm('server-errors').Metrics;
    expect(Expression).toBe('IF(errors >= 3, 100 * errors / calls, 0)');
  });
});

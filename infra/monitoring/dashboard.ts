import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { functionNames, resourceNames } from '../api/functionNames.ts';
import { type Functions, functionMegabytes } from '../api/functions.ts';
import type { Alarms } from './alarms.ts';
import { systemErrors } from './alarms.ts';
import { edgeMetric } from './edgeMetric.ts';
import type { RequestMetrics } from './requestMetrics.ts';

export type DashboardProps = {
  readonly gateway: HttpStage;
  readonly accessLog: ILogGroup;
  readonly functions: Functions;
  readonly table: Table;
  readonly distribution: Distribution;
  readonly requests: RequestMetrics;
  readonly alarms: Alarms;
};

const wide = 24;
const half = 12;

const sum = { statistic: 'Sum' } as const;

/** The page to open first: errors, latency, functions and cost. */
export class Dashboard extends cloudwatch.Dashboard {
  constructor(scope: Construct, id: string, props: DashboardProps) {
    const { gateway, accessLog, functions, table, distribution, requests, alarms } = props;
    super(scope, id, {
      dashboardName: Stack.of(scope).stackName,
      defaultInterval: Duration.hours(12),
    });
    const each = functionNames.map((name) => [name, functions.byName[name]] as const);
    const logGroupNames = resourceNames.map((name) => functions.byName[name].logGroup.logGroupName);
    /** A table of counts and percentiles from the functions' log lines. The query runs when the dashboard is opened. */
    const ofLines = (title: string, stats: string, ...more: string[]) =>
      new cloudwatch.LogQueryWidget({
        title,
        width: wide,
        height: 9,
        view: cloudwatch.LogQueryVisualizationType.TABLE,
        logGroupNames,
        queryLines: ['filter message = "request"', `stats ${stats}`, ...more],
      });
    const graph = (title: string, left: cloudwatch.IMetric[], right: cloudwatch.IMetric[] = []) =>
      new cloudwatch.GraphWidget({ title, width: half, left, right, liveData: true });

    this.addWidgets(
      new cloudwatch.AlarmStatusWidget({
        title: 'Alarms',
        width: wide,
        height: 3,
        alarms: alarms.all,
      }),
      graph('Traffic and errors', [
        gateway.metricCount({ ...sum, label: 'calls' }),
        gateway.metricClientError({ ...sum, label: 'refused (4xx)' }),
        gateway.metricServerError({ ...sum, label: 'failed (5xx)' }),
      ]),
      graph(
        'Latency of the API',
        ['p50', 'p95', 'p99'].map((statistic) =>
          gateway.metricLatency({ statistic, label: statistic }),
        ),
      ),
      ofLines(
        'Routes: calls, failures and milliseconds',
        'count(*) as calls, sum(status >= 500) as failed, pct(latency, 50) as p50, pct(latency, 95) as p95, pct(latency, 99) as p99 by route',
        'sort calls desc',
      ),
      graph('Throttled', [
        requests.throttledCalls.with({ label: 'by the gateway' }),
        ...each.map(([name, fn]) => fn.metricThrottles({ ...sum, label: `function ${name}` })),
        table.metric('ReadThrottleEvents', { ...sum, label: 'table reads' }),
        table.metric('WriteThrottleEvents', { ...sum, label: 'table writes' }),
      ]),
      graph('Errors', [
        ...each.map(([name, fn]) => fn.metricErrors({ ...sum, label: `function ${name}` })),
        systemErrors(table).with({ label: 'DynamoDB' }),
      ]),
      graph(
        'Cold starts and sign-in failures',
        [requests.coldStarts.with({ label: 'cold starts' })],
        [requests.signInFailures.with({ label: 'sign-in failures' })],
      ),
      graph(
        'Functions at once',
        each.map(([name, fn]) =>
          fn.metric('ConcurrentExecutions', { statistic: 'Maximum', label: name }),
        ),
      ),
      graph('Capacity of the table', [
        table.metricConsumedReadCapacityUnits({ ...sum, label: 'read units' }),
        table.metricConsumedWriteCapacityUnits({ ...sum, label: 'write units' }),
      ]),
      graph(
        'Cost: compute',
        [
          new cloudwatch.MathExpression({
            label: 'GB seconds',
            // `METRICS()` would be shorter, but would include the calls on the other axis.
            expression: `(${each.map(([name]) => `FILL(${name}, 0)`).join(' + ')}) / 1000 * ${functionMegabytes / 1024}`,
            usingMetrics: Object.fromEntries(
              each.map(([name, fn]) => [name, fn.metricDuration({ ...sum })]),
            ),
          }),
        ],
        [gateway.metricCount({ ...sum, label: 'calls' })],
      ),
      graph(
        'Cost: delivery',
        [edgeMetric(distribution, { metricName: 'Requests', ...sum, label: 'requests' })],
        [edgeMetric(distribution, { metricName: 'BytesDownloaded', ...sum, label: 'bytes' })],
      ),
      graph(
        'Cost: log bytes',
        [
          ...each.map(([name, fn]) => [name, fn.logGroup] as const),
          ['access log', accessLog] as const,
        ].map(
          ([label, { logGroupName }]) =>
            new cloudwatch.Metric({
              namespace: 'AWS/Logs',
              metricName: 'IncomingBytes',
              dimensionsMap: { LogGroupName: logGroupName },
              ...sum,
              label,
            }),
        ),
      ),
      ofLines(
        'Cost: capacity units and cold starts by route',
        'sum(readUnits) as read, sum(writeUnits) as written, sum(readUnits) / count(*) as readEach, sum(writeUnits) / count(*) as writtenEach, sum(coldStart) as coldStarts by route',
        'sort read + written desc',
      ),
    );
  }
}

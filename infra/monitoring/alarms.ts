import { Stack } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation, type Table } from 'aws-cdk-lib/aws-dynamodb';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { DeletionQueue } from '../api/deletionQueue.ts';
import { functionNames } from '../api/functionNames.ts';
import type { Functions } from '../api/functions.ts';
import { grants } from '../api/grants.ts';
import type { RequestMetrics } from './requestMetrics.ts';

/** The thresholds of the alarms, within five minutes. */
export const thresholds = {
  /** Percent of all calls with a 5xx response, and their least count: a single one may come from a deployment. */
  serverErrors: { percent: 1, atLeast: 3 },
  /** Milliseconds, three times in a row. */
  latencyP99: 3_000,
  /** Functions respond to their own failures, so one of these is a crash or a time-out. */
  functionErrors: 1,
  functionThrottles: 1,
  /** The SDK tries three times, so a few of these have no effect. */
  tableThrottles: 10,
  tableSystemErrors: 5,
  signInFailures: 100,
  /** People don't see these: the screen says that a code is on its way in any case. */
  resetCodesNotSent: 1,
  /** Each is a person who is waiting to be forgotten. */
  accountsNotDeleted: 1,
} as const;

export type AlarmsProps = {
  readonly topic: ITopic;
  readonly stage: HttpStage;
  readonly functions: Functions;
  readonly table: Table;
  readonly deletions: DeletionQueue;
  readonly requests: RequestMetrics;
};

type Ringing = {
  readonly metric: cloudwatch.IMetric;
  readonly from: number;
  readonly says: string;
  readonly times?: number;
  readonly lowSamples?: 'ignore';
};

/**
 * A sum of metrics that AWS emits only where there is something to count. Where one has no data the sum has none
 * either and never alarms, so missing data count as 0.
 */
const sumOf = (label: string, metrics: Record<string, cloudwatch.IMetric>) =>
  new cloudwatch.MathExpression({
    expression: Object.keys(metrics).map(orZero).join(' + '),
    usingMetrics: metrics,
    label,
  });

const orZero = (metric: string) => `FILL(${metric}, 0)`;

/** Every operation that some function may send, and the one that carries transactions. */
const tableOperations: readonly Operation[] = [
  ...new Set(Object.values(grants).flatMap(({ table }) => table as readonly Operation[])),
  Operation.TRANSACT_WRITE_ITEMS,
];

/** One per operation, since DynamoDB counts them per operation. */
export const systemErrors = (table: Table) =>
  sumOf(
    'System errors of DynamoDB',
    Object.fromEntries(
      tableOperations.map((operation) => [
        operation.toLowerCase(),
        table.metric('SystemErrors', {
          statistic: 'Sum',
          dimensionsMap: { TableName: table.tableName, Operation: operation },
        }),
      ]),
    ),
  );

/** The alarms: each notifies the one topic, and again when it is over. */
export class Alarms extends Construct {
  readonly all: cloudwatch.Alarm[] = [];
  readonly #action: SnsAction;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    const { topic, stage, functions, table, deletions, requests } = props;
    this.#action = new SnsAction(topic);
    const { serverErrors } = thresholds;

    this.#ring('server-errors', {
      metric: new cloudwatch.MathExpression({
        expression: `IF(${orZero('errors')} >= ${serverErrors.atLeast}, 100 * ${orZero('errors')} / calls, 0)`,
        usingMetrics: {
          errors: stage.metricServerError({ statistic: 'Sum' }),
          calls: stage.metricCount({ statistic: 'Sum' }),
        },
        label: '5xx responses, percent of calls',
      }),
      from: serverErrors.percent,
      says: 'Calls of the API fail on our side.',
    });
    this.#ring('latency-p99', {
      metric: stage.metricLatency({ statistic: 'p99' }),
      from: thresholds.latencyP99,
      times: 3,
      lowSamples: 'ignore',
      says: 'One call in a hundred takes too long.',
    });
    for (const name of functionNames) {
      const fn = functions.byName[name];
      this.#ring(`${name}-errors`, {
        metric: fn.metricErrors({ statistic: 'Sum' }),
        from: thresholds.functionErrors,
        says: `The function ${name} crashed or ran out of time.`,
      });
      this.#ring(`${name}-throttles`, {
        metric: fn.metricThrottles({ statistic: 'Sum' }),
        from: thresholds.functionThrottles,
        says: `The function ${name} was refused for want of concurrency.`,
      });
    }
    this.#ring('table-throttles', {
      metric: sumOf('Throttled reads and writes', {
        reads: table.metric('ReadThrottleEvents', { statistic: 'Sum' }),
        writes: table.metric('WriteThrottleEvents', { statistic: 'Sum' }),
      }),
      from: thresholds.tableThrottles,
      says: 'The table refuses reads or writes as too many.',
    });
    this.#ring('table-system-errors', {
      metric: systemErrors(table),
      from: thresholds.tableSystemErrors,
      says: 'DynamoDB fails on its side.',
    });
    this.#ring('sign-in-failures', {
      metric: requests.signInFailures,
      from: thresholds.signInFailures,
      says: 'Many passwords are wrong: someone may be guessing.',
    });
    this.#ring('reset-codes', {
      metric: requests.resetCodesNotSent,
      from: thresholds.resetCodesNotSent,
      says: 'Someone who forgot the password gets no code.',
    });
    this.#ring('accounts-not-deleted', {
      metric: deletions.failed,
      from: thresholds.accountsNotDeleted,
      says: 'An account that somebody deleted is still there.',
    });
  }

  #ring(name: string, { metric, from, says, times = 1, lowSamples }: Ringing): void {
    const isSum = metric instanceof cloudwatch.MathExpression;
    const alarm = new cloudwatch.Alarm(this, name, {
      alarmName: `${Stack.of(this).stackName}-${name}`,
      alarmDescription: `${says} See docs/runbook.md, ${name}.`,
      metric,
      threshold: from,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // Where missing data count as 0, late data first look like 0, so the previous period is evaluated again.
      evaluationPeriods: isSum ? times + 1 : times,
      datapointsToAlarm: times,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      ...(lowSamples && { evaluateLowSampleCountPercentile: lowSamples }),
    });
    alarm.addAlarmAction(this.#action);
    alarm.addOkAction(this.#action);
    this.all.push(alarm);
  }
}

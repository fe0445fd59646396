import { Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { Operation, type Table } from 'aws-cdk-lib/aws-dynamodb';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { DeletionQueue } from '../api/deletionQueue.ts';
import { functionNames, worker } from '../api/functionNames.ts';
import type { Functions } from '../api/functions.ts';
import { grants } from '../api/grants.ts';
import type { Stage } from '../settings.ts';
import type { RequestMetrics } from './requestMetrics.ts';
import { type Ringing, ring } from './ring.ts';

/** The thresholds of the alarms, within five minutes. */
export const thresholds = {
  /** Percent of all calls with a 5xx response, and their least count: a single one may come from a deployment. */
  serverErrors: { percent: 1, atLeast: 3 },
  /**
   * Percent of all calls that take so many milliseconds, and their least count, three times in a row. A percentile
   * would say nothing at night: CloudWatch takes p99 as meaningful from 1,000 samples on.
   */
  slowCalls: { millis: 3_000, percent: 1, atLeast: 3 },
  /** Functions respond to their own failures, so one of these is a crash or a time-out. */
  functionErrors: 1,
  functionThrottles: 1,
  /** A person's own limits are responses of the functions, and not counted here. */
  gatewayThrottles: 50,
  /** The SDK tries three times, so a few of these have no effect. */
  tableThrottles: 10,
  tableSystemErrors: 5,
  signInFailures: 100,
  /** People don't see these: the screen says that a code is on its way in any case. */
  resetCodesNotSent: 1,
  /** Each is a person who is waiting to be forgotten. */
  accountsNotDeleted: 1,
  /** Seconds that a message waits: a deletion takes minutes, and comes back after at most 15. */
  accountsWaiting: 3_600,
  /** Shares of the mails of the account; SES's developer guide names both as those from which it looks into a sender. */
  mailBounces: 0.05,
  mailComplaints: 0.001,
} as const;

export type AlarmsProps = {
  readonly topic: ITopic;
  readonly stage: Stage;
  readonly gateway: HttpStage;
  readonly functions: Functions;
  readonly table: Table;
  readonly deletions: DeletionQueue;
  readonly requests: RequestMetrics;
  /** By SES, not by Cognito itself. */
  readonly sendsMail: boolean;
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

/** Of the whole account in this region, by SES, which counts over some days. */
const reputation = (of: 'BounceRate' | 'ComplaintRate') =>
  new cloudwatch.Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${of}`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });

/** Milliseconds: the gateway ends every call before. */
const longestCall = 60_000;

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

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    const { gateway, functions, table, deletions, requests, sendsMail } = props;
    const add = (name: string, ringing: Ringing) => {
      this.all.push(ring(this, props, name, ringing));
    };
    const { serverErrors, slowCalls } = thresholds;

    add('server-errors', {
      metric: new cloudwatch.MathExpression({
        expression: `IF(${orZero('errors')} >= ${serverErrors.atLeast}, 100 * ${orZero('errors')} / calls, 0)`,
        usingMetrics: {
          errors: gateway.metricServerError({ statistic: 'Sum' }),
          calls: gateway.metricCount({ statistic: 'Sum' }),
        },
        label: '5xx responses, percent of calls',
      }),
      from: serverErrors.percent,
      says: 'Calls of the API fail on our side.',
    });
    add('slow-calls', {
      metric: new cloudwatch.MathExpression({
        expression: `IF(slow * calls / 100 >= ${slowCalls.atLeast}, slow, 0)`,
        usingMetrics: {
          slow: gateway.metricLatency({
            statistic: cloudwatch.Stats.percentileRank(slowCalls.millis, longestCall),
          }),
          calls: gateway.metricCount({ statistic: 'Sum' }),
        },
        label: 'Slow calls, percent of calls',
      }),
      from: slowCalls.percent,
      times: 3,
      says: 'One call in a hundred takes too long.',
    });
    for (const name of functionNames) {
      const fn = functions.byName[name];
      // The queue delivers again what the worker failed at; `accounts-not-deleted` rings where it fails too often.
      if (name !== worker)
        add(`${name}-errors`, {
          metric: fn.metricErrors({ statistic: 'Sum' }),
          from: thresholds.functionErrors,
          says: `The function ${name} crashed or ran out of time.`,
        });
      add(`${name}-throttles`, {
        metric: fn.metricThrottles({ statistic: 'Sum' }),
        from: thresholds.functionThrottles,
        says: `The function ${name} was refused for want of concurrency.`,
      });
    }
    add('gateway-throttles', {
      metric: requests.throttledCalls,
      from: thresholds.gatewayThrottles,
      says: 'The gateway refuses calls as too many of all people together.',
    });
    add('table-throttles', {
      metric: sumOf('Throttled reads and writes', {
        reads: table.metric('ReadThrottleEvents', { statistic: 'Sum' }),
        writes: table.metric('WriteThrottleEvents', { statistic: 'Sum' }),
      }),
      from: thresholds.tableThrottles,
      says: 'The table refuses reads or writes as too many.',
    });
    add('table-system-errors', {
      metric: systemErrors(table),
      from: thresholds.tableSystemErrors,
      says: 'DynamoDB fails on its side.',
    });
    add('sign-in-failures', {
      metric: requests.signInFailures,
      from: thresholds.signInFailures,
      says: 'Many passwords are wrong: someone may be guessing.',
    });
    add('reset-codes', {
      metric: requests.resetCodesNotSent,
      from: thresholds.resetCodesNotSent,
      says: 'Someone who forgot the password gets no code.',
    });
    add('accounts-not-deleted', {
      metric: deletions.failed,
      from: thresholds.accountsNotDeleted,
      says: 'An account that somebody deleted is still there.',
    });
    add('accounts-waiting', {
      metric: deletions.oldest,
      from: thresholds.accountsWaiting,
      says: 'Nobody takes the accounts that are to be deleted.',
    });
    if (sendsMail) {
      add('mail-bounces', {
        metric: reputation('BounceRate'),
        from: thresholds.mailBounces,
        says: 'Too many mails do not arrive: SES may stop them all.',
      });
      add('mail-complaints', {
        metric: reputation('ComplaintRate'),
        from: thresholds.mailComplaints,
        says: 'Too many people call our mails spam: SES may stop them all.',
      });
    }
  }
}

import { Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { Operation, type Table } from 'aws-cdk-lib/aws-dynamodb';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { clock, functionNames, workers } from '../api/functionNames.ts';
import type { Functions } from '../api/functions.ts';
import type { JobQueues } from '../api/jobQueue.ts';
import { grants } from '../grants.ts';
import type { Stage } from '../settings.ts';
import type { RequestMetrics } from './requestMetrics.ts';
import { type Ringing, ring } from './ring.ts';

/** When each alarm fires. Unless stated otherwise, numbers are per five minutes. */
export const thresholds = {
  /**
   * The percentage of calls with a 5xx response, and the minimum number of them. A deployment may cause a single
   * 5xx.
   */
  serverErrors: { percent: 1, atLeast: 3 },
  /**
   * The percentage of calls that take longer than `millis`, and the minimum number of them, in three of four periods.
   * A percentile would mean nothing at night: CloudWatch considers p99 significant only with at least 1,000
   * samples.
   */
  slowCalls: { millis: 3_000, percent: 1, atLeast: 3 },
  /** Per hour. Functions turn their own failures into responses, so each of these is a crash or a timeout. */
  functionErrors: 3,
  functionThrottles: 3,
  /** Only the gateway's own throttling. The functions enforce each person's limits, which are not counted here. */
  gatewayThrottles: 50,
  /** The SDK tries three times, so a few throttled requests do no harm. */
  tableThrottles: 10,
  tableSystemErrors: 5,
  signInFailures: 100,
  /** Per hour. People don't notice a missing code, because the screen always says that it was sent. */
  resetCodesNotSent: 3,
  /** A person is waiting for each of these deletions. */
  accountsNotDeleted: 1,
  /**
   * The age of the oldest message, in seconds. A deletion takes minutes. Its worker delays the next message by at
   * most 15 minutes.
   */
  accountsWaiting: 3_600,
  /** Each message is a check of up to ten people that failed, or a push or digest that failed for half an hour. */
  remindersNotSent: 1,
  /** The age of the oldest message, in seconds. A reminder should arrive within two minutes. */
  remindersWaiting: 300,
  /** The age of the oldest message, in seconds. A message waits up to 15 minutes for a busy push service. */
  deliveriesWaiting: 1_200,
  /** A single person whose check keeps failing causes four failures in the first five minutes. */
  peopleNotReminded: 3,
  /** The minimum number of runs. The clock should run once a minute, so five times in five minutes. */
  clockRuns: 1,
  /** The mean lateness of pushes and digests in seconds, and their minimum number. */
  remindersLate: { seconds: 300, atLeast: 3 },
  /** The percentage that was not accepted within an hour, per push service or for digests, and the minimum number. */
  pushesNotAccepted: { percent: 50, atLeast: 3 },
  digestsNotAccepted: { percent: 50, atLeast: 3 },
  /** Shares of the account's e-mails. Above either of them, SES reviews the sender (SES developer guide). */
  mailBounces: 0.05,
  mailComplaints: 0.001,
} as const;

export type AlarmsProps = {
  readonly topic: ITopic;
  readonly stage: Stage;
  readonly gateway: HttpStage;
  readonly functions: Functions;
  readonly table: Table;
  readonly queues: JobQueues;
  /** Undefined for a household. It gets only the alarms about problems that last until someone acts. */
  readonly requests: RequestMetrics | undefined;
  /** Whether e-mails are sent through SES, instead of by Cognito itself. */
  readonly sendsMail: boolean;
};

/**
 * The sum of metrics that AWS emits only if there is something to count. Missing data count as 0. Otherwise a
 * single metric without data would leave the sum without data, and the alarm would never fire.
 */
const sumOf = (label: string, metrics: Record<string, cloudwatch.IMetric>) =>
  new cloudwatch.MathExpression({
    expression: Object.keys(metrics).map(orZero).join(' + '),
    usingMetrics: metrics,
    label,
  });

const orZero = (metric: string) => `FILL(${metric}, 0)`;

/**
 * The percentage of failures within an hour. In an hour, even a few people give enough data. Each metric is 1 for a
 * failure and 0 for a success. The percentages of several metrics are added. A metric with fewer failures than
 * `atLeast` counts as 0.
 */
const shareFailed = (metrics: Readonly<Record<string, cloudwatch.Metric>>, atLeast: number) =>
  new cloudwatch.MathExpression({
    expression: Object.keys(metrics)
      .map((name) => `IF(${orZero(name)} >= ${atLeast}, 100 * ${orZero(`${name}Share`)}, 0)`)
      .join(' + '),
    usingMetrics: Object.fromEntries(
      Object.entries(metrics).flatMap(([name, metric]) => [
        [name, metric.with({ statistic: 'Sum' })],
        [`${name}Share`, metric.with({ statistic: 'Average' })],
      ]),
    ),
    period: Duration.hours(1),
    label: 'Not accepted, percent',
  });

/** A rate of the whole account in this region. SES computes it over some days. */
const reputation = (of: 'BounceRate' | 'ComplaintRate') =>
  new cloudwatch.Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${of}`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });

/** In milliseconds. The gateway ends every call earlier. */
const longestCall = 60_000;

/** Every operation that a function may call, and the one that sends transactions. */
const tableOperations: readonly Operation[] = [
  ...new Set(Object.values(grants).flatMap(({ table }) => table as readonly Operation[])),
  Operation.TRANSACT_WRITE_ITEMS,
];

/** The sum over all operations, because DynamoDB has one metric per operation. */
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

/** All alarms. Each notifies the same topic when it starts and when it ends. */
export class Alarms extends Construct {
  readonly all: cloudwatch.Alarm[] = [];

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    const { gateway, functions, table, queues, requests, sendsMail } = props;
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
    add('accounts-not-deleted', {
      metric: queues.deletions.failed,
      from: thresholds.accountsNotDeleted,
      says: 'An account that somebody deleted is still there.',
    });
    add('reminders-not-sent', {
      metric: sumOf('Messages in the dead-letter queues', {
        people: queues.reminders.failed,
        deliveries: queues.deliveries.failed,
      }),
      from: thresholds.remindersNotSent,
      says: 'Some people could not be reminded.',
    });
    add('clock-stopped', {
      metric: functions.byName[clock].metricInvocations({ statistic: 'Sum' }),
      from: thresholds.clockRuns,
      whenMissing: true,
      says: 'The clock has stood still for five minutes: nobody is reminded.',
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
        says: 'Too many people mark our mails as spam: SES may stop them all.',
      });
    }
    if (!requests) return;

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
      // If a worker fails, its queue delivers the messages again. `accounts-not-deleted` and `reminders-not-sent`
      // fire if that happens too often.
      if (!Object.values(workers).includes(name))
        add(`${name}-errors`, {
          metric: fn.metricErrors({ statistic: 'Sum', period: Duration.hours(1) }),
          from: thresholds.functionErrors,
          says: `The function ${name} crashes or runs out of time.`,
        });
      add(`${name}-throttles`, {
        metric: fn.metricThrottles({ statistic: 'Sum' }),
        from: thresholds.functionThrottles,
        says: `Lambda throttles the function ${name}: too many calls run at once.`,
      });
    }
    add('gateway-throttles', {
      metric: requests.throttledCalls,
      from: thresholds.gatewayThrottles,
      says: 'The gateway throttles calls: all people together send too many.',
    });
    add('table-throttles', {
      metric: sumOf('Throttled reads and writes', {
        reads: table.metric('ReadThrottleEvents', { statistic: 'Sum' }),
        writes: table.metric('WriteThrottleEvents', { statistic: 'Sum' }),
      }),
      from: thresholds.tableThrottles,
      says: 'The table throttles reads or writes.',
    });
    add('table-system-errors', {
      metric: systemErrors(table),
      from: thresholds.tableSystemErrors,
      says: 'DynamoDB has internal errors.',
    });
    add('sign-in-failures', {
      metric: requests.signInFailures,
      from: thresholds.signInFailures,
      says: 'Many passwords are wrong: someone may be guessing.',
    });
    add('reset-codes', {
      metric: requests.resetCodesNotSent.with({ period: Duration.hours(1) }),
      from: thresholds.resetCodesNotSent,
      says: 'People who forgot the password get no code.',
    });
    add('accounts-waiting', {
      metric: queues.deletions.oldest,
      from: thresholds.accountsWaiting,
      says: 'Account deletions are not taken from their queue.',
    });
    add('reminders-waiting', {
      metric: queues.reminders.oldest,
      from: thresholds.remindersWaiting,
      says: 'Reminders are late.',
    });
    add('deliveries-waiting', {
      metric: queues.deliveries.oldest,
      from: thresholds.deliveriesWaiting,
      says: 'Pushes and digests are not taken from their queue.',
    });
    add('people-not-reminded', {
      metric: requests.peopleNotReminded,
      from: thresholds.peopleNotReminded,
      says: 'Checks of people, or messages to them, fail.',
    });
    const { remindersLate, pushesNotAccepted, digestsNotAccepted } = thresholds;
    add('reminders-late', {
      metric: new cloudwatch.MathExpression({
        expression: `IF(${orZero('tries')} >= ${remindersLate.atLeast}, ${orZero('late')}, 0)`,
        usingMetrics: {
          tries: requests.reminderLateness.with({ statistic: 'SampleCount' }),
          late: requests.reminderLateness.with({ statistic: 'Average' }),
        },
        label: 'Mean lateness of reminders in seconds',
      }),
      from: remindersLate.seconds,
      says: 'Pushes and digests are minutes late.',
    });
    add('pushes-not-accepted', {
      metric: shareFailed(requests.failedPushes, pushesNotAccepted.atLeast),
      from: pushesNotAccepted.percent,
      says: 'A push service does not accept our reminders.',
    });
    if (sendsMail) {
      add('digests-not-accepted', {
        metric: shareFailed({ ses: requests.failedDigests }, digestsNotAccepted.atLeast),
        from: digestsNotAccepted.percent,
        says: 'SES does not accept the daily emails.',
      });
    }
  }
}

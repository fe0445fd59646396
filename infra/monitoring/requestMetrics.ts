import { Duration, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  FilterPattern,
  type IFilterPattern,
  type ILogGroup,
  type JsonPattern,
  MetricFilter,
  type MetricFilterProps,
} from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { resetCodeNotSent } from '#functions/identity/logMessages.ts';
import { deliveryLine, personNotReminded } from '#functions/workers/reminders/logMessages.ts';
import { routeKey } from '#shared/calls/route.ts';
import { contract } from '#shared/contract.ts';
import { deliveries, reminders, resourceNames } from '../api/functionNames.ts';
import type { Functions } from '../api/functions.ts';

export type RequestMetricsProps = { readonly functions: Functions; readonly accessLog: ILogGroup };

const { all, any, booleanValue, numberValue, stringValue } = FilterPattern;

/** The hosts of each push service. A star stands for any text. Google's staging service is left out. */
export const pushHosts = {
  google: '*.googleapis.com',
  mozilla: '*.mozilla.com',
  apple: '*.push.apple.com',
  microsoft: '*.notify.windows.com',
} as const;

/** Metrics that AWS does not provide. They are computed from log lines. */
export class RequestMetrics extends Construct {
  readonly coldStarts: Metric;
  readonly signInFailures: Metric;
  readonly resetCodesNotSent: Metric;
  /** How many seconds after its minute each push and digest was first tried. */
  readonly reminderLateness: Metric;
  /** By push service: 1 for each push that it refused, was too busy for, or did not receive. 0 for the others. */
  readonly failedPushes: Readonly<Record<string, Metric>>;
  /** The same for digests, which SES sends. */
  readonly failedDigests: Metric;
  /** How often a person could not be checked, or could not be sent something. */
  readonly peopleNotReminded: Metric;
  /** Calls that the gateway refused before a function ran. */
  readonly throttledCalls: Metric;

  constructor(scope: Construct, id: string, { functions, accessLog }: RequestMetricsProps) {
    super(scope, id);
    const groups = resourceNames.map((name) => functions.byName[name].logGroup);
    this.coldStarts = this.#count(
      'ColdStarts',
      groups,
      all(stringValue('$.message', '=', 'request'), booleanValue('$.coldStart', true)),
    );
    // A 429 means too many attempts by an address or for an e-mail.
    this.signInFailures = this.#count(
      'SignInFailures',
      [functions.byName.auth.logGroup],
      all(
        stringValue('$.route', '=', routeKey(contract.auth.login)),
        any(numberValue('$.status', '=', 401), numberValue('$.status', '=', 429)),
      ),
    );
    this.resetCodesNotSent = this.#count(
      'ResetCodesNotSent',
      [functions.byName.auth.logGroup],
      stringValue('$.message', '=', resetCodeNotSent),
    );
    const ofDelivery = (metricName: string, field: 'failed' | 'late', ...more: JsonPattern[]) =>
      this.#add(
        { metricName, metricValue: `$.${field}` },
        [functions.byName[deliveries].logGroup],
        all(
          stringValue('$.message', '=', deliveryLine),
          numberValue(`$.${field}`, '>=', 0),
          ...more,
        ),
      );
    this.reminderLateness = ofDelivery('ReminderLateness', 'late');
    this.failedPushes = Object.fromEntries(
      Object.entries(pushHosts).map(([service, host]) => [
        service,
        ofDelivery(`FailedPushes-${service}`, 'failed', stringValue('$.pushService', '=', host)),
      ]),
    );
    this.failedDigests = ofDelivery(
      'FailedDigests',
      'failed',
      stringValue('$.about', '=', 'digest'),
    );
    this.peopleNotReminded = this.#count(
      'PeopleNotReminded',
      [functions.byName[reminders].logGroup, functions.byName[deliveries].logGroup],
      stringValue('$.message', '=', personNotReminded),
    );
    this.throttledCalls = this.#count(
      'ThrottledCalls',
      [accessLog],
      // The gateway logs a dash for an unknown value. Here no function ran, so its duration is unknown.
      all(stringValue('$.status', '=', '429'), stringValue('$.integrationLatency', '=', '-')),
    );
  }

  #count(metricName: string, groups: readonly ILogGroup[], filterPattern: IFilterPattern): Metric {
    return this.#add({ metricName, metricValue: '1', defaultValue: 0 }, groups, filterPattern);
  }

  #add(
    value: Pick<MetricFilterProps, 'metricName' | 'metricValue' | 'defaultValue'>,
    groups: readonly ILogGroup[],
    filterPattern: IFilterPattern,
  ): Metric {
    const { metricName } = value;
    const metricNamespace = Stack.of(this).stackName;
    groups.forEach((logGroup, index) => {
      new MetricFilter(this, `${metricName}${index || ''}`, {
        logGroup,
        filterPattern,
        metricNamespace,
        ...value,
      });
    });
    return new Metric({
      namespace: metricNamespace,
      metricName,
      statistic: 'Sum',
      period: Duration.minutes(5),
    });
  }
}

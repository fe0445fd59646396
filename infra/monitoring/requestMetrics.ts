import { Duration, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  FilterPattern,
  type IFilterPattern,
  type ILogGroup,
  MetricFilter,
} from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { resetCodeNotSent } from '#functions/identity/logMessages.ts';
import { pushNotAccepted, pushServiceUnreachable } from '#functions/push/logMessages.ts';
import { personNotReminded } from '#functions/workers/reminders/logMessages.ts';
import { contract } from '#shared/contract.ts';
import { routeKey } from '#shared/core/route.ts';
import { deliveries, reminders, resourceNames } from '../api/functionNames.ts';
import type { Functions } from '../api/functions.ts';

export type RequestMetricsProps = { readonly functions: Functions; readonly accessLog: ILogGroup };

const { all, any, booleanValue, numberValue, stringValue } = FilterPattern;

/** Metrics that AWS does not have, computed from log lines. */
export class RequestMetrics extends Construct {
  readonly coldStarts: Metric;
  readonly signInFailures: Metric;
  readonly resetCodesNotSent: Metric;
  /** Pushes that a service refused, was too busy for, or did not receive. */
  readonly pushesNotAccepted: Metric;
  /** Failures to check a person, or to send them something. */
  readonly peopleNotReminded: Metric;
  /** Calls that the gateway refused before any function ran. */
  readonly throttledCalls: Metric;

  constructor(scope: Construct, id: string, { functions, accessLog }: RequestMetricsProps) {
    super(scope, id);
    const groups = resourceNames.map((name) => functions.byName[name].logGroup);
    this.coldStarts = this.#count(
      'ColdStarts',
      groups,
      all(stringValue('$.message', '=', 'request'), booleanValue('$.coldStart', true)),
    );
    // 429 means too many attempts from an address or at an e-mail.
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
    this.pushesNotAccepted = this.#count(
      'PushesNotAccepted',
      [functions.byName[deliveries].logGroup],
      any(
        stringValue('$.message', '=', pushNotAccepted),
        stringValue('$.message', '=', pushServiceUnreachable),
      ),
    );
    this.peopleNotReminded = this.#count(
      'PeopleNotReminded',
      [functions.byName[reminders].logGroup, functions.byName[deliveries].logGroup],
      stringValue('$.message', '=', personNotReminded),
    );
    this.throttledCalls = this.#count(
      'ThrottledCalls',
      [accessLog],
      // The gateway logs a dash for an unknown value, here the duration of the function.
      all(stringValue('$.status', '=', '429'), stringValue('$.integrationLatency', '=', '-')),
    );
  }

  #count(metricName: string, groups: readonly ILogGroup[], filterPattern: IFilterPattern): Metric {
    const metricNamespace = Stack.of(this).stackName;
    groups.forEach((logGroup, index) => {
      new MetricFilter(this, `${metricName}${index || ''}`, {
        logGroup,
        filterPattern,
        metricNamespace,
        metricName,
        metricValue: '1',
        defaultValue: 0,
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

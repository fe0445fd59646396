import type { Measurement } from './measurement.ts';
import { costOf, type Priced, priceList } from './prices.ts';
import { monthOf } from './usage.ts';

export type Line = {
  readonly service: string;
  readonly what: string;
  readonly priced: Priced;
  readonly amount: number;
  readonly cost: number;
};

/** Every line of a monthly bill, in the document's order. */
const lines: readonly (readonly [
  service: string,
  what: string,
  priced: keyof ReturnType<typeof monthOf>,
])[] = [
  ['API Gateway', 'requests', 'gatewayRequest'],
  ['Lambda', 'calls', 'lambdaRequest'],
  ['Lambda', 'GB-seconds', 'lambdaGbSecond'],
  ['DynamoDB', 'read units', 'tableRead'],
  ['DynamoDB', 'write units', 'tableWrite'],
  ['DynamoDB', 'storage, GB', 'tableStorage'],
  ['DynamoDB', 'point-in-time recovery, GB', 'tableRecovery'],
  ['CloudFront', 'requests', 'edgeRequest'],
  ['CloudFront', 'transfer, GB', 'edgeGigabyte'],
  ['CloudFront', 'function calls', 'edgeFunction'],
  ['Cognito', 'active users', 'account'],
  ['SES', 'mails', 'mail'],
  ['SQS', 'requests', 'queueRequest'],
  ['CloudWatch', 'logs ingested, GB', 'logGigabyte'],
  ['CloudWatch', 'logs stored, GB', 'logStorage'],
  ['CloudWatch', 'logs queried, GB', 'logScan'],
  ['CloudWatch', 'alarm metrics', 'alarmMetric'],
  ['CloudWatch', 'custom metrics', 'ownMetric'],
  ['CloudWatch', 'dashboards', 'dashboard'],
  ['X-Ray', 'traces', 'trace'],
  ['Secrets Manager', 'secrets', 'secret'],
  ['KMS', 'keys', 'key'],
  ['S3', 'storage, GB', 'bucketStorage'],
  ['S3', 'reads', 'bucketRead'],
];

/** Only if the setting `waf` is on. */
const firewallLines: typeof lines = [
  ['WAF', 'web ACL', 'firewall'],
  ['WAF', 'rules', 'firewallRule'],
  ['WAF', 'requests', 'firewallRequest'],
];

export type Bill = {
  readonly lines: readonly Line[];
  readonly firewall: readonly Line[];
  /** Without the firewall. */
  readonly total: number;
};

/** The monthly bill for this number of monthly users, without the free tier. */
export const billOf = (measured: Measurement, users: number): Bill => {
  const amounts = monthOf(measured, users);
  const toLine = ([service, what, priced]: (typeof lines)[number]): Line => {
    const amount = amounts[priced];
    return { service, what, priced, amount, cost: costOf(amount, priceList.prices[priced].tiers) };
  };
  const all = lines.map(toLine);
  return {
    lines: all,
    firewall: firewallLines.map(toLine),
    total: all.reduce((sum, { cost }) => sum + cost, 0),
  };
};

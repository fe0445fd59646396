/** A price that falls with the amount: each tier ends at an amount (units per month), the last one is open. */
export type Tiers = readonly { readonly upTo: number; readonly price: number }[];

const flat = (price: number): Tiers => [{ upTo: Number.POSITIVE_INFINITY, price }];
const tiers = (...given: readonly (readonly [upTo: number, price: number])[]): Tiers =>
  given.map(([upTo, price]) => ({ upTo, price }));

const million = 1_000_000;
const endless = Number.POSITIVE_INFINITY;

/**
 * The public on-demand prices of AWS without taxes and discounts, in US dollars per unit. They are entered by hand.
 * Before you rely on a figure of docs/cost.md, check them against the pages named as `source`, set `asOf`, and run `npm
 * run cost`.
 */
export const priceList = {
  asOf: '2025-11-01',
  region: 'us-east-1 (N. Virginia)',
  edge: 'United States, Mexico and Canada',
  currency: 'USD',
  prices: {
    gatewayRequest: {
      unit: 'request to the HTTP API, up to 512 KB',
      tiers: tiers([300 * million, 1 / million], [endless, 0.9 / million]),
      free: '1 million a month in the first year',
      source: 'https://aws.amazon.com/api-gateway/pricing/',
    },
    lambdaRequest: {
      unit: 'call of a function',
      tiers: flat(0.2 / million),
      free: '1 million a month',
      source: 'https://aws.amazon.com/lambda/pricing/',
    },
    lambdaGbSecond: {
      unit: 'GB-second on arm64',
      tiers: tiers(
        [7_500 * million, 0.0000133334],
        [18_750 * million, 0.0000120001],
        [endless, 0.0000106667],
      ),
      free: '400,000 a month',
      source: 'https://aws.amazon.com/lambda/pricing/',
    },
    tableRead: {
      unit: 'read request unit, on demand',
      tiers: flat(0.125 / million),
      free: 'none on demand',
      source: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    },
    tableWrite: {
      unit: 'write request unit, on demand',
      tiers: flat(0.625 / million),
      free: 'none on demand',
      source: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    },
    tableStorage: {
      unit: 'GB-month in the table',
      tiers: flat(0.25),
      free: '25 GB',
      source: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    },
    tableRecovery: {
      unit: 'GB-month of point-in-time recovery',
      tiers: flat(0.2),
      free: 'none',
      source: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    },
    edgeRequest: {
      unit: 'HTTPS request to CloudFront',
      tiers: flat(0.01 / 10_000),
      free: '10 million a month',
      source: 'https://aws.amazon.com/cloudfront/pricing/pay-as-you-go/',
    },
    edgeGigabyte: {
      unit: 'GB from CloudFront to browsers',
      tiers: tiers(
        [10_000, 0.085],
        [50_000, 0.08],
        [150_000, 0.06],
        [500_000, 0.04],
        [1_000_000, 0.03],
        [5_000_000, 0.025],
        [endless, 0.02],
      ),
      free: '1,000 GB a month',
      source: 'https://aws.amazon.com/cloudfront/pricing/pay-as-you-go/',
    },
    edgeFunction: {
      unit: 'call of a CloudFront function',
      tiers: flat(0.1 / million),
      free: '2 million a month',
      source: 'https://aws.amazon.com/cloudfront/pricing/pay-as-you-go/',
    },
    account: {
      unit: 'monthly active user of Cognito, plan Lite',
      tiers: tiers(
        [100_000, 0.0055],
        [1_000_000, 0.0046],
        [10_000_000, 0.00325],
        [endless, 0.0025],
      ),
      free: '10,000 a month',
      source: 'https://aws.amazon.com/cognito/pricing/',
    },
    mail: {
      unit: 'mail through SES',
      tiers: flat(0.1 / 1_000),
      free: '3,000 a month in the first year',
      source: 'https://aws.amazon.com/ses/pricing/',
    },
    queueRequest: {
      unit: 'request to SQS, up to 64 KB',
      tiers: flat(0.4 / million),
      free: '1 million a month',
      source: 'https://aws.amazon.com/sqs/pricing/',
    },
    schedule: {
      unit: 'call by EventBridge Scheduler',
      tiers: flat(1 / million),
      free: '14 million a month',
      source: 'https://aws.amazon.com/eventbridge/pricing/',
    },
    dataOut: {
      unit: 'GB from functions to the internet',
      tiers: tiers([10_240, 0.09], [51_200, 0.085], [153_600, 0.07], [endless, 0.05]),
      free: '100 GB a month',
      source: 'https://aws.amazon.com/ec2/pricing/on-demand/',
    },
    logGigabyte: {
      unit: 'GB of logs ingested',
      tiers: flat(0.5),
      free: '5 GB',
      source: 'https://aws.amazon.com/cloudwatch/pricing/',
    },
    logStorage: {
      unit: 'GB-month of logs stored',
      tiers: flat(0.03),
      free: '5 GB',
      source: 'https://aws.amazon.com/cloudwatch/pricing/',
    },
    logScan: {
      unit: 'GB of logs read by a query in Logs Insights',
      tiers: flat(0.005),
      free: '5 GB, together with ingestion and storage',
      source: 'https://aws.amazon.com/cloudwatch/pricing/',
    },
    alarmMetric: {
      unit: 'metric of an alarm, per month',
      tiers: flat(0.1),
      free: '10',
      source: 'https://aws.amazon.com/cloudwatch/pricing/',
    },
    ownMetric: {
      unit: 'custom metric, per month',
      tiers: tiers([10_000, 0.3], [endless, 0.1]),
      free: '10',
      source: 'https://aws.amazon.com/cloudwatch/pricing/',
    },
    dashboard: {
      unit: 'dashboard, per month',
      tiers: flat(3),
      free: '3',
      source: 'https://aws.amazon.com/cloudwatch/pricing/',
    },
    trace: {
      unit: 'trace recorded by X-Ray',
      tiers: flat(5 / million),
      free: '100,000 a month',
      source: 'https://aws.amazon.com/xray/pricing/',
    },
    secret: {
      unit: 'secret in Secrets Manager, per month',
      tiers: flat(0.4),
      free: 'none',
      source: 'https://aws.amazon.com/secrets-manager/pricing/',
    },
    key: {
      unit: 'key in KMS, per month',
      tiers: flat(1),
      free: 'none',
      source: 'https://aws.amazon.com/kms/pricing/',
    },
    bucketStorage: {
      unit: 'GB-month in S3',
      tiers: flat(0.023),
      free: '5 GB in the first year',
      source: 'https://aws.amazon.com/s3/pricing/',
    },
    bucketRead: {
      unit: 'read from S3',
      tiers: flat(0.0004 / 1_000),
      free: '20,000 a month in the first year',
      source: 'https://aws.amazon.com/s3/pricing/',
    },
    firewall: {
      unit: 'web ACL of WAF, per month',
      tiers: flat(5),
      free: 'none',
      source: 'https://aws.amazon.com/waf/pricing/',
    },
    firewallRule: {
      unit: 'rule of WAF, per month',
      tiers: flat(1),
      free: 'none',
      source: 'https://aws.amazon.com/waf/pricing/',
    },
    firewallRequest: {
      unit: 'request through WAF',
      tiers: flat(0.6 / million),
      free: 'none',
      source: 'https://aws.amazon.com/waf/pricing/',
    },
  },
} as const;

export type Priced = keyof typeof priceList.prices;

/**
 * The cost of an amount, tier by tier. 150,000 active users at 0.0055 up to 100,000 and 0.0046 above: 550 + 230 = 780
 * dollars.
 */
export const costOf = (amount: number, price: Tiers): number => {
  let below = 0;
  let cost = 0;
  for (const { upTo, price: each } of price) {
    cost += Math.max(0, Math.min(amount, upTo) - below) * each;
    below = upTo;
  }
  return cost;
};

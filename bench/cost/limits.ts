import { assumptions } from './assumptions.ts';
import type { Measurement } from './measurement.ts';
import { dayOf, login, peakOf, renewal } from './usage.ts';

export type Limit = {
  readonly what: string;
  readonly limit: number;
  readonly unit: string;
  /** The average that is possible, where it is below the limit. */
  readonly mean?: number;
  /** What one monthly user uses of it in the busiest second. */
  readonly eachAtPeak: number;
  readonly remedy: string;
};

export type Breaking = Limit & {
  /** The number of monthly users at which the limit is exceeded. */
  readonly users: number;
};

/**
 * How many calls can run at once on average, so that only one in a thousand exceeds `limit`. Calls arrive at random,
 * not evenly (Erlang's loss formula). Example: 3.09 for a limit of 10.
 */
export const meanWithin = (limit: number): number => {
  const lost = (mean: number) => {
    let share = 1;
    for (let n = 1; n <= limit; n++) share = (mean * share) / (n + mean * share);
    return share;
  };
  let [low, high] = [0, limit];
  while (high - low > limit / 1_000) {
    const middle = (low + high) / 2;
    if (lost(middle) > 0.001) high = middle;
    else low = middle;
  }
  return low;
};

/** AWS quotas of a new account and our own limits, sorted by which is reached first. */
export const limitsOf = (measured: Measurement): Breaking[] => {
  const day = dayOf(measured);
  const { stack, calls } = measured;
  const each = (perDay: number) => peakOf(perDay, 1);
  const others = calls.filter(({ key }) => !key.includes('/auth/'));
  const { share, millis } = assumptions.coldStarts;
  /** Seconds that functions run for a user per day, including cold starts. */
  const seconds = (day.millis + day.calls * share * millis) / 1_000;
  const busiest = others.reduce((a, b) => (b.times > a.times ? b : a));
  const limits: readonly Limit[] = [
    {
      what: `Our throttle of ${renewal}`,
      limit: stack.renewalThrottle,
      unit: 'calls per second',
      eachAtPeak: each(day.visits),
      remedy: 'Raise its ceiling in infra/api/api.ts, as far as the quotas of Cognito allow.',
    },
    {
      what: `Our throttle of ${login}`,
      limit: stack.loginThrottle,
      unit: 'calls per second',
      eachAtPeak: each(assumptions.logins / assumptions.activeDays),
      remedy: 'Raise its ceiling in infra/api/api.ts, as far as the quotas of Cognito allow.',
    },
    {
      what: `Our throttle of ${busiest.key}`,
      limit: stack.throttle,
      unit: 'calls per second',
      eachAtPeak: each(busiest.times),
      remedy: 'Raise `throttle` in infra/api/api.ts.',
    },
    {
      what: 'Cognito, UserAuthentication',
      limit: 120,
      unit: 'calls per second',
      eachAtPeak: each(day.identityCalls),
      remedy:
        'Buy a higher rate in Service Quotas (it also grows by 40 with each million active users). Let access tokens live longer. Then use a pool and a table per region, with each user in one.',
    },
    {
      what: 'Cognito, accounts in a pool',
      limit: 40_000_000,
      unit: 'accounts',
      eachAtPeak: 1,
      remedy: 'Ask for more, or use a pool per region.',
    },
    {
      what: 'Lambda, calls at once in the region, for many new accounts',
      limit: 10,
      unit: 'at once',
      eachAtPeak: each(seconds),
      mean: meanWithin(10),
      remedy: 'Ask for 1,000 in Service Quotas before the first deployment of production.',
    },
    {
      what: 'Lambda, calls at once in the region',
      limit: 1_000,
      unit: 'at once',
      eachAtPeak: each(seconds),
      mean: meanWithin(1_000),
      remedy:
        'Ask for more in Service Quotas: tens of thousands are usual. A function gains 1,000 every 10 seconds.',
    },
    {
      what: 'API Gateway, the region',
      limit: 10_000,
      unit: 'calls per second',
      eachAtPeak: each(day.calls),
      remedy: 'Ask for more in Service Quotas. Then add a stack in another region.',
    },
    {
      what: 'DynamoDB, writes of a table on demand',
      limit: 40_000,
      unit: 'units per second',
      eachAtPeak: each(day.writeUnits),
      remedy: 'Ask for more in Service Quotas. Warm up the table before a rush.',
    },
    {
      what: 'DynamoDB, reads of a table on demand',
      limit: 40_000,
      unit: 'units per second',
      eachAtPeak: each(day.readUnits),
      remedy: 'Ask for more in Service Quotas. Warm up the table before a rush.',
    },
    {
      what: 'CloudFront, a distribution',
      limit: 250_000,
      unit: 'requests per second',
      eachAtPeak: each(day.calls + day.visits * 2),
      remedy: 'Ask for more.',
    },
  ];
  return limits
    .map((limit) => ({ ...limit, users: (limit.mean ?? limit.limit) / limit.eachAtPeak }))
    .sort((a, b) => a.users - b.users);
};

/** What one person can use per second. A person's items are in two partitions that nobody else uses. */
export const partitionLimits = { readUnits: 3_000, writeUnits: 1_000 } as const;

/** Days of typical use that must happen within one second to reach the limit of a partition. */
export const daysInASecond = (measured: Measurement): number => {
  const { readUnits, writeUnits } = dayOf(measured);
  return Math.floor(
    Math.min(partitionLimits.readUnits / readUnits, partitionLimits.writeUnits / writeUnits),
  );
};

export const peakFactor = assumptions.peak;

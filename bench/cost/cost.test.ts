import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assumptions } from './assumptions.ts';
import { billOf } from './bill.ts';
import { costDocument } from './document.ts';
import { daysInASecond, limitsOf, meanWithin } from './limits.ts';
import type { Measurement } from './measurement.ts';
import { costOf, priceList } from './prices.ts';
import { remindersOf } from './reminders.ts';
import { documentFile, readMeasured } from './run.ts';
import { dayOf, login, monthOf, peakOf, renewal } from './usage.ts';

test('docs/cost.md is up to date', () => {
  const document = readFileSync(documentFile, 'utf8');
  expect(document, 'run `npm run cost`').toBe(costDocument(readMeasured()));
});

describe('tiered prices', () => {
  const { account } = priceList.prices;

  test.each([
    { amount: 0, cost: 0 },
    { amount: 100, cost: 0.55 },
    { amount: 100_000, cost: 550 },
    { amount: 150_000, cost: 550 + 230 },
    { amount: 11_000_000, cost: 550 + 4_140 + 29_250 + 2_500 },
  ])('$amount cost $cost', ({ amount, cost }) => {
    expect(costOf(amount, account.tiers)).toBeCloseTo(cost, 6);
  });
});

/** Round numbers: two visits a day, each with a session renewal and four other calls. */
const example: Measurement = {
  calls: [
    {
      ...{ key: renewal, times: 2, readUnits: 0, writeUnits: 1, identityCalls: 1 },
      ...{ responseBytes: 1_000, logBytes: 300, millis: 20 },
    },
    {
      ...{ key: 'POST /api/habits/{id}/toggle', times: 8, readUnits: 1, writeUnits: 1 },
      ...{ identityCalls: 0, responseBytes: 1_000, logBytes: 300, millis: 10 },
    },
  ],
  carried: {
    export: { calls: 10, readUnits: 20, writeUnits: 0 },
    import: { calls: 20, readUnits: 30, writeUnits: 400 },
  },
  reminder: { readUnits: 5, writeUnits: 4, pushBytes: 1_500 },
  stored: { items: 100, bytes: 90_000, indexItems: 50, indexBytes: 15_000 },
  site: { files: 50, bytes: 400_000, pageBytes: 500 },
  stack: {
    ...{ functionMegabytes: 1_024, alarmMetrics: 30, ownMetrics: 3, dashboards: 1, secrets: 1 },
    ...{ keys: 1, firewallRules: 5, logRetentionDays: 90, throttle: 200, renewalThrottle: 10 },
    loginThrottle: 10,
  },
};

/** The figures below were worked out by hand with these assumptions. */
test('the worked example uses the current assumptions', () => {
  expect(assumptions).toMatchObject({
    ...{ activeDays: 20, wholeSiteLoads: 4, slowness: 2, peak: 5, daysAMonth: 30 },
    ...{ headerBytes: 900, platformLogBytes: 900, accessLogBytes: 450, itemOverhead: 100 },
    coldStarts: { share: 0.02, millis: 400 },
    ...{ logins: 1, dashboard: { opened: 60, queries: 2, share: 1 / 60 } },
  });
});

describe('worked example: 1,000,000 users', () => {
  test('a day is ten calls', () => {
    expect(dayOf(example)).toEqual({
      ...{ calls: 10, visits: 2, readUnits: 8, writeUnits: 10, identityCalls: 2 },
      ...{ responseBytes: 10_000, logBytes: 3_000 },
      // (2 x 20 + 8 x 10) ms, twice
      millis: 240,
    });
  });

  test.each([
    // 1,000,000 x 20 days x 10 calls
    { of: 'gatewayRequest', amount: 200_000_000, cost: 200 },
    { of: 'lambdaRequest', amount: 200_000_000, cost: 40 },
    // 20,000,000 days x 0.24 s, and 2 % of the calls 0.4 s more
    { of: 'lambdaGbSecond', amount: 4_800_000 + 1_600_000, cost: 85.33376 },
    { of: 'tableRead', amount: 160_000_000, cost: 20 },
    { of: 'tableWrite', amount: 200_000_000, cost: 125 },
    // 90,000 bytes and 100 for each of 100 items; 15,000 and 100 for each of 50 in the index
    { of: 'tableStorage', amount: 120, cost: 30 },
    { of: 'tableRecovery', amount: 120, cost: 24 },
    // the calls, and the requests for the site
    { of: 'edgeFunction', amount: 440_000_000, cost: 44 },
    // the calls, 4 x 50 files, 20 x 2 pages
    { of: 'edgeRequest', amount: 200_000_000 + 240_000_000, cost: 440 },
    // responses 200 GB, site 1,600 GB, pages 20 GB, headers 396 GB
    { of: 'edgeGigabyte', amount: 2_216, cost: 188.36 },
    { of: 'account', amount: 1_000_000, cost: 4_690 },
    // our log lines 60 GB, those of Lambda and the gateway 270 GB
    { of: 'logGigabyte', amount: 330, cost: 165 },
    // 240 GB of function logs, of which 60 views with two queries read a 60th each
    { of: 'logScan', amount: 480, cost: 2.4 },
    // at 15 % for three months
    { of: 'logStorage', amount: 148.5, cost: 4.455 },
    { of: 'alarmMetric', amount: 30, cost: 3 },
    // one per second of the month, and 5 % of the others
    { of: 'trace', amount: 2_592_000 + 9_870_400, cost: 62.312 },
  ] as const)('$of: $amount for $cost', ({ of, amount, cost }) => {
    expect(monthOf(example, 1_000_000)[of]).toBeCloseTo(amount, 6);
    const line = billOf(example, 1_000_000).lines.find(({ priced }) => priced === of);
    expect(line?.amount).toBeCloseTo(amount, 6);
    expect(line?.cost).toBeCloseTo(cost, 6);
  });

  test('the total is the sum of its lines without the firewall', () => {
    const { lines, firewall, total } = billOf(example, 1_000_000);
    expect(total).toBeCloseTo(
      lines.reduce((sum, { cost }) => sum + cost, 0),
      6,
    );
    // 5 + 5 rules + 440 million requests at 0.60
    expect(firewall.map(({ cost }) => cost)).toEqual([5, 5, 264]);
    expect(new Set(lines.map(({ priced }) => priced)).size).toBe(lines.length);
  });
});

describe('reminders of 1,000,000 users', () => {
  // 30 % of them, twice a day: 18,000,000 looks, ten in a message; and 43,200 minutes.
  test.each([
    { of: 'schedule', amount: 43_200, cost: 0.0432 },
    { of: 'lambdaRequest', amount: 1_843_200, cost: 0.36864 },
    { of: 'tableWrite', amount: 72_000_000, cost: 45 },
    // 18,000,000 x 1.5 devices x 1,500 bytes
    { of: 'dataOut', amount: 40.5, cost: 3.645 },
  ])('$of: $amount for $cost', ({ of, amount, cost }) => {
    const line = remindersOf(example, 1_000_000).find(({ priced }) => priced === of);
    expect(line?.amount).toBeCloseTo(amount, 6);
    expect(line?.cost).toBeCloseTo(cost, 6);
  });
});

describe('limits', () => {
  test('the busiest second: five times the mean of 20 active days in 30', () => {
    // 1,296,000 x 2 a day x 20/30 / 86,400 = 20 a second on average
    expect(peakOf(2, 1_296_000)).toBeCloseTo(100, 6);
  });

  test('are sorted by which is reached first', () => {
    const limits = limitsOf(example);
    expect(limits[0]).toMatchObject({ what: `Our throttle of ${renewal}` });
    // 10 a second, with 2 renewals a day; the other with one login a month
    expect(limits[0]?.users).toBeCloseTo(129_600, 3);
    const holds = (what: string) => limits.find((one) => one.what.startsWith(what))?.users;
    expect(holds(`Our throttle of ${login}`)).toBeCloseTo(5_184_000, 3);
    // A limit of 10 at once allows 3.09 on average (Erlang's table). A user takes 0.24 seconds a day, plus 2 % of 10
    // starts of 0.4 seconds.
    expect(meanWithin(10)).toBeCloseTo(3.09, 1);
    const atOnce = peakOf(0.24 + 0.08, 1_000_000);
    expect(holds('Lambda, calls at once in the region, for many')).toBeCloseTo(
      (1_000_000 * meanWithin(10)) / atOnce,
      3,
    );
    const users = limits.map((limit) => limit.users);
    expect(users).toEqual(users.toSorted((a, b) => a - b));
  });

  test('one person reaches a partition limit only with 100 days of use in one second', () => {
    expect(daysInASecond(example)).toBe(100);
  });
});

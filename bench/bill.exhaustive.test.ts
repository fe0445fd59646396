import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, expect, test } from 'vitest';
import { throttle, throttleOf } from '#infra/api/api.ts';
import { functionMegabytes } from '#infra/api/functions.ts';
import { buildSite, isSiteStale, siteDir } from '#infra/local/website/site.ts';
import { withStack } from '#infra/stack.fixture.ts';
import { engines, pushService } from '#testing/engines/integrationEngines.ts';
import { measured } from './bill.ts';
import { startBenchApp } from './units/app.ts';
import { measureDay } from './units/day.ts';
import { measureReminders } from './units/reminders.ts';

const app = await startBenchApp(engines);
afterAll(app.stop);

const sumOf = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** A figure may differ by this share. It depends on the date: late in a year, more of its days are stored. */
const tolerance = 0.15;

/**
 * Fails if a figure of `bench/bill.ts` and docs/cost.md is outdated. `npm run bench` prints the current figures. A
 * difference of at most `allowed` never fails.
 */
const expectClose = (figure: string, now: number, copied = 0, allowed = 0.5) =>
  expect(Math.abs(now - copied), `${figure}: ${now}, not ${copied}`).toBeLessThanOrEqual(
    Math.max(copied * tolerance, allowed),
  );

test('a day costs what bench/bill.ts says', async () => {
  const { day, stored } = await measureDay(app);
  expect(day.map(({ call }) => call)).toEqual(Object.keys(measured.day));
  for (const { call, times, reads, writes, bytes } of day) {
    const copied = measured.day[call];
    expect(times, call).toBe(copied?.times);
    expectClose(`${call}, reads`, reads, copied?.reads);
    // DynamoDB Local counts less for a transaction than AWS and the embedded engine do.
    expectClose(`${call}, writes`, Math.max(writes, copied?.writes ?? 0), copied?.writes);
    expectClose(`${call}, bytes`, bytes, copied?.bytes, 50);
  }
  expectClose('items', stored.items, measured.stored.items);
  expectClose('bytes', stored.bytes, measured.stored.bytes);
}, 180_000);

test('a reminder costs what bench/bill.ts says', async () => {
  const { costs, pushBytes } = await measureReminders(app, pushService);
  const { reads, writes, bytes } = measured.reminder;
  const look = costs['look at a habit'];
  expectClose('reads', look?.reads ?? 0, reads);
  expectClose('writes', Math.max(look?.writes ?? 0, writes), writes);
  expectClose('bytes', pushBytes, bytes);
});

test('the site is as large as bench/bill.ts says', async () => {
  if (isSiteStale()) await buildSite();
  const sizes = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(siteDir, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => gzipSync(readFileSync(path)).length);
  expectClose('files', sizes.length, measured.site.files);
  expectClose('bytes', sumOf(sizes), measured.site.bytes);
});

test.each([
  ['many', measured.stack],
  ['household', measured.household],
])(
  'the stack with the setting size=%s has as many billed items as bench/bill.ts says',
  (size, expected) => {
    const settings = { stage: 'prod', waf: 'true', alarmEmail: 'ops@example.com', size };
    withStack({ ...settings, region: 'us-east-1' }, (stack) => {
      const templates = [stack, ...stack.atTheEdge].map((one) => Template.fromStack(one));
      const all = (type: string) =>
        templates.flatMap((one) => Object.values(one.findResources(`AWS::${type}`)));
      const { alarmMetrics, customMetrics, dashboards, secrets, keys, wafRules } = expected;
      const metricsOf = (alarm: object) => JSON.stringify(alarm).split('"MetricStat"').length - 1;
      const ofAlarms = all('CloudWatch::Alarm').map((alarm) => Math.max(1, metricsOf(alarm)));
      expect(sumOf(ofAlarms), 'metrics of alarms').toBe(alarmMetrics);
      const metrics = all('Logs::MetricFilter').map(
        ({ Properties }) => Properties.MetricTransformations[0].MetricName,
      );
      expect(new Set(metrics).size, 'custom metrics').toBe(customMetrics);
      expect(all('CloudWatch::Dashboard')).toHaveLength(dashboards);
      expect(all('SecretsManager::Secret')).toHaveLength(secrets);
      expect(all('KMS::Key')).toHaveLength(keys);
      expect(all('WAFv2::WebACL')[0]?.Properties.Rules).toHaveLength(wafRules);
    });
    expect(functionMegabytes).toBe(1_024);
    expect(measured.throttles).toEqual({
      renewal: throttleOf('POST /api/auth/refresh').rateLimit,
      login: throttleOf('POST /api/auth/login').rateLimit,
      each: throttle.rateLimit,
    });
  },
  180_000,
);

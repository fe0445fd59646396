import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { logger } from '#functions/logger.ts';
import { sizeOf } from '#functions/table/itemSize.ts';
import { throttle, throttleOf } from '#infra/api/api.ts';
import { functionMegabytes } from '#infra/api/functions.ts';
import { type Engines, startEngines } from '#infra/local/engines.ts';
import { buildSite, isSiteStale, siteDir } from '#infra/local/website/site.ts';
import { withStack } from '#infra/stack.fixture.ts';
import { tableSchema } from '#infra/table/tableSchema.ts';
import { routeKey } from '#shared/core/route.ts';
import { everything } from '#testing/live/items.ts';
import { captureOutput } from '#testing/live/output.ts';
import { noonZone } from '#testing/live/people.ts';
import { type EngineProxy, startProxy } from '#testing/live/proxy.ts';
import { startPushService } from '#testing/push/pushService.ts';
import { type BenchApp, startBenchApp } from '../app.ts';
import { assumptions } from './assumptions.ts';
import { measureCarrying } from './carrying.ts';
import type { MeasuredCall, Measurement } from './measurement.ts';
import { measureReminder } from './measureReminder.ts';
import { freshDay, type Step, stepsOfDay, type Typical, typicalUser } from './typicalDay.ts';
import { login, renewal } from './usage.ts';

/** How often the day is run to take medians. */
const runs = 9;

type Sample = Omit<MeasuredCall, 'key' | 'times'>;

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const upTo = (step: number, n: number): number => Math.ceil(n / step) * step;

type Meters = { readonly app: BenchApp; readonly pool: EngineProxy; readonly log: () => string };

const sample = async (meters: Meters, user: Typical, { route, sent }: Step): Promise<Sample> => {
  const { app, pool, log } = meters;
  const callsBefore = Object.values(pool.calls).reduce((a, b) => a + b, 0);
  const logBefore = log().length;
  const { result, reads, writes, millis } = await app.measure(() => user.person.send(route, sent));
  if (result.status >= 300) throw new Error(`${routeKey(route)} answered ${result.status}`);
  return {
    readUnits: reads,
    writeUnits: writes,
    identityCalls: Object.values(pool.calls).reduce((a, b) => a + b, 0) - callsBefore,
    responseBytes: Number(result.headers.get('content-length')),
    logBytes: Buffer.byteLength(log().slice(logBefore)),
    millis,
  };
};

const summary = (key: string, samples: readonly Sample[], lived: number): MeasuredCall => {
  const median = (of: (sample: Sample) => number) => medianOf(samples.map(of));
  return {
    key,
    times: samples.length / lived,
    readUnits: median((one) => one.readUnits),
    writeUnits: median((one) => one.writeUnits),
    identityCalls: median((one) => one.identityCalls),
    responseBytes: median((one) => one.responseBytes),
    logBytes: median((one) => one.logBytes),
    millis: upTo(
      assumptions.millisStep,
      median((one) => one.millis),
    ),
  };
};

/** Runs the day several times. Returns its calls, what the user stores, and the cost of an export and import. */
export const measureDay = async (
  given: Engines | undefined,
  days = runs,
): Promise<Pick<Measurement, 'calls' | 'carried' | 'reminder' | 'stored'>> => {
  const service = await startPushService();
  process.env.PUSH_ENDPOINT = service.endpoint;
  const engines = given ?? (await startEngines());
  logger.setLogLevel('INFO');
  const pool = await startProxy(engines.env.COGNITO_ENDPOINT ?? '');
  process.env.COGNITO_ENDPOINT = pool.endpoint;
  const output = captureOutput();
  const app = await startBenchApp(engines);
  try {
    const user = await typicalUser(app, noonZone());
    const stored = await storedBy(user.person.user._id);
    const samples = new Map<string, Sample[]>();
    for (let run = 0; run < days; run++) {
      await freshDay(user);
      for (const step of stepsOfDay(user)) {
        const key = routeKey(step.route);
        const taken = await sample({ app, pool, log: output.text }, user, step);
        samples.set(key, [...(samples.get(key) ?? []), taken]);
      }
    }
    const carried = await measureCarrying(app, user.person);
    const reminder = await measureReminder(app, user.person, service);
    return {
      calls: [...samples].map(([key, all]) => summary(key, all, days)),
      carried,
      reminder,
      stored,
    };
  } finally {
    await app.stop();
    await pool.down();
    output.stop();
    await service.stop();
    if (!given) await engines.stop();
  }
};

const storedBy = async (userId: string) => {
  const own = (await everything()).filter(({ pk }) => String(pk).includes(userId));
  // The records of creates expire after a day.
  const lasting = own.filter(({ pk }) => !String(pk).endsWith('#REQUEST'));
  const indexed = lasting.filter((item) => tableSchema.index.sortKey in item);
  const bytesOf = (items: readonly object[]) =>
    items.reduce((sum: number, item) => sum + sizeOf(item), 0);
  return {
    items: lasting.length,
    bytes: bytesOf(lasting),
    indexItems: indexed.length,
    indexBytes: bytesOf(indexed),
  };
};

/** The built site, with every file compressed. */
export const measureSite = async (): Promise<Measurement['site']> => {
  if (isSiteStale()) await buildSite();
  const files = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(siteDir, name))
    .filter((path) => statSync(path).isFile());
  const sizes = files.map((path) => gzipSync(readFileSync(path)).length);
  return {
    files: files.length,
    bytes: sizes.reduce((a, b) => a + b, 0),
    pageBytes: gzipSync(readFileSync(join(siteDir, 'index.html'))).length,
  };
};

type Properties = Readonly<Record<string, unknown>>;

/** Counts the billed resources of the production stack. */
export const measureStack = async (): Promise<Measurement['stack']> => {
  const { Template } = await import('aws-cdk-lib/assertions');
  const settings = { stage: 'prod', waf: 'true', alarmEmail: 'ops@example.com' };
  return withStack({ ...settings, region: 'us-east-1' }, (stack) => {
    const templates = [stack, ...stack.atTheEdge].map((one) => Template.fromStack(one));
    const properties = (type: string): Properties[] =>
      templates
        .flatMap((one) => Object.values(one.findResources(type)))
        .map(({ Properties }) => Properties ?? {});
    const list = (value: unknown) => (Array.isArray(value) ? (value as Properties[]) : []);
    const alarmMetrics = properties('AWS::CloudWatch::Alarm').reduce((sum, { Metrics }) => {
      const looked = list(Metrics).filter(({ MetricStat }) => MetricStat !== undefined);
      return sum + Math.max(1, looked.length);
    }, 0);
    const own = properties('AWS::Logs::MetricFilter').flatMap(({ MetricTransformations }) =>
      list(MetricTransformations).map(({ MetricName }) => MetricName),
    );
    const [logs] = properties('AWS::Logs::LogGroup');
    const [acl] = properties('AWS::WAFv2::WebACL');
    return {
      functionMegabytes,
      alarmMetrics,
      ownMetrics: new Set(own).size,
      dashboards: properties('AWS::CloudWatch::Dashboard').length,
      secrets: properties('AWS::SecretsManager::Secret').length,
      keys: properties('AWS::KMS::Key').length,
      firewallRules: list(acl?.Rules).length,
      logRetentionDays: Number(logs?.RetentionInDays),
      throttle: throttle.rateLimit,
      renewalThrottle: throttleOf(renewal).rateLimit,
      loginThrottle: throttleOf(login).rateLimit,
    };
  });
};

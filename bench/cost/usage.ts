import { assumptions } from './assumptions.ts';
import type { MeasuredCall, Measurement } from './measurement.ts';

const sumOf = (calls: readonly MeasuredCall[], each: (call: MeasuredCall) => number): number =>
  calls.reduce((sum, call) => sum + call.times * each(call), 0);

/** A typical day of one user. */
export type Day = {
  readonly calls: number;
  /** How often the app is opened. Each visit begins by renewing the session. */
  readonly visits: number;
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly identityCalls: number;
  readonly responseBytes: number;
  readonly logBytes: number;
  /** Billed duration of the functions, without cold starts. */
  readonly millis: number;
};

export const renewal = 'POST /api/auth/refresh';
export const login = 'POST /api/auth/login';

export const dayOf = ({ calls }: Measurement): Day => ({
  calls: sumOf(calls, () => 1),
  visits: sumOf(calls, ({ key }) => (key === renewal ? 1 : 0)),
  readUnits: sumOf(calls, (call) => call.readUnits),
  writeUnits: sumOf(calls, (call) => call.writeUnits),
  identityCalls: sumOf(calls, (call) => call.identityCalls),
  responseBytes: sumOf(calls, (call) => call.responseBytes),
  logBytes: sumOf(calls, (call) => call.logBytes),
  millis: sumOf(calls, (call) => call.millis * assumptions.slowness),
});

const giga = 1_000_000_000;

/** Monthly amounts, in the units of the price list. */
export const monthOf = (measured: Measurement, users: number) => {
  const day = dayOf(measured);
  const { site, stack, stored } = measured;
  const { coldStarts, headerBytes, logCompression } = assumptions;
  const days = users * assumptions.activeDays;
  const calls = days * day.calls;
  const wholeLoads = users * assumptions.wholeSiteLoads;
  const pageLoads = days * day.visits;
  const siteRequests = wholeLoads * site.files + pageLoads;
  const edgeBytes =
    days * day.responseBytes +
    wholeLoads * site.bytes +
    pageLoads * site.pageBytes +
    (calls + siteRequests) * headerBytes;
  const functionLogBytes = days * day.logBytes + calls * assumptions.platformLogBytes;
  const logBytes = functionLogBytes + calls * assumptions.accessLogBytes;
  const { opened, queries, share } = assumptions.dashboard;
  const seconds = (days * day.millis + calls * coldStarts.share * coldStarts.millis) / 1_000;
  // The local index keeps a copy of each of its items.
  const storedBytes =
    stored.bytes +
    stored.indexBytes +
    (stored.items + stored.indexItems) * assumptions.itemOverhead;
  const secondsAMonth = assumptions.daysAMonth * 86_400;
  return {
    gatewayRequest: calls,
    lambdaRequest: calls,
    lambdaGbSecond: (seconds * stack.functionMegabytes) / 1_024,
    tableRead: days * day.readUnits,
    tableWrite: days * day.writeUnits,
    tableStorage: (users * storedBytes) / giga,
    tableRecovery: (users * storedBytes) / giga,
    edgeRequest: calls + siteRequests,
    edgeGigabyte: edgeBytes / giga,
    // CloudFront runs one for each page (its path) and one for each call (its viewer address).
    edgeFunction: siteRequests + calls,
    account: users,
    mail: users * assumptions.mails,
    queueRequest: (assumptions.queue.pollers * secondsAMonth) / assumptions.queue.seconds,
    logGigabyte: logBytes / giga,
    logStorage:
      (logBytes * logCompression * (stack.logRetentionDays / assumptions.daysAMonth)) / giga,
    logScan: (functionLogBytes * opened * queries * share) / giga,
    alarmMetric: stack.alarmMetrics,
    ownMetric: stack.ownMetrics,
    dashboard: stack.dashboards,
    trace: Math.min(calls, secondsAMonth) + Math.max(0, calls - secondsAMonth) * assumptions.traced,
    secret: stack.secrets,
    key: stack.keys,
    bucketStorage: (10 * site.bytes) / giga,
    // CloudFront caches them; at most about 300 edge locations refetch them each day.
    bucketRead: Math.min(siteRequests, 300 * site.files * assumptions.daysAMonth),
    firewall: 1,
    firewallRule: stack.firewallRules,
    firewallRequest: calls + siteRequests,
  };
};

/** Of all users together, in the busiest second of a day. */
export const peakOf = (perDay: number, users: number): number =>
  (users * perDay * assumptions.activeDays * assumptions.peak) / assumptions.daysAMonth / 86_400;

import * as z from 'zod/mini';

const count = z.number().check(z.gte(0));

/** One measured call of the day; the median where runs differ. */
export const callSchema = z.strictObject({
  key: z.string(),
  /** Calls per day. */
  times: z.int().check(z.gte(1)),
  readUnits: count,
  writeUnits: count,
  /** Calls to Cognito. */
  identityCalls: count,
  /** Size of the compressed body. */
  responseBytes: count,
  /** Size of the function's log lines. */
  logBytes: count,
  /** Rounded up to `assumptions.millisStep`. */
  millis: count,
});

const carriedSchema = z.strictObject({ calls: count, readUnits: count, writeUnits: count });

export const measurementSchema = z.strictObject({
  calls: z.array(callSchema),
  /** The export of everything a user has, and its import into an empty account. */
  carried: z.strictObject({ export: carriedSchema, import: carriedSchema }),
  /** One reminder to one device: the worker's use of the table, and what it sends. */
  reminder: z.strictObject({ readUnits: count, writeUnits: count, pushBytes: count }),
  /** What one user stores after a year, and the copies in the local index. */
  stored: z.strictObject({ items: count, bytes: count, indexItems: count, indexBytes: count }),
  /** Compressed, as CloudFront sends it. */
  site: z.strictObject({ files: count, bytes: count, pageBytes: count }),
  /** The billed resources of the stack. */
  stack: z.strictObject({
    functionMegabytes: count,
    alarmMetrics: count,
    ownMetrics: count,
    dashboards: count,
    secrets: count,
    keys: count,
    firewallRules: count,
    logRetentionDays: count,
    /** Calls per second: on all routes, on session renewal, and on login. */
    throttle: count,
    renewalThrottle: count,
    loginThrottle: count,
  }),
});

export type Measurement = z.output<typeof measurementSchema>;
export type MeasuredCall = z.output<typeof callSchema>;

import * as z from 'zod/mini';

const count = z.number().check(z.gte(0));

/** One measured call of the day; the median where runs differ. */
export const callSchema = z.strictObject({
  key: z.string(),
  /** How often a day. */
  times: z.int().check(z.gte(1)),
  readUnits: count,
  writeUnits: count,
  /** Calls to Cognito. */
  identityCalls: count,
  /** Of the compressed body. */
  responseBytes: count,
  /** Lines of the function's log. */
  logBytes: count,
  /** Rounded up to `assumptions.millisStep`. */
  millis: count,
});

const carriedSchema = z.strictObject({ calls: count, readUnits: count, writeUnits: count });

export const measurementSchema = z.strictObject({
  calls: z.array(callSchema),
  /** An export of all that the user keeps, and its import into an empty account. */
  carried: z.strictObject({ export: carriedSchema, import: carriedSchema }),
  /** What one user keeps after a year, and the copies of it in the local index. */
  stored: z.strictObject({ items: count, bytes: count, indexItems: count, indexBytes: count }),
  /** Compressed, as CloudFront sends it. */
  site: z.strictObject({ files: count, bytes: count, pageBytes: count }),
  /** The billed pieces of the stack. */
  stack: z.strictObject({
    functionMegabytes: count,
    alarmMetrics: count,
    ownMetrics: count,
    dashboards: count,
    secrets: count,
    keys: count,
    firewallRules: count,
    logRetentionDays: count,
    /** Calls a second of any route, of the one that renews sessions, and of the one that logs in. */
    throttle: count,
    renewalThrottle: count,
    loginThrottle: count,
  }),
});

export type Measurement = z.output<typeof measurementSchema>;
export type MeasuredCall = z.output<typeof callSchema>;

/** What can't be measured here. All other numbers come from `measured.json`. */
export const assumptions = {
  /** Days a month on which a monthly user opens the app. */
  activeDays: 20,
  /** Times a month that a browser has no file of the site in its cache, new versions included. */
  wholeSiteLoads: 4,
  /** Mails for a forgotten password, by user and month. */
  mails: 0.05,
  /** Times a month that a user logs in: a session lasts 90 days, but there are several devices. */
  logins: 1,
  /**
   * Times a month that the dashboard is opened, its queries over the lines of the functions, and the share of
   * a month that each reads (12 hours of 30 days).
   */
  dashboard: { opened: 60, queries: 2, share: 1 / 60 },
  /** How Lambda looks for accounts to delete: so many at once, each so often. */
  queue: { pollers: 5, seconds: 20 },
  /** Share of calls that start a new function instance, and how long a start takes. */
  coldStarts: { share: 0.02, millis: 400 },
  /** A function of 1,024 MB has a bit more than half a processor; the measuring machine has a whole one. */
  slowness: 2,
  /** Measured medians are rounded up to a multiple of this: on a busy machine they are not more exact. */
  millisStep: 10,
  /** What Lambda itself logs of a call (start and report), and the line of the gateway's access log. */
  platformLogBytes: 900,
  accessLogBytes: 450,
  /** Logs are kept compressed. */
  logCompression: 0.15,
  /** Share of calls that X-Ray records, beyond the one a second that it always records. */
  traced: 0.05,
  /** Bytes of a response's headers, at CloudFront. */
  headerBytes: 900,
  /** Bytes that DynamoDB adds to each stored item when it bills storage. */
  itemOverhead: 100,
  /** How much busier the busiest second of a day is than the average one. */
  peak: 5,
  daysAMonth: 30,
} as const;

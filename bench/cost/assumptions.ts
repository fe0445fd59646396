/** What can't be measured here. Every other number comes from `measured.json`. */
export const assumptions = {
  /** Days a month on which a monthly user comes. */
  activeDays: 20,
  /** Times a month on which a browser has none of the site's files, new versions included. */
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
  /** Share of calls that meet a function that has to start, and how long that takes. */
  coldStarts: { share: 0.02, millis: 400 },
  /** A function of 1,024 MB has a bit more than half a processor, the measuring machine a whole one. */
  slowness: 2,
  /** To which measured medians are rounded up: a median of a busy machine is no better than that. */
  millisStep: 10,
  /** What Lambda itself logs of a call (start and report), and the line of the gateway's access log. */
  platformLogBytes: 900,
  accessLogBytes: 450,
  /** Logs are kept compressed. */
  logCompression: 0.15,
  /** Share of calls that X-Ray records; beyond one a second, which it always does. */
  traced: 0.05,
  /** Bytes of headers of an answer, at CloudFront. */
  headerBytes: 900,
  /** Bytes that DynamoDB adds to each stored item when it bills storage. */
  itemOverhead: 100,
  /** How much busier the busiest second of a day is than the mean one. */
  peak: 5,
  daysAMonth: 30,
} as const;

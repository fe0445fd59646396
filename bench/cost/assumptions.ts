/** What can't be measured here. All other numbers come from `measured.json`. */
export const assumptions = {
  /** Days per month on which a monthly user opens the app. */
  activeDays: 20,
  /** Times per month that a browser loads the whole site because nothing is cached, for example after a release. */
  wholeSiteLoads: 4,
  /** Mails for a forgotten password, per user and month. */
  mails: 0.05,
  /** Logins per month: a session lasts 90 days, but people use several devices. */
  logins: 1,
  /**
   * Times per month that the dashboard is opened, and its queries over the functions' logs. Each reads this share of
   * the month (12 hours of 30 days).
   */
  dashboard: { opened: 60, queries: 2, share: 1 / 60 },
  /** How Lambda polls for accounts to delete: the number of pollers, and the seconds between polls. */
  queue: { pollers: 5, seconds: 20 },
  /**
   * Share of users with reminders, how many minutes a day have some, and the devices of each. `peopleTogether`: how many
   * people share a message where there are a million users; at most ten do. `seconds`: how long the worker runs for one,
   * mostly waiting for push services.
   */
  reminders: {
    share: 0.3,
    looks: 2,
    devices: 1.5,
    peopleTogether: 10,
    seconds: 0.5,
    clockSeconds: 0.3,
  },
  /** Share of calls that start a new function instance, and how long a start takes. */
  coldStarts: { share: 0.02, millis: 400 },
  /** A function of 1,024 MB has a bit more than half a vCPU; the measuring machine has a whole one. */
  slowness: 2,
  /** Measured medians are rounded up to a multiple of this, since a busy machine is no more precise. */
  millisStep: 10,
  /** What Lambda itself logs per call (start and report), plus the gateway's access log line. */
  platformLogBytes: 900,
  accessLogBytes: 450,
  /** Logs are stored compressed. */
  logCompression: 0.15,
  /** Share of calls that X-Ray traces, beyond the one per second that it always traces. */
  traced: 0.05,
  /** Bytes of a response's headers at CloudFront. */
  headerBytes: 900,
  /** Bytes that DynamoDB adds to each stored item when it bills storage. */
  itemOverhead: 100,
  /** The busiest second of a day compared with the average one. */
  peak: 5,
  daysAMonth: 30,
} as const;

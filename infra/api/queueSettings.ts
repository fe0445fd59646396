const hours = 60 * 60;
const days = 24 * hours;

/** The longest retention that SQS supports, in seconds. */
export const longestRetention = 14 * days;

/** A queue and the function that handles its messages, in the cloud and locally. All times are in seconds. */
export type QueueSettings = {
  /** The environment variable that tells senders the queue's address. */
  readonly variable: string;
  /** How long the worker may take for one batch. */
  readonly workerSeconds: number;
  /**
   * How long a message stays hidden after a worker received it, even if the worker failed. Six times the worker's
   * timeout, as Lambda's developer guide recommends ("Configuring a queue to use with Lambda").
   */
  readonly invisibleSeconds: number;
  /** After this many failed deliveries, a message moves to the dead-letter queue. That raises an alarm. */
  readonly maxReceives: number;
  /** A worker gets at most this many messages per call. With more than one, it reports which messages failed. */
  readonly batchSize: number;
  /** At most this many workers run in parallel. */
  readonly atOnce: number;
  /** A message waits at most this long. */
  readonly retentionSeconds: number;
  /**
   * Lambda's reaction if a worker's own messages trigger it more than 16 times in a row. By default it stops the
   * worker. A worker with 'Allow' ends its chain itself.
   */
  readonly recursiveLoop?: 'Allow';
};

export const queueSettings = {
  /**
   * Accounts to delete. If the worker is interrupted, an account that needs one run is still deleted within five
   * minutes (30 + 180 + 30 s).
   */
  deletions: {
    variable: 'ACCOUNT_DELETIONS_URL',
    workerSeconds: 30,
    invisibleSeconds: 180,
    maxReceives: 5,
    batchSize: 1,
    // Leaves enough of the user pool's quotas for people who sign in.
    atOnce: 5,
    retentionSeconds: longestRetention,
    recursiveLoop: 'Allow',
  },
  /**
   * People who may have reminders now, up to ten per message. A failed message does no harm, because the clock
   * queues its people again each minute. Reminders that are over two hours late are not sent.
   */
  reminders: {
    variable: 'REMINDERS_URL',
    workerSeconds: 30,
    invisibleSeconds: 180,
    maxReceives: 3,
    batchSize: 1,
    // A million people in one minute are reminded within 13 minutes (docs/cost.md). Together with the workers of
    // deliveries, these workers leave 800 of the usual 1,000 concurrent executions to requests. An AWS account that
    // allows only 10 has none left for requests while more than 100 people are due. See the runbook, "Before the
    // first time".
    atOnce: 100,
    retentionSeconds: 2 * hours,
  },
  /**
   * Pushes and digests. A push service may take ten seconds, so a batch's messages are sent in parallel. A push
   * exists only as its message, so it is retried for half an hour.
   */
  deliveries: {
    variable: 'DELIVERIES_URL',
    workerSeconds: 20,
    invisibleSeconds: 120,
    maxReceives: 15,
    batchSize: 10,
    atOnce: 100,
    retentionSeconds: 3 * hours,
    // A push to a busy push service is tried twelve times. A message also inherits the chains of others in its
    // batch, so its own chain can be even longer.
    recursiveLoop: 'Allow',
  },
} as const satisfies Record<string, QueueSettings>;

export type QueueName = keyof typeof queueSettings;
export const queueNames = Object.keys(queueSettings) as readonly QueueName[];

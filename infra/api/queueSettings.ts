const hours = 60 * 60;
const days = 24 * hours;

/** The longest retention that SQS allows, in seconds. */
export const longestRetention = 14 * days;

/** A queue and the function that takes its messages, in the cloud and locally. Times are in seconds. */
export type QueueSettings = {
  /** The environment variable with the queue's address, for senders. */
  readonly variable: string;
  /** The timeout of the worker for one batch. */
  readonly workerSeconds: number;
  /**
   * How long a message is hidden while the worker handles it, and after the worker failed: six times the worker's
   * timeout, as Lambda's developer guide asks ("Configuring a queue to use with Lambda").
   */
  readonly invisibleSeconds: number;
  /** Failed deliveries after which a message goes to the dead-letter queue, which raises an alarm. */
  readonly maxReceives: number;
  /** The most messages that a worker gets at once. If it is more than one, the worker reports which of them failed. */
  readonly batchSize: number;
  /** How many workers run at once. */
  readonly atOnce: number;
  /** How long a message waits at most. */
  readonly retentionSeconds: number;
  /**
   * What Lambda does if a worker's own messages trigger it more than 16 times in a row. By default it stops the worker.
   * Workers that need more end their chains themselves.
   */
  readonly recursiveLoop?: 'Allow';
};

export const queueSettings = {
  /**
   * Accounts to delete. If a worker is interrupted, the account is still deleted within five minutes: 30 + 180 + 30
   * seconds.
   */
  deletions: {
    variable: 'ACCOUNT_DELETIONS_URL',
    workerSeconds: 30,
    invisibleSeconds: 180,
    maxReceives: 5,
    batchSize: 1,
    // The user pool's quotas must leave room for people who sign in.
    atOnce: 5,
    retentionSeconds: longestRetention,
    recursiveLoop: 'Allow',
  },
  /**
   * People who may have reminders now, up to ten in a message. A failed message is not urgent: the clock queues these
   * people again each minute. Reminders more than two hours late are not sent.
   */
  reminders: {
    variable: 'REMINDERS_URL',
    workerSeconds: 30,
    invisibleSeconds: 180,
    maxReceives: 3,
    batchSize: 1,
    // A million people in one minute are reminded within 13 minutes (docs/cost.md). Both workers leave 800 of the usual
    // 1,000 concurrent functions to people who are waiting. An account with only 10 has none left while more than 100
    // people are due: see the runbook, "Before the first time".
    atOnce: 100,
    retentionSeconds: 2 * hours,
  },
  /**
   * Pushes and digests. A push service may take ten seconds, and all messages of a batch are sent at once. A push
   * exists only as a message, so it is delivered again for half an hour.
   */
  deliveries: {
    variable: 'DELIVERIES_URL',
    workerSeconds: 20,
    invisibleSeconds: 120,
    maxReceives: 15,
    batchSize: 10,
    atOnce: 100,
    retentionSeconds: 3 * hours,
    // A busy push service is tried twelve times. But a message inherits the chain of others in its batch, so the chain
    // can be longer.
    recursiveLoop: 'Allow',
  },
} as const satisfies Record<string, QueueSettings>;

export type QueueName = keyof typeof queueSettings;
export const queueNames = Object.keys(queueSettings) as readonly QueueName[];

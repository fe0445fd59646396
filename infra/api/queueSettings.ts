/**
 * The queue of account deletions, in the cloud and locally. After a worker was interrupted, the next one starts after
 * `invisibleSeconds`. So even then an account is deleted within five minutes: 30 + 180 + 30 seconds.
 */
export const queueSettings = {
  /** The most seconds that the worker takes for one message. */
  workerSeconds: 30,
  /** Six times the timeout, as Lambda's developer guide asks ("Configuring a queue to use with Lambda"). */
  invisibleSeconds: 180,
  /** Failed deliveries after which a message goes to the dead-letter queue, which raises an alarm. */
  deliveries: 5,
  /**
   * What Lambda does with a worker that its own messages trigger more than 16 times in a row. By default it stops it,
   * but a large account takes more. The worker itself ends a chain that is too long.
   */
  recursiveLoop: 'Allow',
} as const;

/**
 * The queue of people with reminders. A message that fails is not urgent: until its people are reminded, the clock
 * queues them again each minute. The worker sends nothing to the queue, so that Lambda sees no loop.
 */
export const reminderQueueSettings = {
  /** A push service may take ten seconds. A person's devices are reached at once: about habits, and then about a timer. */
  workerSeconds: 30,
  invisibleSeconds: 180,
  deliveries: 3,
  /**
   * How many messages are worked on at once. Each has up to ten people and takes about half a second: about 400 people
   * a second, and most of a new account's functions stay free for people who are waiting.
   */
  atOnce: 20,
} as const;

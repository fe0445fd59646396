/**
 * The queue of account deletions, in the cloud and locally alike. A worker that was cut off is followed by the next
 * after `invisibleSeconds`, so that an account is gone within five minutes also then: 30 + 180 + 30 seconds.
 */
export const queueSettings = {
  /** The longest that the worker takes for one message. */
  workerSeconds: 30,
  /** Six times as long, as Lambda's developer guide asks ("Configuring a queue to use with Lambda"). */
  invisibleSeconds: 180,
  /** Deliveries that may fail before the message is put aside, which rings an alarm. */
  deliveries: 5,
  /**
   * What Lambda does with a worker that its own messages call again, 16 times in a row. It stops them by default,
   * and a large account takes more; the worker itself ends a chain that is too long.
   */
  recursiveLoop: 'Allow',
} as const;

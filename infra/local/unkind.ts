import type { IncomingMessage } from 'node:http';

/**
 * With CAIRN_UNKIND=1 the stand-ins do what AWS may do: each of these happens once in so many cases. They are counted, not
 * random, so a run can be repeated, and the SDK's next try passes.
 */
const oneIn = {
  /** Queues deliver at least once ("Amazon SQS at-least-once delivery", developer guide). */
  duplicate: 3,
  /** `RequestThrottled` of SendMessage. */
  queueThrottle: 20,
  /** `TooManyRequestsException` of Cognito. */
  identityThrottle: 20,
  /** `ProvisionedThroughputExceededException` of DynamoDB. */
  tableThrottle: 100,
  /** Schedules call at least once (EventBridge Scheduler user guide). */
  secondTick: 4,
  /** SES accepts no mail while the quota is full. */
  fullQuota: 3,
} as const;

const seen: Partial<Record<keyof typeof oneIn, number>> = {};

const isUnkind = (): boolean => process.env.CAIRN_UNKIND === '1';

/** Whether it happens this time. */
export const strikes = (what: keyof typeof oneIn): boolean => {
  if (!isUnkind()) return false;
  seen[what] = (seen[what] ?? 0) + 1;
  return seen[what] % oneIn[what] === 0;
};

/** A standard queue keeps no order. */
export const inQueueOrder = <T>(all: readonly T[]): readonly T[] =>
  isUnkind() ? all.toReversed() : all;

/** Schedules are precise to a minute: this many milliseconds late. */
export const scheduleDelay = (): number => (isUnkind() ? Math.random() * 59_000 : 0);

/** "Total combined size of request line and header values" (quotas of HTTP APIs). */
const maxHeaderBytes = 10_240;

export const hasTooLongHeaders = (request: IncomingMessage): boolean => {
  if (!isUnkind()) return false;
  const { method = '', url = '', httpVersion, rawHeaders } = request;
  const values = rawHeaders.filter((_, index) => index % 2 === 1);
  const size = Buffer.byteLength([`${method} ${url} HTTP/${httpVersion}`, ...values].join(''));
  return size > maxHeaderBytes;
};

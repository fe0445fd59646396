import type { IncomingMessage } from 'node:http';

/**
 * With CAIRN_UNKIND=1, the stand-ins do what AWS sometimes does. Each fault happens in every n-th case, not at random.
 * So a run can be repeated, and the SDK's next try succeeds. Only `fullQuota` may last longer.
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

/** Counts a case of the fault. Returns whether the fault happens in this case. */
export const strikes = (what: keyof typeof oneIn): boolean => {
  if (!isUnkind()) return false;
  seen[what] = (seen[what] ?? 0) + 1;
  return seen[what] % oneIn[what] === 0;
};

/** The messages in the order of delivery. A standard queue does not keep their order. */
export const inQueueOrder = <T>(all: readonly T[]): readonly T[] =>
  isUnkind() ? all.toReversed() : all;

/** How many milliseconds late a schedule fires. Schedules are precise only to a minute. */
export const scheduleDelay = (): number => (isUnkind() ? Math.random() * 59_000 : 0);

/** The limit for "Total combined size of request line and header values" (quotas of HTTP APIs). */
const maxHeaderBytes = 10_240;

export const hasTooLongHeaders = (request: IncomingMessage): boolean => {
  if (!isUnkind()) return false;
  const { method = '', url = '', httpVersion, rawHeaders } = request;
  const values = rawHeaders.filter((_, index) => index % 2 === 1);
  const size = Buffer.byteLength([`${method} ${url} HTTP/${httpVersion}`, ...values].join(''));
  return size > maxHeaderBytes;
};

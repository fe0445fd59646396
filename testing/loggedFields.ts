/** Fields of the lines that queries of the runbook ask for, by the line's message. */
export const loggedFields = {
  request: ['level', 'message', 'route', 'userId', 'status', 'latency', 'readUnits', 'writeUnits'],
  /** What lines of /api/auth say besides. */
  auth: ['viewerAddress'],
  failure: ['level', 'message', 'route', 'error.name', 'error.cause.name'],
  resetCodeNotSent: ['level', 'message', 'cause.name', 'cause.message'],
  /** What Lambda itself logs, with the log format JSON. */
  platform: [
    'type',
    'record.status',
    'record.errorType',
    'record.metrics.durationMs',
    'record.metrics.maxMemoryUsedMB',
  ],
} as const;

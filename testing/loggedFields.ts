/** The fields of log lines that the runbook's queries use, by the message of the line. */
export const loggedFields = {
  request: ['level', 'message', 'route', 'userId', 'status', 'latency', 'readUnits', 'writeUnits'],
  /** Additional fields in the lines of /api/auth. */
  auth: ['viewerAddress'],
  failure: ['level', 'message', 'route', 'error.name', 'error.cause.name'],
  resetCodeNotSent: ['level', 'message', 'cause.name', 'cause.message'],
  pushNotAccepted: ['level', 'message', 'pushService', 'pushStatus', 'cause'],
  delivery: ['level', 'message', 'about', 'result', 'pushService', 'late', 'failed'],
  personNotReminded: ['level', 'message', 'error.name', 'error.cause.name'],
  digestNotSent: ['level', 'message', 'error.name', 'error.message'],
  mailFeedback: ['level', 'message', 'kind'],
  /** The fields of Lambda's own lines, with the log format JSON. */
  platform: [
    'type',
    'record.status',
    'record.errorType',
    'record.metrics.durationMs',
    'record.metrics.maxMemoryUsedMB',
  ],
} as const;
